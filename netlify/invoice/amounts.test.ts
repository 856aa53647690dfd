import { describe, expect, it } from 'vitest';
import { seeded } from '../../supabase/seed/random.ts';
import { faultsOfCorrection, faultsOfInvoice, type Stated, statedInXml } from '../../tests/support/invoice-oracle.ts';
import { aDraft, aLine, charged } from '../../tests/support/invoices.ts';
import { kindsOfInvoices, randomCorrection, randomInvoice } from '../../tests/support/random-invoices.ts';
import { amountsOf, ciiOf, correctionOf, type InvoiceDocument, priced, vatInside } from './index.ts';
import { quantityOf, unitPriceOf } from './written.ts';

const reverseCharge = { category: 'AE', rateHundredths: 0, insideHundredths: 1900 } as const;

describe('the amounts of a document', () => {
  it('take VAT out of the gross price, half up: 9.99 are 8.39 and 1.60', () => {
    expect(amountsOf([{ grossCents: 999, vat: charged(1900) }])).toEqual({
      lines: [{ netCents: 839, grossCents: 999 }],
      groups: [{ category: 'S', rateHundredths: 1900, netCents: 839, vatCents: 160 }],
      netCents: 839,
      vatCents: 160,
      grossCents: 999,
    });
    // 1.665 and 0.1875 lie in the middle or above it.
    expect(vatInside(999, 2000)).toBe(167);
    expect(vatInside(250, 810)).toBe(19);
  });

  it('leave out the VAT that the price contains where none is charged: 8.39', () => {
    expect(amountsOf([{ grossCents: 999, vat: reverseCharge }])).toMatchObject({
      groups: [{ category: 'AE', rateHundredths: 0, netCents: 839, vatCents: 0 }],
      grossCents: 839,
    });
  });

  it('round the sum of a rate once, and the nets of its lines so that they sum to it', () => {
    const lines = Array.from({ length: 3 }, () => ({ grossCents: 100, vat: charged(1900) }));
    expect(amountsOf(lines).lines.map(({ netCents }) => netCents)).toEqual([84, 84, 84]);
    expect(amountsOf([...lines, ...lines]).lines.map(({ netCents }) => netCents)).toEqual([84, 84, 84, 84, 84, 84]);
    // 50 / 1.19 = 42.017, 51 / 1.19 = 42.857: the larger remainder is rounded up.
    const two = [50, 51].map((grossCents) => ({ grossCents, vat: charged(1900) }));
    expect(amountsOf(two).lines.map(({ netCents }) => netCents)).toEqual([42, 43]);
  });

  it('know a breakdown for each rate, the highest first', () => {
    const lines = [700, 1900, 700].map((rate) => ({ grossCents: 1000, vat: charged(rate) }));
    expect(amountsOf(lines).groups.map(({ rateHundredths, vatCents }) => [rateHundredths, vatCents])).toEqual([
      [1900, 160],
      [700, 131],
    ]);
  });

  it('may have lines that take something off, but no rate below nothing', () => {
    const off = { grossCents: -300, vat: charged(1900) };
    expect(amountsOf([{ grossCents: 1000, vat: charged(1900) }, off])).toMatchObject({
      grossCents: 700,
      vatCents: 112,
    });
    expect(() => amountsOf([{ grossCents: 1000, vat: charged(700) }, off])).toThrow('less than 0');
  });
});

describe('a draft', () => {
  it.each([
    ['over nothing', { lines: [] }, 'over nothing'],
    ['with more credit than it charges', { creditCents: 1000 }, 'More credit'],
    ['with a line about no quantity', { lines: [aLine({ quantityThousandths: 0 })] }, 'quantity'],
    ['that takes off a positive quantity', { lines: [aLine(), aLine({ grossCents: -100 })] }, 'takes off'],
    [
      'that mixes what is outside VAT with what is not',
      { lines: [aLine(), aLine({ vat: { ...reverseCharge, category: 'O' } })] },
      'alone',
    ],
    ['that charges no VAT without a reason', { lines: [aLine({ vat: reverseCharge })] }, 'reason'],
  ] as const)('%s is no invoice', (_, changes, message) => {
    expect(() => priced(aDraft(changes))).toThrow(message);
  });

  it('survives being kept as JSON', () => {
    const document = priced(aDraft());
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

/** What the document itself states, read without its XML. */
const statedIn = ({ lines, groups, netCents, vatCents, grossCents, dueCents }: InvoiceDocument): Stated => ({
  lines: lines.map(({ netCents: net, vat, quantityThousandths }) => ({
    net,
    category: vat.category,
    rate: vat.rateHundredths,
    quantity: quantityOf(quantityThousandths),
    unitPrice: unitPriceOf(net, quantityThousandths),
  })),
  groups: groups.map(({ category, rateHundredths, netCents: basis, vatCents: tax }) => ({
    category,
    rate: rateHundredths,
    basis,
    tax,
  })),
  lineTotal: netCents,
  basisTotal: netCents,
  taxTotal: vatCents,
  grandTotal: grossCents,
  prepaid: grossCents - dueCents,
  due: dueCents,
});

describe('the oracle', () => {
  it('finds 5,000 random invoices of every kind right, and the XML of those that it reads', async () => {
    const random = seeded(2026);
    const faults: string[] = [];
    const written: InvoiceDocument[] = [];
    for (let place = 0; place < 5000; place += 1) {
      const invoice = randomInvoice(random, place);
      const { document, asked, kind } = invoice;
      const terms = { creditCents: document.creditCents, isPaid: document.payment.by === 'paid' };
      const stated = statedIn(document);
      faults.push(...faultsOfInvoice(stated, asked, terms).map((fault) => `${place}, ${kind}: ${fault}`));
      const { correction, taken } = randomCorrection(random, invoice);
      faults.push(
        ...faultsOfCorrection(statedIn(correction), stated, taken).map((fault) => `${place}, ${kind}: ${fault}`),
      );
      if (place < 4 * kindsOfInvoices.length) written.push(document, correction);
    }
    expect(faults).toEqual([]);
    expect(written).toHaveLength(8 * kindsOfInvoices.length);
    for (const document of written) expect(statedInXml(await ciiOf(document))).toEqual(statedIn(document));
  }, 120_000);

  it('finds every amount of an invoice that is wrong by a cent', async () => {
    const random = seeded(7);
    let changed = 0;
    for (let place = 0; place < 2 * kindsOfInvoices.length; place += 1) {
      const { document, asked } = randomInvoice(random, place);
      const terms = { creditCents: document.creditCents, isPaid: document.payment.by === 'paid' };
      const xml = await ciiOf(document);
      const amounts = [...xml.matchAll(/<ram:\w+Amount[^>]*>(-?\d+\.\d\d)</g)].filter(
        ([element]) => !element.includes('ChargeAmount'),
      );
      expect(amounts.length).toBeGreaterThan(6);
      for (const { index, 0: element, 1: amount = '' } of amounts)
        for (const cent of [0.01, -0.01]) {
          const wrong = element.replace(amount, (Number(amount) + cent).toFixed(2));
          const text = xml.slice(0, index) + wrong + xml.slice(index + element.length);
          expect(faultsOfInvoice(statedInXml(text), asked, terms), wrong).not.toEqual([]);
          changed += 1;
        }
    }
    expect(changed).toBeGreaterThan(500);
  }, 120_000);

  it('finds VAT that is computed line by line, as many programs do', () => {
    const asked = [100, 100, 100].map((grossCents) => ({
      grossCents,
      category: 'S',
      charged: 700,
      inside: 700,
      quantityThousandths: 1000,
    }));
    const document = priced(aDraft({ lines: asked.map(({ grossCents }) => aLine({ grossCents, vat: charged(700) })) }));
    const stated = statedIn(document);
    expect(faultsOfInvoice(stated, asked)).toEqual([]);
    const byLine = { ...stated, taxTotal: 21, basisTotal: 279, lineTotal: 279 };
    expect(faultsOfInvoice(byLine, asked)).not.toEqual([]);
  });
});

describe('a correction', () => {
  const invoice = priced(
    aDraft({ lines: [333, 334, 999, 5].map((grossCents) => aLine({ grossCents, unit: 'piece' })), creditCents: 100 }),
  );

  it('takes back line after line until nothing is left, to the cent', () => {
    const parts = [[2], [0, 3], [1]].map((lines) =>
      correctionOf(invoice, { issuedOn: '2026-12-05', lines, reason: 'x' }),
    );
    const sumOf = (cents: (document: InvoiceDocument) => number): number =>
      parts.reduce((sum, part) => sum + cents(part), 0);
    expect(sumOf(({ grossCents }) => grossCents)).toBe(invoice.grossCents);
    expect(sumOf(({ netCents }) => netCents)).toBe(invoice.netCents);
    expect(sumOf(({ vatCents }) => vatCents)).toBe(invoice.vatCents);
  });

  it('names its invoice, has no due day and takes no credit', () => {
    const correction = correctionOf(invoice, { issuedOn: '2026-12-05', reason: 'Irrtum' });
    expect(correction).toMatchObject({
      kind: 'correction',
      corrects: { number: 'CK-2026-000123', issuedOn: '2026-12-01', reason: 'Irrtum' },
      payment: { by: 'set_off' },
      creditCents: 0,
      dueCents: invoice.grossCents,
    });
    expect(correction.dueOn).toBeUndefined();
  });

  it('takes back no line twice, none that is not there, and nothing of a draft or of a correction', () => {
    const take = (lines: number[], of = invoice) => correctionOf(of, { issuedOn: '2026-12-05', lines, reason: 'x' });
    expect(() => take([1, 1])).toThrow('each once');
    expect(() => take([4])).toThrow('each once');
    expect(() => take([])).toThrow('each once');
    const { number: _, ...preview } = invoice;
    expect(() => take([0], preview)).toThrow('issued');
    expect(() => take([0], take([0]))).toThrow('issued');
  });
});
