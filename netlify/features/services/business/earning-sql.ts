import type { AccountId } from '../../../../src/contract/fields.ts';
import { type EarningMonth, earningMonths } from '../../../../src/contract/services/business-earning.ts';
import type { Database } from '../../../adapters/ports.ts';
import { done, stateIs } from '../../../ground/states.ts';

/**
 * The running month first. Fees are read from the frozen lines of invoices. Commission lines are the last of their
 * invoice. They count in the month of their appointment instead, so that both are beside the revenue they belong to.
 */
export const earningsOf = (
  database: Database,
  owner: AccountId,
  now: Date,
): Promise<(EarningMonth & Record<string, unknown>)[]> =>
  database.query(
    `with month as materialized (
       select app.currency_of_zone(time_zone) as currency,
              begins, begins at time zone time_zone as since, (begins + interval '1 month') at time zone time_zone as until
         from app.provider
        cross join lateral generate_series(0, $3::integer - 1) as back
        cross join lateral (select date_trunc('month', $2::timestamptz at time zone time_zone) - make_interval(months => back)) as start (begins)
        where account_id = $1)
     select to_char(month.begins, 'YYYY-MM') as month, visit.count as visits, visit.minor as "revenueMinor", visit.other as "otherRevenueMinor",
            fee.minor as "feeMinor", commission.minor as "commissionMinor"
       from month
      cross join lateral (
        select count(*)::integer as count, coalesce(sum(total_cents) filter (where currency = month.currency), 0)::integer as minor,
               coalesce(sum(total_cents) filter (where currency <> month.currency), 0)::integer as other
          from app.appointment
         where provider_id = $1 and ${stateIs('status', done)} and starts_at >= month.since and starts_at < month.until) as visit
      cross join lateral (
        select sum(app.invoice_fees(invoice))::integer as minor
          from app.invoice
         where invoice.account_id = $1 and invoice.kind = 'invoice' and invoice.strand = 'services'
           and invoice.month = to_char(month.begins, 'YYYY-MM')) as fee
      cross join lateral (
        select coalesce(sum(commission_cents), 0)::integer as minor
          from app.commission_line line
         where line.provider_id = $1 and line.visit_at >= month.since and line.visit_at < month.until
           and not exists (select from app.commission_end ended where ended.line_id = line.id)) as commission
      order by month.begins desc`,
    [owner, now.toISOString(), earningMonths],
  );
