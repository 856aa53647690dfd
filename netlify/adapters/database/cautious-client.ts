import { Client, DatabaseError } from 'pg';
import { PartUnavailable } from '../ports.ts';

/** The pause after the first refusal. Every further one doubles it. */
const firstPauseMilliseconds = 1000;
const longestPauseMilliseconds = 60_000;

/** Wrong user or password (class 28), no such database, an invalid certificate, or none. */
const isRefusal = (cause: Error): boolean =>
  cause instanceof DatabaseError
    ? /^(28|3D)/.test(cause.code ?? '')
    : ('code' in cause && /CERT|SELF_SIGNED|UNABLE_TO/.test(String(cause.code))) ||
      cause.message.includes('does not support SSL');

/**
 * A client that stops trying for a while after the server has refused it. The mistake is in our settings, so the next try
 * would fail as well, and poolers block clients that try too often. All clients of the returned class share the pause. When
 * it is over one of them tries again; the others fail at once.
 */
export function cautiousClient(): typeof Client {
  let refusals = 0;
  let quietUntil = 0;
  let isTrying = false;
  let reason: Error | undefined;

  const isLeftAlone = (): boolean => refusals > 0 && (isTrying || Date.now() < quietUntil);

  function learn(cause: Error | null | undefined): void {
    isTrying = false;
    if (cause === null || cause === undefined) {
      refusals = 0;
    } else if (isRefusal(cause)) {
      reason = cause;
      quietUntil = Date.now() + Math.min(firstPauseMilliseconds * 2 ** refusals, longestPauseMilliseconds);
      refusals += 1;
    }
  }

  return class extends Client {
    override connect(): Promise<Client>;
    override connect(callback: (cause: Error | null) => void): void;
    override connect(callback?: (cause: Error | null) => void): Promise<Client> | undefined {
      if (callback === undefined) {
        return new Promise((resolve, reject) => {
          this.connect((cause) => (cause ? reject(cause) : resolve(this)));
        });
      }
      if (isLeftAlone()) {
        const held = new PartUnavailable('the database takes no connection of ours, and is left alone for a while', {
          cause: reason,
        });
        process.nextTick(callback, held);
        return undefined;
      }
      isTrying = true;
      super.connect((cause: Error | null) => {
        learn(cause);
        callback(cause);
      });
      return undefined;
    }
  };
}
