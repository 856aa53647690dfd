import {
  type InfiniteData,
  QueryClient,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { AnswerOf, AskOf, Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { onSessionChange } from './session.ts';

/** Passed to the hooks by hand, so that only routes that ask load this library; no provider is needed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, problem) => failures < 2 && isPassing(problem),
    },
    mutations: { networkMode: 'always' },
  },
});

/** What one person was told, the next must not see. */
onSessionChange(() => queryClient.clear());

const isPassing = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.code === 'unreachable' || problem.code === 'unavailable');

const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

export interface AnswerOptions<E extends Endpoint> {
  isEnabled?: boolean;
  /** Milliseconds for which an answer counts as fresh; 30 s unless said. */
  staleTime?: number;
  /** Shown until the answer comes: the answer to the question before, for instance. */
  placeholder?: (before: AnswerOf<E> | undefined) => AnswerOf<E> | undefined;
}

/** The answer to a question, kept under [method and path, ask]. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  ask: AskOf<E>,
  options: AnswerOptions<E> = {},
): UseQueryResult<AnswerOf<E>, ApiError> {
  const { isEnabled, staleTime, placeholder } = options;
  return useQuery<AnswerOf<E>, ApiError>(
    {
      queryKey: [nameOf(endpoint), ask],
      queryFn: ({ signal }) => call(endpoint, ask, { signal }),
      ...(isEnabled === undefined ? {} : { enabled: isEnabled }),
      ...(staleTime === undefined ? {} : { staleTime }),
      ...(placeholder === undefined ? {} : { placeholderData: placeholder as never }),
    },
    queryClient,
  );
}

/** An answer that comes in pages: `askAt(cursor)` is the question for one page, `undefined` the first. */
export function useAnswerPages<E extends Endpoint>(
  endpoint: E,
  askAt: (cursor: string | undefined) => AskOf<E>,
  nextCursorOf: (answer: AnswerOf<E>) => string | null,
  options: { isEnabled?: boolean; keepsPrevious?: boolean } = {},
): UseInfiniteQueryResult<InfiniteData<AnswerOf<E>, string | undefined>, ApiError> {
  return useInfiniteQuery<
    AnswerOf<E>,
    ApiError,
    InfiniteData<AnswerOf<E>, string | undefined>,
    readonly unknown[],
    string | undefined
  >(
    {
      queryKey: [nameOf(endpoint), 'pages', askAt(undefined)],
      queryFn: ({ signal, pageParam }) => call(endpoint, askAt(pageParam), { signal }),
      initialPageParam: undefined,
      getNextPageParam: (last) => nextCursorOf(last) ?? undefined,
      ...(options.isEnabled === undefined ? {} : { enabled: options.isEnabled }),
      ...(options.keepsPrevious === true
        ? { placeholderData: (before: InfiniteData<AnswerOf<E>, string | undefined> | undefined) => before }
        : {}),
    },
    queryClient,
  );
}

export interface ChangeOptions<E extends Endpoint> {
  /** The questions whose answers this change makes old. */
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

/** Marks every answer of an endpoint as old; what is on screen is asked again. */
export const refresh = (endpoint: Endpoint): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [nameOf(endpoint)] });
