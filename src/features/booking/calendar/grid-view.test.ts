import { describe, expect, it } from 'vitest';
import { aCalendarVisit } from '../../../../tests/support/calendar-visits.ts';
import type { Calendar, CalendarVisit } from '../../../contract/booking/calendar.ts';
import { addDays, clockOf, isDay, localTime, minuteOfClock, mondayOf } from './days.ts';
import { columnsOf, type GridTexts, gridColumns, itemsOf, rangeOf, shareOf, withDays } from './grid-view.ts';

const telling: GridTexts = {
  titleOfDay: (day) => day,
  nameOf: ({ customer }) => customer,
  labelOf: ({ customer }) => customer,
  proposed: ({ customer }) => `? ${customer}`,
  badgesOf: ({ proposal }) => (proposal === null ? [] : [{ kind: 'warning', text: '?' }]),
  wait: (minutes) => `${minutes} free`,
  block: ({ note }) => note,
};
const aVisit = (overrides: Partial<CalendarVisit>): CalendarVisit =>
  aCalendarVisit({ takenUntilMinute: 675, ...overrides });
const open = (staffId: string) => ({ staffId, opensMinute: 540, closesMinute: 1020 });
const calendar: Calendar = {
  timeZone: 'Europe/Berlin',
  today: '2026-12-07',
  staff: [
    { id: 'anna', name: 'Anna', isActive: true },
    { id: 'ben', name: 'Ben', isActive: true },
    { id: 'carl', name: 'Carl', isActive: false },
  ],
  days: [
    { day: '2026-12-07', hours: [open('anna'), open('ben')] },
    { day: '2026-12-08', hours: [] },
  ],
  visits: [
    aVisit({
      id: 'v',
      proposal: { day: '2026-12-08', fromMinute: 700, untilMinute: 760, staffId: 'ben', isChange: false },
    }),
  ],
  blocks: [
    {
      id: 'b',
      staffId: 'ben',
      start: '',
      end: '',
      day: '2026-12-07',
      fromMinute: 1320,
      lastDay: '2026-12-08',
      untilMinute: 480,
      note: 'Notdienst',
      isOutside: false,
      isHeld: false,
      isClash: false,
    },
  ],
};

describe('the columns of a calendar', () => {
  it('are the days by the staff, without whoever left', () => {
    expect(columnsOf(calendar, undefined).map(({ day, staffId }) => `${day} ${staffId}`)).toEqual([
      '2026-12-07 anna',
      '2026-12-07 ben',
      '2026-12-08 anna',
      '2026-12-08 ben',
    ]);
    expect(columnsOf(calendar, 'ben').map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-08']);
  });

  it('show whoever left on the day on which they have something', () => {
    const left = { ...calendar, visits: [aVisit({ staffId: 'carl' })] };
    expect(columnsOf(left, undefined).filter(({ staffId }) => staffId === 'carl')).toEqual([
      { day: '2026-12-07', staffId: 'carl' },
    ]);
  });

  it('name the staff only where there are several, and mark where a day begins', () => {
    const all = gridColumns(calendar, columnsOf(calendar, undefined), telling);
    expect(
      all.map(({ head, person, isFirst, isToday }) => [head, person.name, person.place, isFirst, isToday]),
    ).toEqual([
      ['both', 'Anna', 0, false, true],
      ['both', 'Ben', 1, false, true],
      ['both', 'Anna', 0, true, false],
      ['both', 'Ben', 1, false, false],
    ]);
    const [one] = gridColumns(calendar, columnsOf(calendar, 'ben'), telling);
    expect([one?.head, one?.open]).toEqual(['day', [{ fromMinute: 540, untilMinute: 1020 }]]);
  });

  it('are people, in their colours, on a single day', () => {
    const day = withDays(calendar, '2026-12-07', 1) ?? calendar;
    const heads = gridColumns(day, columnsOf(day, undefined), telling).map(({ head, person }) => [head, person.place]);
    expect(heads).toEqual([
      ['person', 0],
      ['person', 1],
    ]);
  });
});

describe('how full a day is', () => {
  const only = { ...calendar, visits: [aVisit({})], blocks: [] };

  it('counts what is taken with its buffer, of whoever is shown', () => {
    expect(shareOf(only, '2026-12-07', 'anna')).toBeCloseTo(75 / 480);
    expect(shareOf(only, '2026-12-07', 'ben')).toBe(0);
    expect(shareOf(only, '2026-12-07', undefined)).toBeCloseTo(75 / 960);
  });

  it('counts nothing twice, and nothing outside the hours', () => {
    const early = aVisit({ id: 'w', fromMinute: 480, untilMinute: 630, takenUntilMinute: 630 });
    expect(shareOf({ ...only, visits: [early, aVisit({})] }, '2026-12-07', 'anna')).toBeCloseTo(135 / 480);
  });

  it('is not known where everything is closed', () => {
    expect(shareOf(only, '2026-12-08', undefined)).toBeUndefined();
  });
});

const waitIn = (visits: CalendarVisit[], days = 1) => {
  const one = { ...calendar, visits, blocks: [], days: calendar.days.slice(0, days) };
  return itemsOf(one, columnsOf(one, undefined), telling).find(({ key }) => key === 'visit v')?.wait;
};

describe('the wait within a visit', () => {
  const work = [
    { fromMinute: 600, untilMinute: 620 },
    { fromMinute: 655, untilMinute: 700 },
  ];
  const waiting = aVisit({ untilMinute: 700, takenUntilMinute: 700, work });
  it('is said on a single day', () => {
    expect(waitIn([waiting])).toEqual({ fromMinute: 620, untilMinute: 655, text: '35 free' });
    expect(waitIn([waiting], 2)).toBeUndefined();
  });

  it('is not said where somebody else comes meanwhile', () => {
    const other = aVisit({ id: 'w', fromMinute: 625, untilMinute: 650, takenUntilMinute: 650 });
    expect(waitIn([waiting, other])).toBeUndefined();
    expect(waitIn([waiting, { ...other, staffId: 'ben' }])).toBeDefined();
  });
});

const shown = (first: string, count: number) => withDays(calendar, first, count)?.days.map(({ day }) => day);

describe('an answer of the view before', () => {
  it('is cut to the days that are asked for, and shown as it is where they are as many', () => {
    expect(shown('2026-12-08', 1)).toEqual(['2026-12-08']);
    expect(shown('2027-01-01', 2)).toEqual(['2026-12-07', '2026-12-08']);
  });

  it('is not shown where it has too few of them', () => {
    expect([shown('2026-12-07', 7), shown('2026-12-09', 1)]).toEqual([undefined, undefined]);
  });
});

describe('what lies in a calendar', () => {
  it('is the visit, its proposal as an outline, and each day of a block', () => {
    const items = itemsOf(calendar, columnsOf(calendar, undefined), telling);
    expect(
      items.map(({ key, column, look, fromMinute, untilMinute }) => [key, column, look, fromMinute, untilMinute]),
    ).toEqual([
      ['visit v', 0, 'firm', 600, 660],
      ['block b 2026-12-07', 1, 'block', 1320, 1440],
      ['block b 2026-12-08', 3, 'block', 0, 480],
      ['proposal v', 3, 'ghost', 700, 760],
    ]);
  });

  it('can be dragged only while it is confirmed', () => {
    const statuses = ['open', 'confirmed', 'completed', 'completed_paid'] as const;
    const visits = statuses.map((status, index) => aVisit({ id: status, status, fromMinute: index * 60 + 540 }));
    const items = itemsOf({ ...calendar, visits, blocks: [] }, columnsOf(calendar, undefined), telling);
    expect(items.map(({ look, isMovable }) => [look, isMovable])).toEqual([
      ['open', false],
      ['firm', true],
      ['done', false],
      ['done', false],
    ]);
  });

  it('spans the hours, the visits with their buffers and the blocks of a day', () => {
    expect(rangeOf(calendar)).toEqual({ fromMinute: 540, untilMinute: 1020 });
    expect(rangeOf({ ...calendar, visits: [aVisit({ takenUntilMinute: 1130 })] })).toEqual({
      fromMinute: 540,
      untilMinute: 1140,
    });
  });
});

describe('days and clock times', () => {
  it('are counted without a time zone', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(['2026-12-07', '2026-12-13'].map(mondayOf)).toEqual(['2026-12-07', '2026-12-07']);
    expect(['2026-02-30', '2026-2-1', 'x', '2026-12-07'].map(isDay)).toEqual([false, false, false, true]);
  });

  it('are written as the server reads them', () => {
    expect([minuteOfClock('09:30'), minuteOfClock('')]).toEqual([570, undefined]);
    expect([clockOf(570), localTime('2026-12-07', 570), localTime('2026-12-31', 1440)]).toEqual([
      '09:30',
      '2026-12-07T09:30',
      '2027-01-01T00:00',
    ]);
  });
});
