import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayThere } from '#i18n/format-moment.ts';
import { usePresent } from '#ui/present.ts';
import { readServicesState, type ServicesState, writeServicesState } from './services-state.ts';

/** `replace`: instead of another step of the history. */
export type ChangeServicesState = (change: Partial<ServicesState>, how?: { replace: boolean }) => void;

/** The state lives in the address. Each change makes a history entry. */
export function useServicesState(): [ServicesState, ChangeServicesState] {
  const [query, setQuery] = useSearchParams();
  const today = dayThere(usePresent());
  const state = useMemo(() => readServicesState(query, today), [query, today]);
  const change = useCallback<ChangeServicesState>(
    (changed, { replace } = { replace: false }) => {
      // Read from the address, not from the last render: several changes may come before a render.
      const now = readServicesState(new URLSearchParams(window.location.search), dayThere(Date.now()));
      setQuery(writeServicesState({ ...now, ...('service' in changed ? { unknownService: '' } : {}), ...changed }), {
        preventScrollReset: true,
        replace,
      });
    },
    [setQuery],
  );
  return [state, change];
}
