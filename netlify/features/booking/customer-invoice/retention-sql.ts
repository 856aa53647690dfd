import type { Database } from '../../../adapters/ports.ts';

/**
 * Some invoices and receipts whose retention has ended on a day, with their corrections and payments, which are kept
 * for as many years. Locked until the transaction ends; rows locked by another run are left to it.
 */
export async function overDocuments(transaction: Database, today: string, limit: number): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select invoice.id from app.customer_invoice invoice
      where invoice.kind <> 'correction' and invoice.kept_until < $1::date
        and not exists (select from app.customer_invoice later where later.corrects = invoice.id and later.kept_until >= $1::date)
        and not exists (
          select from app.customer_payment payment
           where payment.invoice_id = invoice.id
             and extract(year from payment.paid_on) + extract(year from invoice.kept_until) - extract(year from invoice.issued_on)
                 >= extract(year from $1::date))
      order by invoice.kept_until, invoice.id limit $2 for update of invoice skip locked`,
    [today, limit],
  );
  return rows.map(({ id }) => id);
}

const deletions = [
  `delete from app.customer_payment_end where payment_id in (select id from app.customer_payment where invoice_id = any($1::uuid[]))`,
  'delete from app.customer_payment where invoice_id = any($1::uuid[])',
  'delete from app.customer_invoice_taken_back where invoice_id = any($1::uuid[])',
  `delete from app.customer_invoice_file
    where invoice_id in (select id from app.customer_invoice where id = any($1::uuid[]) or corrects = any($1::uuid[]))`,
  'delete from app.customer_invoice where corrects = any($1::uuid[])',
  'delete from app.customer_invoice where id = any($1::uuid[])',
];

export async function dropDocuments(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const deletion of deletions) await transaction.query(deletion, [ids]);
}

/** Numbers are given anew by nobody once the account has ended; nothing is left then to which they belong. */
export const dropIdleCounters = (database: Database): Promise<unknown> =>
  database.query(
    `delete from app.customer_invoice_counter counter using app.account owner
      where owner.id = counter.provider_id and owner.deleted_at is not null
        and not exists (select from app.customer_invoice invoice where invoice.provider_id = counter.provider_id)`,
  );
