import { describe, expect, it } from 'vitest';
import { addDays, dayAt, instantOf, weekdayOf } from './zone.ts';

const iso = (day: string, minute: number, zone = 'Europe/Berlin'): string =>
  new Date(instantOf(day, minute, zone)).toISOString();

describe('what a clock shows, as an instant', () => {
  it('is an hour behind in winter and two in summer', () => {
    expect(iso('2026-11-21', 600)).toBe('2026-11-21T09:00:00.000Z');
    expect(iso('2026-07-01', 600)).toBe('2026-07-01T08:00:00.000Z');
  });
  it('counts on from before where clocks go forward', () => {
    expect(iso('2027-03-28', 119)).toBe('2027-03-28T00:59:00.000Z');
    expect(iso('2027-03-28', 150)).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2027-03-28', 180)).toBe('2027-03-28T01:00:00.000Z');
  });
  it('is the first of two where clocks go back', () => {
    expect(iso('2026-10-25', 150)).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2026-10-25', 180)).toBe('2026-10-25T02:00:00.000Z');
  });
  it('reaches the end of the day, also of a day with 23 or 25 hours', () => {
    expect(iso('2027-03-28', 1440)).toBe('2027-03-28T22:00:00.000Z');
    expect(iso('2026-10-25', 1440)).toBe('2026-10-25T23:00:00.000Z');
  });
  it('holds in zones far from here', () => {
    expect(iso('2026-11-21', 0, 'Asia/Manila')).toBe('2026-11-20T16:00:00.000Z');
    expect(iso('2026-11-21', 0, 'America/Los_Angeles')).toBe('2026-11-21T08:00:00.000Z');
  });
  it('agrees with the day at that instant', () => {
    for (const zone of ['Europe/Berlin', 'Asia/Manila', 'America/Los_Angeles'])
      for (const day of ['2026-10-25', '2027-03-28', '2028-02-29', '2026-12-31'])
        for (const minute of [0, 30, 720, 1439]) expect(dayAt(instantOf(day, minute, zone), zone)).toBe(day);
  });
});

describe('calendar days', () => {
  it('are counted over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-03-29', -2)).toBe('2027-03-27');
  });
  it('have weekdays from Monday to Sunday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
  });
});
