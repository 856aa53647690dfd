import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { CustomerInvoice } from '../../../../src/contract/booking/customer-invoice.ts';
import type { CustomerInvoiceId } from '../../../../src/contract/booking/customer-invoice-fields.ts';
import type { CustomerInvoiceState, PaidWay } from '../../../../src/contract/booking/customer-invoice-words.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { ServiceCurrency } from '../../../../src/contract/currency.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Buyer, InvoiceDocument } from '../../../invoice/index.ts';

export interface VisitRow {
  id: AppointmentId;
  status: string;
  start: string;
  timeZone: string;
  currency: ServiceCurrency;
  totalMinor: number;
  travelMinor: number;
  /** What the provider has received beforehand, and on which day of its clock. */
  depositMinor: number;
  depositOn: string | null;
  place: 'shop' | 'customer';
  address: { street: string; zip: string; city: string } | null;
  language: Language;
  name: string;
  email: string | null;
  /** In one line, of the provider's file. */
  fileAddress: string | null;
  items: { name: string; priceMinor: number; priceUnit: 'visit' | 'hour'; durationMinutes: number }[];
  /** Whom the last invoice to this client was for. */
  formerBuyer: Buyer | null;
  [column: string]: unknown;
}

/** An own visit. `isLocked`: its row is locked until the transaction ends, so that it is billed once. */
export async function visitOf(
  database: Database,
  owner: AccountId,
  id: AppointmentId,
  { isLocked = false } = {},
): Promise<VisitRow | undefined> {
  const [found] = await database.query<VisitRow>(
    `select visit.id, visit.status, visit.starts_at as start, visit.time_zone as "timeZone", visit.currency,
            visit.total_cents as "totalMinor", visit.travel_fee_cents as "travelMinor",
            case when visit.deposit_received_at is null then 0 else visit.deposit_cents end as "depositMinor",
            (visit.deposit_received_at at time zone visit.time_zone)::date::text as "depositOn", visit.place, visit.address, visit.language,
            coalesce(nullif(visit.guest_name, ''), customer.name, client.name, '') as name,
            case when customer.deleted_at is null then coalesce(customer.email, visit.guest_email, client.email) end as email,
            nullif(client.address, '') as "fileAddress",
            (select coalesce(jsonb_agg(jsonb_build_object('name', item.name, 'priceMinor', item.price_cents,
                      'priceUnit', item.price_unit, 'durationMinutes', item.duration_minutes) order by item.position), '[]')
               from app.appointment_item item where item.appointment_id = visit.id) as items,
            (select invoice.document -> 'buyer'
               from app.customer_invoice invoice join app.appointment billed on billed.id = invoice.appointment_id
              where billed.client_id = visit.client_id and invoice.provider_id = visit.provider_id and invoice.kind <> 'correction'
              order by invoice.issued_at desc limit 1) as "formerBuyer"
       from app.appointment visit
       left join app.account customer on customer.id = visit.customer_id
       left join app.client client on client.id = visit.client_id
      where visit.id = $1 and visit.provider_id = $2${isLocked ? ' for update of visit' : ''}`,
    [id, owner],
  );
  return found;
}

export interface IssuerRow {
  id: AccountId;
  country: Country;
  tradeName: string | null;
  person: string;
  phone: string | null;
  email: string;
  [column: string]: unknown;
}

/** Who issues, beside the details of the business. */
export async function accountOf(database: Database, owner: AccountId): Promise<IssuerRow | undefined> {
  const [found] = await database.query<IssuerRow>(
    `select id, nullif(business_name, '') as "tradeName", concat_ws(' ', first_name, last_name) as person,
            coalesce(public_phone, phone) as phone, email
       from app.account where id = $1 and deleted_at is null`,
    [owner],
  );
  return found;
}

export interface Settings {
  prefix: string;
  daysToPay: number;
  rateHundredths: number | null;
  closing: string;
  [column: string]: unknown;
}

/** What counts until something else is said. */
export const usualSettings: Settings = { prefix: 'RE-', daysToPay: 14, rateHundredths: null, closing: '' };

export async function settingsOf(database: Database, owner: AccountId): Promise<Settings> {
  const [found] = await database.query<Settings>(
    `select prefix, days_to_pay as "daysToPay", rate_hundredths as "rateHundredths", closing
       from app.customer_invoice_settings where provider_id = $1`,
    [owner],
  );
  return found ?? usualSettings;
}

/** Documents of a visit, the first first; corrections are none of them. */
export const documentsOfVisit = (
  database: Database,
  visit: AppointmentId,
): Promise<{ id: CustomerInvoiceId; number: string; state: CustomerInvoiceState }[]> =>
  database.query(
    `select invoice.id, invoice.number, standing.state
       from app.customer_invoice invoice cross join lateral app.customer_invoice_standing(invoice) standing
      where invoice.appointment_id = $1 and invoice.kind <> 'correction' order by invoice.attempt`,
    [visit],
  );

/** Locks the counter until the transaction ends: a number that is rolled back is given to the next. */
export async function nextNumber(transaction: Database, owner: AccountId, series: string): Promise<number> {
  const [row] = await transaction.query<{ last: number }>(
    `insert into app.customer_invoice_counter as counter (provider_id, series, last) values ($1, $2, 1)
     on conflict (provider_id, series) do update set last = counter.last + 1 returning last`,
    [owner, series],
  );
  return row?.last ?? 0;
}

export interface NewDocument {
  id: string;
  owner: AccountId;
  visit: AppointmentId | null;
  attempt: number;
  corrects: string | null;
  keptUntil: string;
  mailedTo: string | null;
  document: InvoiceDocument;
  /** Of the document's text, in hexadecimal. */
  hash: string;
}

export const addDocument = (transaction: Database, made: NewDocument, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.customer_invoice
       (id, provider_id, appointment_id, attempt, number, kind, corrects, issued_on, issued_at, kept_until, currency, gross_minor,
        mailed_to, document, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8::date, $9::timestamptz, $10::date, $11, $12, $13, $14, decode($15, 'hex'))`,
    [
      made.id,
      made.owner,
      made.visit,
      made.attempt,
      made.document.number,
      made.document.kind,
      made.corrects,
      made.document.issuedOn,
      now.toISOString(),
      made.keptUntil,
      made.document.currency,
      made.document.grossCents,
      made.mailedTo,
      made.document,
      made.hash,
    ],
  );

export interface Kept {
  id: CustomerInvoiceId;
  visitId: AppointmentId | null;
  attempt: number;
  document: InvoiceDocument;
  mailedTo: string | null;
  [column: string]: unknown;
}

/** An own document, locked until the transaction ends: its payments and corrections follow one another. */
export async function lockedDocument(
  transaction: Database,
  owner: AccountId,
  id: CustomerInvoiceId,
): Promise<Kept | undefined> {
  const [found] = await transaction.query<Kept>(
    `select id, appointment_id as "visitId", attempt, document, mailed_to as "mailedTo"
       from app.customer_invoice where id = $1 and provider_id = $2 for update`,
    [id, owner],
  );
  return found;
}

/** Places of the lines that corrections have taken back, from 0. */
export async function takenBack(database: Database, id: CustomerInvoiceId): Promise<number[]> {
  const rows = await database.query<{ place: number }>(
    'select place from app.customer_invoice_taken_back where invoice_id = $1 order by place',
    [id],
  );
  return rows.map(({ place }) => place);
}

export const takeBack = (
  transaction: Database,
  id: CustomerInvoiceId,
  { places, correction }: { places: readonly number[]; correction: string },
): Promise<unknown> =>
  transaction.query(
    `insert into app.customer_invoice_taken_back (invoice_id, place, correction_id)
     select $1, place, $3 from unnest($2::smallint[]) as place`,
    [id, places, correction],
  );

export async function openMinorOf(database: Database, id: CustomerInvoiceId): Promise<number> {
  const [row] = await database.query<{ open: number }>(
    `select invoice.gross_minor - standing.corrected - standing.paid as open
       from app.customer_invoice invoice cross join lateral app.customer_invoice_standing(invoice) standing
      where invoice.id = $1 and invoice.kind <> 'correction'`,
    [id],
  );
  return row?.open ?? 0;
}

export const addPayment = (
  transaction: Database,
  id: string,
  { way, on, minor, now }: { way: PaidWay; on: string; minor: number; now: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.customer_payment (id, invoice_id, way, paid_on, minor, noted_at)
     values ($1, $2, $3, $4::date, $5, $6::timestamptz)`,
    [crypto.randomUUID(), id, way, on, minor, now.toISOString()],
  );

/** False where the payment is none of the invoice. */
export async function endPayment(
  transaction: Database,
  id: CustomerInvoiceId,
  payment: string,
  now: Date,
): Promise<boolean> {
  const known = await transaction.query('select from app.customer_payment where id = $1 and invoice_id = $2', [
    payment,
    id,
  ]);
  if (known.length === 0) return false;
  await transaction.query(
    'insert into app.customer_payment_end (payment_id, ended_at) values ($1, $2::timestamptz) on conflict do nothing',
    [payment, now.toISOString()],
  );
  return true;
}

export interface PaymentRow {
  id: string;
  way: PaidWay;
  on: string;
  minor: number;
  [column: string]: unknown;
}

export const paymentsOf = (database: Database, id: CustomerInvoiceId): Promise<PaymentRow[]> =>
  database.query(
    `select payment.id, payment.way, payment.paid_on::text as on, payment.minor
       from app.customer_payment payment
      where payment.invoice_id = $1
        and not exists (select from app.customer_payment_end ended where ended.payment_id = payment.id)
      order by payment.paid_on, payment.noted_at, payment.id`,
    [id],
  );

export type ListedRow = CustomerInvoice & { [column: string]: unknown };
