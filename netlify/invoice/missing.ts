import type { InvoiceMissing } from '../../src/contract/booking/customer-invoice-words.ts';
import { type InvoiceDocument, isElectronic, isXRechnung } from './document.ts';
import { isSmallAmount } from './law.ts';

/** What an invoice lacks that the law or the official rules demand: names for the one who is asked for it. */
export type Missing = InvoiceMissing;

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const hasAddress = ({ street, zip, city, country }: InvoiceDocument['seller' | 'buyer']): boolean =>
  [street, zip, city].every(isFilled) && /^[A-Z]{2}$/.test(country);

/** Coarse and fine address, and check digits, as KoSIT describes it: ISO 7064 MOD 97-10 with letters as numbers. */
export function isLeitwegId(text: string): boolean {
  if (!/^\d{2,12}(-[\dA-Z]{1,30})?-\d{2}$/.test(text)) return false;
  const digits = text
    .replaceAll('-', '')
    .replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10));
  return BigInt(digits) % 97n === 1n;
}

/**
 * Source: EN 16931 (BR-S-02, BR-AE-02, BR-E-02), § 14 Abs. 4 UStG. For public buyers also the rules of XRechnung 3.0
 * (BR-DE-1 to BR-DE-15, PEPPOL-EN16931-R010 and R020). `isAddressKnown: false` is a buyer without an address, which
 * small amounts do not need. A private person's receipt needs names, lines and nothing else.
 */
export function missingIn(
  document: InvoiceDocument,
  { isAddressKnown = true }: { isAddressKnown?: boolean } = {},
): Missing[] {
  const { seller, buyer, lines, groups, payment } = document;
  const has = (category: string): boolean => groups.some((group) => group.category === category);
  const isTaxed = has('S') || has('AE') || has('E');
  const checks: [Missing, boolean][] = [
    ['number', isFilled(document.number)],
    ['seller_name', isFilled(seller.name)],
    ['buyer_name', isFilled(buyer.name)],
    ['line_name', lines.length > 0 && lines.every(({ name }) => isFilled(name))],
    ['iban', payment.by !== 'transfer' || isFilled(payment.iban)],
  ];
  if (document.kind !== 'receipt') {
    checks.push(
      ['seller_address', hasAddress(seller)],
      ['buyer_address', hasAddress(buyer) || (!isAddressKnown && isSmallAmount(document) && !isXRechnung(document))],
      ['seller_tax_number', !isTaxed || isFilled(seller.vatId) || isFilled(seller.taxNumber)],
      ['seller_vat_id', !has('AE') || isFilled(seller.vatId)],
      ['buyer_vat_id', !has('AE') || isFilled(buyer.vatId)],
      ['due_day', payment.by === 'paid' || payment.by === 'set_off' || isFilled(document.dueOn)],
    );
  }
  if (isElectronic(document) && isXRechnung(document)) {
    const hasPhone = (seller.phone?.match(/\d/g)?.length ?? 0) >= 3;
    const hasMail = /^[^@\s]+@([^@.\s]\.?)+[^@.\s]$/.test(seller.email ?? '');
    checks.push(
      ['leitweg_id', isLeitwegId(buyer.leitwegId ?? '')],
      ['seller_contact', isFilled(seller.contactName) && hasPhone && hasMail],
      ['buyer_email', isFilled(buyer.email)],
    );
  }
  return checks.filter(([, isThere]) => !isThere).map(([name]) => name);
}
