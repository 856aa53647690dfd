/** One JSON line per event on standard output. Tests drop the lines. */
export type LogEvent = { level: 'info' | 'error'; event: string } & Record<string, unknown>;

type Sink = (line: string) => void;
let sink: Sink = (line) => console.log(line);

export function logTo(next: Sink): void {
  sink = next;
}

export function log(event: LogEvent): void {
  sink(JSON.stringify({ at: new Date().toISOString(), ...event }));
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
