import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { listCustomerInvoices } from '../../../../src/contract/booking/customer-invoice.ts';
import type { CustomerInvoiceId } from '../../../../src/contract/booking/customer-invoice-fields.ts';
import type { CustomerInvoiceState } from '../../../../src/contract/booking/customer-invoice-words.ts';
import type { AnswerOf } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { InvoiceDocument } from '../../../invoice/index.ts';
import type { ListedRow } from './sql.ts';

const shown = `
  invoice.id, invoice.number, invoice.kind, invoice.appointment_id as "visitId", invoice.document -> 'buyer' ->> 'name' as customer,
  invoice.issued_on::text as "issuedOn", invoice.document ->> 'dueOn' as "dueOn", invoice.currency, invoice.gross_minor as "totalMinor",
  standing.corrected as "correctedMinor", standing.paid as "paidMinor", standing.state,
  exists (select from app.customer_invoice_file file where file.invoice_id = invoice.id) as "hasFiles",
  not (invoice.document ->> 'isPlain')::boolean as "isElectronic"`;

const tables = 'app.customer_invoice invoice cross join lateral app.customer_invoice_standing(invoice) standing';

export interface InvoiceQuery {
  state: CustomerInvoiceState | undefined;
  month: string | undefined;
  /** For `ilike`. */
  search: string | undefined;
}

const isMeant = `
  invoice.provider_id = $1 and ($2::text is null or standing.state = $2)
  and ($3::text is null or to_char(invoice.issued_on, 'YYYY-MM') = $3)
  and ($4::text is null or invoice.number ilike $4 or invoice.document -> 'buyer' ->> 'name' ilike $4)`;

const given = (owner: AccountId, { state, month, search }: InvoiceQuery): unknown[] => [
  owner,
  state ?? null,
  month ?? null,
  search ?? null,
];

/** Latest first. */
export const listed = (
  database: Database,
  owner: AccountId,
  asked: InvoiceQuery,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
): Promise<(ListedRow & { createdAt: string })[]> =>
  database.query(
    `select ${shown}, invoice.issued_at as "createdAt" from ${tables}
      where ${isMeant}
        and ($5::timestamptz is null or invoice.issued_at < $5::timestamptz
             or (invoice.issued_at = $5::timestamptz and invoice.id > $6::uuid))
      order by invoice.issued_at desc, invoice.id limit $7`,
    [...given(owner, asked), after?.at ?? null, after?.id ?? null, limit],
  );

export async function countListed(database: Database, owner: AccountId, asked: InvoiceQuery): Promise<number> {
  // Without a filter by state nothing has to be known of payments: the function would add up two sums for each invoice.
  const [row] = await database.query<{ count: number }>(
    asked.state === undefined
      ? `select count(*) from app.customer_invoice invoice cross join (select null as state) standing where ${isMeant}`
      : `select count(*) from ${tables} where ${isMeant}`,
    given(owner, asked),
  );
  return row?.count ?? 0;
}

/**
 * The money that is still missing, by currency. It counts as `app.customer_invoice_standing` does, but adds up all invoices in one
 * statement instead of one by one.
 */
export const openOf = (database: Database, owner: AccountId): Promise<AnswerOf<typeof listCustomerInvoices>['open']> =>
  database.query(
    `with own as materialized (
       select id, kind, corrects, currency, gross_minor from app.customer_invoice where provider_id = $1),
     back as (select corrects as id, sum(gross_minor) as minor from own where corrects is not null group by corrects),
     paid as (
       select payment.invoice_id as id, sum(payment.minor) as minor
         from app.customer_payment payment join own on own.id = payment.invoice_id
        where not exists (select from app.customer_payment_end ended where ended.payment_id = payment.id)
        group by payment.invoice_id)
     select own.currency, sum(missing.minor)::integer as minor, count(*)::integer as count
       from own left join back using (id) left join paid using (id)
      cross join lateral (select own.gross_minor - coalesce(back.minor, 0) - coalesce(paid.minor, 0) as minor) missing
      where own.kind <> 'correction' and missing.minor > 0
      group by own.currency order by own.currency desc`,
    [owner],
  );

export async function monthsOf(database: Database, owner: AccountId): Promise<string[]> {
  const rows = await database.query<{ month: string }>(
    `select distinct to_char(issued_on, 'YYYY-MM') as month from app.customer_invoice where provider_id = $1 order by month desc`,
    [owner],
  );
  return rows.map(({ month }) => month);
}

export interface DetailRow extends ListedRow {
  document: InvoiceDocument;
  mailedTo: string | null;
  keptUntil: string;
  related: { id: CustomerInvoiceId; number: string; totalMinor: number }[];
}

export async function detailOf(
  database: Database,
  owner: AccountId,
  id: CustomerInvoiceId,
): Promise<DetailRow | undefined> {
  const [found] = await database.query<DetailRow>(
    `select ${shown}, invoice.document, invoice.mailed_to as "mailedTo", invoice.kept_until::text as "keptUntil",
            (select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'number', other.number, 'totalMinor', other.gross_minor)
                      order by other.issued_at, other.id), '[]')
               from app.customer_invoice other where other.corrects = invoice.id or other.id = invoice.corrects) as related
       from ${tables} where invoice.id = $1 and invoice.provider_id = $2`,
    [id, owner],
  );
  return found;
}

/** Documents of a visit for its customer, the first first. */
export const ofVisit = (database: Database, visit: AppointmentId): Promise<ListedRow[]> =>
  database.query(
    `select ${shown} from ${tables} where invoice.appointment_id = $1 order by invoice.issued_at, invoice.number`,
    [visit],
  );

/** The invoice of a visit that a German household may deduct, by the years in which something of it was paid. */
export const sheetsOfVisit = (
  database: Database,
  visit: AppointmentId,
): Promise<{ id: CustomerInvoiceId; year: string }[]> =>
  database.query(
    `select distinct on (year) invoice.id, to_char(payment.paid_on, 'YYYY') as year
       from app.customer_invoice invoice join app.customer_payment payment on payment.invoice_id = invoice.id
      where invoice.appointment_id = $1 and invoice.kind = 'invoice' and invoice.document ->> 'isForHousehold' = 'true'
        and invoice.document -> 'seller' ->> 'country' = 'DE'
        and exists (select from jsonb_array_elements(invoice.document -> 'lines') line where line ->> 'kind' in ('labour', 'travel'))
        and not exists (select from app.customer_payment_end ended where ended.payment_id = payment.id)
      order by year, invoice.issued_at desc`,
    [visit],
  );
