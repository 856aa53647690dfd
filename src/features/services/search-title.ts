import type { Place } from '../../contract/provider.ts';
import { isServiceGroup, type ServiceName } from '../../contract/service-taxonomy.ts';
import type { wordsOf } from '../../i18n/i18n.ts';

interface Words {
  words: ReturnType<typeof wordsOf<'services'>>;
  names: ReturnType<typeof wordsOf<'service-names'>>;
}

/** What is searched and where: `Friseur rund um 10115 Berlin`. */
export function searchTitle({ words, names }: Words, service: ServiceName | undefined, { code, name }: Place): string {
  if (service === undefined) return words('titleAt', { code, place: name });
  const wanted = isServiceGroup(service) ? names(`groups.${service}`) : names(`names.${service}`);
  return words('titleOf', { service: wanted, code, place: name });
}
