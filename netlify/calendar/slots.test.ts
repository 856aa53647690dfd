import { describe, expect, it } from 'vitest';
import { type Calendar, freeSlots, nextSlot } from './slots.ts';

/** Monday to Friday, 9 to 12. */
const aCalendar = (overrides: Partial<Calendar> = {}): Calendar => ({
  timeZone: 'Europe/Berlin',
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 60,
  weeklyHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 720 })),
  specialHours: [],
  timeOff: [],
  busy: [],
  ...overrides,
});

const sunday = new Date('2026-11-22T12:00:00Z');
const monday = '2026-11-23';

const startsOf = (
  calendar: Calendar,
  asked: { firstDay?: string; lastDay?: string; durationMinutes?: number; now?: Date } = {},
): string[] => {
  const { firstDay = monday, lastDay = firstDay, durationMinutes = 60, now = sunday } = asked;
  return [...freeSlots(calendar, { firstDay, lastDay, durationMinutes, now })].map(({ start }) =>
    new Date(start).toISOString().slice(0, 16),
  );
};

describe('free slots', () => {
  it('begin every half hour and end before closing', () => {
    expect(startsOf(aCalendar())).toEqual([
      '2026-11-23T08:00',
      '2026-11-23T08:30',
      '2026-11-23T09:00',
      '2026-11-23T09:30',
      '2026-11-23T10:00',
    ]);
    expect(startsOf(aCalendar(), { durationMinutes: 180 })).toEqual(['2026-11-23T08:00']);
    expect(startsOf(aCalendar(), { durationMinutes: 210 })).toEqual([]);
  });

  it('leave out what is taken, touching ends allowed', () => {
    const busy = [{ from: '2026-11-23T09:00:00Z', until: '2026-11-23T10:00:00Z' }];
    expect(startsOf(aCalendar({ busy }))).toEqual(['2026-11-23T08:00', '2026-11-23T10:00']);
  });

  it('keep their own buffers clear of what is taken', () => {
    const busy = [{ from: '2026-11-23T09:00:00Z', until: '2026-11-23T10:00:00Z' }];
    expect(startsOf(aCalendar({ busy, bufferAfterMinutes: 15 }))).toEqual(['2026-11-23T10:00']);
    expect(startsOf(aCalendar({ busy, bufferBeforeMinutes: 15 }))).toEqual(['2026-11-23T08:00']);
  });

  it('begin after the notice', () => {
    const now = new Date('2026-11-23T08:10:00Z');
    expect(startsOf(aCalendar({ noticeMinutes: 60 }), { now })).toEqual(['2026-11-23T09:30', '2026-11-23T10:00']);
  });

  it('end with the horizon, and never lie in the past', () => {
    const asked = { firstDay: '2026-11-20', lastDay: '2026-12-31', durationMinutes: 180 };
    expect(startsOf(aCalendar({ horizonDays: 2 }), asked)).toEqual(['2026-11-23T08:00', '2026-11-24T08:00']);
  });

  it('take special hours in place of the usual ones, and time off before both', () => {
    const specialHours = [{ day: monday, opensMinute: 840, closesMinute: 900 }];
    expect(startsOf(aCalendar({ specialHours }))).toEqual(['2026-11-23T13:00']);
    const timeOff = [{ firstDay: '2026-11-20', lastDay: monday }];
    expect(startsOf(aCalendar({ specialHours, timeOff }))).toEqual([]);
    expect(startsOf(aCalendar({ timeOff }), { firstDay: '2026-11-24' })).toHaveLength(5);
  });

  it('keep the provider’s clock over the change to summer time', () => {
    const weeklyHours = [5, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 600 }));
    const asked = { firstDay: '2027-03-26', lastDay: '2027-03-28', now: new Date('2027-03-20T12:00:00Z') };
    expect(startsOf(aCalendar({ weeklyHours }), asked)).toEqual(['2027-03-26T08:00', '2027-03-28T07:00']);
  });

  it('are one hour fewer in the night that loses one, and one more in the night that gains one', () => {
    const weeklyHours = [{ weekday: 7, opensMinute: 0, closesMinute: 360 }];
    const night = (day: string, now: string) =>
      startsOf(aCalendar({ weeklyHours }), { firstDay: day, now: new Date(now) });
    expect(night('2027-03-21', '2027-03-01T12:00:00Z')).toHaveLength(11);
    expect(night('2027-03-28', '2027-03-01T12:00:00Z')).toHaveLength(9);
    expect(night('2026-10-25', '2026-10-01T12:00:00Z')).toHaveLength(13);
    expect(new Set(night('2026-10-25', '2026-10-01T12:00:00Z')).size).toBe(13);
  });

  it('take the day from the provider’s clock, not from UTC', () => {
    const weeklyHours = [{ weekday: 1, opensMinute: 0, closesMinute: 60 }];
    const now = new Date('2026-11-22T23:30:00Z');
    expect(startsOf(aCalendar({ weeklyHours }), { now, durationMinutes: 30 })).toEqual(['2026-11-22T23:30']);
  });
});

describe('the next free slot', () => {
  it('is the first from now on', () =>
    expect(nextSlot(aCalendar(), 60, sunday)?.start).toBe(Date.parse('2026-11-23T08:00:00Z')));
  it('is none where nothing is open before the horizon', () => {
    expect(nextSlot(aCalendar({ weeklyHours: [] }), 60, sunday)).toBeUndefined();
    expect(
      nextSlot(aCalendar({ horizonDays: 1, timeOff: [{ firstDay: monday, lastDay: monday }] }), 60, sunday),
    ).toBeUndefined();
  });
});
