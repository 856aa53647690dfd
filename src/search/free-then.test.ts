import { expect, it } from 'vitest';
import { profileThen } from './free-then.ts';

it("a free time leads to the profile on its card, and on the day of the provider's clock", () => {
  const provider = { id: 'studio', nextCard: 'cut', timeZone: 'Europe/Berlin' };
  expect(profileThen(provider, '2026-11-27T23:30:00Z')).toBe('/provider/studio?day=2026-11-28&card=cut');
  expect(profileThen({ ...provider, nextCard: null }, '2026-11-27T12:00:00Z')).toBe('/provider/studio?day=2026-11-27');
});
