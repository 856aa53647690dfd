import { Hono } from 'hono';
import type { FileHandler, Handler, RedirectHandler, TextHandler } from './answer.ts';
import type { PlacedDoor, Surroundings } from './door.ts';
import { placed } from './observe.ts';
import { Refusal } from './refusal.ts';
import { wordsFirst } from './route-order.ts';
import { refusalTo, serve } from './serve.ts';
import { serveFiles } from './serve-files.ts';
import { serveRedirects } from './serve-redirects.ts';
import { serveTexts } from './serve-texts.ts';

/** Several doors as one function. */
export function together(...doors: PlacedDoor[]): PlacedDoor {
  const app = new Hono<{ Bindings: Surroundings }>();
  const routes = wordsFirst(doors.flatMap((door) => door.paths.map((path) => ({ path, door }))));
  for (const { path, door } of routes) app.all(path, ({ req: { raw }, env }) => door(raw, env));
  app.notFound(({ req: { raw }, env }) => refusalTo(raw, env, new Refusal('not_found')));
  const door = placed(
    routes.map(({ path }) => path),
    async (request, surroundings = {}) => app.fetch(request, surroundings),
  );
  return Object.assign(door, { endpoints: doors.flatMap(({ endpoints }) => endpoints) });
}

type Other = FileHandler | RedirectHandler | TextHandler;

/** Calls with their answers, or what a handlers.ts exports. */
type Part = readonly Handler[] | Record<string, Other>;

const isCall = (one: Handler | Other): one is Handler => 'endpoint' in one;

/**
 * Everything that these parts of a quarter answer, or the calls among it whose path passes. A path is below the API's
 * base, or the bare name of a function. Pages and shared pictures have functions of their own.
 */
export function serveQuarter(parts: readonly Part[], isHere: (path: string) => boolean = () => true): PlacedDoor {
  const all = parts.flatMap((part): (Handler | Other)[] => Object.values(part));
  const others = all.filter((one): one is Other => !isCall(one));
  return together(
    serve(...all.filter(isCall).filter(({ endpoint }) => isHere(endpoint.path))),
    serveFiles(...others.filter((one) => one.is === 'file')),
    serveRedirects(...others.filter((one) => one.is === 'redirect')),
    serveTexts(...others.filter((one) => one.is === 'text')),
  );
}
