import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type Access, type Endpoint, hasBody } from '../../src/contract/endpoint.ts';
import { apiBase, pathOf } from '../../src/contract/endpoint-path.ts';
import { fieldSentences } from '../../src/contract/issues.ts';
import { limits } from '../../src/contract/limits.ts';
import { refusalSentence } from '../../src/contract/refusal-words.ts';
import { type RefusalAnswer, refusals } from '../../src/contract/refusals.ts';
import { fieldSentence, type Language, languages } from '../../src/contract/words.ts';
import { adapters } from '../adapters/adapters.ts';
import { type Adapters, PartBusy, PartUnavailable } from '../adapters/ports.ts';
import { type Actor, actorIn } from '../session/actor.ts';
import { sessionOf } from '../session/session.ts';
import type { Call, Handler } from './answer.ts';
import { awake } from './awake.ts';
import { textAtMost } from './body.ts';
import { callerOf } from './caller.ts';
import { publishAwaiting } from './confirmed.ts';
import type { PlacedDoor, Surroundings } from './door.ts';
import { keptAnswer, tagsOf } from './kept.ts';
import { atRoute, errorFacts, log, requestHere } from './log.ts';
import { placed } from './observe.ts';
import { packedWhereLarge } from './packed.ts';
import { type Watched, watchQueues } from './queued.ts';
import { type FieldFaults, Refusal } from './refusal.ts';
import { wordsFirst } from './route-order.ts';
import { isSecret } from './secret-path.ts';
import { noteStaffCall, withDecision } from './staff-log.ts';
import { readingWorld } from './standby.ts';

interface Incoming {
  request: Request;
  surroundings: Surroundings;
  requestId: string;
  language: Language;
}

/** The first language of Accept-Language that the product speaks; English otherwise. */
export const languageOf = (request: Request): Language => {
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    languages.find((known) => known === wanted.find((code) => languages.some((spoken) => spoken === code))) ?? 'en'
  );
};

const mayCall: Record<Access, (actor: Actor) => boolean> = {
  anyone: () => true,
  'signed-in': () => true,
  provider: (actor) => actor.type === 'provider',
  lister: (actor) => actor.type === 'seller' || actor.type === 'provider',
  desk: (actor) => actor.type === 'admin',
  admin: (actor) => actor.type === 'admin' && !actor.isSupport,
};

const isOfStaff = ({ access }: Endpoint): boolean => access === 'admin' || access === 'desk';

async function readBody(request: Request, maximum: number = limits.bodyBytesMaximum): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maximum) throw new Refusal('too_large');
  // A body sent in chunks has no Content-Length.
  const written = await textAtMost(request.body, maximum);
  if (written === undefined) throw new Refusal('too_large');
  if (written === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type !== '' && !/^application\/(\S+\+)?json\b|^text\/plain\b/i.test(type)) throw new Refusal('unsupported_type');
  try {
    return JSON.parse(written);
  } catch {
    throw new Refusal('malformed');
  }
}

type Received = Record<'params' | 'query' | 'body', unknown>;

/** Parses params, query and body. Throws one refusal that names every faulty field. */
async function receive(endpoint: Endpoint, asked: Incoming, params: Record<string, string>): Promise<Received> {
  const parts = {
    params,
    query: Object.fromEntries(new URL(asked.request.url).searchParams),
    // A mail program's one-click unsubscribe posts a form (RFC 8058).
    body: hasBody(endpoint) ? await readBody(asked.request, endpoint.bodyBytesMaximum) : {},
  };
  const sentences: Record<string, string> = {};
  const received: Received = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = z.safeParse(endpoint[part], parts[part], { reportInput: true });
    if (parsed.success) received[part] = parsed.data;
    else Object.assign(sentences, fieldSentences(parsed.error.issues, asked.language));
  }
  if (Object.keys(sentences).length === 0) return received;
  // A malformed id gets the same 404 as an unknown one.
  if (received.params === undefined && endpoint.refusals.includes('not_found')) throw new Refusal('not_found');
  throw new InvalidRequest(sentences);
}

class InvalidRequest extends Error {
  readonly sentences: Record<string, string>;
  constructor(sentences: Record<string, string>) {
    super('invalid');
    this.sentences = sentences;
  }
}

const spoken = (faults: FieldFaults, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      typeof fault === 'string' ? fieldSentence(language, fault) : fieldSentence(language, fault.word, fault.values),
    ]),
  );

// Netlify adds the headers of netlify.toml to files only.
const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** Whoever has a session gets an answer of their own, which is not kept. */
const keptBy = 'query,header=authorization,header=accept-language';

const unkept = { ...jsonHeaders, 'cache-control': 'no-store' };

/** When to ask again where too much was asked at once. */
export const busySeconds = 5;

/** The one place that turns something thrown into an answer. */
function refusalAnswer(cause: unknown, asked: Incoming): Response {
  const headers: Record<string, string> = {};
  const say = (code: RefusalAnswer['code'], more: Partial<RefusalAnswer> = {}): Response =>
    Response.json({ error: refusalSentence(asked.language, code), code, ...more } satisfies RefusalAnswer, {
      status: refusals[code],
      headers: { ...unkept, ...headers },
    });

  if (cause instanceof InvalidRequest) return say('invalid', { fields: cause.sentences });
  if (cause instanceof Refusal) {
    if (cause.retryAfterSeconds !== undefined) headers['retry-after'] = String(Math.ceil(cause.retryAfterSeconds));
    const fields = cause.fields === undefined ? {} : { fields: spoken(cause.fields, asked.language) };
    return say(cause.code, { ...fields, ...cause.facts });
  }
  log({ level: 'error', event: 'failed', ...errorFacts(cause) });
  const failure = failureOf(cause);
  if (failure === 'busy') headers['retry-after'] = String(busySeconds);
  return say(failure, { requestId: asked.requestId });
}

function failureOf(cause: unknown): 'busy' | 'unavailable' | 'internal' {
  if (cause instanceof PartBusy) return 'busy';
  // By its name: the schemas of all variables would be loaded with it.
  const isOfEnvironment = cause instanceof Error && cause.name === 'EnvironmentError';
  return cause instanceof PartUnavailable || isOfEnvironment ? 'unavailable' : 'internal';
}

/** Runs while the answer is on its way; failures are logged, never told to the caller. */
function afterwards(asked: Incoming, { isWaitedFor, drain }: Watched): void {
  if (!isWaitedFor()) return;
  const done = awake(drain).catch((cause: unknown) =>
    log({ level: 'error', event: 'failed afterwards', ...errorFacts(cause) }),
  );
  asked.surroundings.waitUntil?.(done);
}

/** A session may have written a moment ago. And what the CDN caches must not be older than its last purge. */
const isOwnOrKept = ({ cdn }: Adapters, session: object | undefined, { request }: Incoming): boolean =>
  session !== undefined || (cdn !== undefined && request.method === 'GET');

/** session -> access -> parse -> handle -> shape the answer. */
async function run(
  handler: Handler,
  world: Adapters,
  asked: Incoming,
  params: Record<string, string>,
): Promise<Response> {
  const { endpoint } = handler;
  const session = await sessionOf(world, asked.request.headers.get('authorization'));
  const actor = session && actorIn(endpoint, session.actor);
  if (endpoint.access !== 'anyone') {
    if (actor === undefined) throw new Refusal('unauthenticated');
    if (!mayCall[endpoint.access](actor)) throw new Refusal('forbidden');
    if (isOfStaff(endpoint) && !actor.isSecured) throw new Refusal('second_factor_missing');
  }
  const received = await receive(endpoint, asked, params);
  if (isOfStaff(endpoint) && actor !== undefined) await noteStaffCall(world, actor.id, endpoint, received);
  const call = {
    ...received,
    actor,
    world: endpoint.mayLag ? await readingWorld(world, isOwnOrKept(world, session, asked)) : world,
    language: asked.language,
    caller: callerOf(asked.surroundings.ip),
    userAgent: asked.request.headers.get('user-agent') ?? '',
    publishAwaiting,
    refuse: (code, fields, facts) => {
      throw new Refusal(code, fields, undefined, facts);
    },
  } as Call<Endpoint>;
  const handled = isOfStaff(endpoint)
    ? handler.handle(call).catch(async (cause: unknown) => {
        throw await withDecision(world, endpoint, received, cause);
      })
    : handler.handle(call);
  const answered = z.parse(endpoint.response, await handled);
  const text = JSON.stringify(answered);
  if (endpoint.isKept && !asked.request.headers.has('authorization'))
    return keptAnswer(asked.request, { text, tags: tagsOf(endpoint, text), vary: keptBy, headers: jsonHeaders });
  const renewed = session?.renewed === undefined ? {} : { 'x-access-token': session.renewed };
  return packedWhereLarge(asked.request, text, { status: endpoint.status, headers: { ...unkept, ...renewed } });
}

async function answerTo(handler: Handler, asked: Incoming, params: Record<string, string>): Promise<Response> {
  try {
    const watched = watchQueues(await adapters());
    try {
      return await watched.run((world) => run(handler, world, asked, params));
    } finally {
      afterwards(asked, watched);
    }
  } catch (cause) {
    return refusalAnswer(cause, asked);
  }
}

const asking = (request: Request, surroundings: Surroundings): Incoming => ({
  request,
  surroundings,
  requestId: requestHere()?.requestId ?? '',
  language: languageOf(request),
});

/** The answer to a refused request of a door that has no endpoint. */
export const refusalTo = (request: Request, surroundings: Surroundings, cause: unknown): Response =>
  refusalAnswer(cause, asking(request, surroundings));

/**
 * A door: what a file under netlify/functions exports. It routes among its handlers. Other methods on a known path get
 * 405 and other paths 404, in the form of docs/product/calls.md.
 */
export function serve(...handlers: Handler[]): PlacedDoor {
  const app = new Hono<{ Bindings: { asked: Incoming } }>();
  const routed = wordsFirst(handlers.map((handler) => ({ handler, path: pathOf(handler.endpoint, apiBase) })));
  const paths = routed.map(({ path }) => path);
  for (const { handler, path } of routed) {
    app.on(handler.endpoint.method, path, (context) => {
      atRoute(path);
      // Programs that look at links in mails ask so: it must do nothing with what a secret opens.
      if (context.req.raw.method === 'HEAD' && isSecret(path))
        return refusalAnswer(new Refusal('method_not_allowed'), context.env.asked);
      return answerTo(handler, context.env.asked, context.req.param());
    });
  }
  for (const path of new Set(paths)) {
    app.all(path, (context) => {
      atRoute(path);
      return refusalAnswer(new Refusal('method_not_allowed'), context.env.asked);
    });
  }
  app.notFound((context) => refusalAnswer(new Refusal('not_found'), context.env.asked));
  const door = placed(paths, async (request, surroundings = {}) =>
    app.fetch(request, { asked: asking(request, surroundings) }),
  );
  return Object.assign(door, { endpoints: handlers.map(({ endpoint }) => endpoint) });
}
