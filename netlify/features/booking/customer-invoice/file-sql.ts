import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { InvoiceDocument } from '../../../invoice/index.ts';
import { documentStore } from '../../billing/index.ts';

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

export const { keepFiles, fileOf } = documentStore({ documents: 'customer_invoice', owner: 'provider_id' });
