import type { Database, KnownMigration } from '../../../adapters/ports.ts';
import { mailAttemptsMaximum, pushAttemptsMaximum, textAttemptsMaximum } from '../../messaging/index.ts';
import type { QueueName } from './rules.ts';

/** Resolves when the database answers and its migrations are there. */
export const isReachable = (database: Database): Promise<unknown> =>
  database.query('select 1 from app.account limit 1');

interface Lacking {
  version: string;
  /** Other migrations made the database: it has this one with another text, or tables without the first. */
  isFormer: boolean;
  [column: string]: unknown;
}

/** Other migrations made the tables: they are there without the first of these. */
const isOthers = `(known.version = ($1::text[])[1] and to_regclass('app.account') is not null)`;

/** Lists whose texts the database had: a migration that is there never changes, and to compare two megabytes takes half a second. */
const compared = new WeakSet<readonly KnownMigration[]>();

/** The first of these migrations that the database lacks or has with another text. Newer ones do no harm. */
export async function lackingMigration(
  database: Database,
  known: readonly KnownMigration[],
): Promise<Lacking | undefined> {
  const [history] = await database.query<{ isThere: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as "isThere"`,
  );
  if (history?.isThere !== true) return { version: known[0]?.version ?? '', isFormer: false };
  if (compared.has(known)) return lackingVersion(database, known);
  const [lacking] = await database.query<Lacking>(
    `select known.version, found.version is not null or ${isOthers} as "isFormer"
       from unnest($1::text[], $2::text[]) as known (version, fingerprint)
       left join supabase_migrations.schema_migrations found on found.version = known.version
      where found.version is null
         or known.fingerprint <> md5(regexp_replace(regexp_replace(
              array_to_string(found.statements, E'\\n'), '--[^\\n]*', '', 'g'), '[ \\t\\r\\n;]+', '', 'g'))
      order by known.version
      limit 1`,
    [known.map(({ version }) => version), known.map(({ fingerprint }) => fingerprint)],
  );
  if (lacking === undefined) compared.add(known);
  return lacking;
}

async function lackingVersion(database: Database, known: readonly KnownMigration[]): Promise<Lacking | undefined> {
  const [lacking] = await database.query<Lacking>(
    `select version, ${isOthers} as "isFormer" from unnest($1::text[]) as known (version)
      where not exists (select from supabase_migrations.schema_migrations found where found.version = known.version)
      order by version limit 1`,
    [known.map(({ version }) => version)],
  );
  return lacking;
}

/** A service that failed lately, and whether it is left alone. */
interface FailedService {
  service: string;
  isResting: boolean;
  [column: string]: unknown;
}

export const failedServices = (database: Database): Promise<FailedService[]> =>
  database.query<FailedService>('select service, rests_until is not null as "isResting" from app.circuit');

export interface Waiting {
  queue: QueueName;
  /** What is due now. */
  waiting: number;
  /** For how long the oldest of it has been due. */
  oldestSeconds: number;
  [column: string]: unknown;
}

/** A row of the queue for each of its conditions; what is not due yet does not wait. */
export const queueCounts: Record<QueueName, string> = {
  mail: `select next_attempt_at as at from app.outgoing_mail
    where sent_at is null and refused_at is null and attempts < $2 and next_attempt_at <= $1::timestamptz`,
  texts: `select next_attempt_at as at from app.outgoing_text
    where sent_at is null and refused_at is null and attempts < $3 and sealed_body is not null
      and next_attempt_at <= $1::timestamptz and expires_at > $1::timestamptz`,
  pushes: `select next_attempt_at as at from app.outgoing_push
    where attempts < $4 and next_attempt_at <= $1::timestamptz and expires_at > $1::timestamptz`,
  tiles: 'select null::timestamptz as at from app.listing_mark group by q',
  free: 'select null::timestamptz as at from app.free_mark group by provider_id',
  news: `select at from app.listing_news
    where matched_at is null and (not_before is null or not_before <= $1::timestamptz)`,
  copies: `select coalesce(copy_not_before, checked_at) as at from app.image
    where copy_widths is null and checked_at is not null
      and (copy_not_before is null or copy_not_before <= $1::timestamptz)`,
  resets: 'select asked_at as at from app.reset_request',
  engines: 'select changed_at as at from app.index_news',
  cdn: 'select at from app.cache_change',
  // Read once an hour: what is due has missed a run.
  calendars: `select coalesce(tried_at, added_at) + interval '1 hour' as at from app.outside_calendar
    where coalesce(tried_at, added_at) <= $1::timestamptz - interval '1 hour'`,
  undos: 'select due_at as at from app.appointment_undo where due_at <= $1::timestamptz',
};

/** What waits in every queue, also where that is nothing. */
export const waitingIn = (database: Database, now: Date): Promise<Waiting[]> =>
  database.query<Waiting>(
    Object.entries(queueCounts)
      .map(
        ([queue, due]) =>
          `select '${queue}' as queue, count(*) as waiting,
                  coalesce(greatest(extract(epoch from $1::timestamptz - min(at)), 0), 0)::float8 as "oldestSeconds"
             from (${due}) as due`,
      )
      .join('\nunion all\n'),
    [now.toISOString(), mailAttemptsMaximum, textAttemptsMaximum, pushAttemptsMaximum],
  );

interface JobRun {
  job: string;
  /** Seconds since 1970; null: never. */
  succeeded: number | null;
  failed: number | null;
  [column: string]: unknown;
}

export const jobRuns = (database: Database): Promise<JobRun[]> =>
  database.query<JobRun>(
    `select job, extract(epoch from succeeded_at)::float8 as succeeded, extract(epoch from failed_at)::float8 as failed
       from app.job_run order by job`,
  );

/** Deletes what is older in the logs of the administration; returns how much. The triggers refuse what is too young. */
export async function deleteLogBefore(
  database: Database,
  { calls, deeds }: { calls: Date; deeds: Date },
): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `with calls as (delete from app.staff_call where at < $1::timestamptz returning 1),
          deeds as (delete from app.audit where at < $2::timestamptz returning 1)
     select (select count(*) from calls) + (select count(*) from deeds) as count`,
    [calls.toISOString(), deeds.toISOString()],
  );
  return counted?.count ?? 0;
}
