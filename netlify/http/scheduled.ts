import { adapters } from '../adapters/adapters.ts';
import type { Adapters } from '../adapters/ports.ts';
import { awake } from './awake.ts';
import { errorFacts, log, withRequest } from './log.ts';
import { watchQueues } from './queued.ts';
import type { Door } from './serve.ts';

type Work = (world: Adapters) => Promise<Record<string, unknown>>;

/** Notes when the job has last ended so, for people who look whether the timer still runs. */
const noteRun = ({ database, clock }: Adapters, job: string, column: 'succeeded_at' | 'failed_at'): Promise<unknown> =>
  database.query(
    `insert into app.job_run (job, ${column}) values ($1, $2)
     on conflict (job) do update set ${column} = excluded.${column}`,
    [job, clock.now().toISOString()],
  );

async function run(name: string, works: readonly Work[]): Promise<Response> {
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
    return new Response(null, { status: 204 });
  } catch (cause) {
    await noteRun(world, name, 'failed_at').catch(() => undefined);
    throw cause;
  }
}

/**
 * A door for the scheduler: runs `works` one after the other, delivers what they queued, and logs one line. Only the status of
 * the answer is read.
 */
export const scheduled =
  (name: string, ...works: readonly Work[]): Door =>
  () =>
    awake(() =>
      withRequest(crypto.randomUUID(), () =>
        run(name, works).catch((cause: unknown) => {
          log({ level: 'error', event: 'scheduled failed', name, ...errorFacts(cause) });
          return new Response(null, { status: 500 });
        }),
      ),
    );
