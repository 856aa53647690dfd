import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readServicesState, type ServicesState, writeServicesState } from './services-state.ts';

export type ChangeServicesState = (change: Partial<ServicesState>) => void;

/** The state lives in the address; each change is a step that Back takes back. */
export function useServicesState(): [ServicesState, ChangeServicesState] {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readServicesState(query), [query]);
  const change = useCallback<ChangeServicesState>(
    (changed) => {
      // The address bar, not the last render: several changes may come before React has rendered one.
      const now = readServicesState(new URLSearchParams(window.location.search));
      setQuery(writeServicesState({ ...now, ...changed }), { preventScrollReset: true });
    },
    [setQuery],
  );
  return [state, change];
}
