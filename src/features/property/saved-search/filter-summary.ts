import { formatArea, formatBedroomChoice, formatPesos } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { type ConditionName, conditionsAsked, type ListingFilters } from '../../../contract/property/browse.ts';
import { readWords } from '../../../contract/search-words.ts';
import { shapesOf } from '../../../contract/services/results-query.ts';
import { conditionWord, useWordNames } from '../browse/condition-word.ts';

/** The filters of a saved search, in a few words each. */
export function useFilterSummary(filters: ListingFilters): string[] {
  const words = useWords('saved-search');
  const browse = useWords('browse');
  const wordName = useWordNames(filters);
  const { category, type, dealType, bedrooms, q = '' } = filters;
  const range = (least = 0, most = 0, written: (value: number) => string): string[] => {
    if (least === 0 && most === 0) return [];
    if (most === 0) return [browse('active.from', { value: written(least) })];
    if (least === 0) return [browse('active.to', { value: written(most) })];
    return [`${written(least)} – ${written(most)}`];
  };
  const areas = shapesOf(filters).length;
  return [
    ...(category === 'all' ? [] : [browse(`categories.${category}`)]),
    ...(type === undefined ? [] : [browse(`types.${type}`)]),
    ...(dealType === undefined ? [] : [browse(`filters.${dealType}`)]),
    ...(Object.keys(conditionsAsked(filters, category)) as ConditionName[]).map((name) =>
      conditionWord(browse, name, filters[name]),
    ),
    ...(bedrooms === undefined
      ? []
      : [browse('filters.bedroomsNamed', { count: bedrooms, number: formatBedroomChoice(bedrooms) })]),
    ...range(filters.priceMin, filters.priceMax, (value) => formatPesos(value)),
    ...range(filters.areaMin, filters.areaMax, (value) => formatArea(value)),
    ...readWords(q).map(wordName),
    ...(areas === 0 ? [] : [words('list.areas', { count: areas })]),
  ];
}
