import { beforeAll, expect, it } from 'vitest';
import { startWords } from '#i18n/i18n.ts';
import { blockShown } from './block-words.ts';

beforeAll(() => startWords('de'));

const berlin = 'Europe/Berlin';
const now = Date.parse('2026-11-23T17:42:00Z');
const shown = (start: string, end: string): string => blockShown({ start, end }, berlin, now);

it('names a near day, and the day of the end only where it is another', () => {
  expect(shown('2026-11-24T08:00:00Z', '2026-11-24T11:00:00Z')).toBe('Morgen, 09:00–12:00');
  expect(shown('2026-11-23T22:00:00Z', '2026-11-23T23:30:00Z')).toBe('Heute, 23:00 – morgen, 00:30');
  expect(shown('2026-11-30T08:00:00Z', '2026-12-04T17:00:00Z')).toBe('Mo., 30.11., 09:00 – Fr., 04.12., 18:00');
});
