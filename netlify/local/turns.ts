import { type Database, PartBusy, type QueryOptions, type Row } from '../adapters/ports.ts';
import { type Here, requestHere } from '../http/log.ts';

export interface TurnLimits {
  /** So many statements and transactions are under way at once. */
  atOnce: number;
  /** So many may wait. Whoever comes then is refused at once. */
  mostWaiting: number;
  /** A request that has not had its first turn after so long is refused. */
  patienceMilliseconds: number;
}

export const usualLimits = { mostWaiting: 2000, patienceMilliseconds: 10_000 } as const;

interface Waiting {
  since: number;
  begin: () => void;
}

/**
 * The database in order of arrival: of all waiting statements, the oldest request's comes first. Otherwise each
 * statement would queue at the end again, and requests with many would wait longest. A request that was just answered
 * continues a moment later, and the next one has a turn in between. Waiting for that moment cost more than it gained. A
 * request that waits too long gets a `PartBusy`, which is a 503, before anything is done for it; a started request is
 * finished. Nobody holds a place without using the database, so slow connections keep nobody out.
 */
export function inTurns(database: Database, { atOnce, mostWaiting, patienceMilliseconds }: TurnLimits): Database {
  let free = atOnce;
  const queue: Waiting[] = [];
  const begun = new WeakSet<Here>();

  const isBegun = (request: Here | undefined): boolean => request?.arrivedAt === undefined || begun.has(request);

  function enqueue(waiting: Waiting): void {
    const place = queue.findLastIndex(({ since }) => since <= waiting.since) + 1;
    queue.splice(place, 0, waiting);
  }

  function turn(request: Here | undefined): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (!isBegun(request) && queue.length >= mostWaiting)
      return Promise.reject(new PartBusy('too many requests wait for the database'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        since: request?.arrivedAt ?? performance.now(),
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        if (isBegun(request)) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(new PartBusy('the request has waited too long for the database'));
      }, patienceMilliseconds);
      enqueue(waiting);
    });
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const request = requestHere();
    await turn(request);
    if (request !== undefined) begun.add(request);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next.begin();
    }
  }

  return {
    query: <T extends Row>(text: string, ...more: [parameters?: readonly unknown[], options?: QueryOptions]) =>
      inTurn(() => database.query<T>(text, ...more)),
    transaction: (work) => inTurn(() => database.transaction(work)),
  };
}
