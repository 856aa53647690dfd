import { beforeAll, expect, it } from 'vitest';
import { startWords, wordsOf } from '#i18n/i18n.ts';
import { priceShown } from './price-shown.ts';

beforeAll(() => startWords('de', ['provider']));

it.each([
  ['89,50 CHF', { fromPriceCents: 8950, highestPriceCents: 8950, isBookable: true, timeZone: 'Europe/Zurich' }],
  ['89,50 CHF', { fromPriceCents: 8950, highestPriceCents: 8950, isBookable: false, timeZone: 'Europe/Zurich' }],
  ['ab 25 €', { fromPriceCents: 2500, highestPriceCents: 6000, isBookable: true, timeZone: 'Europe/Berlin' }],
  ['25 € bis 60 €', { fromPriceCents: 2500, highestPriceCents: 6000, isBookable: false, timeZone: 'Europe/Berlin' }],
  ['25 CHF bis 60 CHF', { fromPriceCents: 2500, highestPriceCents: 6000, isBookable: true, timeZone: 'Europe/Zurich' }],
])('says %s', (said, priced) => {
  expect(priceShown(wordsOf('provider'), priced).replaceAll('\u00a0', ' ')).toBe(said);
});
