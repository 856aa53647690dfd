import type { ListingFilters } from '../../../../src/contract/property/browse.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';
import { areaWords, searchFacts } from './search-messages.ts';

export interface Confirmed {
  siteUrl: string;
  url: string;
  filters: ListingFilters;
  areaPicture: string | undefined;
}

/** Without the search's name: what a stranger types must not be sent to other people's addresses. */
export const confirmationMail = (language: Language, { siteUrl, url, filters, areaPicture }: Confirmed): Letter =>
  letterOf(language, wordsIn(language).property['saved-search'].confirmation, {
    values: { siteUrl },
    facts: { search: searchFacts(language, filters) },
    ...(areaPicture === undefined ? {} : { picture: { url: areaPicture, alt: areaWords(language) } }),
    url,
  });
