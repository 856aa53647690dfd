import type { AccountType } from '../../../../src/contract/account/account.ts';
import { type Issued, smallestAskedMinor } from '../../../../src/contract/billing/billing-invoice.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { PlanStrand } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { CarriedSum, InvoiceDocument } from '../../../invoice/index.ts';
import type { HeldPlans } from '../../account/index.ts';
import type { DueCommission } from './bill-rules.ts';
import { documentStore } from './document-sql.ts';
import { openOfInvoice } from './missing-sql.ts';
import { remindedShown } from './reminder-sql.ts';

/** The plans of an account, the name of its country, and its number if that is confirmed. */
export async function taxedOf(
  database: Database,
  owner: AccountId,
): Promise<(HeldPlans & { country: string | null; vatId: string | null }) | undefined> {
  const [found] = await database.query<
    HeldPlans & { country: string | null; vatId: string | null } & Record<string, unknown>
  >(
    `select type, plan, property_plan as "propertyPlan", country, app.confirmed_vat_id(id) as "vatId"
       from app.account where id = $1`,
    [owner],
  );
  return found;
}

/**
 * Lines billed with what is owed until an instant. Nobody could object to them any more, or an administrator had
 * refused the objection by then. Lines that have ended since are left out, too.
 */
export const dueCommissions = (database: Database, owner: AccountId, until: Date): Promise<DueCommission[]> =>
  database.query(
    `select line.id, line.service_name as "serviceName", line.visit_at as "visitAt", line.brought_at as "broughtAt",
            line.booked_at as "bookedAt", line.price_cents as "priceCents", line.commission_cents as "commissionCents",
            line.rate_ten_thousandths as rate
       from app.commission_line line
       left join app.commission_objection objection on objection.line_id = line.id
       left join app.commission_decision decision on decision.line_id = line.id
      where line.provider_id = $1
        and case when objection.line_id is null then line.objection_until <= $2::timestamptz
                 else not decision.is_upheld and decision.decided_at <= $2::timestamptz end
        and not exists (select from app.commission_end ended where ended.line_id = line.id)
        and not exists (select from app.invoice_commission billed where billed.line_id = line.id)
      order by line.created_at, line.id`,
    [owner, until.toISOString()],
  );

/** Accounts to invoice for a past month: those with a paid plan, or with commissions that can no longer be disputed. */
export const mayOwe = (
  database: Database,
  { strand, month, until }: { strand: PlanStrand; month: string; until: Date },
): Promise<{ owner: AccountId }[]> =>
  database.query(
    `with owing as (
       select account_id from app.plan_choice
        where strand = $1 and pays = 'fee' and counts_from < $3::timestamptz
       union
       select provider_id from app.commission_line line
        where $1 = 'services' and line.created_at < $3::timestamptz
          and not exists (select from app.invoice_commission billed where billed.line_id = line.id))
     select account.id as owner from owing join app.account on account.id = owing.account_id
      where (account.deleted_at is null or exists (select from app.last_recipient last where last.account_id = account.id))
        and not exists (select from app.invoice
                         where invoice.account_id = account.id and invoice.strand = $1 and invoice.month = $2
                           and invoice.kind = 'invoice')
      order by account.id`,
    [strand, month, until.toISOString()],
  );

export interface Recipient {
  id: AccountId;
  type: AccountType;
  email: string;
  country: string | null;
  name: string;
  street: string;
  zip: string;
  city: string;
  /** If it is confirmed. */
  vatId: string | null;
  [column: string]: unknown;
}

/** Whom an invoice goes to, as they are now or were when the account ended. Locks the account until the transaction ends: another run waits. */
export async function lockedRecipient(transaction: Database, owner: AccountId): Promise<Recipient | undefined> {
  const [found] = await transaction.query<Recipient>(
    `select account.id, account.type, coalesce(last.email, account.email) as email,
            case when last.account_id is null then account.country else last.country end as country,
            coalesce(last.name, business.name, nullif(account.business_name, ''), account.name) as name,
            coalesce(last.street, business.street, concat_ws(' ', account.street, account.house_number)) as street,
            coalesce(last.zip, business.zip, account.zip, '') as zip,
            coalesce(last.city, business.city, account.city, '') as city,
            case when last.account_id is null then app.confirmed_vat_id(account.id) else last.vat_id end as "vatId"
       from app.account left join app.provider_business business on business.account_id = account.id
       left join app.last_recipient last on last.account_id = account.id
      where account.id = $1 and (account.deleted_at is null or last.account_id is not null) for update of account`,
    [owner],
  );
  return found;
}

export async function isIssued(
  transaction: Database,
  owner: AccountId,
  { strand, month }: { strand: PlanStrand; month: string },
): Promise<boolean> {
  const found = await transaction.query(
    `select from app.invoice where account_id = $1 and strand = $2 and month = $3 and kind = 'invoice'`,
    [owner, strand, month],
  );
  return found.length > 0;
}

/** Locks the counter until the transaction ends: a number that is rolled back is given to the next. */
export async function nextNumber(transaction: Database, series: string): Promise<number> {
  const [row] = await transaction.query<{ last: number }>(
    `insert into app.invoice_counter as counter (series, last) values ($1, 1)
     on conflict (series) do update set last = counter.last + 1 returning last`,
    [series],
  );
  return row?.last ?? 0;
}

export interface NewInvoice {
  id: string;
  owner: AccountId;
  strand: PlanStrand;
  month: string;
  keptUntil: string;
  document: InvoiceDocument;
  /** Of the document's text, in hexadecimal. */
  hash: string;
  commissions: readonly string[];
}

export const addInvoice = (transaction: Database, invoice: NewInvoice, now: Date): Promise<unknown> =>
  transaction.query(
    `with issued as (
       insert into app.invoice
         (account_id, number, kind, strand, month, issued_on, issued_at, kept_until, gross_minor, document, hash, id)
       values ($1, $2, 'invoice', $3, $4, $5::date, $6::timestamptz, $7::date, $8, $9, decode($10, 'hex'), $12)
       returning id)
     insert into app.invoice_commission (line_id, invoice_id)
     select line_id, issued.id from issued cross join unnest($11::uuid[]) as line_id`,
    [
      invoice.owner,
      invoice.document.number,
      invoice.strand,
      invoice.month,
      invoice.document.issuedOn,
      now.toISOString(),
      invoice.keptUntil,
      invoice.document.grossCents,
      invoice.document,
      invoice.hash,
      invoice.commissions,
      invoice.id,
    ],
  );

interface Addressed {
  owner: AccountId;
  email: string;
  type: AccountType;
  document: InvoiceDocument;
  /** The account has ended. The address is the one on the document. */
  isGone: boolean;
  [column: string]: unknown;
}

export interface Unsent extends Addressed {
  id: string;
  strand: PlanStrand;
}

const addressed = `
  invoice.account_id as owner, account.type, invoice.document, account.deleted_at is not null as "isGone",
  case when account.deleted_at is null then account.email else invoice.document -> 'buyer' ->> 'email' end as email`;

/** An invoice without files, behind the one that was tried last; only this one, if one is named. */
export async function nextUnsent(database: Database, after: string | null, only?: string): Promise<Unsent | undefined> {
  const [found] = await database.query<Unsent>(
    `select invoice.id, invoice.strand, ${addressed}
       from app.invoice join app.account on account.id = invoice.account_id
      where not exists (select from app.invoice_file file where file.invoice_id = invoice.id)
        and ($1::text is null or invoice.number > $1) and ($2::uuid is null or invoice.id = $2::uuid)
      order by invoice.number limit 1`,
    [after, only ?? null],
  );
  return found;
}

/** What was issued and sent, with its PDF in base64, and whom a mail about it goes to. */
export interface StoredInvoice extends Addressed {
  pdf: string;
}

export async function keptInvoice(database: Database, id: string): Promise<StoredInvoice | undefined> {
  const [found] = await database.query<StoredInvoice>(
    `select ${addressed}, encode(file.pdf, 'base64') as pdf
       from app.invoice join app.account on account.id = invoice.account_id
       join app.invoice_file file on file.invoice_id = invoice.id
      where invoice.id = $1`,
    [id],
  );
  return found;
}

export const { keepFiles, fileOf } = documentStore({ documents: 'invoice', owner: 'account_id' });

/** The columns of an invoice as its list shows them. They read from `shownTables`. */
export const shown = `
  invoice.id, invoice.number, invoice.kind, invoice.strand, invoice.month, invoice.issued_on::text as "issuedOn",
  invoice.document ->> 'dueOn' as "dueOn", invoice.document ->> 'currency' as currency,
  (invoice.document ->> 'netCents')::integer as "netMinor", (invoice.document ->> 'vatCents')::integer as "vatMinor",
  invoice.gross_minor as "totalMinor", standing.state,
  case when invoice.kind = 'correction' then 0 else standing.owed - standing.paid end as "openMinor",
  case when standing.owed > standing.paid and standing.state <> 'returned' then app.invoice_debit_day(invoice)::text end as "debitOn",
  ${remindedShown},
  (select payment.state from app.online_payment payment where payment.invoice_id = invoice.id
    order by payment.started_at desc, payment.id limit 1) as online,
  not (invoice.document ->> 'isPlain')::boolean as "isElectronic",
  exists (select from app.invoice_file file where file.invoice_id = invoice.id) as "hasFiles", invoice.issued_at as "createdAt"`;

export const shownTables = 'app.invoice cross join lateral app.invoice_standing(invoice) standing';

export type InvoiceRow = Issued & { createdAt: string; [column: string]: unknown };

/** Latest first. */
export const invoicesOf = (
  database: Database,
  owner: AccountId,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
): Promise<InvoiceRow[]> =>
  database.query(
    `select ${shown} from ${shownTables}
      where invoice.account_id = $1
        and ($2::timestamptz is null or invoice.issued_at < $2::timestamptz
             or (invoice.issued_at = $2::timestamptz and invoice.id > $3::uuid))
      order by invoice.issued_at desc, invoice.id limit $4`,
    [owner, after?.at ?? null, after?.id ?? null, limit],
  );

export async function countInvoices(database: Database, owner: AccountId): Promise<number> {
  const [row] = await database.query<{ count: number }>('select count(*) from app.invoice where account_id = $1', [
    owner,
  ]);
  return row?.count ?? 0;
}

/** Everything that stands on the own invoices, oldest first. */
export const documentsOf = (database: Database, owner: AccountId): Promise<{ document: InvoiceDocument }[]> =>
  database.query('select document from app.invoice where account_id = $1 order by number', [owner]);

/**
 * Small sums overdue before a day, the oldest first. A sum in a debit does not count. One that the bank has returned is not
 * collected again: it waits for a transfer.
 */
export const smallOpen = (
  transaction: Database,
  owner: AccountId,
  { strand, day, isDebit }: { strand: PlanStrand; day: string; isDebit: boolean },
): Promise<CarriedSum[]> =>
  transaction.query<CarriedSum & Record<string, unknown>>(
    `select invoice.number, ${openOfInvoice} as cents from app.invoice
      where account_id = $1 and strand = $2 and kind = 'invoice' and ${openOfInvoice} between 1 and $3 - 1
        and app.invoice_overdue_since(invoice) < $4::date and not app.carried_by_debit(invoice)
        and not ($5 and exists (select from app.standing_debit(invoice.id)))
      order by invoice.number`,
    [owner, strand, smallestAskedMinor, day, isDebit],
  );

/** Years of what was issued between Germans in euro, the latest first. */
export async function datevYears(database: Database, owner: AccountId): Promise<string[]> {
  const rows = await database.query<{ year: string }>(
    `select distinct to_char(issued_on, 'YYYY') as year from app.invoice
      where account_id = $1 and document -> 'seller' ->> 'country' = 'DE' and document -> 'buyer' ->> 'country' = 'DE'
        and document ->> 'currency' = 'EUR'
      order by year desc`,
    [owner],
  );
  return rows.map(({ year }) => year);
}

/** Whether an account charges VAT, so that it may deduct what we charge. */
export async function deductsVat(database: Database, owner: AccountId): Promise<boolean> {
  const found = await database.query(
    `select from app.provider_business where account_id = $1 and vat_status in ('vat_id', 'tax_number')`,
    [owner],
  );
  return found.length > 0;
}

/**
 * Deletes the addresses of ended accounts once everything is billed. The month of the end is long over, and every
 * commission line is on an invoice or has ended.
 */
export const dropRecipients = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    `delete from app.last_recipient last
      where last.kept_at < $1::timestamptz - interval '60 days'
        and not exists (select from app.commission_line line
                         where line.provider_id = last.account_id
                           and not exists (select from app.invoice_commission billed where billed.line_id = line.id)
                           and not exists (select from app.commission_end ended where ended.line_id = line.id))`,
    [now.toISOString()],
  );
