/** The words of a provider's invoices, also for whoever writes documents and parses nothing. */

export const invoiceUnits = [
  'piece',
  'hour',
  'day',
  'month',
  'kilometre',
  'metre',
  'square_metre',
  'lump_sum',
] as const;
export type InvoiceUnit = (typeof invoiceUnits)[number];

/** Of what is charged. Labour and travel are what German households may deduct (§ 35a EStG). */
export const invoiceLineKinds = ['labour', 'material', 'travel'] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

/** How a customer has paid. */
export const paidWays = ['cash', 'card', 'transfer'] as const;
export type PaidWay = (typeof paidWays)[number];

export const customerInvoiceKinds = ['invoice', 'receipt', 'correction'] as const;
/** `corrected`: corrections have taken all of it back. Corrections themselves ask for nothing. */
export const customerInvoiceStates = ['open', 'partial', 'paid', 'corrected', 'correction'] as const;
export type CustomerInvoiceState = (typeof customerInvoiceStates)[number];

/** What stands on top: the name in letters, the picture of the account, or a picture of its own. */
export const customerInvoiceLogos = ['name', 'portrait', 'own'] as const;

/** What a document lacks that the law or the official rules demand; each is named for whoever can give it. */
export const invoiceMissings = [
  'number',
  'seller_name',
  'seller_address',
  'seller_tax_number',
  'seller_vat_id',
  'seller_contact',
  'buyer_name',
  'buyer_address',
  'buyer_vat_id',
  'buyer_email',
  'line_name',
  'iban',
  'due_day',
  'leitweg_id',
] as const;
export type InvoiceMissing = (typeof invoiceMissings)[number];
