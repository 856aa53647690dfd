import { expect, it } from 'vitest';
import { priceShared } from './messages.ts';

it.each([
  ['49,50 CHF', { fromPriceCents: 4950, highestPriceCents: 4950, isBookable: true }, 'CHF'],
  ['ab 25 €', { fromPriceCents: 2500, highestPriceCents: 6000, isBookable: true }, 'EUR'],
  ['25 € bis 60 €', { fromPriceCents: 2500, highestPriceCents: 6000, isBookable: false }, 'EUR'],
] as const)('says %s on the picture', (said, priced, currency) => {
  expect(priceShared(priced, currency).replaceAll('\u00a0', ' ')).toBe(said);
});
