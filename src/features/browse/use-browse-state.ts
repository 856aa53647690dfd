import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readAddress } from '../../paths.ts';
import { sameEntry } from '../../ui/history-entry.ts';
import { type BrowseState, readBrowseState, writeBrowseState } from './browse-state.ts';
import type { BrowseChange } from './filter-rules.ts';

/** `push` makes a step that Back takes back; `replace` is for what changes while one types or moves the map. */
export type ChangeBrowseState = (change: BrowseChange, how?: 'push' | 'replace') => void;

export function useBrowseState(): [BrowseState, ChangeBrowseState] {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readBrowseState(query), [query]);
  const change = useCallback<ChangeBrowseState>(
    (changed, how = 'push') => {
      // On the way to another screen this one is still there: a map coming to rest must not call the person back.
      if (readAddress(window.location.pathname).address !== pathname) return;
      // The address bar, not the last render: several changes may come before React has rendered one.
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
