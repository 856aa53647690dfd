import { AsyncLocalStorage } from 'node:async_hooks';
import type { Adapters, Database, QueryOptions, Row } from '../adapters/ports.ts';
import { watchingStatements } from './statements.ts';

/** Rows that wait for somebody after the commit. */
interface Queue {
  /** What has written to it, in lower case as all our SQL is. */
  isWrittenBy: RegExp;
  drain: (world: Adapters) => Promise<unknown>;
}

/** Triggers queue what the CDN has to forget. It is told last: it asks anew at once. */
const forgetKept = async (world: Adapters): Promise<unknown> =>
  world.cdn === undefined ? undefined : (await import('../features/admin/platform/cache-actions.ts')).tellCdn(world);

/**
 * Everything that is done after a commit. What is noticed is the statement itself, so that nobody
 * who queues something has to remember a call. The work is imported with the first row: most requests queue none.
 */
const queues: readonly Queue[] = [
  {
    isWrittenBy: /\binsert into app\.reset_request\b/,
    drain: async (world) => (await import('../features/account/account/reset-actions.ts')).writeResetMails(world),
  },
  {
    isWrittenBy: /\binsert into app\.outgoing_mail\b/,
    drain: async (world) => (await import('../features/messaging/mail/actions.ts')).deliverDueMail(world),
  },
  {
    isWrittenBy: /\binsert into app\.outgoing_text\b/,
    drain: async (world) => (await import('../features/messaging/sms/actions.ts')).deliverDueTexts(world),
  },
  {
    isWrittenBy: /\binsert into app\.outgoing_push\b/,
    drain: async (world) =>
      (await import('../features/messaging/notification/push-actions.ts')).deliverDuePushes(world),
  },
  {
    // Triggers mark the tiles that have changed. They queue news, too, which only the schedule matches with saved searches.
    isWrittenBy: /\b(insert into|update|delete from) app\.(listing|listing_image)\b/,
    drain: async (world) => {
      await (await import('../search/index.ts')).packTiles(world.database, world.clock.now());
      await forgetKept(world);
    },
  },
  {
    // A trigger notes the time that is freed where somebody waits.
    isWrittenBy: /\b(update|delete from) app\.(appointment|appointment_undo|block|busy)\b/,
    drain: async (world) => (await import('../features/booking/waiting-list/job-actions.ts')).offerFreed(world),
  },
  {
    // Triggers mark the providers whose free times may have changed. Much of this changes only what is shown of them, or of a seller.
    isWrittenBy:
      /\b(insert into|update|delete from) app\.(account|appointment|block|busy|provider|provider_business|report_hold|review|sealed_detail|service_card|service_card_image|special_hours|staff|staff_card|staff_hours|staff_room|tax_request|time_off|verification|weekly_hours|worked_holiday)\b/,
    drain: async (world) => {
      await (await import('../provider-search/index.ts')).keepMarked(world);
      await forgetKept(world);
    },
  },
];

const queuesWrittenBy = (text: string): Queue[] => queues.filter(({ isWrittenBy }) => isWrittenBy.test(text));

/** Tells of every queue that a statement has written to: at once, or when its transaction is committed. */
const recordWrites = (database: Database, note: (queue: Queue) => void): Database => ({
  query: async <T extends Row>(text: string, ...more: [parameters?: readonly unknown[], options?: QueryOptions]) => {
    const rows = await database.query<T>(text, ...more);
    queuesWrittenBy(text).forEach(note);
    return rows;
  },
  transaction: async (work) => {
    const written = new Set<Queue>();
    const done = await database.transaction((inside) => work(recordWrites(inside, (queue) => written.add(queue))));
    written.forEach(note);
    return done;
  },
});

/** What was queued in the request, or the run of a schedule, to which the running code belongs. */
const waitingHere = new AsyncLocalStorage<Set<Queue>>();
const recordingHere = new WeakMap<Database, Database>();

/** One for all requests: others keep what they know of a database by its object. */
function recordingDatabase(database: Database): Database {
  const watched = watchingStatements(database);
  const known = recordingHere.get(database) ?? recordWrites(watched, (queue) => waitingHere.getStore()?.add(queue));
  recordingHere.set(database, known);
  return known;
}

export interface Watched {
  /** Runs the work with a context (`world`) that notices what is queued. */
  run: <T>(work: (world: Adapters) => Promise<T>) => Promise<T>;
  isWaitedFor: () => boolean;
  /** Delivers what was queued, and what is queued meanwhile. A queue that fails or is slow does not delay the others. */
  drain: () => Promise<void>;
}

export function watchQueues(parts: Adapters): Watched {
  const waiting = new Set<Queue>();
  const world = { ...parts, database: recordingDatabase(parts.database) };
  const run: Watched['run'] = (work) => waitingHere.run(waiting, () => work(world));
  return {
    run,
    isWaitedFor: () => waiting.size > 0,
    drain: async () => {
      const failures: unknown[] = [];
      const underWay = new Map<Queue, Promise<void>>();
      const begin = (queue: Queue): void => {
        const done = run(queue.drain)
          .catch((cause: unknown) => void failures.push(cause))
          .then(() => void underWay.delete(queue));
        underWay.set(queue, done);
      };
      for (;;) {
        for (const queue of queues) if (!underWay.has(queue) && waiting.delete(queue)) begin(queue);
        if (underWay.size === 0) break;
        await Promise.race(underWay.values());
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
