import type { AnswerOf, AskOf, Endpoint } from '../../../src/contract/endpoint.ts';
import { pathOf } from '../../../src/contract/endpoint-path.ts';
import type { Language } from '../../../src/contract/words.ts';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Asks the running site's server; a test stops where it refuses. */
export interface Ask {
  <E extends Endpoint>(endpoint: E, ask: AskOf<E>, token?: string): Promise<AnswerOf<E>>;
  /** Of the site. */
  readonly origin: string;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Beside the browser: for what a test needs but does not show. */
export function askAt(origin: string, language: Language = 'en'): Ask {
  const asking = async <E extends Endpoint>(endpoint: E, ask: AskOf<E>, token?: string) => {
    const { params = {}, query = {}, body }: Parts = ask;
    const path = pathOf(endpoint, '/api').replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(written(params[name])),
    );
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, written(value));
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.status !== endpoint.status)
      throw new Error(`${endpoint.method} ${url.pathname} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer as AnswerOf<E>;
  };
  return Object.assign(asking, { origin });
}
