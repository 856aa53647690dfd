import * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.core.$ZodType;

/**
 * Who may call. `lister` is whoever may list a property: a seller or a provider. `desk` is the support and administrators,
 * `admin` administrators alone.
 * Whether a thing is the caller's own is not said here: that stands in the SQL.
 */
export type Access = 'anyone' | 'signed-in' | 'provider' | 'lister' | 'desk' | 'admin';

/** As what an employee works for a business; its owner is a provider. */
export const memberRoles = ['reception', 'team'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** One call of the product. The browser's request, the server's door and /openapi.json derive from this value. */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  C extends RefusalCode = RefusalCode,
> {
  readonly method: Method;
  /** Below the API's base (`/auth/login`), or the bare name of a function below the functions prefix (`create-property`). */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** The employees who may call for the business they work for, beside its owner. None unless said. */
  readonly roles: readonly MemberRole[];
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  readonly status: number;
  /** Bytes of the body; `limits.bodyBytesMaximum` unless said. */
  readonly bodyBytesMaximum: number | undefined;
  readonly refusals: readonly C[];
  /** The same for everybody without a session: the CDN may keep the answer. */
  readonly isKept: boolean;
  /** The kind of things that the answer lists. The CDN forgets the answer when any thing of this kind comes or goes. */
  readonly lists: Listed | undefined;
  /** It writes nothing, and what it shows may be seconds old: a standby may answer it. */
  readonly mayLag: boolean;
}

export const listedKinds = ['listings', 'providers'] as const;
export type Listed = (typeof listedKinds)[number];

const nothing = z.object({});
type Nothing = typeof nothing;

interface Parts<P, Q, B, R, C> {
  summary: string;
  access: Access;
  roles?: readonly MemberRole[];
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  status?: number;
  bodyBytesMaximum?: number;
  refusals?: readonly C[];
  isKept?: boolean;
  lists?: Listed;
  mayLag?: boolean;
}

/** `endpoint('POST /auth/login', {…})`: parts left out are empty; the status is 200 unless said. */
export function endpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  const C extends RefusalCode = never,
>(line: `${Method} ${string}`, parts: Parts<P, Q, B, R, C>): Endpoint<P, Q, B, R, C> {
  const [method, path] = line.split(' ') as [Method, string];
  return {
    method,
    path,
    summary: parts.summary,
    access: parts.access,
    roles: parts.roles ?? [],
    params: parts.params ?? (nothing as Schema as P),
    query: parts.query ?? (nothing as Schema as Q),
    body: parts.body ?? (nothing as Schema as B),
    response: parts.response,
    status: parts.status ?? 200,
    bodyBytesMaximum: parts.bodyBytesMaximum,
    refusals: parts.refusals ?? [],
    isKept: parts.isKept ?? false,
    lists: parts.lists,
    mayLag: parts.mayLag ?? false,
  };
}

/** False where whatever is sent as a body says nothing: then its form does not matter either. */
export const hasBody = ({ body }: Pick<Endpoint, 'body'>): boolean => body !== nothing;

type Part = 'params' | 'query' | 'body';
/** An empty object schema reads `Record<string, never>`: its keys are all strings, and it has none. */
type Filled<T> = { [K in keyof T as string extends keyof T[K] ? never : K]: T[K] };

/** What the caller passes: only the parts that the endpoint has. */
export type AskOf<E extends Endpoint> = Filled<{ [K in Part]: z.input<E[K]> }>;
/** What the handler receives, parsed. */
export type ReceivedBy<E extends Endpoint> = { [K in Part]: z.output<E[K]> };
/** What the handler must return. */
export type AnswerBy<E extends Endpoint> = z.input<E['response']>;
/** What the caller gets. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;
export type RefusalOf<E extends Endpoint> = E['refusals'][number];
