import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { DocumentFiles } from './document-actions.ts';

interface DocumentTable {
  documents: 'invoice' | 'customer_invoice';
  /** The column that says whose document it is. */
  owner: 'account_id' | 'provider_id';
}

/** The files of issued documents: each is written once. */
export const documentStore = ({ documents, owner }: DocumentTable) => ({
  /** False if another run has kept them. */
  keepFiles: async (
    transaction: Database,
    id: string,
    { pdf, pdfHash, xml, xmlHash }: DocumentFiles,
    now: Date,
  ): Promise<boolean> => {
    const kept = await transaction.query(
      `insert into app.${documents}_file (invoice_id, pdf, pdf_hash, xml, xml_hash, made_at)
       values ($1, decode($2, 'base64'), decode($3, 'hex'), $4, decode($5, 'hex'), $6::timestamptz)
       on conflict (invoice_id) do nothing returning invoice_id`,
      [id, pdf, pdfHash, xml, xmlHash, now.toISOString()],
    );
    return kept.length > 0;
  },

  /** A file of the account's own document, or of anybody's without an account; undefined where there is none. The PDF is in base64. */
  fileOf: async (
    database: Database,
    account: AccountId | undefined,
    id: string,
    kind: 'pdf' | 'xml',
  ): Promise<string | undefined> => {
    const [found] = await database.query<{ content: string | null }>(
      `select ${kind === 'pdf' ? `encode(file.pdf, 'base64')` : 'file.xml'} as content
         from app.${documents} document join app.${documents}_file file on file.invoice_id = document.id
        where document.${owner} = coalesce($1, document.${owner}) and document.id = $2`,
      [account ?? null, id],
    );
    return found?.content ?? undefined;
  },
});
