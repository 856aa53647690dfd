import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { previewLetters } from '../../../contract/admin/admin-case.ts';
import type { AnswerOf, AskOf } from '../../../contract/endpoint.ts';

interface Shown {
  /** Of which draft. */
  of: string;
  letters?: AnswerOf<typeof previewLetters>['letters'];
  problem?: string;
}

/** Nobody reads a letter while its sentence is still being typed. */
const pause = 400;

/** The letters of a decision that could be sent as it stands; undefined while they are on their way. */
export function useLetters(drafted: unknown): Omit<Shown, 'of'> {
  const of = drafted === undefined ? '' : JSON.stringify(drafted);
  const [shown, setShown] = useState<Shown>();
  useEffect(
    function askAfterPause() {
      if (of === '') return undefined;
      const stop = new AbortController();
      const ask = async (): Promise<void> => {
        try {
          const body = JSON.parse(of) as AskOf<typeof previewLetters>['body'];
          const { letters } = await call(previewLetters, { body }, { signal: stop.signal });
          setShown({ of, letters });
        } catch (problem) {
          if (problem instanceof ApiError) setShown({ of, problem: problem.sentence });
        }
      };
      const timer = setTimeout(() => void ask(), pause);
      return () => {
        clearTimeout(timer);
        stop.abort();
      };
    },
    [of],
  );
  return shown?.of === of ? shown : {};
}
