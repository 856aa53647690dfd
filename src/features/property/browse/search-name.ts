import type { BrowseState } from './browse-state.ts';
import { activeFilters, type FilterName } from './filter-rules.ts';

const nameMaximum = 120;
const inSubject: readonly FilterName[] = ['category', 'type', 'dealType', 'isFavorites'];

/** The subject of a search, with or without a deal type: "Condominium for rent". */
export type SubjectWords = (what: 'category' | 'type' | 'all', deal: BrowseState['dealType']) => string;

/** The suggested name of a saved search: "Condominium for rent, 2 drawn areas". */
export function searchNameOf(state: BrowseState, subject: SubjectWords, nameOf: (name: FilterName) => string): string {
  const what = state.category !== 'all' ? 'category' : state.type !== undefined ? 'type' : 'all';
  const others = activeFilters(state).filter((name) => !inSubject.includes(name));
  return [subject(what, state.dealType), ...others.map(nameOf)].join(', ').slice(0, nameMaximum).trim();
}
