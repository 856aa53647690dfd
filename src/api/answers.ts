import { useQueries } from '@tanstack/react-query';
import type { AnswerOf, AskOf, Endpoint } from '../contract/endpoint.ts';
import { call } from './call.ts';
import { keyOf, queryClient } from './query.ts';

// Apart from query.ts: hardly any screen asks several questions at once.

export interface Asked<E extends Endpoint> {
  /** Undefined where it failed, or has not come. */
  answer: AnswerOf<E> | undefined;
  isAsking: boolean;
}

/** The answers to several questions, in their order. */
export const useAnswers = <E extends Endpoint>(endpoint: E, asks: readonly AskOf<E>[]): Asked<E>[] =>
  useQueries(
    {
      queries: asks.map((ask) => ({
        queryKey: keyOf(endpoint, ask),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, ask, { signal }),
      })),
    },
    queryClient,
  ).map(({ data, isPending }) => ({ answer: data, isAsking: isPending }));
