import type { Collection } from '../../../../src/contract/admin/admin-collection.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Creditor } from '../../../bank/index.ts';
import { openOfInvoice } from './missing-sql.ts';

/** A debit as its invoice and its mandate say it. */
export interface DueDebit {
  invoice: string;
  number: string;
  /** With what it carries. */
  amountMinor: number;
  /** Small sums of earlier invoices that are collected with it. */
  carried: { invoice: string; amountMinor: number }[];
  /** The day that was announced. */
  announcedOn: string;
  mandate: string;
  reference: string;
  signedOn: string;
  holder: string;
  sealed: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  [column: string]: unknown;
}

const debitColumns = `invoice.id as invoice, invoice.number, mandate.id as mandate, mandate.reference,
  mandate.signed_on::text as "signedOn", mandate.holder, mandate.sealed, invoice.document ->> 'dueOn' as "announcedOn",
  invoice.document -> 'buyer' ->> 'street' as street, invoice.document -> 'buyer' ->> 'zip' as zip,
  invoice.document -> 'buyer' ->> 'city' as city, invoice.document -> 'buyer' ->> 'country' as country`;

/**
 * Invoices of this creditor that may be collected on a day, or without one on their own day. They are announced by mail
 * for that day or before, and their mandate is valid. No bank was asked yet, or only by a refused file.
 */
export const dueDebits = (database: Database, creditorId: string, on: string | null): Promise<DueDebit[]> =>
  database.query(
    `select ${debitColumns}, standing.owed - standing.paid + carried.minor as "amountMinor", carried.parts as carried
       from app.invoice cross join lateral app.invoice_standing(invoice) standing
      cross join lateral (
        select coalesce(sum(stood.owed - stood.paid), 0)::integer as minor,
               coalesce(jsonb_agg(jsonb_build_object('invoice', small.id, 'amountMinor', stood.owed - stood.paid)), '[]') as parts
          from jsonb_array_elements(coalesce(invoice.document -> 'carried', '[]')) as said
          join app.invoice small on small.number = said ->> 'number' cross join lateral app.invoice_standing(small) stood
         where stood.owed > stood.paid and not exists (select from app.standing_debit(small.id))) carried
       join app.debit_mandate mandate on mandate.reference = invoice.document -> 'payment' ->> 'mandate'
      where invoice.kind = 'invoice' and invoice.document -> 'payment' ->> 'by' = 'debit' and mandate.creditor_id = $1
        and standing.owed > standing.paid and standing.state <> 'returned'
        and not exists (select from app.standing_debit(invoice.id))
        and exists (select from app.invoice_file file where file.invoice_id = invoice.id)
        and ($2::date is null or (invoice.document ->> 'dueOn')::date <= $2::date)
        and app.mandate_holds(mandate, coalesce($2::date, (invoice.document ->> 'dueOn')::date))
      order by invoice.number`,
    [creditorId, on],
  );

/** One file at a time: a second waits, and then finds nothing that the first has taken. */
export const lockCollections = (transaction: Database): Promise<unknown> =>
  transaction.query('lock table app.debit_collection in exclusive mode');

export interface NewCollection {
  id: string;
  reference: string;
  collectedOn: string;
  creditor: Creditor;
  hash: string;
  by: AccountId;
}

/** A row for the invoice, and one for each small sum that is collected with it. */
function rowsOf({ invoice, mandate, amountMinor, carried }: DueDebit) {
  const own = carried.reduce((left, small) => left - small.amountMinor, amountMinor);
  return [
    { invoice, mandate, amountMinor: own, with: null },
    ...carried.map((small) => ({ ...small, mandate, with: invoice })),
  ];
}

export const addCollection = (
  transaction: Database,
  { id, reference, collectedOn, creditor, hash, by }: NewCollection,
  debits: readonly DueDebit[],
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `with made as (
       insert into app.debit_collection (id, reference, collected_on, creditor, hash, made_at, made_by)
       values ($1, $2, $3::date, $4, decode($5, 'hex'), $6::timestamptz, $7) returning id)
     insert into app.debit (invoice_id, collection_id, mandate_id, amount_minor, with_invoice, attempt)
     select asked.invoice, made.id, asked.mandate, asked."amountMinor", asked.with,
            (select count(*) from app.debit former where former.invoice_id = asked.invoice)
       from made cross join jsonb_to_recordset($8::jsonb -> 'debits')
         as asked (invoice uuid, mandate uuid, "amountMinor" integer, "with" uuid)`,
    [id, reference, collectedOn, creditor, hash, now.toISOString(), by, { debits: debits.flatMap(rowsOf) }],
  );

/**
 * True if the bank has carried out the debit: money arrived on its due day or later, or was returned. A transfer before that day
 * was made by the payer and is not the debit.
 */
const hasMoney = `debit.with_invoice is null and exists (select from app.payment
                           where payment.invoice_id = debit.invoice_id
                             and (payment.kind = 'transfer' and payment.booked_on >= made.collected_on or payment.kind = 'return'))`;

/** Banks answer a debit within so many days; after that the desk asks them. */
const answerDays = 7;

/** The last files, with what has come of them until a day. */
export const collections = (database: Database, today: string): Promise<(Collection & Record<string, unknown>)[]> =>
  database.query(
    `select made.id, made.reference, made.collected_on::text as "collectedOn", made.made_at as "madeAt", account.email as "madeBy",
            count(*) filter (where debit.with_invoice is null)::integer as "debitCount", sum(debit.amount_minor)::integer as minor,
            count(*) filter (where debit.with_invoice is null and ended.ended_at is null and ${openOfInvoice} <= 0
                               and (select sum(amount_minor) from app.payment where payment.invoice_id = debit.invoice_id) > 0)::integer as "paidCount",
            count(*) filter (where debit.with_invoice is null and ended.ended_at is null
                               and exists (select from app.payment
                                            where payment.invoice_id = debit.invoice_id and payment.kind = 'return'))::integer as "returnedCount",
            count(*) filter (where debit.with_invoice is null and ended.ended_at is null
                               and made.collected_on + ${answerDays} <= $1::date and ${openOfInvoice} > 0
                               and not exists (select from app.payment
                                                where payment.invoice_id = debit.invoice_id and payment.kind = 'return'))::integer as "silentCount",
            case when ended.ended_at is not null
                 then jsonb_build_object('at', to_char(ended.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', ender.email, 'reason', ended.reason) end as refused,
            ended.ended_at is null and not bool_or(${hasMoney}) as "isRefusable"
       from (select * from app.debit_collection order by made_at desc, id limit 20) made
       left join app.account on account.id = made.made_by
       left join app.debit_collection_end ended on ended.collection_id = made.id
       left join app.account ender on ender.id = ended.ended_by
       join app.debit on debit.collection_id = made.id
       join app.invoice on invoice.id = debit.invoice_id
      group by made.id, made.reference, made.collected_on, made.made_at, account.email, ended.collection_id, ended.ended_at, ended.reason,
               ender.email
      order by made.made_at desc, made.id`,
    [today],
  );

export interface MadeCollection {
  reference: string;
  collectedOn: string;
  madeAt: string;
  creditor: Creditor;
  hash: string;
  isRefused: boolean;
  [column: string]: unknown;
}

export async function collectionOf(
  database: Database,
  id: string,
): Promise<{ made: MadeCollection; debits: DueDebit[] } | undefined> {
  const [made] = await database.query<MadeCollection>(
    `select reference, collected_on::text as "collectedOn", made_at as "madeAt", creditor, encode(hash, 'hex') as hash,
            exists (select from app.debit_collection_end ended where ended.collection_id = made.id) as "isRefused"
       from app.debit_collection made where id = $1`,
    [id],
  );
  if (made === undefined) return undefined;
  const debits = await database.query<DueDebit>(
    `select ${debitColumns}, '[]'::jsonb as carried,
            (debit.amount_minor + coalesce((select sum(small.amount_minor) from app.debit small
              where small.collection_id = debit.collection_id and small.with_invoice = debit.invoice_id), 0))::integer as "amountMinor"
       from app.debit join app.invoice on invoice.id = debit.invoice_id join app.debit_mandate mandate on mandate.id = debit.mandate_id
      where debit.collection_id = $1 and debit.with_invoice is null order by invoice.number`,
    [id],
  );
  return { made, debits };
}

/** What was asked for by files of these names: a bank may book their money as one. */
export const collectedBy = (
  database: Database,
  references: readonly string[],
): Promise<{ reference: string; invoice: string; amountMinor: number }[]> =>
  database.query(
    `select made.reference, debit.invoice_id as invoice, debit.amount_minor as "amountMinor"
       from app.debit_collection made join app.debit on debit.collection_id = made.id join app.invoice on invoice.id = debit.invoice_id
      where made.reference = any($1::text[]) order by invoice.number`,
    [references],
  );

/** Ends the mandate of an invoice, if it has not ended. */
export const endMandateOf = (transaction: Database, invoice: string, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.debit_mandate_end (mandate_id, cause, ended_at)
     select mandate.id, 'returned', $2::timestamptz
       from app.invoice cross join lateral app.invoice_mandate(invoice) mandate where invoice.id = $1 and mandate.id is not null
     on conflict (mandate_id) do nothing`,
    [invoice, now.toISOString()],
  );

/** What an account has to transfer itself, because its mandate ended before it was collected. */
export const uncollected = (database: Database, owner: AccountId): Promise<{ number: string; openMinor: number }[]> =>
  database.query(
    `select invoice.number, standing.owed - standing.paid as "openMinor"
       from app.invoice cross join lateral app.invoice_standing(invoice) standing
      where invoice.account_id = $1 and invoice.kind = 'invoice' and invoice.document -> 'payment' ->> 'by' = 'debit'
        and standing.owed > standing.paid and app.invoice_debit_day(invoice) is null
      order by invoice.number`,
    [owner],
  );

/** False where a file has ended before, or the bank has carried out some of it. */
export async function endCollection(
  transaction: Database,
  id: string,
  { reason, by, now }: { reason: string; by: AccountId; now: Date },
): Promise<boolean> {
  const ended = await transaction.query(
    `insert into app.debit_collection_end (collection_id, reason, ended_at, ended_by)
     select made.id, $2, $3::timestamptz, $4 from app.debit_collection made
      where made.id = $1 and not exists (select from app.debit where debit.collection_id = made.id and ${hasMoney})
     on conflict (collection_id) do nothing returning collection_id`,
    [id, reason, now.toISOString(), by],
  );
  return ended.length > 0;
}
