import { describe, expect, it } from 'vitest';
import { discountLines, isDiscount } from './discount.ts';
import type { LineValues } from './written.ts';

const line = (unitMinor: number, more: Partial<LineValues> = {}): LineValues => ({
  name: 'Haarschnitt',
  note: '',
  kind: 'labour',
  unit: 'piece',
  quantityThousandths: 1,
  unitMinor,
  rateHundredths: '1900',
  ...more,
});
const taken = (lines: readonly LineValues[]) =>
  lines.map(({ kind, rateHundredths, quantityThousandths, unitMinor }) => [
    kind,
    rateHundredths,
    Number(quantityThousandths) * Number(unitMinor),
  ]);

describe('a discount', () => {
  it('takes per cent off each rate, and off work and material apart', () => {
    const lines = [
      line(50, { quantityThousandths: 1.5 }),
      line(10, { kind: 'travel' }),
      line(20, { kind: 'material' }),
      line(30, { kind: 'material', rateHundredths: '700' }),
    ];
    expect(taken(discountLines(lines, { by: 'percent', value: 10 }, 'Rabatt'))).toEqual([
      ['labour', '1900', -8.5],
      ['material', '1900', -2],
      ['material', '700', -3],
    ]);
  });

  it('spreads an amount so that the parts sum to it to the cent', () => {
    const lines = [line(10), line(10, { rateHundredths: '700' }), line(10, { kind: 'material' })];
    const parts = discountLines(lines, { by: 'amount', value: 10 }, 'Rabatt');
    expect(taken(parts)).toEqual([
      ['labour', '1900', -3.34],
      ['labour', '700', -3.33],
      ['material', '1900', -3.33],
    ]);
    expect(parts.every(isDiscount)).toBe(true);
  });

  it('counts what was taken off before', () => {
    const first = [line(100)];
    const lines = [...first, ...discountLines(first, { by: 'percent', value: 50 }, 'Rabatt')];
    expect(taken(discountLines(lines, { by: 'percent', value: 10 }, 'Rabatt'))).toEqual([['labour', '1900', -5]]);
  });

  it('takes no more off a rate than is left of it, though work was taken off its material', () => {
    const before = line(80, { kind: 'material', quantityThousandths: -1, rateHundredths: '700' });
    const lines = [line(100, { rateHundredths: '700' }), before, line(80)];
    expect(taken(discountLines(lines, { by: 'percent', value: 50 }, 'Rabatt'))).toEqual([
      ['labour', '700', -10],
      ['labour', '1900', -40],
    ]);
    expect(discountLines(lines, { by: 'amount', value: 100 }, 'Rabatt')).toEqual([]);
  });

  it.each([
    ['nothing', 0],
    ['no number', ''],
    ['a text', 'zehn'],
    ['less than nothing', -5],
    ['all of it', 100],
  ] as const)('of %s is none', (_, value) => {
    expect(discountLines([line(40)], { by: 'percent', value }, 'Rabatt')).toEqual([]);
  });
});
