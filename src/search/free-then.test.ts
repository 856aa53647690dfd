import { expect, it } from 'vitest';
import { openedThen } from './free-then.ts';

it("a free time leads to its card, and to the day of the provider's clock", () => {
  const provider = { nextCard: 'cut', timeZone: 'Europe/Berlin' };
  expect(openedThen(provider, '2026-11-27T23:30:00Z')).toEqual({ day: '2026-11-28', card: 'cut' });
});
