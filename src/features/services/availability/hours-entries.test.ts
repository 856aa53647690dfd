import { describe, expect, it } from 'vitest';
import {
  copiedTo,
  draftOf,
  entriesOf,
  previewOf,
  usualWeek,
  type WeeklyEntry,
  weekOf,
  weekSent,
  withBreak,
  withDay,
} from './hours-entries.ts';

const span = (weekday: number, opensMinute: string, closesMinute: string): WeeklyEntry => ({
  weekday,
  opensMinute,
  closesMinute,
});
const settings = {
  weeklyHours: [{ weekday: 5, opensMinute: 1200, closesMinute: 1440 }],
  specialHours: [{ day: '2026-12-24', opensMinute: 540, closesMinute: 720 }],
  timeOff: [{ firstDay: '2026-12-27', lastDay: '2026-12-31' }],
  holidayRegion: 'DE-BE',
  workedHolidays: ['2026-12-25'],
  buffer: 15,
  noticeHours: 2,
  horizonDays: 60,
  perDayMaximum: null,
  isTight: true,
  releasesUnconfirmed: false,
  tellsClients: true,
} as const;

describe('the entries of the hours', () => {
  it('are sent as they were read, midnight included', () => {
    const given = {
      ...settings,
      weeklyHours: [...settings.weeklyHours],
      specialHours: [...settings.specialHours],
      timeOff: [...settings.timeOff],
      workedHolidays: [...settings.workedHolidays],
    };
    expect(draftOf(entriesOf(given, null))).toEqual(settings);
    expect(entriesOf(given, null).weeklyHours).toEqual([span(5, '20:00', '00:00')]);
  });

  it('leave empty times to be refused, and take one date for a single day off', () => {
    expect(weekSent([span(1, '', '')])).toEqual([{ weekday: 1, opensMinute: null, closesMinute: null }]);
    const entries = {
      ...entriesOf({ ...settings, weeklyHours: [], specialHours: [], timeOff: [], workedHolidays: [] }, null),
      timeOff: [{ firstDay: '2027-01-04', lastDay: '' }],
    };
    expect(draftOf(entries)['timeOff']).toEqual([{ firstDay: '2027-01-04', lastDay: '2027-01-04' }]);
  });

  it('count for the preview only as far as they are filled in', () => {
    const entries = entriesOf(
      { ...settings, weeklyHours: [...settings.weeklyHours], specialHours: [], timeOff: [], workedHolidays: [] },
      null,
    );
    const half = {
      ...entries,
      weeklyHours: [...entries.weeklyHours, span(6, '10:00', '')],
      specialHours: [{ day: '', opensMinute: '09:00', closesMinute: '10:00' }],
      timeOff: [{ firstDay: '', lastDay: '' }],
    };
    expect(previewOf(half)).toEqual(draftOf(entries));
  });

  it('begin with the holidays of the own state, until there are hours', () => {
    const none = { ...settings, holidayRegion: null, specialHours: [], timeOff: [], workedHolidays: [] };
    expect(entriesOf({ ...none, weeklyHours: [] }, 'DE-BY').holidayRegion).toBe('DE-BY');
    expect(entriesOf({ ...none, weeklyHours: [...settings.weeklyHours] }, 'DE-BY').holidayRegion).toBe('');
  });
});

describe('the week', () => {
  it('opens a day like the open one before it', () => {
    expect(withDay([], 3)).toEqual([span(3, '09:00', '18:00')]);
    const week = [span(1, '08:00', '12:00'), span(1, '13:00', '17:00'), span(5, '09:00', '14:00')];
    expect(withDay(week, 3).slice(3)).toEqual([span(3, '08:00', '12:00'), span(3, '13:00', '17:00')]);
    expect(withDay([span(5, '09:00', '14:00')], 1).slice(1)).toEqual([span(1, '09:00', '14:00')]);
  });

  it('takes a break at noon where that is well inside, else in the middle', () => {
    expect(withBreak([span(1, '09:00', '18:00')], 1)).toEqual([span(1, '09:00', '12:00'), span(1, '13:00', '18:00')]);
    expect(withBreak([span(1, '14:00', '20:00')], 1)).toEqual([span(1, '14:00', '16:30'), span(1, '17:30', '20:00')]);
    expect(withBreak([span(1, '18:00', '00:00')], 1)).toEqual([span(1, '18:00', '20:30'), span(1, '21:30', '00:00')]);
    // Nowhere inside: another span to be filled in.
    expect(withBreak([span(1, '09:00', '10:00')], 1)).toEqual([span(1, '09:00', '10:00'), span(1, '', '')]);
  });

  it('copies a day to others and leaves the rest', () => {
    const week = [span(1, '09:00', '12:00'), span(2, '10:00', '11:00'), span(6, '10:00', '14:00')];
    expect(copiedTo(week, 1, [2, 3])).toEqual([
      span(1, '09:00', '12:00'),
      span(6, '10:00', '14:00'),
      span(2, '09:00', '12:00'),
      span(3, '09:00', '12:00'),
    ]);
    expect(copiedTo(week, 3, [6])).toEqual([span(1, '09:00', '12:00'), span(2, '10:00', '11:00')]);
  });

  it('of the beginning is Monday to Friday', () => {
    expect(weekOf(weekSent(usualWeek) as never)).toEqual(usualWeek);
  });
});
