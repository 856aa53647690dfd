import { formatBedroomChoice } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import type { ConditionName } from '../../../contract/property/browse.ts';
import { type BrowseCategory, isProviderCategory } from '../../../contract/property/taxonomy.ts';
import { roomsAsked, type WordPart } from '../../../contract/search-words.ts';

/** A condition in words, as it is asked for; undefined where it is not. */
export const conditionWord = (
  words: ReturnType<typeof useWords<'browse'>>,
  name: ConditionName,
  wish: boolean | undefined,
): string =>
  name === 'furnished'
    ? words(`filters.furnished.${wish === undefined ? 'any' : wish ? 'yes' : 'no'}`)
    : words(`filters.${name}`);

/** What is understood of words; among providers they are only words. */
export function useWordNames({ category }: { category: BrowseCategory }): (part: WordPart) => string {
  const words = useWords('browse');
  return (part) => {
    if (part.means === 'words' || isProviderCategory(category)) return words('active.words', { words: part.typed });
    if (part.means === 'kind') return words(`categories.${part.category}`);
    if (part.means === 'deal') return words(`filters.${part.dealType}`);
    if (part.means === 'studio') return words('card.studio');
    const bedrooms = roomsAsked(part.bedrooms);
    return words('filters.bedroomsNamed', { count: bedrooms, number: formatBedroomChoice(bedrooms) });
  };
}
