import type { ListingFilters } from '../../../../src/contract/property/browse.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Fact } from '../../../ground/letter.ts';
import { counted, filled, wordsIn } from '../../../ground/words.ts';

const wordsOf = (language: Language) => wordsIn(language).property['saved-search'].search;

/** What is searched for, by what was chosen alone: nothing that a stranger has typed. */
export function searchFacts(language: Language, filters: ListingFilters): Fact[] {
  const words = wordsOf(language);
  const { category, type, dealType, bedrooms, area = [] } = filters;
  const number = (value: number): string => value.toLocaleString(language === 'de' ? 'de-DE' : 'en-PH');
  const span = (least: number | undefined, most: number | undefined, said: (value: string) => string): string =>
    [
      least && filled(words.least, { value: said(number(least)) }),
      most && filled(words.most, { value: said(number(most)) }),
    ]
      .filter(Boolean)
      .join(' ');
  const what = category === 'all' && type !== undefined ? words.types[type] : words.categories[category];
  const { kind, price, floor, rooms, area: areas } = words.facts;
  const facts: Fact[] = [
    [kind, dealType === undefined ? what : `${what} ${words.deals[dealType]}`],
    [price, span(filters.priceMin, filters.priceMax, (pesos) => `₱${pesos}`)],
    [floor, span(filters.areaMin, filters.areaMax, (metres) => `${metres} m²`)],
    [rooms, bedrooms === undefined ? '' : filled(words.bedrooms, { count: bedrooms })],
    [areas, area.length === 0 ? '' : counted(words.shapes, area.length)],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The words beside the picture of the drawn areas. */
export const areaWords = (language: Language): string => wordsOf(language).map;
