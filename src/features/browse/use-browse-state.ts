import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BrowseState, readBrowseState, writeBrowseState } from './browse-state.ts';
import type { BrowseChange } from './filter-rules.ts';

/** `push` makes a step that Back takes back; `replace` is for what changes while one types or moves the map. */
export type ChangeBrowseState = (change: BrowseChange, how?: 'push' | 'replace') => void;

export function useBrowseState(): [BrowseState, ChangeBrowseState] {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readBrowseState(query), [query]);
  const change = useCallback<ChangeBrowseState>(
    (changed, how = 'push') => {
      // The address bar, not the last render: several changes may come before React has rendered one.
      const now = readBrowseState(new URLSearchParams(window.location.search));
      setQuery(writeBrowseState({ ...now, ...changed }), { replace: how === 'replace', preventScrollReset: true });
    },
    [setQuery],
  );
  return [state, change];
}
