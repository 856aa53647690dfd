import { formatKilometres, formatMoney, formatNumber } from '#i18n/format.ts';
import type { wordsOf } from '#i18n/i18n.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { getServiceTown } from '../../../contract/services/provider-town.ts';
import { paths } from '../../../paths.ts';

export type ServiceTown = AnswerOf<typeof getServiceTown>;

type Words = ReturnType<typeof wordsOf<'towns'>>;

/** `12 Betriebe im Umkreis von 15 km`, `ab 25 €`. */
export function factsOf(words: Words, { total, town, cheapest }: ServiceTown): string[] {
  const number = formatNumber(total);
  const found = words('services.found', {
    count: total,
    number,
    distance: formatKilometres(town.radiusMetres / 1000),
  });
  // In Switzerland no price is a price "from".
  if (cheapest === null || currencyOfZone(cheapest.timeZone) === 'CHF') return [found];
  const price = formatMoney(cheapest.priceCents / 100, currencyOfZone(cheapest.timeZone));
  return [found, words(cheapest.priceUnit === 'hour' ? 'services.fromHour' : 'services.from', { price })];
}

/** The search that finds the same, and lets one choose more. */
export const searchOf = ({ name, region, radiusMetres }: ServiceTown['town'], service: string): string =>
  paths.services({
    place: name === region ? name : `${name}, ${region}`,
    service,
    radius: String(Math.round(radiusMetres / 1000)),
  });
