import type { AnswerBy, Endpoint, ReceivedBy, RefusalOf } from '../../src/contract/endpoint.ts';
import type { UniversalRefusal } from '../../src/contract/refusals.ts';
import type { Language } from '../../src/contract/words.ts';
import type { Adapters } from '../adapters/ports.ts';
import type { Actor } from '../session/actor.ts';
import type { FieldFaults } from './refusal.ts';

/** What a handler gets: the parsed parts, who asks, and the world. Nothing of HTTP. */
export interface Call<E extends Endpoint> extends ReceivedBy<E> {
  /** Present wherever the endpoint's access is not `anyone`. */
  actor: E['access'] extends 'anyone' ? Actor | undefined : Actor;
  world: Adapters;
  language: Language;
  /** The caller's address, for limits; never stored as it is. */
  caller: string;
  /** What the caller's browser calls itself; never stored as it is. */
  userAgent: string;
  /** Throws; only what the contract announces (or what any door may say) compiles. */
  refuse: (code: RefusalOf<E> | UniversalRefusal, fields?: FieldFaults) => never;
  /** Runs after the answer is on its way; failures are logged, never told to the caller. */
  later: (work: () => Promise<unknown>) => void;
}

export interface Handler<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** A method, not a property: handlers of different endpoints stand in one list. */
  handle(call: Call<E>): Promise<AnswerBy<E>>;
}

/** Binds a handler to its contract, typed both ways. */
export const answer = <E extends Endpoint>(endpoint: E, handle: Handler<E>['handle']): Handler<E> => ({
  endpoint,
  handle,
});

/** Answers with a text of its own form, which no contract describes; undefined where there is nothing. */
export interface TextHandler {
  path: string;
  type: string;
  handle: (world: Adapters, params: Record<string, string>) => Promise<string | undefined>;
}

export const textAnswer = (path: string, type: string, handle: TextHandler['handle']): TextHandler => ({
  path,
  type,
  handle,
});

/** Leads elsewhere; undefined where the path names nothing. */
export interface RedirectHandler {
  path: string;
  handle: (world: Adapters, params: Record<string, string>) => Promise<string | undefined>;
}

export const redirectAnswer = (path: string, handle: RedirectHandler['handle']): RedirectHandler => ({ path, handle });
