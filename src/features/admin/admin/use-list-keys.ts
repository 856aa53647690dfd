import { type RefObject, useEffect } from 'react';
import { isKeyForDesk } from './desk-keys.ts';

const steps: Record<string, number> = { j: 1, k: -1 };

const handleOf = (entry: Element): HTMLElement | null => entry.querySelector<HTMLElement>('a[href], button, summary');

/**
 * J and K go from entry to entry of a list, to the first thing that each offers; a slash goes to the search. Not while somebody
 * types, nor behind an open dialog.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(
    function listenForKeys() {
      const go = (event: KeyboardEvent): void => {
        const at = event.target instanceof Element ? event.target : null;
        if (!isKeyForDesk(event)) return;
        const step = steps[event.key];
        const entries = [...(list.current?.children ?? [])];
        const next = step === undefined ? undefined : entries[entries.findIndex((entry) => entry.contains(at)) + step];
        const aim =
          event.key === '/'
            ? document.querySelector<HTMLElement>('[data-list-search] input')
            : next === undefined
              ? null
              : handleOf(next);
        if (aim === null) return;
        event.preventDefault();
        aim.focus();
        // Beside the list the case follows the line that has the focus.
        if (aim.dataset['opens'] === 'true' && matchMedia('(min-width: 1280px)').matches) aim.click();
      };
      document.addEventListener('keydown', go);
      return () => document.removeEventListener('keydown', go);
    },
    [list],
  );
}
