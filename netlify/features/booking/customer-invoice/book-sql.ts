import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { InvoiceDocument } from '../../../invoice/index.ts';
import type { BookedInvoice, OpenItem } from './book-rules.ts';

/** Bytes of the documents in one file: an answer of the platform may have 6 MB, a third of it for its wrapping. */
const partBytes = 3_500_000;

const sized = `
  select invoice.id, to_char(invoice.issued_on, 'YYYY-MM') as month,
         ((sum(length(file.pdf) + coalesce(length(file.xml), 0))
             over (partition by to_char(invoice.issued_on, 'YYYY-MM') order by invoice.issued_at, invoice.id)
           - length(file.pdf) - coalesce(length(file.xml), 0)) / ${partBytes})::integer + 1 as part
    from app.customer_invoice invoice join app.customer_invoice_file file on file.invoice_id = invoice.id
   where invoice.provider_id = $1`;

const stands = 'not exists (select from app.customer_payment_end ended where ended.payment_id = payment.id)';

export const monthsOf = (
  database: Database,
  owner: AccountId,
): Promise<{ month: string; documents: number; parts: number }[]> =>
  database.query(
    `with sized as (${sized}),
     paid as (
       select distinct to_char(payment.paid_on, 'YYYY-MM') as month
         from app.customer_payment payment join app.customer_invoice invoice on invoice.id = payment.invoice_id
        where invoice.provider_id = $1 and ${stands})
     select month, count(id)::integer as documents, coalesce(max(part), 1)::integer as parts
       from sized full join paid using (month) group by month order by month desc`,
    [owner],
  );

export interface Filed {
  document: InvoiceDocument;
  /** In base64. */
  pdf: string;
  xml: string | null;
  [column: string]: unknown;
}

export const filesOfMonth = (
  database: Database,
  owner: AccountId,
  { month, part }: { month: string; part: number },
): Promise<Filed[]> =>
  database.query(
    `with sized as (${sized})
     select invoice.document, encode(file.pdf, 'base64') as pdf, file.xml
       from sized join app.customer_invoice invoice on invoice.id = sized.id
       join app.customer_invoice_file file on file.invoice_id = invoice.id
      where sized.month = $2 and sized.part = $3 order by invoice.issued_at, invoice.id`,
    [owner, month, part],
  );

export async function documentsOfMonth(
  database: Database,
  owner: AccountId,
  month: string,
): Promise<InvoiceDocument[]> {
  const rows = await database.query<{ document: InvoiceDocument }>(
    `select document from app.customer_invoice
      where provider_id = $1 and to_char(issued_on, 'YYYY-MM') = $2 order by issued_at, id`,
    [owner, month],
  );
  return rows.map(({ document }) => document);
}

type BookedRow = BookedInvoice & { [column: string]: unknown };

const booked = `
  invoice.document,
  (select coalesce(jsonb_agg(taken.place), '[]') from app.customer_invoice_taken_back taken where taken.invoice_id = invoice.id) as taken,
  (select coalesce(jsonb_agg(jsonb_build_object('way', payment.way, 'on', payment.paid_on, 'minor', payment.minor)
            order by payment.paid_on, payment.noted_at, payment.id), '[]')
     from app.customer_payment payment where payment.invoice_id = invoice.id and ${stands}) as payments`;

/** Invoices and receipts of which something was paid in a month, with all their payments. */
export const paidInMonth = (database: Database, owner: AccountId, month: string): Promise<BookedRow[]> =>
  database.query(
    `select ${booked} from app.customer_invoice invoice
      where invoice.provider_id = $1 and invoice.kind <> 'correction'
        and exists (select from app.customer_payment payment
                     where payment.invoice_id = invoice.id and to_char(payment.paid_on, 'YYYY-MM') = $2 and ${stands})
      order by invoice.issued_at, invoice.id`,
    [owner, month],
  );

export const openItems = (database: Database, owner: AccountId): Promise<(OpenItem & Record<string, unknown>)[]> =>
  database.query(
    `select invoice.number, invoice.document -> 'buyer' ->> 'name' as customer, invoice.issued_on::text as "issuedOn",
            invoice.document ->> 'dueOn' as "dueOn", invoice.currency, invoice.gross_minor as "totalMinor",
            standing.corrected as "correctedMinor", standing.paid as "paidMinor"
       from app.customer_invoice invoice cross join lateral app.customer_invoice_standing(invoice) standing
      where invoice.provider_id = $1 and standing.state in ('open', 'partial') order by invoice.issued_at, invoice.id`,
    [owner],
  );

/**
 * Invoices to the customer of an own one: of the same client in the file, to the same address, or to the same name and
 * place. The named one comes first.
 */
export const sameCustomer = (database: Database, owner: AccountId, id: string): Promise<BookedRow[]> =>
  database.query(
    `with named as (
       select invoice.id, invoice.document -> 'buyer' as buyer, visit.client_id
         from app.customer_invoice invoice left join app.appointment visit on visit.id = invoice.appointment_id
        where invoice.id = $2 and invoice.provider_id = $1 and invoice.kind = 'invoice')
     select ${booked}
       from named join app.customer_invoice invoice on invoice.provider_id = $1 and invoice.kind = 'invoice'
       left join app.appointment visit on visit.id = invoice.appointment_id
      where invoice.document ->> 'isForHousehold' = 'true'
        and (invoice.id = named.id or visit.client_id = named.client_id
             or lower(invoice.document -> 'buyer' ->> 'email') = lower(named.buyer ->> 'email')
             or (invoice.document -> 'buyer' ->> 'name' = named.buyer ->> 'name' and named.buyer ->> 'zip' <> ''
                 and invoice.document -> 'buyer' ->> 'zip' = named.buyer ->> 'zip'))
      order by invoice.id <> named.id, invoice.issued_at, invoice.id`,
    [owner, id],
  );

/**
 * What a customer may see of it: the named invoice, and those for appointments of the same account or the same address.
 * Names and client files are the provider's, and may merge two people.
 */
export const ownOfCustomer = (database: Database, id: string): Promise<(BookedRow & { owner: AccountId })[]> =>
  database.query(
    `with named as (
       select invoice.id, invoice.provider_id, visit.customer_id, lower(visit.guest_email) as email
         from app.customer_invoice invoice left join app.appointment visit on visit.id = invoice.appointment_id
        where invoice.id = $1 and invoice.kind = 'invoice')
     select ${booked}, invoice.provider_id as owner
       from named join app.customer_invoice invoice on invoice.provider_id = named.provider_id and invoice.kind = 'invoice'
       left join app.appointment visit on visit.id = invoice.appointment_id
      where invoice.document ->> 'isForHousehold' = 'true'
        and (invoice.id = named.id or visit.customer_id = named.customer_id or lower(visit.guest_email) = named.email)
      order by invoice.id <> named.id, invoice.issued_at, invoice.id`,
    [id],
  );
