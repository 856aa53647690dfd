import { describe, expect, it } from 'vitest';
import { startWords, wordsOf } from '#i18n/i18n.ts';
import { quantityOf } from './quantity.ts';

describe.each([
  ['en', 'piece', ['1 piece', '1.50 pieces', '2 pieces']],
  ['en', 'hour', ['1 hour', '1.50 hours', '2 hours']],
  ['en', 'lump_sum', ['flat rate', '1.50 flat rates', '2 flat rates']],
  ['de', 'hour', ['1 Stunde', '1,50 Stunden', '2 Stunden']],
  ['de', 'lump_sum', ['pauschal', '1,50 Pauschalen', '2 Pauschalen']],
] as const)('in %s the unit %s', (language, unit, said) => {
  it('agrees with its number', async () => {
    await startWords(language, ['customer-invoice']);
    const words = wordsOf('customer-invoice');
    expect([1000, 1500, 2000].map((quantityThousandths) => quantityOf({ unit, quantityThousandths }, words))).toEqual(
      said,
    );
  });
});
