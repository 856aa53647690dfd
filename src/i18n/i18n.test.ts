import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { followStrand, startWords } from './i18n.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  await startWords('en');
});

it('speaks the language of the strand that came last, though the words of another are still on the way', async () => {
  await Promise.all([followStrand('de'), followStrand('en')]);
  expect(i18next.language).toBe('en');
  await Promise.all([followStrand('de'), followStrand('en'), followStrand('de')]);
  expect(i18next.language).toBe('de');
});
