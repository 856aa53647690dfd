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

/** What a strand's handlers.ts exports. */
type Strand = Record<string, unknown>;

const partsOf = (strands: readonly Strand[]): object[] =>
  strands.flatMap((strand) => Object.values(strand).filter((value) => typeof value === 'object' && value !== null));

const isCall = (part: object): part is Handler => 'endpoint' in part;
const isOther = (part: object): part is Other => 'is' in part;

/** The calls of these strands whose path, below the API's base, passes. */
export const callsOf = (strands: readonly Strand[], isHere: (path: string) => boolean = () => true): Handler[] =>
  partsOf(strands)
    .filter(isCall)
    .filter(({ endpoint }) => isHere(endpoint.path));

/** Everything that these strands answer, but for pages and shared pictures: those have functions of their own. */
export function serveStrands(strands: readonly Strand[], isHere?: (path: string) => boolean): PlacedDoor {
  const others = partsOf(strands).filter(isOther);
  return together(
    serve(...callsOf(strands, isHere)),
    serveFiles(...others.filter((part) => part.is === 'file')),
    serveRedirects(...others.filter((part) => part.is === 'redirect')),
    serveTexts(...others.filter((part) => part.is === 'text')),
  );
}
