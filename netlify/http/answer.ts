import type * as z from 'zod/mini';
import type { AnswerBy, AnswerOf, AskOf, Endpoint, ReceivedBy, RefusalOf } from '../../src/contract/endpoint.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { Plan } from '../../src/contract/plans.ts';
import type { RefusalAnswer, RefusalCode, RefusalFacts, UniversalRefusal } from '../../src/contract/refusals.ts';
import type { Language } from '../../src/contract/words.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import type { Actor } from '../session/actor.ts';
import type { FieldFaults } from './refusal.ts';

/**
 * Throws a refusal. Only those that the contract announces, and the universal ones, compile. What several handlers share takes
 * `Refuse<'not_found'>`: then only a handler whose contract announces `not_found` can call it.
 */
export type Refuse<C extends RefusalCode = never> = (
  code: C | UniversalRefusal,
  fields?: FieldFaults,
  facts?: RefusalFacts,
) => never;

/** What a handler gets: the parsed parts, the caller and the context (`world`). It knows nothing of HTTP. */
export interface Call<E extends Endpoint> extends ReceivedBy<E> {
  /** Always there, unless the endpoint's access is `anyone`. */
  actor: E['access'] extends 'anyone' ? Actor | undefined : Actor;
  world: Adapters;
  language: Language;
  /** The caller's network address, for limits. It is stored only as a hash. */
  caller: string;
  /** The browser's User-Agent. It is stored only as a hash. */
  userAgent: string;
  /**
   * Publishes the listings that waited for an address, in the transaction that confirms it; returns their number. Quarter
   * `account` is given it: it may not import `property`.
   */
  publishAwaiting: (transaction: Database, owner: AccountId, plan: Plan, now: Date) => Promise<number>;
  refuse: Refuse<RefusalOf<E>>;
}

export interface Handler<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** A method, not a property: handlers of different endpoints stand in one list. */
  handle(call: Call<E>): Promise<AnswerBy<E>>;
}

/** What answers an endpoint: an action of its name, in the `actions.ts` of its noun. */
export type Action<E extends Endpoint> = Handler<E>['handle'];

/** Binds a handler to its contract, typed both ways. */
export const answer = <E extends Endpoint>(endpoint: E, handle: Action<E>): Handler<E> => ({ endpoint, handle });

type Asked<E> = E extends Endpoint ? (call: Call<E>) => Promise<AnswerBy<E>> : never;

/** An action for each endpoint of a contract. */
export type ActionsOf<C> = { [Name in keyof C as C[Name] extends Endpoint ? Name : never]: Asked<C[Name]> };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'refusals' in value;

/**
 * Binds each endpoint of a contract to the action of its name. The first call loads the actions: a function that wakes up
 * reads only the contract.
 */
export function answers<C extends object>(contract: C, load: () => Promise<ActionsOf<C>>): Handler[] {
  let loaded: Promise<Record<string, Action<Endpoint>>> | undefined;
  return Object.entries(contract).flatMap(([name, endpoint]: [string, unknown]) =>
    isEndpoint(endpoint)
      ? answer(endpoint, async (call) => {
          const { [name]: act } = await (loaded ??= load());
          return act?.(call);
        })
      : [],
  );
}

/** Answers with a text that no contract describes, such as a sitemap; undefined means 404. */
export interface TextHandler {
  is: 'text';
  path: string;
  type: string;
  handle: (world: Adapters, params: Record<string, string>) => Promise<string | undefined>;
  /** The text is for whoever sends this token, and for nobody while there is none. Without it everybody may read. */
  tokenOf?: ((world: Adapters) => string | undefined) | undefined;
}

export const textAnswer = (path: string, type: string, handle: TextHandler['handle']): TextHandler => ({
  is: 'text',
  path,
  type,
  handle,
});

/** A text for a program of the operator's. */
export const tokenTextAnswer = (handler: Omit<Required<TextHandler>, 'is'>): TextHandler => ({
  is: 'text',
  ...handler,
});

/** Draws a picture (JPEG) for everybody; undefined means 404. `version` says in a word what stands on it. */
export type DrawnPicture = (
  world: Adapters,
  params: Record<string, string>,
) => Promise<{ version: string; draw: () => Promise<Uint8Array> } | undefined>;

/**
 * What tells whether the thing exists that the address of a page names, by the id or token at its end: a call of that
 * thing, or a query of its own. If it does not, the page is sent with status 404. A path is where the thing's page is.
 */
export type PageThing = Handler | ((world: Adapters, word: string) => Promise<boolean | string> | boolean | string);

/** Redirects to an address; undefined means 404. */
export interface RedirectHandler {
  is: 'redirect';
  path: string;
  handle: (world: Adapters, params: Record<string, string>) => Promise<string | undefined>;
}

export const redirectAnswer = (path: string, handle: RedirectHandler['handle']): RedirectHandler => ({
  is: 'redirect',
  path,
  handle,
});

/** Who asks for a file. */
interface FileCall {
  params: Record<string, string>;
  actor: Actor | undefined;
  language: Language;
}

/** Answers with a file for one person; undefined means 404. */
export interface FileHandler {
  is: 'file';
  path: string;
  type: string;
  /** Under which a browser keeps it. */
  name: string;
  handle: (world: Adapters, call: FileCall) => Promise<string | Uint8Array | undefined>;
}

export const fileAnswer = (handler: Omit<FileHandler, 'is'>): FileHandler => ({ is: 'file', ...handler });

/** A call that a tool has asked was refused. */
export class AskRefused extends Error {
  readonly refusal: RefusalAnswer;
  constructor(refusal: RefusalAnswer) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Asks a call as a visitor at that network address. Throws AskRefused, with sentences of the language. */
export type Ask = <E extends Endpoint>(endpoint: E, asked: AskOf<E>, language: Language) => Promise<AnswerOf<E>>;

export interface ToolAnswer {
  text: string;
  data: Record<string, unknown>;
}

/** What an assistant calls by name. It asks the calls of the contract and nothing else. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodMiniObject;
  run(given: unknown, site: { ask: Ask; siteUrl: string }): Promise<ToolAnswer>;
}

export const tool = <I extends z.ZodMiniObject>(
  given: Omit<Tool, 'run' | 'input'> & {
    input: I;
    run: (given: z.output<I>, site: { ask: Ask; siteUrl: string }) => Promise<ToolAnswer>;
  },
): Tool => given;
