import type { BrowseState } from './browse-state.ts';
import { activeFilters, type FilterName } from './filter-rules.ts';

const nameMaximum = 120;
const inSubject: readonly FilterName[] = ['category', 'type', 'dealType', 'isFavorites'];

/** What a search is about, with or without a deal: "Condominium for rent". */
export type SubjectWords = (what: 'category' | 'type' | 'all', deal: BrowseState['dealType']) => string;

/** A name that a search may be saved under: "Condominium for rent, 2 drawn areas". */
export function searchNameOf(state: BrowseState, subject: SubjectWords, nameOf: (name: FilterName) => string): string {
  const what = state.category !== 'all' ? 'category' : state.type !== undefined ? 'type' : 'all';
  const others = activeFilters(state).filter((name) => !inSubject.includes(name));
  return [subject(what, state.dealType), ...others.map(nameOf)].join(', ').slice(0, nameMaximum).trim();
}
