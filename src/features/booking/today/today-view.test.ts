import { describe, expect, it } from 'vitest';
import { aCalendarVisit } from '../../../../tests/support/calendar-visits.ts';
import type { Calendar, CalendarVisit } from '../../../contract/booking/calendar.ts';
import { dayAhead, figuresOf, peopleOf, shownOf, visitsByDay, waitsOf } from './today-view.ts';

const aVisit = (overrides: Partial<CalendarVisit>): CalendarVisit =>
  aCalendarVisit({ start: '2026-12-09T09:00:00Z', end: '2026-12-09T10:00:00Z', day: '2026-12-09', ...overrides });
const today = '2026-12-09';
const week = { monday: '2026-12-07', sunday: '2026-12-13' };
const open = (staffId: string) => ({ staffId, opensMinute: 540, closesMinute: 1020 });
const aCalendar = (visits: CalendarVisit[], blocks: Calendar['blocks'] = []): Calendar => ({
  timeZone: 'Europe/Berlin',
  today: '2026-12-09',
  staff: [
    { id: 'anna', name: 'Anna', isActive: true },
    { id: 'ben', name: 'Ben', isActive: true },
    { id: 'carl', name: 'Carl', isActive: false },
  ],
  days: [{ day: '2026-12-09', hours: [open('anna'), open('ben')] }],
  visits,
  blocks,
});

const figures = (visits: CalendarVisit[], nowMinute = 540) => {
  const calendar = aCalendar(visits);
  return figuresOf(calendar, peopleOf(calendar, today, nowMinute), week, 'EUR');
};

const shown = (nowMinute: number) => shownOf(peopleOf(aCalendar([]), today, nowMinute), nowMinute);

describe("the day of a provider's people", () => {
  it('names what is free from now on, between visits and until closing time', () => {
    const [anna, ben] = peopleOf(
      aCalendar([aVisit({}), aVisit({ fromMinute: 780, takenUntilMinute: 855 })]),
      today,
      570,
    );
    expect(anna?.gaps).toEqual([
      { fromMinute: 570, untilMinute: 600 },
      { fromMinute: 660, untilMinute: 780 },
      { fromMinute: 855, untilMinute: 1020 },
    ]);
    expect(ben?.gaps).toEqual([{ fromMinute: 570, untilMinute: 1020 }]);
    expect(peopleOf(aCalendar([aVisit({})]), today, 1020)[0]?.gaps).toEqual([]);
  });

  it('calls nothing a gap that is too short to be sold', () => {
    const [anna] = peopleOf(aCalendar([aVisit({}), aVisit({ fromMinute: 670, takenUntilMinute: 1020 })]), today, 600);
    expect(anna?.gaps).toEqual([]);
  });

  it('counts a request as taken time, and blocked time as closed', () => {
    const block = { id: 'b', staffId: 'ben', note: 'Zahnarzt', day: '2026-12-09', lastDay: '2026-12-09' };
    const times = {
      start: '',
      end: '',
      fromMinute: 540,
      untilMinute: 900,
      isOutside: false,
      isHeld: false,
      isClash: false,
    };
    const [anna, ben] = peopleOf(aCalendar([aVisit({ status: 'open' })], [{ ...block, ...times }]), today, 540);
    expect(anna?.gaps).toEqual([
      { fromMinute: 540, untilMinute: 600 },
      { fromMinute: 660, untilMinute: 1020 },
    ]);
    expect(ben?.open).toEqual([{ fromMinute: 900, untilMinute: 1020 }]);
  });

  it('shows whoever left only where they still have something, in the colour of their place', () => {
    expect(peopleOf(aCalendar([]), today, 0).map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    const [, , carl] = peopleOf(aCalendar([aVisit({ staffId: 'carl' })]), today, 0);
    expect(carl).toMatchObject({ name: 'Carl', place: 2, open: [] });
  });
});

describe('the figures of today', () => {
  it('count what is agreed, today and in either week', () => {
    expect(
      figures([
        aVisit({}),
        aVisit({ status: 'open', fromMinute: 700, untilMinute: 760, totalCents: 900 }),
        aVisit({ day: '2026-12-07', totalCents: 3000 }),
        aVisit({ day: '2026-12-04', totalCents: 4000 }),
        aVisit({ day: '2026-12-14', totalCents: 7000 }),
        aVisit({ day: '2026-12-08', totalCents: 6000, currency: 'CHF' }),
      ]),
    ).toMatchObject({ visits: 1, cents: 5000, otherCents: 0, week: 8000, otherWeek: 6000, weekBefore: 4000 });
  });

  it('say how much of the open time is taken', () => {
    expect(figures([aVisit({ fromMinute: 540, untilMinute: 780 })]).share).toBe(0.25);
    expect(figures([aVisit({ fromMinute: 0, untilMinute: 1440 })]).share).toBe(1);
    const closed = { ...aCalendar([]), days: [] };
    expect(figuresOf(closed, peopleOf(closed, today, 0), week, 'EUR').share).toBeUndefined();
  });
});

describe('what of the day is shown', () => {
  it('is from the hour before now on', () => expect(shown(725)).toEqual({ fromMinute: 660, untilMinute: 1020 }));

  it('is all of it before it begins and when it is over', () => {
    expect(shown(300)).toEqual({ fromMinute: 540, untilMinute: 1020 });
    expect(shown(1100)).toEqual({ fromMinute: 540, untilMinute: 1020 });
  });

  it('is nothing where nobody works', () => expect(shownOf([], 600)).toBeUndefined());
});

describe('the day that is shown', () => {
  const calendar = aCalendar([]);
  const both = { ...calendar, days: [...calendar.days, { day: '2026-12-10', hours: [open('ben')] }] };

  it('is today as long as something of it lies ahead', () => {
    expect(dayAhead(both, '2026-12-10', 1000)).toMatchObject({ day: today, nowMinute: 1000 });
  });

  it('is the next one in the evening, all of it free', () => {
    const { day, people, nowMinute } = dayAhead(both, '2026-12-10', 1080);
    expect([day, nowMinute]).toEqual(['2026-12-10', undefined]);
    expect(people).toMatchObject([{ name: 'Ben', gaps: [{ fromMinute: 540, untilMinute: 1020 }] }]);
  });

  it('stays today where the next one is closed', () => {
    expect(dayAhead(calendar, '2026-12-10', 1080).day).toBe(today);
  });
});

it('finds the waits within a visit', () => {
  const work = [
    { fromMinute: 600, untilMinute: 630 },
    { fromMinute: 665, untilMinute: 700 },
    { fromMinute: 705, untilMinute: 720 },
  ];
  expect(waitsOf(aVisit({ work }))).toEqual([{ fromMinute: 630, untilMinute: 665 }]);
});

it('counts the visits that began in a span, on their days, and none after it', () => {
  const visits = [
    aVisit({ id: 'one', day: today, start: `${today}T09:00:00Z` }),
    aVisit({ id: 'asked', day: today, start: `${today}T09:30:00Z`, status: 'open' }),
    aVisit({ id: 'before', day: today, start: `${today}T07:59:00Z` }),
    aVisit({ id: 'ahead', day: today, start: `${today}T10:01:00Z` }),
  ];
  const [from, until] = [Date.parse(`${today}T08:00:00Z`), Date.parse(`${today}T10:00:00Z`)];
  const counted = visitsByDay(aCalendar(visits), from, until);
  expect(counted.map(({ day }) => day)).toEqual(aCalendar([]).days.map(({ day }) => day));
  expect(counted.filter(({ value }) => value > 0)).toEqual([{ day: today, value: 2 }]);
});
