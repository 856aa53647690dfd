import { keptYears } from '../../../../src/contract/admin/retention.ts';
import type { Database } from '../../../adapters/ports.ts';

/**
 * Some invoices whose retention has ended on a day, with their corrections and payments. An invoice that is open or
 * overpaid is still a claim, and stays. So does one that used credit of an invoice that stays.
 */
export async function overInvoices(transaction: Database, today: string, limit: number): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select invoice.id from app.invoice cross join lateral app.invoice_standing(invoice) standing
      where invoice.kind = 'invoice' and invoice.kept_until < $1::date and standing.owed = standing.paid
        and not exists (select from app.invoice later where later.corrects = invoice.id and later.kept_until >= $1::date)
        and not exists (
          select from app.payment
           where payment.invoice_id = invoice.id and extract(year from payment.booked_on) + $3 >= extract(year from $1::date))
        and not exists (select from app.payment credit where credit.taken_by = invoice.id)
      order by invoice.kept_until, invoice.id limit $2 for update of invoice skip locked`,
    [today, limit, keptYears.invoice],
  );
  return rows.map(({ id }) => id);
}

const invoiceDeletions = [
  'delete from app.invoice_reminder where invoice_id = any($1::uuid[])',
  'delete from app.debit where invoice_id = any($1::uuid[]) or with_invoice = any($1::uuid[])',
  'delete from app.online_payment where invoice_id = any($1::uuid[])',
  'delete from app.payment where invoice_id = any($1::uuid[])',
  'delete from app.invoice_taken_back where invoice_id = any($1::uuid[])',
  'delete from app.invoice_file where invoice_id in (select id from app.invoice where id = any($1::uuid[]) or corrects = any($1::uuid[]))',
];
const lineDeletions = [
  'delete from app.commission_decision where line_id = any($1::uuid[])',
  'delete from app.commission_objection where line_id = any($1::uuid[])',
  'delete from app.commission_end where line_id = any($1::uuid[])',
  'delete from app.commission_line where id = any($1::uuid[])',
];

async function dropLines(transaction: Database, lines: readonly { line: string }[]): Promise<void> {
  for (const deletion of lineDeletions) await transaction.query(deletion, [lines.map(({ line }) => line)]);
}

export async function dropInvoices(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const deletion of invoiceDeletions) await transaction.query(deletion, [ids]);
  // Without their invoice they would be due once more.
  const lines = await transaction.query<{ line: string }>(
    'delete from app.invoice_commission where invoice_id = any($1::uuid[]) returning line_id as line',
    [ids],
  );
  await dropLines(transaction, lines);
  await transaction.query('delete from app.invoice where corrects = any($1::uuid[])', [ids]);
  await transaction.query('delete from app.invoice where id = any($1::uuid[])', [ids]);
}

/** Lines that ended before they were billed. */
export async function dropEndedLines(transaction: Database, today: string): Promise<void> {
  const lines = await transaction.query<{ line: string }>(
    `select line.id as line from app.commission_line line join app.commission_end ended on ended.line_id = line.id
      where extract(year from line.created_at) + $2 < extract(year from $1::date)
        and not exists (select from app.invoice_commission billed where billed.line_id = line.id)`,
    [today, keptYears.invoice],
  );
  await dropLines(transaction, lines);
}

/** `$1`: the day, `$2`: years. In this order: what is named by a row of another table goes after it. */
const bookDeletions = [
  `delete from app.bank_line_aside aside using app.bank_line line
    where line.id = aside.line_id and extract(year from line.booked_on) + $2 < extract(year from $1::date)
      and extract(year from aside.said_at) + $2 < extract(year from $1::date)`,
  `delete from app.bank_line line
    where extract(year from line.booked_on) + $2 < extract(year from $1::date)
      and not exists (select from app.payment where payment.line_id = line.id)
      and not exists (select from app.bank_line_aside aside where aside.line_id = line.id)`,
  `delete from app.bank_file file
    where extract(year from file.read_at) + $2 < extract(year from $1::date)
      and not exists (select from app.bank_line line where line.file_id = file.id)`,
  `delete from app.debit_collection_end ended
    where extract(year from ended.ended_at) + $2 < extract(year from $1::date)
      and not exists (select from app.debit where debit.collection_id = ended.collection_id)`,
  `delete from app.debit_collection made
    where extract(year from made.made_at) + $2 < extract(year from $1::date)
      and not exists (select from app.debit where debit.collection_id = made.id)
      and not exists (select from app.debit_collection_end ended where ended.collection_id = made.id)`,
  `delete from app.debit_mandate_end ended
    where extract(year from ended.ended_at) + $2 < extract(year from $1::date)
      and not exists (select from app.debit where debit.mandate_id = ended.mandate_id)`,
  // Of mandates that ended only those whose end has gone: the other ones have lapsed.
  `delete from app.debit_mandate mandate
    where extract(year from app.mandate_lapses(mandate)) + $2 < extract(year from $1::date)
      and not exists (select from app.debit where debit.mandate_id = mandate.id)
      and not exists (select from app.debit_mandate_end ended where ended.mandate_id = mandate.id)`,
  // The last answer about a number that still counts stays: it is the proof of the invoices to come.
  `delete from app.vat_check known
    where extract(year from known.asked_at) + $2 < extract(year from $1::date)
      and (exists (select from app.vat_check later
                    where later.account_id = known.account_id and later.vat_id = known.vat_id and later.id > known.id)
           or not exists (select from app.vat_claim claim where claim.account_id = known.account_id and claim.vat_id = known.vat_id))`,
  // Of ended accounts: with the others a choice is what holds now.
  `delete from app.plan_choice choice using app.account owner
    where owner.id = choice.account_id and extract(year from owner.deleted_at) + $2 < extract(year from $1::date)
      and extract(year from choice.chosen_at) + $2 < extract(year from $1::date)
      and not exists (select from app.invoice where invoice.account_id = owner.id)`,
];

/** `$1`: the day, `$2`: years. */
const reportDeletions = [
  // A correction names the message before it: all of a year go in one statement.
  `delete from app.tax_filing filing where filing.year + $2 < extract(year from $1::date)`,
  `delete from app.last_seller kept where extract(year from kept.kept_at) + $2 < extract(year from $1::date)`,
  `delete from app.tax_request asked using app.account owner
    where owner.id = asked.account_id and owner.deleted_at is not null
      and extract(year from asked.made_on) + $2 < extract(year from $1::date)`,
];

/** What belongs to invoices that are gone. */
export async function dropBooks(transaction: Database, today: string): Promise<void> {
  for (const deletion of bookDeletions) await transaction.query(deletion, [today, keptYears.invoice]);
}

export async function dropReports(transaction: Database, today: string): Promise<void> {
  for (const deletion of reportDeletions) await transaction.query(deletion, [today, keptYears.tax_filing]);
}
