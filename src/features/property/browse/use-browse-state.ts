import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { sameEntry } from '#ui/history-entry.ts';
import { readAddress } from '../../../paths.ts';
import { type BrowseState, readBrowseState, writeBrowseState } from './browse-state.ts';
import type { BrowseChange } from './filter-rules.ts';

/** `push` makes a history entry; `replace` is for changes while somebody types or moves the map. */
export type ChangeBrowseState = (change: BrowseChange, how?: 'push' | 'replace') => void;

export function useBrowseState(): [BrowseState, ChangeBrowseState] {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readBrowseState(query), [query]);
  const change = useCallback<ChangeBrowseState>(
    (changed, how = 'push') => {
      // During a navigation this screen is still mounted: a map that stops moving must not navigate back.
      if (readAddress(window.location.pathname).address !== pathname) return;
      // Read from the address, not from the last render: several changes may come before a render.
      const now = readBrowseState(new URLSearchParams(window.location.search));
      setQuery(writeBrowseState({ ...now, ...changed }), {
        ...(how === 'replace' ? { replace: true, state: sameEntry() } : {}),
        preventScrollReset: true,
      });
    },
    [setQuery, pathname],
  );
  return [state, change];
}
