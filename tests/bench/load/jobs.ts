import type { Client } from 'pg';
import { postgresDatabase } from '../../../netlify/adapters/database/postgres.ts';
import { loadDoors } from '../../../netlify/local/doors.ts';
import { startWorld } from '../../support/world.ts';
import { busiestProvider } from './fill.ts';

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

/** What a busy hour leaves for the schedule, in the proportions of a million visits a year. */
const due = { ended: 500, unanswered: 100, tomorrow: 500, alerts: 1000, invoices: 50, holds: 200 } as const;

const other = `(select id from app.account where email = '${busiestProvider}')`;

/** The first visits that are over, `skipped` behind: each statement takes others. */
const visits = (count: number, skipped: number): string =>
  `id in (select id from app.appointment where status = 'completed' and provider_id <> ${other} order by id limit ${count} offset ${skipped})`;

const preparing: readonly string[] = [
  'set session_replication_role = replica',
  `update app.appointment set status = 'confirmed', completed_at = null, starts_at = now() - interval '4 hours', ends_at = now() - interval '3 hours'
    where ${visits(due.ended, 0)}`,
  `update app.appointment set status = 'open', completed_at = null, answer_until = now() - interval '1 hour',
          starts_at = now() + interval '2 days', ends_at = now() + interval '49 hours'
    where ${visits(due.unanswered, due.ended)}`,
  `update app.appointment set status = 'confirmed', completed_at = null, starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours'
    where ${visits(due.tomorrow, due.ended + due.unanswered)}`,
  `update app.appointment set status = 'held', completed_at = null, held_until = now() - interval '1 hour'
    where ${visits(due.holds, due.ended + due.unanswered + due.tomorrow)}`,
  `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at)
   select 's' || number || '@example.org', 'en', 'Search ' || number, 'instant', '{}', now() from generate_series(1, ${due.alerts}) number`,
  `insert into app.listing_news (listing_id, kind, at)
   select id, 'published', now() from app.listing where status = 'published' order by id limit 1`,
  `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
   select account_id, 'services', 'gold', 'fee', 2900, date_trunc('month', now()) - interval '1 month', now() - interval '2 months'
     from app.provider order by account_id limit ${due.invoices}`,
  `insert into app.provider_business (account_id, is_trader, legal_form, name, street, zip, city, country, vat_status, updated_at)
   select account_id, true, 'sole', 'Betrieb', 'Hauptstr. 1', '10115', 'Berlin', 'de', 'small', now() from app.plan_choice
   on conflict do nothing`,
  'set session_replication_role = origin',
  'analyze app.saved_search, app.listing_news, app.plan_choice',
];

type Counted = Map<string, { added: number; deleted: number }>;

/** What every table has counted so far. A session tells of its last rows only after a second. */
async function counted(client: Client): Promise<Counted> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
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
export async function measureJobs(client: Client, address: string, atOnce: number, startsAt: Date): Promise<JobRun[]> {
  for (const statement of preparing) await client.query(statement);
  const database = postgresDatabase({ connectionString: address, connections: 4 });
  const world = await startWorld({ database, close: () => database.close() });
  // Every copy lives through the same minutes.
  const began = Date.now();
  world.adapters.clock = { now: () => new Date(startsAt.getTime() + Date.now() - began) };
  const runs: JobRun[] = [];
  for (const { name, door, schedule } of await loadDoors()) {
    if (schedule === undefined) continue;
    const [before, lines] = [await counted(client), world.logged.length];
    const seconds: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const started = performance.now();
        const { status } = await door(new Request(`http://localhost/${name}`, { method: 'POST' }));
        seconds.push((performance.now() - started) / 1000);
        return status;
      }),
    );
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

/** What a job told that it has done. */
export const doneOf = (run: JobRun | undefined): string =>
  (run?.told ?? [])
    .flatMap((told) => Object.entries(told).filter(([, count]) => count !== 0))
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

/** Tables in which two at once have added or deleted other rows than one alone. */
export function differences(alone: JobRun | undefined, twice: JobRun): string[] {
  const names = new Set([...(alone?.rows.keys() ?? []), ...twice.rows.keys()]);
  return [...names].flatMap((name) => {
    const [one, two] = [alone?.rows.get(name), twice.rows.get(name)];
    const [added, deleted] = [(two?.added ?? 0) - (one?.added ?? 0), (two?.deleted ?? 0) - (one?.deleted ?? 0)];
    return added === 0 && deleted === 0 ? [] : [`${name} ${added} added ${deleted} deleted`];
  });
}
