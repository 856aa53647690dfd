import { adapters } from '../adapters/adapters.ts';
import type { Adapters } from '../adapters/ports.ts';
import { awake } from './awake.ts';
import type { Door } from './door.ts';
import { errorFacts, log, withRequest } from './log.ts';
import { watchQueues } from './queued.ts';

type Work = (world: Adapters) => Promise<Record<string, unknown>>;

/** Notes when the job has last ended so, for people who look whether the timer still runs. */
const noteRun = ({ database, clock }: Adapters, job: string, column: 'succeeded_at' | 'failed_at'): Promise<unknown> =>
  database.query(
    `insert into app.job_run (job, ${column}) values ($1, $2)
     on conflict (job) do update set ${column} = excluded.${column}`,
    [job, clock.now().toISOString()],
  );

/** Something of the schedule that has a lock, a figure and a line in the log of its own. */
export interface Job {
  name: string;
  /** How long it may take: then it begins nothing new, or has never taken longer (docs/figures.md). */
  seconds: number;
  works: readonly Work[];
}

export const job = (name: string, seconds: number, ...works: Work[]): Job => ({ name, seconds, works });

/** A work that is loaded when its turn comes, for a function of many jobs. */
export const later =
  <Name extends string>(load: () => Promise<Record<Name, Work>>, name: Name): Work =>
  async (world) =>
    (await load())[name](world);

/** Runs the works one after the other and delivers what they queued. */
async function run({ name, works }: Job): Promise<boolean> {
  try {
    const world = await adapters();
    try {
      const watched = watchQueues(world);
      try {
        const told: Record<string, unknown> = {};
        for (const work of works) Object.assign(told, await watched.run(work));
        log({ level: 'info', event: 'scheduled', name, ...told });
      } finally {
        await watched.drain();
      }
      await noteRun(world, name, 'succeeded_at');
      return true;
    } catch (cause) {
      await noteRun(world, name, 'failed_at').catch(() => undefined);
      throw cause;
    }
  } catch (cause) {
    log({ level: 'error', event: 'scheduled failed', name, ...errorFacts(cause) });
    return false;
  }
}

/** The platform ends a scheduled function after so many. */
export const scheduledSeconds = 30;

/** One that fails holds up none behind it. What there is no time left for waits for the next round. */
async function runAll(jobs: readonly Job[]): Promise<Response> {
  const started = performance.now();
  let isGood = true;
  for (const [at, one] of jobs.entries()) {
    const left = scheduledSeconds - (performance.now() - started) / 1000;
    if (at === 0 || one.seconds <= left) isGood = (await run(one)) && isGood;
    else log({ level: 'info', event: 'scheduled later', name: one.name });
  }
  return new Response(null, { status: isGood ? 204 : 500 });
}

const doorOf =
  (jobs: readonly Job[]): Door =>
  () =>
    awake(() => withRequest(crypto.randomUUID(), () => runAll(jobs)));

export interface ScheduledDoor extends Door {
  /** Each job with a door to it alone. */
  readonly jobs: readonly { name: string; seconds: number; door: Door }[];
}

/** A door for the scheduler, which reads only the status of the answer. The budgets of its jobs fit into its time together. */
export const scheduled = (...jobs: Job[]): ScheduledDoor =>
  Object.assign(doorOf(jobs), { jobs: jobs.map((one) => ({ ...one, door: doorOf([one]) })) });
