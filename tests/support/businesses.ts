import type { AskOf } from '../../src/contract/endpoint.ts';
import type { putBank, putBusiness, putTax } from '../../src/contract/services/business.ts';

type BusinessForm = AskOf<typeof putBusiness>['body'];

/** A salon of one person in Berlin that charges no VAT; its owner is a master of the craft. */
export const aBusiness = (overrides: Partial<BusinessForm> = {}): BusinessForm => ({
  isTrader: true,
  legalForm: 'sole',
  name: 'Anna Müller',
  street: 'Hauptstraße 12a',
  zip: '10115',
  city: 'Berlin',
  country: 'de',
  insurer: 'Musterversicherung AG, Köln',
  insuranceArea: 'Deutschland',
  vatStatus: 'small',
  supervisor: null,
  payments: ['cash'],
  crafts: [{ trade: 38, qualification: 'master', proof: 'Handwerkskammer Berlin, Nr. 40123' }],
  ...overrides,
});

/** A number that banks publish as an example. */
export const aBankAccount = (overrides: Partial<AskOf<typeof putBank>['body']> = {}) => ({
  accountHolder: 'Anna Müller',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  bankName: 'Commerzbank',
  ...overrides,
});

/** A number that the tax office publishes as an example. */
export const aTaxForm = (overrides: Partial<AskOf<typeof putTax>['body']> = {}): AskOf<typeof putTax>['body'] => ({
  country: 'de',
  taxId: '86 095 742 719',
  birthDate: '1985-02-28',
  ...overrides,
});
