import { Cron } from 'croner';
import type { Database } from '../adapters/ports.ts';
import { errorFacts, log } from '../http/log.ts';
import type { LoadedDoor } from './doors.ts';

type Job = Pick<LoadedDoor, 'name' | 'door'>;

/** True for one of all processes with this database, whose timers go off at about the same moment. */
async function isFirst(database: Database, job: string, minute: Date): Promise<boolean> {
  const begun = await database.query(
    `insert into app.job_run as known (job, begun_for) values ($1, $2::timestamptz)
     on conflict (job) do update set begun_for = excluded.begun_for
      where known.begun_for is null or known.begun_for < excluded.begun_for
     returning job`,
    [job, minute.toISOString()],
  );
  return begun.length > 0;
}

/** The timer has gone off: one process runs the job for this minute. A job that is still running elsewhere may run twice at once. */
export async function runScheduled(database: Database, { name, door }: Job, now: Date): Promise<void> {
  try {
    const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
    if (!(await isFirst(database, name, minute))) return;
    await door(new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' }));
  } catch (cause) {
    log({ level: 'error', event: 'schedule failed', door: name, ...errorFacts(cause) });
  }
}

/** The timer in place of Netlify's scheduler, one for each job: nothing ends this process after 30 seconds. What it returns stops it, and waits for what runs. */
export function startSchedule(doors: readonly LoadedDoor[], database: Database): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = doors.flatMap(({ jobs, schedule = '' }) =>
    jobs.map(
      (job) =>
        new Cron(schedule, { protect: true, unref: true }, () => {
          const run = runScheduled(database, job, new Date()).finally(() => running.delete(run));
          running.add(run);
          return run;
        }),
    ),
  );
  return async () => {
    for (const timer of timers) timer.stop();
    await Promise.all(running);
  };
}
