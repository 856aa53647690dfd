import type { listFrancRates } from '../../../../src/contract/admin/admin-rate.ts';
import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AnswerBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

type RateAnswer = AnswerBy<typeof listFrancRates>;

export const rates = (database: Database): Promise<(RateAnswer['items'][number] & Record<string, unknown>)[]> =>
  database.query(
    `select rate.month, rate.ten_thousandths as "tenThousandths", rate.entered_at as "enteredAt", account.email as "enteredBy",
            coalesce(counted.lines, 0) as "lineCount"
       from app.franc_rate rate left join app.account on account.id = rate.entered_by
       left join (select to_char(visit_at at time zone 'Europe/Zurich', 'YYYY-MM') as month, count(*) as lines
                    from app.commission_line where price_currency = 'CHF' group by 1) as counted on counted.month = rate.month
      order by rate.month desc limit 24`,
  );

export const waitingMonths = (
  database: Database,
): Promise<(RateAnswer['waiting'][number] & Record<string, unknown>)[]> =>
  database.query('select month, count(*) from app.commission_waiting group by month order by month');

/** False where a line counts at the former rate of the month. */
export async function keepRate(
  transaction: Database,
  { month, tenThousandths }: { month: string; tenThousandths: number },
  { by, now }: { by: AccountId; now: Date },
): Promise<boolean> {
  const kept = await transaction.query(
    `insert into app.franc_rate as known (month, ten_thousandths, entered_at, entered_by) values ($1, $2, $3::timestamptz, $4)
     on conflict (month) do update
        set ten_thousandths = excluded.ten_thousandths, entered_at = excluded.entered_at, entered_by = excluded.entered_by
      where not exists (
        select from app.commission_line line
         where line.price_currency = 'CHF' and to_char(line.visit_at at time zone 'Europe/Zurich', 'YYYY-MM') = known.month)
     returning month`,
    [month, tenThousandths, now.toISOString(), by],
  );
  return kept.length > 0;
}

/**
 * Keeps visits in francs until the rate of their month is entered. The lock on the month's rate lets whoever enters it at this
 * moment find them.
 */
export const wait = (transaction: Database, ids: readonly AppointmentId[], now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.commission_waiting (appointment_id, month, completed_at)
     select id, to_char(starts_at at time zone 'Europe/Zurich', 'YYYY-MM'), $2::timestamptz from app.appointment
      where id = any($1::uuid[])
     on conflict (appointment_id) do nothing`,
    [ids, now.toISOString()],
  );

/** Entering a rate and completing a visit in francs wait for each other: one of the two sees the other. */
export const lockRates = (transaction: Database): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended('franc rates', 0))`);

/** Visits that wait for the rate of a month, taken out of the waiting. */
export async function takeWaiting(transaction: Database, month: string): Promise<AppointmentId[]> {
  const rows = await transaction.query<{ id: AppointmentId }>(
    'delete from app.commission_waiting where month = $1 returning appointment_id as id',
    [month],
  );
  return rows.map(({ id }) => id);
}

export const waitNoMore = (transaction: Database, visit: AppointmentId): Promise<unknown> =>
  transaction.query('delete from app.commission_waiting where appointment_id = $1', [visit]);
