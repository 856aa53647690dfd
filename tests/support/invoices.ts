import {
  type Buyer,
  type DraftLine,
  type InvoiceDocument,
  type InvoiceDraft,
  type Payment,
  priced,
  type Seller,
  type VatRule,
} from '../../netlify/invoice/index.ts';

/** Documents of the tests: people and businesses that do not exist, with account numbers of the banks' own examples. */

export const theSite: Seller = {
  number: 'CK-1',
  name: 'Casa & Kiez GmbH',
  street: 'Torstraße 10',
  zip: '10119',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE123456789',
  taxNumber: '30/123/45678',
  register: 'HRB 12345, Amtsgericht Charlottenburg',
  registerNumber: 'HRB 12345',
  representative: 'Geschäftsführerin: Anna Müller',
  contactName: 'Anna Müller',
  phone: '+49 30 1234567',
  email: 'rechnung@example.com',
  website: 'example.com',
};

export const aGermanProvider: Seller = {
  number: 'P-1042',
  name: 'Malermeister Jörg Größ & Söhne',
  street: 'Hauptstraße 5',
  zip: '80331',
  city: 'München',
  country: 'DE',
  taxNumber: '12/345/67890',
  contactName: 'Jörg Größ',
  phone: '+49 89 7654321',
  email: 'maler@example.com',
};

export const anAustrianProvider: Seller = {
  ...aGermanProvider,
  number: 'P-2001',
  name: 'Tischlerei Österreicher',
  street: 'Mariahilfer Straße 100',
  zip: '1060',
  city: 'Wien',
  country: 'AT',
  vatId: 'ATU12345678',
};

export const aSwissProvider: Seller = {
  ...aGermanProvider,
  number: 'P-3001',
  name: 'Schreinerei Zürcher GmbH',
  street: 'Bahnhofstrasse 1',
  zip: '8001',
  city: 'Zürich',
  country: 'CH',
  vatId: 'CHE-123.456.788 MWST',
};

export const aBuyer: Buyer = {
  number: 'K-77',
  name: 'Friseursalon Schöne Häupter',
  addition: 'z. Hd. Łucja Żółć-Großmann',
  street: 'Kastanienallee 12',
  zip: '10435',
  city: 'Berlin',
  country: 'DE',
  email: 'salon@example.com',
};

export const germanIban = 'DE89370400440532013000';
export const swissIban = 'CH9300762011623852957';
/** An account that takes QR references only. */
export const qrIban = 'CH4431999123000889012';

export const byTransfer: Payment = {
  by: 'transfer',
  iban: germanIban,
  bic: 'COBADEFFXXX',
  holder: 'Casa & Kiez GmbH',
};

export const byDebit: Extract<Payment, { by: 'debit' }> = {
  by: 'debit',
  mandate: 'CK-M-000123',
  creditorId: 'DE98ZZZ09999999999',
  accountEnd: '3201',
  holder: 'Łucja Żółć-Großmann',
  collectedOn: '2026-12-15',
};

export const charged = (rateHundredths: number): VatRule => ({
  category: 'S',
  rateHundredths,
  insideHundredths: rateHundredths,
});

export const aLine = (changes: Partial<DraftLine> = {}): DraftLine => ({
  name: 'Platin, monatlich',
  unit: 'month',
  quantityThousandths: 1000,
  grossCents: 999,
  vat: charged(1900),
  ...changes,
});

export const aDraft = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  kind: 'invoice',
  number: 'CK-2026-000123',
  issuedOn: '2026-12-01',
  language: 'de',
  currency: 'EUR',
  isPlain: false,
  seller: theSite,
  buyer: aBuyer,
  deliveredOn: '2026-11-30',
  period: { from: '2026-11-01', to: '2026-11-30' },
  dueOn: '2026-12-15',
  payment: byTransfer,
  creditCents: 0,
  lines: [aLine({ from: '2026-11-01', to: '2026-11-30' })],
  ...changes,
});

export const anInvoice = (changes: Partial<InvoiceDraft> = {}): InvoiceDocument => priced(aDraft(changes));
