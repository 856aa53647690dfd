import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../supabase/seed/random.ts';
import { faultsOfCorrection, faultsOfInvoice, statedInXml } from '../../../../tests/support/invoice-oracle.ts';
import { randomOwnInvoice } from '../../../../tests/support/random-own-invoices.ts';
import { ciiOf, correctionOf, type InvoiceDocument } from '../../../invoice/index.ts';
import { addressIn, faultOfLines, grossOf, leavesSound, linesOfVisit, numberIn, seriesOf } from './draft-rules.ts';

const line = {
  name: 'Fliesen legen',
  note: '',
  kind: 'labour',
  unit: 'hour',
  quantityThousandths: 1000,
  unitMinor: 5000,
  rateHundredths: 1900,
} as const;

describe('the amounts of own invoices', () => {
  it('are those of the oracle to the cent, over 600 random drafts of every kind, and those of their corrections', async () => {
    const random = seeded(25);
    const faults: string[] = [];
    for (let place = 0; place < 600; place += 1) {
      const { document, asked, isPaid, kind } = randomOwnInvoice(random, place);
      const stated = statedInXml(await ciiOf(document));
      faults.push(...faultsOfInvoice(stated, asked, { isPaid }).map((fault) => `${place} ${kind}: ${fault}`));
      const correction = correctionOf(document, { number: `${place}-K`, issuedOn: '2026-12-11', reason: 'Falsch' });
      const back = statedInXml(await ciiOf(correction));
      faults.push(...faultsOfCorrection(back, stated, [...document.lines.keys()]).map((fault) => `${place}: ${fault}`));
      // One wrong cent is found.
      if (faultsOfInvoice({ ...stated, taxTotal: stated.taxTotal + 1 }, asked, { isPaid }).length === 0)
        faults.push(`${place}: a wrong cent passed`);
    }
    expect(faults).toEqual([]);
  });
});

describe('the lines of a visit', () => {
  const visit = {
    totalMinor: 8_700,
    travelMinor: 1_200,
    items: [{ name: 'Wand streichen', priceMinor: 5_000, priceUnit: 'hour', durationMinutes: 90 }],
  } as const;

  it('are its services by the hour or at a price, and the way', () => {
    expect(linesOfVisit(visit, 1900)).toMatchObject([
      { name: 'Wand streichen', unit: 'hour', quantityThousandths: 1500, unitMinor: 5000, kind: 'labour' },
      { kind: 'travel', unitMinor: 1200 },
    ]);
  });

  it('are one line where another price was agreed, so that the sum is what was agreed', () => {
    const lines = linesOfVisit({ ...visit, totalMinor: 7_000 }, 1900);
    expect(lines).toMatchObject([{ unit: 'lump_sum', unitMinor: 5800 }, { unitMinor: 1200 }]);
    expect(lines.reduce((sum, one) => sum + grossOf(one), 0)).toBe(7000);
  });
});

describe('what is refused before it is an invoice', () => {
  it('are rates of other countries, lines that sum to nothing or less, and sums beyond all reason', () => {
    expect(faultOfLines([line], [1900, 700])).toBeUndefined();
    expect(faultOfLines([line], [2000])).toBe('notInList');
    expect(faultOfLines([line], [])).toBe('notInList');
    expect(faultOfLines([{ ...line, rateHundredths: 0 }], [])).toBeUndefined();
    const off = { ...line, quantityThousandths: -1000 };
    expect(faultOfLines([line, off], [1900])).toBe('invoiceBelowNothing');
    expect(faultOfLines([line, { ...off, rateHundredths: 700 }, { ...line, unitMinor: 9000 }], [1900, 700])).toBe(
      'invoiceBelowNothing',
    );
    expect(faultOfLines([{ ...line, unitMinor: 10_000_000, quantityThousandths: 1_000_000 }], [1900])).toBe(
      'invoiceBelowNothing',
    );
  });

  it('are corrections that leave less than nothing', () => {
    const document = {
      lines: [100, 50, -20].map((grossCents) => ({ grossCents, vat: { rateHundredths: 1900 } })),
    } as unknown as InvoiceDocument;
    expect(leavesSound(document, new Set([0]))).toBe(true);
    expect(leavesSound(document, new Set([0, 1]))).toBe(false);
    expect(leavesSound(document, new Set([0, 1, 2]))).toBe(true);
  });
});

describe('numbers and addresses', () => {
  it('count by prefix and year', () => {
    expect(numberIn(seriesOf('RE-', '2026-12-31'), 7)).toBe('RE-2026-0007');
    expect(numberIn(seriesOf('', '2027-01-01'), 12_345)).toBe('2027-12345');
  });

  it('are read from a line of the client file that has one', () => {
    expect(addressIn('Gartenweg 3, 10439 Berlin')).toEqual({ street: 'Gartenweg 3', zip: '10439', city: 'Berlin' });
    expect(addressIn('beim Bäcker klingeln')).toBeUndefined();
  });

  it('round half a cent up, and what takes something off the same way', () => {
    expect(grossOf({ quantityThousandths: 1500, unitMinor: 333 })).toBe(500);
    expect(grossOf({ quantityThousandths: -1500, unitMinor: 333 })).toBe(-500);
    expect(grossOf({ quantityThousandths: 1, unitMinor: 499 })).toBe(0);
  });
});
