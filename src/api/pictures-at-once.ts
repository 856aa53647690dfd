import { ApiError } from './api-error.ts';
import { isPassing } from './query.ts';

/** For pictures that are uploaded at once, so that nothing has to outlive a reload. */
export const uploadedAtOnce = {
  keeper: {
    write: () => Promise.resolve(),
    read: () => Promise.resolve(undefined),
    forget: () => Promise.resolve(),
  },
  sentenceOf: (problem: unknown): string => (problem instanceof ApiError ? problem.sentence : String(problem)),
  isPassing,
};
