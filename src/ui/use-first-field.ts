import { type RefObject, useEffect, useEffectEvent } from 'react';

const fields = ':is(input:not([type=radio], [type=checkbox], [type=file]), textarea)';

/** The first field of a form has the focus when the form opens: whoever came to type can type. Page then leaves it there. */
export function useFirstField(form: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const focus = useEffectEvent(() => {
    // What somebody has gone to before the scripts were there keeps it.
    const isTaken = document.activeElement?.closest('main form') !== null && document.activeElement !== null;
    if (isWanted && !isTaken) form.current?.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
  });
  useEffect(function focusFirstField() {
    focus();
  }, []);
}
