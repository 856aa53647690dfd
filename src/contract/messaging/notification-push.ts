import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** News that a browser shows although no page of the site is open: each browser by its owner's wish. */

/** Base64url, as browsers write keys. */
const bytes = (maximum: number) => z.string().check(z.regex(/^[\w-]+$/), z.minLength(16), z.maxLength(maximum));

const address = z.url().check(z.maxLength(1000));

export const getPush = endpoint('GET /push', {
  summary: 'By which key a browser is to ask for news of this site; null where the site sends none',
  access: 'signed-in',
  response: z.object({ key: z.nullable(z.string()) }),
});

export const startPush = endpoint('POST /push', {
  summary: 'Show news in this browser from now on, in the language of the request',
  access: 'signed-in',
  body: z.object({ endpoint: address, publicKey: bytes(120), auth: bytes(40) }),
  response: z.object({}),
  refusals: ['not_found'],
});

export const endPush = endpoint('POST /push/end', {
  summary: 'Show no more news in this browser',
  access: 'signed-in',
  body: z.object({ endpoint: address }),
  response: z.object({}),
});
