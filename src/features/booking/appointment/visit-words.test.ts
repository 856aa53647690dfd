import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startWords } from '#i18n/i18n.ts';
import { dayShown, spanShown } from './visit-words.ts';

beforeAll(() => startWords('de'));
afterEach(() => vi.useRealTimers());

const visit = (day: string) => ({
  start: `2026-11-${day}T09:00:00Z`,
  end: `2026-11-${day}T10:00:00Z`,
  timeZone: 'Europe/Berlin',
});

it('says a near day of a visit as people do, and another in full', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T17:42:00Z') });
  expect(['22', '23', '24', '25'].map((day) => dayShown(visit(day)))).toEqual([
    'Gestern',
    'Heute',
    'Morgen',
    'Mittwoch, 25. November',
  ]);
  expect(spanShown(visit('24'))).toBe('morgen, Dienstag, 24. November, 10:00–11:00');
  expect(spanShown(visit('25'))).toBe('Mittwoch, 25. November, 10:00–11:00');
});
