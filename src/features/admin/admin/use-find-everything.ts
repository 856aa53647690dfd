import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** The number of a report; everything else is looked for among accounts, whose search knows telephone, invoice and id. */
const isReport = (typed: string): boolean => /^r-/i.test(typed);

/** The search for everything: Ctrl or ⌘ with K goes to it. */
export function useFindEverything(): { place: RefObject<HTMLDivElement | null>; go: (typed: string) => void } {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(function listenForKeys() {
    const goThere = (event: KeyboardEvent): void => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      place.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, []);
  const go = (typed: string): void => {
    if (typed !== '') void navigate(paths.admin(isReport(typed) ? 'reports' : 'accounts', { search: typed }));
  };
  return { place, go };
}
