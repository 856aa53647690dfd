import type { Database } from '../../../adapters/ports.ts';
import { stateIsNot } from '../../../ground/states.ts';

interface WeekRow {
  monday: string;
  people: number;
  appointments: number;
  reports: number;
  eurCents: number;
  phpCentavos: number;
  [column: string]: unknown;
}

/** The Monday of an instant, in Berlin. */
const mondayOf = (instant: string): string => `date_trunc('week', ${instant} at time zone 'Europe/Berlin')::date`;

/** Each figure is summed by week in one pass over what the weeks have. */
export const figuresByWeek = (database: Database, now: Date, weeks: number): Promise<WeekRow[]> =>
  database.query<WeekRow>(
    `with week as (
       select (${mondayOf('$1::timestamptz')} - 7 * back)::date as monday from generate_series(0, $2::int - 1) back),
     start as (select min(monday) as day, min(monday)::timestamp at time zone 'Europe/Berlin' as at from week),
     people as (
       select ${mondayOf('created_at')} as monday, count(*) as number from app.account, start
        where created_at >= start.at and type <> 'admin' and deleted_at is null group by 1),
     booked as (
       select ${mondayOf('created_at')} as monday, count(*) as number from app.appointment, start
        where created_at >= start.at and ${stateIsNot('status', 'held')} group by 1),
     reported as (
       select ${mondayOf('created_at')} as monday, count(*) as number from app.report, start
        where created_at >= start.at group by 1),
     billed as (
       select date_trunc('week', issued_on)::date as monday,
              coalesce(sum(gross_minor) filter (where document ->> 'currency' = 'EUR'), 0) as euros,
              coalesce(sum(gross_minor) filter (where document ->> 'currency' = 'PHP'), 0) as pesos
         from app.invoice, start where issued_on >= start.day group by 1)
     select week.monday::text as monday, coalesce(people.number, 0)::int as people,
            coalesce(booked.number, 0)::int as appointments, coalesce(reported.number, 0)::int as reports,
            coalesce(billed.euros, 0)::bigint as "eurCents", coalesce(billed.pesos, 0)::bigint as "phpCentavos"
       from week left join people using (monday) left join booked using (monday)
            left join reported using (monday) left join billed using (monday)
      order by week.monday`,
    [now.toISOString(), weeks],
  );

interface TypeCounts {
  customer: number;
  provider: number;
  seller: number;
  [column: string]: unknown;
}

export async function accountsByType(database: Database): Promise<TypeCounts> {
  const [counted] = await database.query<TypeCounts>(
    `select count(*) filter (where type = 'customer') as customer, count(*) filter (where type = 'provider') as provider,
            count(*) filter (where type = 'seller') as seller
       from app.account where deleted_at is null`,
  );
  return counted ?? { customer: 0, provider: 0, seller: 0 };
}
