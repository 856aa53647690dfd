import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { AnswerOf, AskOf, Endpoint } from '../contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { queryClient, refresh } from './query.ts';

// Apart from the questions: pages that are only read do without it.

export interface ChangeOptions<E extends Endpoint> {
  /** The endpoints whose answers this change makes stale. */
  refreshes?: readonly Endpoint[];
  onSuccess?: (answer: AnswerOf<E>, ask: AskOf<E>) => void;
  onError?: (problem: ApiError, ask: AskOf<E>) => void;
}

export function useChange<E extends Endpoint>(
  endpoint: E,
  options: ChangeOptions<E> = {},
): UseMutationResult<AnswerOf<E>, ApiError, AskOf<E>> {
  return useMutation<AnswerOf<E>, ApiError, AskOf<E>>(
    {
      mutationFn: (ask) => call(endpoint, ask),
      onSuccess: async (answer, ask) => {
        await Promise.all((options.refreshes ?? []).map((asked) => refresh(asked)));
        options.onSuccess?.(answer, ask);
      },
      onError: (problem, ask) => options.onError?.(problem, ask),
    },
    queryClient,
  );
}
