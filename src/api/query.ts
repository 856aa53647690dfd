import {
  type InfiniteData,
  QueryClient,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { AnswerOf, AskOf, Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call, urlOf } from './call.ts';
import { refreshBy } from './refresh.ts';
import { onSessionChange } from './session.ts';
import { type FirstQuestion, type WrittenAnswer, writtenAnswers } from './written-answers.ts';

const freshMilliseconds = 30_000;

/** A question that failed because of the network is asked again after this time while it is on screen. */
const retryMilliseconds = 20_000;

/** Passed to the hooks directly instead of by a provider, so that only routes that ask load this library. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMilliseconds,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => (state.data === undefined && isPassing(state.error) ? retryMilliseconds : false),
      retry: (failures, problem) => failures < 2 && isPassing(problem),
      // "Not found" stays fresh as long as any other answer.
      retryOnMount: ({ state }) => !isNotThere(state.error) || Date.now() - state.errorUpdatedAt > freshMilliseconds,
    },
    mutations: { networkMode: 'always' },
  },
});

// A provider would call this: the client now notices when the page becomes visible again.
queryClient.mount();

/** Forgets the answers of the previous person. Answers in the written page are the same for everybody. */
onSessionChange((_, isRestored) => {
  if (isRestored) return;
  queryClient.clear();
  takeUpPage();
});

/** Puts an answer of the written page into the query cache, so that hydration renders the same screen. */
export function takeUp({ question: { key, isPaged }, at, answered }: WrittenAnswer): void {
  if (answered.is === 'answer') {
    const { answer } = answered;
    // The server's clock may be ahead of the browser's.
    const updatedAt = Math.min(at, Date.now());
    queryClient.setQueryData(key, isPaged ? { pages: [answer], pageParams: [undefined] } : answer, { updatedAt });
    return;
  }
  const { error: sentence, ...refusal } = answered.refusal;
  const error = new ApiError({ ...refusal, status: answered.status, sentence });
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: key });
  query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}

function takeUpPage(): void {
  for (const written of writtenAnswers()) takeUp(written);
}

takeUpPage();

const isNotThere = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 404 || problem.status === 410);

export const isPassing = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.code === 'unreachable' || problem.code === 'unavailable');

/** The first part of the query keys of an endpoint. */
export const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;
export const keyOf = (endpoint: Endpoint, ask: object): readonly unknown[] => [nameOf(endpoint), ask];
const pagesKeyOf = (endpoint: Endpoint, ask: object): readonly unknown[] => [nameOf(endpoint), 'pages', ask];

/** The API's base on the server that writes the pages; the browser's may differ (VITE_API_URL). */
const serverBase = '/api';

/** The question of a `useAnswer`, for the server that writes the page. */
export const firstQuestion = <E extends Endpoint>(endpoint: E, ask: AskOf<E>): FirstQuestion => ({
  key: keyOf(endpoint, ask),
  isPaged: false,
  url: urlOf(endpoint, ask, serverBase),
});

/** The same for `useAnswerPages`. */
export const firstPageQuestion = <E extends Endpoint>(endpoint: E, ask: AskOf<E>): FirstQuestion => ({
  key: pagesKeyOf(endpoint, ask),
  isPaged: true,
  url: urlOf(endpoint, ask, serverBase),
});

interface Watching {
  /**
   * Asks every minute while the page is visible (`closely`: every 15 seconds), and when it becomes visible. This does not
   * prolong the session.
   */
  isWatched?: boolean | 'closely';
}

const watched = (how: true | 'closely') => ({
  refetchInterval: how === 'closely' ? 15_000 : 60_000,
  refetchOnWindowFocus: true,
});

export interface AnswerOptions<E extends Endpoint> extends Watching {
  isEnabled?: boolean;
  /** Asks again when the screen opens, even if there is a fresh answer. */
  isAskedAnew?: boolean;
  /** For how many milliseconds an answer counts as fresh; 30 s by default. */
  staleTime?: number;
  /** Shown until the answer comes, for example the answer to the previous question. */
  placeholder?: (before: AnswerOf<E> | undefined) => AnswerOf<E> | undefined;
}

/** The answer to a question, kept under [method and path, ask]. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  ask: AskOf<E>,
  options: AnswerOptions<E> = {},
): UseQueryResult<AnswerOf<E>, ApiError> {
  const { isEnabled, isAskedAnew = false, isWatched = false, staleTime, placeholder } = options;
  return useQuery<AnswerOf<E>, ApiError>(
    {
      queryKey: keyOf(endpoint, ask),
      queryFn: ({ signal }) => call(endpoint, ask, { signal, isUnasked: isWatched !== false }),
      ...(isWatched === false ? {} : watched(isWatched)),
      ...(isEnabled === undefined ? {} : { enabled: isEnabled }),
      ...(isAskedAnew ? { refetchOnMount: 'always' } : {}),
      ...(staleTime === undefined ? {} : { staleTime }),
      ...(placeholder === undefined ? {} : { placeholderData: placeholder as never }),
    },
    queryClient,
  );
}

/** An answer that has come once stays shown, even if asking again or the next page fails. */
export const stateOf = ({ data, isError }: { data: unknown; isError: boolean }): 'loading' | 'failed' | 'ready' => {
  if (data !== undefined) return 'ready';
  return isError ? 'failed' : 'loading';
};

interface PagesOptions extends Watching {
  isEnabled?: boolean;
  keepsPrevious?: boolean;
}

/** An answer that comes in pages: `askAt(cursor)` is the question for one page, `undefined` the first. */
export function useAnswerPages<E extends Endpoint>(
  endpoint: E,
  askAt: (cursor: string | undefined) => AskOf<E>,
  nextCursorOf: (answer: AnswerOf<E>) => string | null,
  { isWatched = false, ...options }: PagesOptions = {},
): UseInfiniteQueryResult<InfiniteData<AnswerOf<E>, string | undefined>, ApiError> {
  return useInfiniteQuery<
    AnswerOf<E>,
    ApiError,
    InfiniteData<AnswerOf<E>, string | undefined>,
    readonly unknown[],
    string | undefined
  >(
    {
      queryKey: pagesKeyOf(endpoint, askAt(undefined)),
      queryFn: ({ signal, pageParam }) => call(endpoint, askAt(pageParam), { signal, isUnasked: isWatched !== false }),
      initialPageParam: undefined,
      getNextPageParam: (last) => nextCursorOf(last) ?? undefined,
      ...(options.isEnabled === undefined ? {} : { enabled: options.isEnabled }),
      ...(isWatched === false ? {} : watched(isWatched)),
      ...(options.keepsPrevious === true
        ? { placeholderData: (before: InfiniteData<AnswerOf<E>, string | undefined> | undefined) => before }
        : {}),
    },
    queryClient,
  );
}

/**
 * Marks every answer of an endpoint as stale; those on screen are asked again. A first answer on its way may be older than
 * what has changed, and the client would take it for the new one: those are asked again when it has come.
 */
export async function refresh(endpoint: Endpoint): Promise<void> {
  const asked = { queryKey: [nameOf(endpoint)] };
  const isFirstOnItsWay = queryClient
    .getQueryCache()
    .findAll({ ...asked, fetchStatus: 'fetching' })
    .some(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries(asked);
  if (isFirstOnItsWay) await queryClient.invalidateQueries(asked);
}

refreshBy((endpoint) => (endpoint === undefined ? queryClient.invalidateQueries() : refresh(endpoint)));
