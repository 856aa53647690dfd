import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sameEntry } from '#ui/history-entry.ts';
import { readAddress } from '../../paths.ts';

/** The router does not hear of a step back during hydration, so it is told afterwards (hydration/recorded-actions.ts). */
export function useMissedStep(): void {
  const navigate = useNavigate();
  const shown = useLocation();
  const isFirst = useRef(true);
  useEffect(
    function catchUp() {
      if (!isFirst.current) return;
      isFirst.current = false;
      const { pathname, search, hash } = window.location;
      const { address } = readAddress(pathname + search);
      if (address !== shown.pathname + shown.search)
        void navigate(address + hash, { replace: true, state: sameEntry() });
    },
    [navigate, shown],
  );
}
