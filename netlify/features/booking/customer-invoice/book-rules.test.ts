import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../supabase/seed/random.ts';
import { randomOwnInvoice } from '../../../../tests/support/random-own-invoices.ts';
import { documentsCsv, householdPaymentsOf, incomeCsv, openCsv, partsOf, paymentsCsv } from './book-rules.ts';

const random = seeded(3);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cuts an amount into payments of this year and the next. */
function paymentsOf(total: number, count: number) {
  let left = total;
  return Array.from({ length: count }, (_, place) => {
    const minor = place === count - 1 ? left : random.whole(0, left);
    left -= minor;
    const way = random.pick(['cash', 'card', 'transfer'] as const);
    return { way, on: place === 0 ? '2026-12-30' : '2027-01-02', minor };
  }).filter(({ minor }) => minor > 0);
}

describe('payments by rate', () => {
  it('sum to each payment, and of a paid invoice to its VAT breakdown, over 300 invoices in parts', () => {
    for (let place = 0; place < 300; place += 1) {
      const { document } = randomOwnInvoice(random, place);
      const payments = paymentsOf(document.grossCents, random.whole(1, 4));
      const parts = partsOf({ document, taken: [], payments });
      expect(sum(parts.map(({ minor }) => minor))).toBe(document.grossCents);
      for (const { rateHundredths, netCents, vatCents } of document.groups) {
        const own = parts.filter((part) => part.rateHundredths === rateHundredths);
        expect([sum(own.map(({ netMinor }) => netMinor)), sum(own.map(({ vatMinor }) => vatMinor))]).toEqual([
          netCents,
          vatCents,
        ]);
      }
      const labour = sum(document.lines.filter(({ kind }) => kind !== 'material').map(({ grossCents }) => grossCents));
      const years = ['2026', '2027'].flatMap((year) => householdPaymentsOf({ document, taken: [], payments }, year));
      expect(sum(years.map(({ labourCents }) => labourCents))).toBe(labour);
    }
  });

  it('say what is more than is owed once lines were taken back', () => {
    const { document } = randomOwnInvoice(random, 0);
    const taken = document.lines.map((_, place) => place);
    const payments = [{ way: 'cash', on: '2026-12-30', minor: document.grossCents }] as const;
    expect(partsOf({ document, taken, payments })).toMatchObject([
      { rateHundredths: null, minor: document.grossCents },
    ]);
    expect(householdPaymentsOf({ document, taken, payments }, '2026')).toEqual([]);
  });
});

describe('the tables', () => {
  it('are read by spreadsheets, sum by rate and way, and hold no formulas', () => {
    const { document } = randomOwnInvoice(random, 0);
    const evil = { ...document, buyer: { ...document.buyer, name: '=cmd|"x"' } };
    const payments = [{ way: 'card', on: '2026-12-30', minor: document.grossCents }] as const;
    const parts = partsOf({ document: evil, taken: [], payments });
    expect(paymentsCsv(parts)).toContain(`"'=cmd|""x"""`);
    const rows = incomeCsv(parts).trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(document.groups.length);
    expect(sum(rows.map((row) => Number(row.split(';')[4]?.replace(',', ''))))).toBe(document.grossCents);
    expect(documentsCsv([{ ...evil, kind: 'correction' }])).toContain(`;-`);
    expect(
      openCsv([
        {
          number: 'RE-2026-0001',
          customer: 'Gerda',
          issuedOn: '2026-12-01',
          dueOn: null,
          currency: 'EUR',
          totalMinor: 1000,
          correctedMinor: 100,
          paidMinor: 5,
        },
      ]),
    ).toContain('"RE-2026-0001";"Gerda";01.12.2026;;10,00;1,00;0,05;8,95;EUR');
  });
});
