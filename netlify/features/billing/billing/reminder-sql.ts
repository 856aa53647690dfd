import type { InvoiceReminder } from '../../../../src/contract/billing/billing.ts';
import { smallestAskedMinor } from '../../../../src/contract/billing/billing-invoice.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { PlanStrand } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { CarriedSum } from '../../../invoice/index.ts';
import { missingMoney, openOfInvoice } from './missing-sql.ts';
import { daysBetween, levelOf, type Overdue, remindedDays } from './reminder-rules.ts';

type Step = InvoiceReminder['step'];

/** The step that a row of reminders is, as the contract names it. */
const named = `(array['${Object.keys(levelOf).join("', '")}'])[reminded.level]`;

/** What was done last about the invoice; null where nothing was, or the money has come. Of a query that reads `invoice`. */
export const remindedShown = `
  (select jsonb_build_object('step', ${named}, 'on', reminded.told_on, 'fallsOn', reminded.falls_on)
     from app.invoice_reminded(invoice) reminded where reminded.level is not null) as reminded`;

/** The last day of which a bank file tells. Money that came later is not known yet, so nothing is taken from anybody for it. */
const booksReach = 'select max(booked_on) from app.bank_line';

/** How many plans should have ended by a day, and wait for a bank file that reaches it. */
export const waitingFalls = async (database: Database, today: string): Promise<number> => {
  const [{ waiting } = { waiting: 0 }] = await database.query<{ waiting: number }>(
    `select count(*)::integer as waiting
       from app.invoice cross join lateral app.invoice_reminded(invoice) reminded
      where invoice.id in (select id from (${missingMoney}) as missing) and reminded.level = 2
        and reminded.falls_on <= $1::date and reminded.falls_on > coalesce((${booksReach}), '-infinity'::date)`,
    [today],
  );
  return waiting;
};

export interface DueStep {
  id: string;
  number: string;
  step: Step;
  since: string;
  /** With what is carried. */
  openMinor: number;
  /** Small sums of earlier invoices, which are asked for with this one. */
  carried: CarriedSum[];
  [column: string]: unknown;
}

/**
 * Small sums of earlier ones that are open and not asked for already, of a query that reads `invoice`. What was reminded of has asked
 * for all before it.
 */
const carriedHere = (day: string) => `
  select coalesce(sum(small.cents), 0)::integer as minor,
         coalesce(jsonb_agg(jsonb_build_object('number', small.number, 'cents', small.cents) order by small.number), '[]') as sums
    from (select earlier.number, stood.owed - stood.paid as cents
            from app.invoice earlier cross join lateral app.invoice_standing(earlier) stood
           where earlier.account_id = invoice.account_id and earlier.strand = invoice.strand and earlier.kind = 'invoice'
             and earlier.number < invoice.number and earlier.document ->> 'currency' = 'EUR'
             and stood.owed - stood.paid between 1 and ${smallestAskedMinor - 1} and app.invoice_overdue_since(earlier) < ${day}
             and not app.carried_by_debit(earlier)
             and not exists (
               select from app.invoice asking cross join lateral app.invoice_standing(asking) asked
                where asking.account_id = invoice.account_id and asking.strand = invoice.strand and asking.kind = 'invoice'
                  and asking.number >= earlier.number and asking.number < invoice.number and asked.owed > asked.paid
                  and exists (select from app.invoice_reminder told where told.invoice_id = asking.id))) as small`;

/** A later one asks for it as well. */
const isCarriedOn = `
  standing.owed - standing.paid < ${smallestAskedMinor} and exists (
    select from app.invoice later cross join lateral app.invoice_standing(later) stood
     where later.account_id = invoice.account_id and later.strand = invoice.strand and later.kind = 'invoice'
       and later.number > invoice.number and stood.owed > stood.paid)`;

/**
 * Invoices of a strand about which the next step is due on a day; only one of them, if it is named. Those whose files are not made
 * yet wait, because a reminder brings the PDF. Since when something is overdue is asked only where money is missing: most is paid.
 */
export const dueSteps = (
  database: Database,
  { strand, today, only }: { strand: PlanStrand; today: string; only?: string },
): Promise<DueStep[]> =>
  database.query(
    `select due.id, due.number, due.since::text as since, step, "openMinor" + carried.minor as "openMinor", carried.sums as carried
       from (select invoice, invoice.id, invoice.number, overdue.since, standing.owed - standing.paid as "openMinor",
                    case when done.level is null then case when not (${isCarriedOn}) then 'reminded' end
                         when done.level = 1 and overdue.since + ${remindedDays.second} <= $2::date
                              and done.first_on + ${daysBetween} <= $2::date then 'warned'
                         when done.level = 2 and done.falls_on <= $2::date and done.falls_on <= (${booksReach}) then 'fallen' end as step
               from app.invoice cross join lateral app.invoice_standing(invoice) standing
               cross join lateral (select app.invoice_overdue_since(invoice) as since) overdue
               cross join lateral (
                 select max(level) as level, max(told_on) filter (where level = 1) as first_on, max(falls_on) as falls_on
                   from app.invoice_reminder reminder
                  where reminder.invoice_id = invoice.id and reminder.since = overdue.since) done
              where invoice.kind = 'invoice' and invoice.strand = $1 and overdue.since + ${remindedDays.first} <= $2::date
                and ${only === undefined ? `invoice.id = any(array(select id from (${missingMoney}) as missing))` : 'invoice.id = $3::uuid'}
                and standing.owed > standing.paid and ($3::uuid is null or invoice.id = $3::uuid)
                and exists (select from app.invoice_file file where file.invoice_id = invoice.id)) due
      cross join lateral (select (due.invoice).*) invoice cross join lateral (${carriedHere('$2::date')}) carried
      where step is not null
        and (invoice.document ->> 'currency' <> 'EUR' or "openMinor" + carried.minor >= ${smallestAskedMinor})
      order by due.number`,
    [strand, today, only ?? null],
  );

/** Locks the invoice: a payment that is written down at this moment waits, or is waited for. */
export const lockInvoice = (transaction: Database, id: string): Promise<unknown> =>
  transaction.query('select from app.invoice where id = $1 for update', [id]);

export const addStep = (
  transaction: Database,
  { id, since, step, openMinor }: Pick<DueStep, 'id' | 'since' | 'step' | 'openMinor'>,
  { today, fallsOn, now }: { today: string; fallsOn: string | null; now: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.invoice_reminder (invoice_id, since, level, told_at, told_on, open_minor, falls_on)
     values ($1, $2::date, $3, $4::timestamptz, $5::date, $6, $7::date)`,
    [id, since, levelOf[step], now.toISOString(), today, openMinor, fallsOn],
  );

/** The invoice of each strand about which most was done, where any is missing money. */
export const overdueOf = (
  database: Database,
  owner: AccountId,
  strands: readonly PlanStrand[],
): Promise<(Overdue & { strand: PlanStrand })[]> =>
  database.query<Overdue & { strand: PlanStrand } & Record<string, unknown>>(
    `with missing as materialized (
       select invoice, ${openOfInvoice} as minor from app.invoice
        where invoice.account_id = $1 and invoice.strand = any($2::text[]) and invoice.kind = 'invoice' and ${openOfInvoice} > 0)
     select distinct on ((invoice).strand) (invoice).strand, (invoice).number, missing.minor + carried.minor as "openMinor",
            (invoice).document ->> 'currency' as currency, ${named} as step, reminded.told_on::text as "on",
            reminded.falls_on::text as "fallsOn"
       from missing cross join lateral app.invoice_reminded(missing.invoice) reminded
      cross join lateral (select (missing.invoice).*) invoice
      cross join lateral (${carriedHere('reminded.told_on')}) carried
      where reminded.level is not null
      order by (invoice).strand, reminded.level desc, reminded.since, (invoice).number`,
    [owner, strands],
  );
