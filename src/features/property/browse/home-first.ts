import { wordsOf } from '#i18n/i18n.ts';
import type { PageHead } from '#ui/page-head.ts';
import { listOf } from '#ui/structured-data.ts';
import { firstPageQuestion } from '../../../api/query.ts';
import type { FirstQuestion } from '../../../api/written-answers.ts';
import { type ListingPage } from '../../../contract/property/browse.ts';
import { listListings } from '../../../contract/property/browse-listings.ts';
import { paths } from '../../../paths.ts';
import { readBrowseState } from './browse-state.ts';
import { isLong, questionOf } from './question.ts';

// /home for the server, which writes its first HTML.

const stateOf = (address: URL) => readBrowseState(address.searchParams);

/** The first question; undefined if only the browser can ask it: for its favourites, or with a body. */
export function homeQuestion(address: URL): FirstQuestion | undefined {
  const state = stateOf(address);
  const query = questionOf(state);
  return state.isFavorites || isLong(query) ? undefined : firstPageQuestion(listListings, { query });
}

/** Whether the server can write the content: only the browser can show the map. */
export const isHomeKnown = (address: URL): boolean =>
  stateOf(address).view === 'list' && homeQuestion(address) !== undefined;

/** The metadata. Only the main combinations of filters are pages of their own for search engines. */
export function homeHead(address: URL, found: ListingPage | undefined): PageHead {
  const words = wordsOf('browse');
  const { category, type, dealType } = stateOf(address);
  return {
    title: words('title'),
    description: words('about'),
    path: paths.home({ category: category === 'all' ? undefined : category, type, dealType }),
    image: found?.items[0]?.images[0]?.url,
    things: (addresses) =>
      found === undefined
        ? []
        : [
            listOf(
              found.items.map(({ id }) => paths.property(id)),
              addresses,
            ),
          ],
  };
}
