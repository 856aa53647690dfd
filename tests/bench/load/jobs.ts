import type { Client } from 'pg';
import { postgresDatabase } from '../../../netlify/adapters/database/postgres.ts';
import { loadDoors } from '../../../netlify/local/doors.ts';
import { startWorld } from '../../support/world.ts';
import { dueStatements, formerKey, noon, outside } from './due.ts';

/** A job of the schedule, begun so many times at the same moment. */
export interface JobRun {
  name: string;
  schedule: string;
  /** Of each that was begun: seconds, and the numbers that it told. */
  seconds: number[];
  told: Record<string, number>[];
  /** Rows added and deleted by all of them together, by table. */
  rows: Map<string, { added: number; deleted: number }>;
  isFailed: boolean;
}

type Counted = Map<string, { added: number; deleted: number }>;

/** What every table has counted so far. A session tells of its last rows when it ends at the latest, hence one for each job. */
async function counted(client: Client): Promise<Counted> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ name: string; added: string; deleted: string }>(
    `select relname as name, n_tup_ins as added, n_tup_del as deleted from pg_stat_user_tables where schemaname = 'app'`,
  );
  return new Map(rows.map(({ name, added, deleted }) => [name, { added: Number(added), deleted: Number(deleted) }]));
}

function between(before: Counted, after: Counted): Counted {
  const changed = [...after].map(([name, { added, deleted }]) => {
    const then = before.get(name) ?? { added: 0, deleted: 0 };
    return [name, { added: added - then.added, deleted: deleted - then.deleted }] as const;
  });
  return new Map(changed.filter(([, { added, deleted }]) => added + deleted > 0));
}

/** The numbers of the lines that the runs have logged. */
function toldIn(lines: readonly string[], name: string): Record<string, number>[] {
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['event'] === 'scheduled' && line['name'] === name)
    .map((line) =>
      Object.fromEntries(
        Object.entries(line).flatMap(([what, value]) => (typeof value === 'number' ? [[what, value]] : [])),
      ),
    );
}

/**
 * Every job of the schedule against the database, so many times at once, one job after the other. What is due is made first. The
 * database is changed: it has to be a copy.
 */
export async function measureJobs(client: Client, address: string, atOnce: number, now: Date): Promise<JobRun[]> {
  const startsAt = noon(now);
  const opened = () => postgresDatabase({ connectionString: address, connections: 4 });
  const first = opened();
  const world = await startWorld({ database: first, close: () => first.close() });
  for (const { text, values } of await dueStatements(client, startsAt, world.adapters.dataKey))
    await client.query(text, values);
  Object.assign(world.adapters, outside, { formerDataKeys: [formerKey] });
  // Every copy lives through the same minutes.
  const began = Date.now();
  world.adapters.clock = { now: () => new Date(startsAt.getTime() + Date.now() - began) };
  const runs: JobRun[] = [];
  const jobs = (await loadDoors()).flatMap((one) => one.jobs.map((job) => ({ ...job, schedule: one.schedule ?? '' })));
  for (const { name, door, schedule } of jobs) {
    const [before, lines] = [await counted(client), world.logged.length];
    const database = opened();
    world.adapters.database = database;
    const seconds: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const started = performance.now();
        const { status } = await door(new Request(`http://localhost/${name}`, { method: 'POST' }));
        seconds.push((performance.now() - started) / 1000);
        return status;
      }),
    );
    await database.close();
    const rows = between(before, await counted(client));
    const told = toldIn(world.logged.slice(lines), name);
    const isFailed = statuses.some((status) => status !== 204);
    console.log(`${name} ${seconds.map((one) => one.toFixed(1)).join(' and ')} s`);
    for (const line of isFailed ? world.logged.slice(lines) : []) if (line.includes('"error"')) console.log(line);
    runs.push({ name, schedule, seconds, told, rows, isFailed });
  }
  await world.close().catch(() => undefined);
  return runs;
}

/** What a job told that it has done, all that were begun at once together. */
export function doneOf(run: JobRun | undefined): string {
  const sums = new Map<string, number>();
  for (const told of run?.told ?? [])
    for (const [what, count] of Object.entries(told)) sums.set(what, (sums.get(what) ?? 0) + count);
  return [...sums].flatMap(([what, count]) => (count === 0 ? [] : [`${what} ${count}`])).join(', ');
}

/** Tables in which two at once have added or deleted other rows than one alone. */
export function differences(alone: JobRun | undefined, twice: JobRun): string[] {
  const names = new Set([...(alone?.rows.keys() ?? []), ...twice.rows.keys()]);
  return [...names].flatMap((name) => {
    const [one, two] = [alone?.rows.get(name), twice.rows.get(name)];
    const [added, deleted] = [(two?.added ?? 0) - (one?.added ?? 0), (two?.deleted ?? 0) - (one?.deleted ?? 0)];
    return added === 0 && deleted === 0 ? [] : [`${name} ${added} added ${deleted} deleted`];
  });
}
