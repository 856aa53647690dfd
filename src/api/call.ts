import type { AnswerOf, AskOf, Endpoint } from '../contract/endpoint.ts';
import { pathOf } from '../contract/endpoint-path.ts';
import { outsideSentence } from '../contract/outside-words.ts';
import { type RefusalAnswer, refusals } from '../contract/refusals.ts';
import { ApiError } from './api-error.ts';
import { currentLanguage } from './language.ts';
import { endSessionOf, keepToken, storedToken } from './token.ts';

interface Ask {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The token of a session that the browser has already forgotten. */
  token?: string;
  /** The call is no activity of the person: it does not prolong the session. */
  isUnasked?: boolean;
  /** It is sent although the page goes away. */
  outlivesPage?: boolean;
}

/** Asks the server and returns its answer; throws ApiError. An aborted call throws the signal's reason. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ask: AskOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const token = options.token ?? storedToken();
  const response = await send(endpoint, ask, token, options);
  const renewed = options.isUnasked === true ? null : response.headers.get('x-access-token');
  if (renewed !== null && token !== null && storedToken() === token) keepToken(renewed);
  const answer = await read(response, options.signal);
  if (response.ok) return answer as AnswerOf<E>;
  const refused = refusalOf(response, answer);
  if (refused.status === 401 && refused.code === 'unauthenticated' && token !== null) endSessionOf(token);
  throw refused;
}

async function send(
  endpoint: Endpoint,
  ask: Ask,
  token: string | null,
  { signal, outlivesPage }: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': currentLanguage() };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (ask.body !== undefined) headers['content-type'] = 'application/json';
  const request: RequestInit = { method: endpoint.method, headers };
  if (signal !== undefined) request.signal = signal;
  if (outlivesPage === true) request.keepalive = true;
  if (ask.body !== undefined) request.body = JSON.stringify(ask.body);
  try {
    return await fetch(urlOf(endpoint, ask), request);
  } catch (problem) {
    if (signal?.aborted === true) throw problem;
    throw unreachable();
  }
}

export function urlOf(
  endpoint: Pick<Endpoint, 'path'>,
  ask: Ask,
  base = import.meta.env.VITE_API_URL ?? '/api',
): string {
  const path = pathOf(endpoint, base).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(written(ask.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(ask.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, written(value));
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function read(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? {} : JSON.parse(text);
  } catch (problem) {
    if (signal?.aborted === true) throw problem;
    if (response.ok) throw unreachable();
    return undefined;
  }
}

function refusalOf(response: Response, answer: unknown): ApiError {
  const { status } = response;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  if (isRefusal(answer)) {
    const { error, ...told } = answer;
    return new ApiError({ ...told, status, sentence: error, retryAfterSeconds });
  }
  // A proxy or the CDN has answered, not our door: only the status is known.
  const code = status === 401 ? 'unauthenticated' : status === 404 ? 'not_found' : 'unavailable';
  return new ApiError({ status, code, sentence: outsideSentence(currentLanguage(), code), retryAfterSeconds });
}

function isRefusal(answer: unknown): answer is RefusalAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'error' in answer &&
    typeof answer.error === 'string' &&
    'code' in answer &&
    typeof answer.code === 'string' &&
    Object.hasOwn(refusals, answer.code)
  );
}

export const unreachable = (): ApiError =>
  new ApiError({ status: 0, code: 'unreachable', sentence: outsideSentence(currentLanguage(), 'unavailable') });
