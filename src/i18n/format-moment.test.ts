import { changeLanguage } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatKnownDayIn, formatLongDay, formatStripDay, localMomentIn } from './format-moment.ts';
import { startWords } from './i18n.ts';

beforeAll(() => startWords('de'));

describe('a moment on the provider’s clock', () => {
  it.each([
    ['2026-11-23T22:59:00Z', 'Europe/Berlin', { day: '2026-11-23', minute: 1439 }],
    ['2026-11-23T23:00:00Z', 'Europe/Berlin', { day: '2026-11-24', minute: 0 }],
    // The night in which the clock goes back: 02:30 comes twice.
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', { day: '2026-10-25', minute: 150 }],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', { day: '2026-10-25', minute: 150 }],
    ['2026-03-29T01:00:00Z', 'Europe/Zurich', { day: '2026-03-29', minute: 180 }],
  ])('%s in %s', (iso, timeZone, moment) => expect(localMomentIn(iso, timeZone)).toEqual(moment));
});

describe('a calendar day', () => {
  it('is the same day in both languages', async () => {
    expect(formatLongDay('2026-11-23')).toBe('Montag, 23. November');
    expect(formatStripDay('2026-11-23')).toEqual({ weekday: 'Mo', date: '23' });
    await changeLanguage('en');
    expect(formatLongDay('2026-11-23')).toBe('Monday 23 November');
    expect(formatStripDay('2026-11-23')).toEqual({ weekday: 'Mon', date: '23' });
  });

  it('has its year where that is not this one, by the provider’s clock', async () => {
    await changeLanguage('de');
    const now = '2026-12-31T22:30:00Z';
    expect(formatKnownDayIn('2026-01-02T09:00:00Z', 'Europe/Berlin', now)).toBe('Freitag, 2. Januar');
    expect(formatKnownDayIn('2025-11-24T09:00:00Z', 'Europe/Berlin', now)).toBe('Montag, 24. November 2025');
    expect(formatKnownDayIn('2026-12-31T23:30:00Z', 'Europe/Berlin', now)).toBe('Freitag, 1. Januar 2027');
    await changeLanguage('en');
    expect(formatKnownDayIn('2025-11-24T09:00:00Z', 'Europe/Berlin', now)).toMatch(/^Monday,? 24 November 2025$/);
  });
});
