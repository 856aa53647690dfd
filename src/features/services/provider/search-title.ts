import type { wordsOf } from '#i18n/i18n.ts';
import type { Place } from '../../../contract/services/provider.ts';
import { isServiceGroup, type ServiceName } from '../../../contract/services/service-taxonomy.ts';

interface Words {
  words: ReturnType<typeof wordsOf<'services'>>;
  names: ReturnType<typeof wordsOf<'service-names'>>;
}

/** `10115 Berlin`; `10115` where only the digits are known, `Daun` where a name was asked for. */
export const whereOf = ({ code, name }: Place): string => [code, name].filter((part) => part !== null).join(' ');

/** The same where the name alone could be another place's: `Baden (Niederösterreich)`. */
export const whereAmongOthers = (place: Place): string =>
  place.region === null ? whereOf(place) : `${whereOf(place)} (${place.region})`;

interface Searched {
  service: ServiceName | undefined;
  name: string;
}

/** What is searched and where: `Friseur rund um 10115 Berlin`. Without a place it is the name of a business. */
export function searchTitle({ words, names }: Words, { service, name }: Searched, place: Place | null): string {
  if (place === null) return words('titleNamed', { name });
  const where = whereOf(place);
  if (service === undefined) return words('titleAt', { where });
  const wanted = isServiceGroup(service) ? names(`groups.${service}`) : names(`names.${service}`);
  return words('titleOf', { service: wanted, where });
}
