import { changeLanguage } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDayIn, formatMomentIn, formatTimeIn, formatWeekdayAndDay } from './format.ts';
import {
  formatAhead,
  formatDays,
  formatElsewhere,
  formatNearDate,
  formatNearDateIn,
  formatStripDay,
} from './format-days.ts';
import { formatLongDay, formatNearIn, formatSoonIn, localMomentIn } from './format-moment.ts';
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
    const now = new Date('2026-11-01');
    expect(formatLongDay('2026-11-23', now)).toBe('Montag, 23. November');
    expect(formatStripDay('2026-11-23')).toEqual({ weekday: 'Mo', date: '23' });
    await changeLanguage('en');
    expect(formatLongDay('2026-11-23', now)).toBe('Monday 23 November');
    expect(formatStripDay('2026-11-23')).toEqual({ weekday: 'Mon', date: '23' });
  });

  it('has its year where that is not this one, by the provider’s clock', async () => {
    await changeLanguage('de');
    const now = Date.parse('2026-12-31T22:30:00Z');
    const berlin = 'Europe/Berlin';
    expect(formatDayIn('2026-01-02T09:00:00Z', berlin, 'de', now)).toBe('Freitag, 2. Januar');
    expect(formatDayIn('2025-11-24T09:00:00Z', berlin, 'de', now)).toBe('Montag, 24. November 2025');
    expect(formatDayIn('2026-12-31T23:30:00Z', berlin, 'de', now)).toBe('Freitag, 1. Januar 2027');
    expect(formatDayIn('2025-11-24T09:00:00Z', berlin, 'en', now)).toMatch(/^Monday,? 24 November 2025$/);
    expect(formatMomentIn('2026-11-24T09:00:00Z', berlin, 'de', now)).toBe('Di., 24.11., 10:00');
    expect(formatMomentIn('2027-01-08T09:00:00Z', berlin, 'de', now)).toBe('Fr., 08.01.2027, 10:00');
    // In English the month is a word: 06/12 would be read as June by some.
    expect(formatMomentIn('2026-12-06T09:00:00Z', berlin, 'en', now)).toMatch(/^Sun,? 6 Dec, 10:00$/);
    expect(formatMomentIn('2027-01-08T09:00:00Z', berlin, 'en', now)).toMatch(/^Fri,? 8 Jan 2027, 10:00$/);
    expect(formatWeekdayAndDay('2026-12-06', 'de')).toBe('So., 06.12.');
    expect(formatWeekdayAndDay('2026-12-06', 'en')).toMatch(/^Sun,? 6 Dec$/);
    expect(formatLongDay('2027-01-08', new Date(now))).toBe('Freitag, 8. Januar 2027');
    expect(formatDays('2026-11-23', '2026-11-29', new Date(now))).toBe('23.–29. November');
    expect(formatDays('2027-01-04', '2027-01-10', new Date(now))).toBe('4.–10. Januar 2027');
    expect(formatDays('2026-12-28', '2027-01-03', new Date(now))).toMatch(/^28\. Dezember 2026\s–\s3\. Januar 2027$/);
  });

  it('of a deadline is today or tomorrow where it is', async () => {
    await changeLanguage('de');
    const now = Date.parse('2026-11-23T17:42:00Z');
    expect(formatNearIn('2026-11-23T22:00:00Z', 'Europe/Berlin', now)).toBe('heute, 23:00');
    expect(formatNearIn('2026-11-23T23:00:00Z', 'Europe/Berlin', now)).toBe('morgen, 00:00');
    expect(formatNearIn('2026-11-25T13:00:00Z', 'Europe/Berlin', now)).toBe('Mittwoch, 25. November, 14:00');
    expect(formatSoonIn('2026-11-23T23:00:00Z', 'Europe/Berlin', now)).toBe('morgen, 00:00');
    expect(formatSoonIn('2026-11-25T13:00:00Z', 'Europe/Berlin', now)).toBe('Mi., 25.11., 14:00');
    expect(formatAhead('2026-11-23T22:00:00Z', 'Europe/Berlin', now)).toMatch(/^in \d+ Stunden$/);
    expect(formatAhead('2026-11-25T13:00:00Z', 'Europe/Berlin', now)).toBe('Mittwoch, 25. November');
  });

  it('that has passed is yesterday or earlier today where it is', async () => {
    await changeLanguage('de');
    const now = Date.parse('2026-11-23T17:42:00Z');
    expect(formatSoonIn('2026-11-23T08:00:00Z', 'Europe/Berlin', now)).toBe('heute, 09:00');
    expect(formatSoonIn('2026-11-22T22:30:00Z', 'Europe/Berlin', now)).toBe('gestern, 23:30');
    expect(formatSoonIn('2026-11-21T22:30:00Z', 'Europe/Berlin', now)).toBe('Sa., 21.11., 23:30');
    expect(formatNearDateIn('2026-11-22T22:30:00Z', 'Europe/Berlin', now)).toBe('gestern');
    expect(formatNearDateIn('2026-11-22T23:30:00Z', 'Europe/Berlin', now)).toBe('heute');
    expect(formatNearDateIn('2026-11-21T22:30:00Z', 'Europe/Berlin', now)).toBe('21.11.2026');
    expect(formatNearDate('2026-11-24', now)).toBe('morgen');
    expect(formatNearDate('2026-11-30', now)).toBe('30.11.2026');
    await changeLanguage('en');
    expect(formatSoonIn('2026-11-22T22:30:00Z', 'Europe/Berlin', now)).toBe('yesterday, 23:30');
  });
});

describe('the hour that comes twice', () => {
  it('says on which clock it is, and no other hour does', () => {
    const zone = 'Europe/Berlin';
    const night = ['2026-10-24T23:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'];
    expect(night.map((instant) => formatTimeIn(instant, zone, 'de'))).toEqual([
      '01:30',
      '02:30 MESZ',
      '02:30 MEZ',
      '03:00',
    ]);
    expect(formatTimeIn('2026-10-25T01:30:00Z', zone, 'en')).toBe('02:30 CET');
    expect(formatMomentIn('2026-10-25T01:30:00Z', zone, 'de', Date.parse('2026-10-01'))).toBe('So., 25.10., 02:30 MEZ');
    // The hour that is left out in spring is no other clock's.
    expect(formatTimeIn('2026-03-29T01:30:00Z', zone, 'de')).toBe('03:30');
  });
});

describe('a clock elsewhere', () => {
  it('is told from one that shows the same', () => {
    const instant = '2026-11-23T09:00:00Z';
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(formatElsewhere(instant, here)).toBeUndefined();
    expect(formatElsewhere(instant, 'Asia/Manila')).toMatch(/^\d\d:\d\d$/);
  });
});
