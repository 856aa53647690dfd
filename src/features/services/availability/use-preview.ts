import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useAnswer } from '../../../api/query.ts';
import { previewAvailability } from '../../../contract/services/availability.ts';

const pauseMilliseconds = 400;

/** The next two weeks with what the form says, a moment after it was changed. What is not sound keeps the last sound one. */
export function usePreview(draft: Record<string, unknown>) {
  const written = JSON.stringify(draft);
  const [asked, setAsked] = useState(written);
  useEffect(
    function waitForPause() {
      if (!z.safeParse(previewAvailability.body, JSON.parse(written)).success) return undefined;
      const timer = setTimeout(() => setAsked(written), pauseMilliseconds);
      return () => clearTimeout(timer);
    },
    [written],
  );
  return useAnswer(
    previewAvailability,
    { body: JSON.parse(asked) },
    { isAskedAnew: true, placeholder: (before) => before },
  );
}
