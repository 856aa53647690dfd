import { type RefObject, useEffect, useRef, useState } from 'react';

interface ProblemFocus {
  place: RefObject<HTMLFormElement | null>;
  focusFirstProblem: () => void;
}

/** Moves the focus to the first field with a problem, after the problems are rendered. */
export function useProblemFocus(): ProblemFocus {
  const place = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function focusFirst() {
      if (attempt > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
    },
    [attempt],
  );
  return { place, focusFirstProblem: () => setAttempt((before) => before + 1) };
}
