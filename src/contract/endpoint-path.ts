import type { Endpoint } from './endpoint.ts';

// Without the schema library: whoever asks needs the path alone.

/** Where the four property calls live: docs/product/calls.md. */
export const functionsPrefix = '/.netlify/functions';

/** Where the server has the others. A browser may be built for another base. */
export const apiBase = '/api';

/** The endpoint's URL path on its origin, parameters still written `:id`. `base` is the API's base, such as `/api`. */
export const pathOf = (asked: Pick<Endpoint, 'path'>, base: string): string =>
  asked.path.startsWith('/') ? `${base}${asked.path}` : `${functionsPrefix}/${asked.path}`;
