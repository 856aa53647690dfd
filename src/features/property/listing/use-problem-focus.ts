import { type RefObject, useEffect, useState } from 'react';

/** Moves the focus to the first field of a form with a problem, after the problems are rendered. */
export function useProblemFocus(place: RefObject<HTMLFormElement | null>): () => void {
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function focusFirst() {
      if (attempt > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
    },
    [attempt, place],
  );
  return () => setAttempt((before) => before + 1);
}
