import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { SmallBusinessLimit } from '../../../invoice/index.ts';

export interface EnteredLimit extends SmallBusinessLimit {
  enteredAt: string;
  enteredBy: string | null;
  [column: string]: unknown;
}

/** The limits that administrators have entered, the first entry first. */
export const enteredLimits = (database: Database): Promise<EnteredLimit[]> =>
  database.query(
    `select known.country, known.counts_from::text as "countsFrom", known.last_year_minor as "lastYearMinor",
            known.this_year_minor as "thisYearMinor", known.source, known.entered_at as "enteredAt", account.email as "enteredBy"
       from app.small_business_limit known left join app.account on account.id = known.entered_by order by known.id`,
  );

export const addLimit = (
  database: Database,
  { country, countsFrom, lastYearMinor, thisYearMinor, source }: SmallBusinessLimit,
  { by, now }: { by: AccountId; now: Date },
): Promise<unknown> =>
  database.query(
    `insert into app.small_business_limit (country, counts_from, last_year_minor, this_year_minor, source, entered_at, entered_by)
     values ($1, $2::date, $3, $4, $5, $6::timestamptz, $7)`,
    [country, countsFrom, lastYearMinor, thisYearMinor, source, now.toISOString(), by],
  );
