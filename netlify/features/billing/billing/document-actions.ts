import { ciiOf, type InvoiceDocument, isElectronic, type Mark, paperOf } from '../../../invoice/index.ts';

/** SHA-256, in hexadecimal. */
export async function hashOf(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

export interface DocumentFiles {
  /** In base64, for every driver takes text. */
  pdf: string;
  pdfHash: string;
  /** Null of a document that is no e-invoice. */
  xml: string | null;
  xmlHash: string | null;
}

/** The files of an issued document. */
export async function filesOf(document: InvoiceDocument, mark: Mark, now: Date): Promise<DocumentFiles> {
  const xml = isElectronic(document) ? await ciiOf(document) : null;
  const made = { madeAt: now.getTime(), mark };
  const pdf = await paperOf(document, xml === null ? made : { ...made, xml });
  return {
    pdf: Buffer.from(pdf).toString('base64'),
    pdfHash: await hashOf(pdf),
    xml,
    xmlHash: xml === null ? null : await hashOf(xml),
  };
}
