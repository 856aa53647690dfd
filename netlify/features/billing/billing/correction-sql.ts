import type { AccountId } from '../../../../src/contract/fields.ts';
import type { PlanStrand } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { InvoiceDocument } from '../../../invoice/index.ts';

export interface Corrected {
  owner: AccountId;
  strand: PlanStrand;
  month: string;
  document: InvoiceDocument;
  [column: string]: unknown;
}

/** An invoice, not a correction. Its account is locked until the transaction ends. */
export async function lockedInvoice(transaction: Database, id: string): Promise<Corrected | undefined> {
  const [found] = await transaction.query<Corrected>(
    `select invoice.account_id as owner, invoice.strand, invoice.month, invoice.document
       from app.invoice join app.account on account.id = invoice.account_id
      where invoice.id = $1 and invoice.kind = 'invoice' for update of account`,
    [id],
  );
  return found;
}

/** Places of the lines that corrections have taken back, from 0. */
export async function takenBack(database: Database, invoice: string): Promise<number[]> {
  const rows = await database.query<{ place: number }>(
    'select place from app.invoice_taken_back where invoice_id = $1 order by place',
    [invoice],
  );
  return rows.map(({ place }) => place);
}

interface NewCorrection {
  owner: AccountId;
  strand: PlanStrand;
  month: string;
  corrects: string;
  lines: readonly number[];
  keptUntil: string;
}

export async function addCorrection(
  transaction: Database,
  { owner, strand, month, corrects, lines, keptUntil }: NewCorrection,
  { document, hash, now }: { document: InvoiceDocument; hash: string; now: Date },
): Promise<string> {
  const [made] = await transaction.query<{ id: string }>(
    `insert into app.invoice
       (account_id, number, kind, strand, month, corrects, issued_on, issued_at, kept_until, gross_minor, document, hash)
     values ($1, $2, 'correction', $3, $4, $5, $6::date, $7::timestamptz, $8::date, $9, $10, decode($11, 'hex'))
     returning id`,
    [
      owner,
      document.number,
      strand,
      month,
      corrects,
      document.issuedOn,
      now.toISOString(),
      keptUntil,
      document.grossCents,
      document,
      hash,
    ],
  );
  const id = made?.id ?? '';
  await transaction.query(
    `insert into app.invoice_taken_back (invoice_id, place, correction_id)
     select $1, place, $3 from unnest($2::smallint[]) as place`,
    [corrects, lines, id],
  );
  return id;
}

/**
 * Lines of commission that ended after they were billed and were not taken back, by invoice. Lines of commission are the last of
 * their invoice, in the order in which they were written.
 */
export const billedAndEnded = (
  database: Database,
  limit: number,
): Promise<{ invoice: string; strand: PlanStrand; places: number[] }[]> =>
  database.query(
    `with placed as (
       select billed.invoice_id, billed.line_id,
              jsonb_array_length(invoice.document -> 'lines') - count(*) over (partition by billed.invoice_id)
                + row_number() over (partition by billed.invoice_id order by line.created_at, line.id) - 1 as place
         from app.invoice_commission billed
         join app.invoice on invoice.id = billed.invoice_id
         join app.commission_line line on line.id = billed.line_id
        where billed.invoice_id in (
          select other.invoice_id from app.invoice_commission other join app.commission_end ended on ended.line_id = other.line_id))
     select placed.invoice_id as invoice, invoice.strand, jsonb_agg(placed.place order by placed.place) as places
       from placed join app.invoice on invoice.id = placed.invoice_id
       join app.commission_end ended on ended.line_id = placed.line_id
      where not exists (select from app.invoice_taken_back taken
                         where taken.invoice_id = placed.invoice_id and taken.place = placed.place)
      group by placed.invoice_id, invoice.strand, invoice.number order by invoice.number limit $1`,
    [limit],
  );
