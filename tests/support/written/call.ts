import type { AskOf, Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { ActorName, Make, Stage } from '../access/stage.ts';
import { nextCaller, tokenOf } from '../access/stage.ts';
import type { ValidCall } from '../access/valid-calls.ts';
import { sessionOf } from '../appointments.ts';

export type Ask = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

/** A call that is ready to be sent, and after that its answer. */
export interface Ready {
  stage: Stage;
  actor: ActorName;
  thing: string;
  ask: Ask;
  token: string | undefined;
}
export interface Sent extends Ready {
  answer: Record<string, unknown>;
}

export type Read = (sent: Sent) => Promise<unknown>;

type Made<T> = (ready: Ready) => Promise<T>;
type Body = Record<string, unknown>;
/** A value that fits, or how it is made. */
export type Value = Made<unknown> | string | number | boolean | readonly unknown[] | Body;
/** What the body says beside the call of the access matrix. */
export type Form = Made<Body> | Body;

const isMade = (value: unknown): value is Made<unknown> => typeof value === 'function';

export const saidBy = async (value: Value, ready: Ready): Promise<unknown> => (isMade(value) ? value(ready) : value);
export const bodyOf = async (form: Form, ready: Ready): Promise<Body> => (isMade(form) ? form(ready) : form);

/** What a call that writes needs beyond the access matrix. */
export interface WrittenCall {
  actor?: ActorName;
  make?: Make;
  ask?: ValidCall['ask'];
  /** Whose token it is, where that is none of the five. */
  asker?: (stage: Stage, thing: string) => Promise<string>;
  /** What else the body says: each form of it once. */
  forms?: Form[];
  /** Which reads show it, where the path does not say so. */
  reads?: Read[];
  /** Values that fit, by field. */
  values?: Record<string, Value[]>;
  /** What has to be said with it, by field. */
  beside?: Record<string, Record<string, unknown>>;
  /** What the read calls the field. */
  named?: Record<string, string>;
  /** How the read writes what was said. */
  shownAs?: Record<string, (said: string) => unknown>;
  /** Why no read shows the field. */
  unread?: Record<string, string>;
}

async function answered(stage: Stage, endpoint: Endpoint, ask: unknown, token: string | undefined): Promise<unknown> {
  const number = nextCaller();
  const caller = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const { status, body, refusal } = await stage.world.ask(endpoint, ask as AskOf<Endpoint>, { token, caller });
  if (status >= 400)
    throw new Error(`${endpoint.method} ${endpoint.path} answers ${status} ${JSON.stringify(refusal)}`);
  return body;
}

/** Asked by whoever has sent the call. */
export const read =
  (endpoint: Endpoint, ask: (sent: Sent) => unknown = () => ({})): Read =>
  (sent) =>
    answered(sent.stage, endpoint, ask(sent), sent.token);

/** Asked by somebody else. */
export const readAs =
  (
    who: Exclude<ActorName, 'nobody'> | ((sent: Sent) => string),
    endpoint: Endpoint,
    ask: (sent: Sent) => unknown = () => ({}),
  ): Read =>
  async (sent) => {
    const { stage } = sent;
    const token =
      typeof who === 'string' ? await tokenOf(stage, stage.people[who]) : await sessionOf(stage.world, who(sent));
    return answered(stage, endpoint, ask(sent), token);
  };

const idOf = ({ answer, ask }: Sent): unknown => answer['id'] ?? ask.params?.['id'] ?? ask.body?.['id'];
export const byAnswer = (sent: Sent) => ({ params: { id: idOf(sent) } });

const gets = Object.values(endpoints).filter(({ method, path }) => method === 'GET' && path.startsWith('/'));
const wordsOf = (path: string): string[] => path.split('/').slice(1);

/** By name: the reads at the path of the call or above it, and the read of what it has made. */
export function readsOf(endpoint: Endpoint): Read[] {
  const words = wordsOf(endpoint.path);
  const above = gets
    .filter(({ path }) => wordsOf(path).every((word, place) => words[place] === word))
    .sort((one, other) => other.path.length - one.path.length)
    .slice(0, 1);
  const below = gets.filter(({ path }) => endpoint.method === 'POST' && path === `${endpoint.path}/:id`);
  return [
    ...above.map((found) => read(found, ({ ask }) => ({ params: ask.params ?? {}, query: {} }))),
    ...below.map((found) => read(found, byAnswer)),
  ];
}
