import { changeLanguage } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startWords, wordsOf } from '#i18n/i18n.ts';
import { cancelWords } from './cancel-words.ts';

beforeAll(() => startWords('de', ['provider']));

/** Monday, 18:42 in Berlin. */
const now = Date.parse('2026-11-23T17:42:00Z');
const timeZone = 'Europe/Berlin';
const offered = { cancelHours: 24, timeZone, now };

it('a time on a result says until when it could be cancelled, both as people say them', async () => {
  await changeLanguage('de');
  const words = wordsOf('provider');
  expect(cancelWords(words, { ...offered, start: '2026-11-25T13:00:00Z' })).toBe('Absagen bis morgen, 14:00');
  expect(cancelWords(words, { ...offered, start: '2026-11-28T09:15:00Z' })).toBe('Absagen bis Fr, 10:15');
  expect(cancelWords(words, { ...offered, start: '2027-01-14T13:00:00Z' })).toBe('Absagen bis Mi., 13.01.2027, 14:00');
  expect(cancelWords(words, { ...offered, start: '2026-11-24T13:00:00Z' })).toBe('Absagen nur telefonisch');
  await changeLanguage('en');
  expect(cancelWords(wordsOf('provider'), { ...offered, start: '2026-11-25T13:00:00Z' })).toBe(
    'Cancel until tomorrow, 14:00',
  );
});
