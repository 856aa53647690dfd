import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { InvoiceDocument } from '../../../invoice/index.ts';
import type { DocumentFiles } from '../../billing/billing/document-actions.ts';

export interface Unsent {
  id: string;
  owner: AccountId;
  mailedTo: string | null;
  document: InvoiceDocument;
  visitId: string | null;
  /** The end of the visit; null where it is gone. */
  visitEnd: string | null;
  /** The visit is one of an account. */
  hasAccount: boolean;
  /** Whom the customer can answer; null once the provider's account is gone. */
  replyTo: string | null;
  [column: string]: unknown;
}

/** A document without files, behind the one that was tried last; only this one, if one is named. */
export async function nextUnsent(database: Database, after: string | null, only?: string): Promise<Unsent | undefined> {
  const [found] = await database.query<Unsent>(
    `select invoice.id, invoice.provider_id as owner, invoice.mailed_to as "mailedTo", invoice.document,
            visit.id as "visitId", visit.ends_at as "visitEnd", coalesce(customer.deleted_at is null and customer.id is not null, false) as "hasAccount",
            case when provider.deleted_at is null and provider.email_verified_at is not null then provider.email end as "replyTo"
       from app.customer_invoice invoice join app.account provider on provider.id = invoice.provider_id
       left join app.appointment visit on visit.id = invoice.appointment_id
       left join app.account customer on customer.id = visit.customer_id
      where not exists (select from app.customer_invoice_file file where file.invoice_id = invoice.id)
        and ($1::uuid is null or invoice.id > $1::uuid) and ($2::uuid is null or invoice.id = $2::uuid)
      order by invoice.id limit 1`,
    [after, only ?? null],
  );
  return found;
}

/** False if another run has kept them. */
export async function keepFiles(
  transaction: Database,
  id: string,
  { pdf, pdfHash, xml, xmlHash }: DocumentFiles,
  now: Date,
): Promise<boolean> {
  const kept = await transaction.query(
    `insert into app.customer_invoice_file (invoice_id, pdf, pdf_hash, xml, xml_hash, made_at)
     values ($1, decode($2, 'base64'), decode($3, 'hex'), $4, decode($5, 'hex'), $6::timestamptz)
     on conflict (invoice_id) do nothing returning invoice_id`,
    [id, pdf, pdfHash, xml, xmlHash, now.toISOString()],
  );
  return kept.length > 0;
}

/** A file of the provider's own document, or of anybody's without an account. The PDF is in base64. */
export async function fileOf(
  database: Database,
  owner: AccountId | undefined,
  id: string,
  kind: 'pdf' | 'xml',
): Promise<string | undefined> {
  const [found] = await database.query<{ content: string | null }>(
    `select ${kind === 'pdf' ? `encode(file.pdf, 'base64')` : 'file.xml'} as content
       from app.customer_invoice invoice join app.customer_invoice_file file on file.invoice_id = invoice.id
      where invoice.provider_id = coalesce($1, invoice.provider_id) and invoice.id = $2`,
    [owner ?? null, id],
  );
  return found?.content ?? undefined;
}
