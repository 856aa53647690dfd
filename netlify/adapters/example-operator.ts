import type { Operator } from '../env-operator.ts';

/**
 * The company that issues invoices on the embedded demo: the placeholder of the imprint. IBAN and BIC are the ones that banks print
 * in their examples; no money arrives there.
 */
export const exampleOperator: Operator = {
  name: 'Casa & Kiez (Platzhalter) GmbH',
  street: 'Musterstraße 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE123456789',
  register: 'HRB 00000, Amtsgericht Musterstadt',
  email: 'rechnung@example.com',
  website: 'example.com',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  holder: 'Casa & Kiez (Platzhalter) GmbH',
  // The example of the German central bank.
  creditorId: 'DE98ZZZ09999999999',
  debitNoticeDays: 14,
  peso: { account: '0012 3456 78', bank: 'Example Bank, Makati', holder: 'Casa & Kiez (Platzhalter) GmbH' },
  salesAbroad: 'home',
  isPesoWithVat: false,
  reportsTo: 'DE',
  reportsSwiss: false,
};
