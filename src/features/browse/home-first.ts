import { firstPageQuestion } from '../../api/query.ts';
import type { FirstQuestion } from '../../api/written-answers.ts';
import { type ListingPage, listListings } from '../../contract/listing.ts';
import { wordsOf } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import type { PageHead } from '../../ui/page-head.ts';
import { readBrowseState } from './browse-state.ts';
import { isLong, questionOf } from './question.ts';

// /home as the server sees it, which writes its first HTML.

const stateOf = (address: URL) => readBrowseState(address.searchParams);

/** What it asks first; nothing where the browser asks by itself: for its own favourites, or with a body. */
export function homeQuestion(address: URL): FirstQuestion | undefined {
  const state = stateOf(address);
  const query = questionOf(state);
  return state.isFavorites || isLong(query) ? undefined : firstPageQuestion(listListings, { query });
}

/** The map only the browser can show. */
export const isHomeKnown = (address: URL): boolean =>
  stateOf(address).view === 'list' && homeQuestion(address) !== undefined;

/** Of the countless combinations of filters only the main ones are pages of their own. */
export function homeHead(address: URL, found: ListingPage | undefined): PageHead {
  const words = wordsOf('browse');
  const { category, type, dealType } = stateOf(address);
  return {
    title: words('title'),
    description: words('about'),
    path: paths.home({ category: category === 'all' ? undefined : category, type, dealType }),
    image: found?.items[0]?.images[0]?.url,
  };
}
