import { describe, expect, it } from 'vitest';
import { exampleOperator } from '../../../adapters/example-operator.ts';
import { amountsOf } from '../../../invoice/index.ts';
import { draftLinesOf, isoCountry, type Owed, vatOf } from './bill-rules.ts';

const operator = { ...exampleOperator, salesAbroad: 'home', isPesoWithVat: false } as const;

/** Premium for the whole of December: 499 pesos. */
const premium: Owed = {
  month: '2026-12',
  strand: 'property',
  fees: [
    { plan: 'premium', monthCents: 49_900, from: '2026-12-01', to: '2026-12-31', days: 31, ofDays: 31, cents: 49_900 },
  ],
  commissions: [],
};

describe('a plan in pesos', () => {
  it.each([
    ['Deutschland', null, 'home', 41_933, 49_900],
    ['Österreich', null, 'abroad_at_home', 41_933, 49_900],
    ['Österreich', 'ATU13585627', 'reverse_charge', 41_933, 41_933],
    ['Schweiz', null, 'outside', 41_933, 41_933],
    ['Philippines', null, 'peso', 49_900, 49_900],
  ] as const)('of an account in %s with VAT id %s has its case: %s', (name, vatId, vatCase, net, gross) => {
    const country = isoCountry(name, 'property');
    const found = vatOf({ country, vatId }, 'property', operator);
    expect([found.name, found.isPlain]).toEqual([vatCase, true]);
    expect({ ...found, isPlain: null }).toEqual({ ...vatOf({ country, vatId }, 'services', operator), isPlain: null });
    const { netCents, grossCents } = amountsOf(draftLinesOf(premium, found.vat, 'en'));
    expect([netCents, grossCents]).toEqual([net, gross]);
  });
});
