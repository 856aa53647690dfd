import { Hono } from 'hono';
import * as z from 'zod/mini';
import { apiBase, pathOf } from '../../src/contract/endpoint-path.ts';
import { identifier } from '../../src/contract/fields.ts';
import { adapters } from '../adapters/adapters.ts';
import type { Adapters } from '../adapters/ports.ts';
import { inBothLanguages } from '../pages/addresses.ts';
import { isLinkToken } from '../session/link-token.ts';
import type { PageThing } from './answer.ts';
import type { PlacedDoor, Surroundings } from './door.ts';
import { atRoute, errorFacts, log } from './log.ts';
import { placed } from './observe.ts';
import { isSecret } from './secret-path.ts';
import { serve } from './serve.ts';

type Existence = 200 | 404 | 410 | 503;

/** A malformed id is the id of nothing. What fails for another reason is unknown: the application asks again. */
const existenceOf = (status: number): Existence =>
  status === 400 || status === 404 ? 404 : status === 410 ? 410 : status >= 500 ? 503 : 200;

/** Whether such a token was ever sent is told by the call: a link that was used says so on its screen. */
export const isTokenWellFormed = (_: unknown, token: string): boolean => isLinkToken(token);

/** Looks for the thing as a guest. */
function lookFor(thing: PageThing): (word: string, surroundings: Surroundings) => Promise<Existence | string> {
  if (typeof thing === 'function')
    return async (word) => {
      const found = await thing(await adapters(), word);
      return typeof found === 'string' ? found : found ? 200 : 404;
    };
  const ask = serve(thing);
  const path = pathOf(thing.endpoint, apiBase);
  return async (word, surroundings) => {
    const address = path.replace(/:\w+/, () => encodeURIComponent(word));
    const { status } = await ask(new Request(new URL(address, 'http://localhost')), surroundings);
    return existenceOf(status);
  };
}

/** A thing can come and go: nobody keeps the page for longer than it takes to ask again. */
const kept = (status: Existence): Record<string, string> =>
  status === 200
    ? { 'cache-control': 'private, no-cache' }
    : { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

async function page(status: Existence | string): Promise<Response> {
  if (typeof status === 'string')
    return new Response(null, { status: 302, headers: { location: status, 'cache-control': 'private, no-store' } });
  const { html, headers } = await import('#application');
  return new Response(html, {
    status,
    headers: new Headers([...headers, ['content-type', 'text/html; charset=utf-8'], ...Object.entries(kept(status))]),
  });
}

/** No search engine lists the address, and no other site learns it from a link on the page. */
function keptSecret(answer: Response): Response {
  answer.headers.set('x-robots-tag', 'noindex');
  answer.headers.set('referrer-policy', 'no-referrer');
  return answer;
}

/** Whose pages may frame that of an address, by the word in it: origins. */
export type FramedBy = (world: Adapters, word: string) => Promise<readonly string[]>;

/** Lets the pages of these origins frame the answer; without any it stays as every other page. */
function letFrame(answer: Response, origins: readonly string[]): Response {
  answer.headers.set('x-robots-tag', 'noindex');
  if (origins.length === 0) return answer;
  const policy = answer.headers.get('content-security-policy') ?? '';
  const ancestors = `frame-ancestors ${origins.join(' ')}`;
  answer.headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", ancestors));
  answer.headers.delete('x-frame-options');
  return answer;
}

/** Of a thing of one's own, which only its owner may know of, the id is looked at and nothing else. */
const isIdWellFormed = (path: string): boolean => z.safeParse(identifier, path.split('/').at(-1)).success;

/**
 * A door that answers with the frame of the application, with status 404 where the thing of the address does not exist.
 * `ownThings` are addresses of private things. `framed` says of some whose pages may frame them.
 */
export function serveApplication(
  ownThings: readonly string[],
  things: Record<string, PageThing>,
  framed: Record<string, FramedBy> = {},
): PlacedDoor {
  const app = new Hono<{ Bindings: { surroundings: Surroundings } }>();
  for (const [route, thing] of Object.entries(things)) {
    const look = lookFor(thing);
    for (const path of inBothLanguages([route]))
      app.get(path, async (context) => {
        atRoute(route);
        const [word = ''] = Object.values<string>(context.req.param());
        const framers = framed[route];
        if (framers !== undefined) {
          const shown = await page(await look(word, context.env.surroundings));
          return shown.ok ? letFrame(shown, await framers(await adapters(), word)) : shown;
        }
        if (!isSecret(route)) return page(await look(word, context.env.surroundings));
        // Looking may prove an address: a program that asks for the head alone is told nothing.
        const isHead = context.req.raw.method === 'HEAD';
        return keptSecret(await page(isHead ? 200 : await look(word, context.env.surroundings)));
      });
  }
  app.notFound((context) => {
    atRoute('(own things)');
    return page(isIdWellFormed(context.req.path) ? 200 : 404);
  });
  app.onError((cause) => {
    log({ level: 'error', event: 'page not looked up', ...errorFacts(cause) });
    return page(503);
  });
  return placed(inBothLanguages([...ownThings, ...Object.keys(things)]), async (request, surroundings = {}) =>
    app.fetch(request, { surroundings }),
  );
}
