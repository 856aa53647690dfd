import { AsyncLocalStorage } from 'node:async_hooks';
import { count } from './metrics.ts';

/** One JSON line per event on standard output. Tests drop the lines. */
export type LogEvent = { level: 'info' | 'error'; event: string } & Record<string, unknown>;

type Sink = (line: string) => void;
let sink: Sink = (line) => console.log(line);

export function logTo(next: Sink): void {
  sink = next;
}

export interface Here {
  requestId: string;
  /** The path as the door writes it, `/api/visit/:token`: what stands in the address may be a key or a name. */
  route: string | undefined;
  /** When it came, while somebody waits for its answer. Jobs, and what is done after the answer, have none. */
  arrivedAt: number | undefined;
}

const here = new AsyncLocalStorage<Here>();

/** Every line that the work logs bears the id. */
export const withRequest = <T>(requestId: string, work: () => T, arrivedAt?: number): T =>
  here.run({ requestId, route: undefined, arrivedAt }, work);

export const requestHere = (): Here | undefined => here.getStore();

/** The answer is there: what is still done for the request has time. */
export function nobodyWaits(): void {
  const request = here.getStore();
  if (request !== undefined) request.arrivedAt = undefined;
}

/** Says which route the request has taken. The first word counts: a page asks calls of ours itself. */
export function atRoute(route: string): void {
  const request = here.getStore();
  if (request !== undefined) request.route ??= route;
}

/** An address or a number that stands in a message of somebody else's: of a mail server, of the database. */
const personal: readonly [pattern: RegExp, instead: string][] = [
  // A slash before the sign is a path: node_modules/@hono.
  [/[^\s@<>"'(){}[\]:;,=]*[^\s@<>"'(){}[\]:;,=/](?:@|%40)[^\s@<>"'(){}[\]:;,/]+/g, '…@…'],
  [/\+[1-9]\d{6,14}\b/g, '+…'],
];
const withoutPersons = (text: string): string =>
  personal.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);

export function log(event: LogEvent): void {
  if (event.level === 'error') count('failures', { event: event.event });
  const request = here.getStore();
  const line = { at: new Date().toISOString(), ...(request && { requestId: request.requestId }), ...event };
  sink(JSON.stringify(line, (_, value: unknown) => (typeof value === 'string' ? withoutPersons(value) : value)));
}

/** The parts of an unexpected error that go into the log. */
export const errorFacts = (cause: unknown): Record<string, unknown> =>
  cause instanceof Error
    ? {
        error: cause.name,
        message: cause.message,
        stack: cause.stack,
        ...(cause.cause === undefined ? {} : { cause: errorFacts(cause.cause) }),
      }
    : { error: JSON.stringify(cause) };
