import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { indexOfEntry, sameEntry } from './history-entry.ts';

/**
 * Back closes what lies over the page instead of leaving it: a step of the same address is added while it is open. It is
 * taken away again when it closes otherwise, unless the address has changed meanwhile: then Back undoes that change.
 */
export function useBackCloses(onClose: () => void): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const added = useRef<{ index: number; href: string }>(undefined);
  const removal = useRef<ReturnType<typeof setTimeout>>(undefined);
  const addStep = useEffectEvent(() => {
    clearTimeout(removal.current);
    if (added.current !== undefined) return;
    void navigate({ search, hash }, { state: sameEntry() });
    added.current = { index: indexOfEntry(), href: location.href };
  });
  // A moment later: in development React runs each effect twice.
  const removeStep = useEffectEvent(() => {
    removal.current = setTimeout(() => {
      const { index, href } = added.current ?? {};
      if (indexOfEntry() === index && location.href === href) void navigate(-1);
    });
  });
  const close = useEffectEvent(onClose);
  useEffect(function closeOnBack() {
    addStep();
    const hear = (): void => {
      if (added.current !== undefined && indexOfEntry() < added.current.index) close();
    };
    addEventListener('popstate', hear);
    return () => {
      removeEventListener('popstate', hear);
      removeStep();
    };
  }, []);
}
