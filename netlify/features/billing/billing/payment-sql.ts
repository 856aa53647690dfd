import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { openOfInvoice } from './missing-sql.ts';
import type { BankBooking, Matched, Payable } from './payment-rules.ts';

export interface NewFile {
  hash: string;
  name: string;
  by: AccountId;
  lineCount: number;
  newCount: number;
}

/** One file at a time: a second waits, and then finds the lines of the first. */
export const lockFiles = (transaction: Database): Promise<unknown> =>
  transaction.query('lock table app.bank_file in exclusive mode');

/** The same file again is the same row. */
export async function addFile(database: Database, file: NewFile, now: Date): Promise<{ id: string; isNew: boolean }> {
  const { hash, name, by, lineCount, newCount } = file;
  const added = await database.query(
    `insert into app.bank_file (hash, name, read_at, read_by, line_count, new_count)
     values (decode($1, 'hex'), $2, $3::timestamptz, $4, $5, $6) on conflict (hash) do nothing returning id`,
    [hash, name, now.toISOString(), by, lineCount, newCount],
  );
  const [{ id } = { id: '' }] = await database.query<{ id: string }>(
    `select id from app.bank_file where hash = decode($1, 'hex')`,
    [hash],
  );
  return { id, isNew: added.length > 0 };
}

/** Which of the ids no file had before. */
export async function unknownAmong(transaction: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await transaction.query<{ id: string }>(
    `select asked.id from unnest($1::text[]) as asked (id)
      where not exists (select from app.bank_line line where line.id = asked.id)`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface NewLine extends BankBooking {
  place: number;
  bookedOn: string;
  payer: string;
  payerEnd: string | null;
}

/** Returns the ids of those that are new. */
export async function addBankLines(
  transaction: Database,
  file: string | null,
  lines: readonly NewLine[],
): Promise<Set<string>> {
  const added = await transaction.query<{ id: string }>(
    `insert into app.bank_line (id, file_id, place, booked_on, amount_minor, currency, direction, is_return, original_minor,
       payer, payer_key, payer_end, said)
     select line.id, $2, line.place, line."bookedOn", line."amountMinor", line.currency, line.direction, line."isReturn",
            line."originalMinor", line.payer, line."payerKey", line."payerEnd", line.said
       from jsonb_to_recordset($1::jsonb -> 'lines') as line (id text, place integer, "bookedOn" date, "amountMinor" bigint,
         currency text, direction text, "isReturn" boolean, "originalMinor" bigint, payer text, "payerKey" text, "payerEnd" text,
         said text)
     on conflict (id) do nothing returning id`,
    [{ lines }, file],
  );
  return new Set(added.map(({ id }) => id));
}

/**
 * Fingerprints of the bank accounts from which an account was paid before, and of the one that a provider has entered. A
 * fingerprint made with a former key matches nothing any more; such a booking waits for an administrator.
 */
const payers = `
  array(select distinct line.payer_key from app.payment
          join app.bank_line line on line.id = payment.line_id
          join app.invoice other on other.id = payment.invoice_id
         where other.account_id = invoice.account_id and payment.kind = 'transfer' and line.payer_key is not null
        union
        select detail.fingerprint from app.sealed_detail detail
         where detail.account_id = invoice.account_id and detail.kind = 'bank') as payers`;

const payable = `
  invoice.id, invoice.number, invoice.document ->> 'currency' as currency, standing.owed - standing.paid as "openMinor",
  array(select small ->> 'number' from jsonb_array_elements(coalesce(invoice.document -> 'carried', '[]')) as small) as carried,
  coalesce((select jsonb_agg(jsonb_build_object('number', small.number, 'minor', asked.amount_minor))
              from app.debit asked join app.invoice small on small.id = asked.invoice_id
             where asked.with_invoice = invoice.id
               and not exists (select from app.debit_collection_end ended where ended.collection_id = asked.collection_id)), '[]')
    as "collectedWith", ${payers}`;

/** Invoices with money missing, the oldest first. */
export const openInvoices = (database: Database): Promise<(Payable & Record<string, unknown>)[]> =>
  database.query(
    `select ${payable}
       from app.invoice cross join lateral app.invoice_standing(invoice) standing
      where invoice.kind = 'invoice' and standing.owed > standing.paid order by invoice.number`,
  );

/** Invoices by their numbers, whatever was paid. */
export const invoicesNumbered = (
  database: Database,
  numbers: readonly string[],
): Promise<(Payable & Record<string, unknown>)[]> =>
  database.query(
    `select ${payable}
       from app.invoice cross join lateral app.invoice_standing(invoice) standing
      where invoice.kind = 'invoice' and invoice.number = any($1::text[])`,
    [numbers],
  );

export const addPayments = (
  transaction: Database,
  payments: readonly (Matched & { line: string; bookedOn: string })[],
  { by, now }: { by: AccountId | null; now: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.payment (invoice_id, kind, amount_minor, line_id, booked_on, made_at, made_by)
     select payment.invoice, payment.kind, payment."amountMinor", payment.line, payment."bookedOn", $2::timestamptz, $3
       from jsonb_to_recordset($1::jsonb -> 'payments')
         as payment (invoice uuid, kind text, "amountMinor" integer, line text, "bookedOn" date)`,
    [{ payments }, now.toISOString(), by],
  );

/** Money of an account in a strand that is over, by invoice, the oldest first. */
export const creditOf = (
  transaction: Database,
  owner: AccountId,
  strand: string,
): Promise<{ invoice: string; minor: number }[]> =>
  transaction.query(
    `select invoice.id as invoice, -${openOfInvoice} as minor
       from app.invoice
      where invoice.account_id = $1 and invoice.strand = $2 and invoice.kind = 'invoice' and ${openOfInvoice} < 0
      order by invoice.number`,
    [owner, strand],
  );

/** Takes so much of what is over from the oldest invoices, for a new one. */
export const takeCredit = (
  transaction: Database,
  parts: readonly { invoice: string; minor: number }[],
  { takenBy, day, now }: { takenBy: string; day: string; now: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.payment (invoice_id, kind, amount_minor, taken_by, booked_on, made_at)
     select part.invoice, 'credit', -part.minor, $2, $3::date, $4::timestamptz
       from jsonb_to_recordset($1::jsonb -> 'parts') as part (invoice uuid, minor integer)`,
    [{ parts }, takenBy, day, now.toISOString()],
  );
