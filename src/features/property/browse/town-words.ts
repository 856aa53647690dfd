import { formatKilometres, formatNumber, formatPesos } from '#i18n/format.ts';
import type { wordsOf } from '#i18n/i18n.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { getPropertyTown } from '../../../contract/property/browse-town.ts';
import { writeShapes } from '../../../contract/shape-text.ts';
import { paths } from '../../../paths.ts';

export type PropertyTown = AnswerOf<typeof getPropertyTown>;

type Words = ReturnType<typeof wordsOf<'towns'>>;

/** `34 for sale from ₱2,100,000`, `12 for rent from ₱12,000 per month`; only the number where nothing is bought or rented. */
export const factsOf = (words: Words, { total, deals }: PropertyTown): string[] =>
  deals.length === 0
    ? [words('property.found', { count: total, number: formatNumber(total) })]
    : deals.map(({ dealType, total: count, fromPrice }) =>
        fromPrice === null
          ? words(`property.${dealType}NoPrice`, { number: formatNumber(count) })
          : words(`property.${dealType}`, {
              number: formatNumber(count),
              price: formatPesos(fromPrice, { perMonth: dealType === 'rent' }),
            }),
      );

/** `im Umkreis von 4 km`: some of it lies in the next city. */
export const aroundOf = (words: Words, { radiusMetres }: PropertyTown['town']): string =>
  words('property.around', { distance: formatKilometres(radiusMetres / 1000) });

/** The search that finds the same, on the map. */
export const searchOf = ({ latitude, longitude, radiusMetres }: PropertyTown['town'], category: string): string =>
  paths.home({
    category,
    area: writeShapes([{ type: 'circle', center: { lat: latitude, lng: longitude }, radius: radiusMetres }]),
    view: 'map',
  });
