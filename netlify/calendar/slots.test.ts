import { describe, expect, it } from 'vitest';
import { hoursAt } from './hours.ts';
import { type Calendar, freeAt, freeStarts, type Member, nextStart } from './slots.ts';
import { piecesAt, type VisitCard, visitOf } from './visit.ts';

const aMember = (overrides: Partial<Member> = {}): Member => ({
  id: 'anna',
  cards: null,
  hours: null,
  busy: [],
  ...overrides,
});

/** Monday to Friday, 9 to 12, every half hour. */
const aCalendar = (overrides: Partial<Calendar> = {}): Calendar => ({
  timeZone: 'Europe/Berlin',
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 60,
  perDayMaximum: null,
  visits: [],
  isTight: false,
  shortestMinutes: 30,
  weeklyHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 720 })),
  specialHours: [],
  timeOff: [],
  holidays: [],
  staff: [aMember()],
  ...overrides,
});

const aCard = (overrides: Partial<VisitCard> = {}): VisitCard => ({
  id: 'cut',
  durationMinutes: 60,
  parts: [],
  bufferMinutes: null,
  noticeMinutes: null,
  ...overrides,
});

/** 30 minutes of work, a wait of 45, and 15 of work. */
const colouring = aCard({
  id: 'colouring',
  durationMinutes: 90,
  parts: [
    { work: 30, wait: 45 },
    { work: 15, wait: 0 },
  ],
});

const sunday = new Date('2026-11-22T12:00:00Z');
const monday = '2026-11-23';
const span = (from: string, until: string, day = monday) => ({
  from: Date.parse(`${day}T${from}:00Z`),
  until: Date.parse(`${day}T${until}:00Z`),
});
const busyWith = (...busy: { from: number; until: number }[]) => [aMember({ busy })];

interface SlotsQuestion {
  firstDay?: string;
  lastDay?: string;
  cards?: VisitCard[];
  now?: Date;
  staff?: string;
}

const freeOf = (calendar: Calendar, asked: SlotsQuestion = {}) => {
  const { firstDay = monday, lastDay = firstDay, cards = [aCard()], now = sunday, staff } = asked;
  return freeStarts(calendar, visitOf(cards, calendar), { firstDay, lastDay, now, staff });
};
const startsOf = (calendar: Calendar, asked: SlotsQuestion = {}): string[] =>
  freeOf(calendar, asked).map(({ start }) => new Date(start).toISOString().slice(0, 16));
/** The starts as times in UTC, without their day. */
const timesOf = (calendar: Calendar, asked: SlotsQuestion = {}): string =>
  startsOf(calendar, asked)
    .map((start) => start.slice('2026-11-23T'.length))
    .join(' ');

describe('free times', () => {
  it('begin every half hour and end before closing', () => {
    expect(timesOf(aCalendar())).toBe('08:00 08:30 09:00 09:30 10:00');
    expect(timesOf(aCalendar(), { cards: [aCard({ durationMinutes: 180 })] })).toBe('08:00');
    expect(timesOf(aCalendar(), { cards: [aCard({ durationMinutes: 195 })] })).toBe('');
  });

  it('leave out what is taken, touching ends allowed', () => {
    expect(timesOf(aCalendar({ staff: busyWith(span('09:00', '10:00')) }))).toBe('08:00 10:00');
  });

  it('keep the buffer behind them clear of what is taken, and may have it after closing', () => {
    const staff = busyWith(span('10:00', '10:30'));
    expect(timesOf(aCalendar({ staff, bufferAfterMinutes: 15 }))).toBe('08:00 08:30');
    expect(timesOf(aCalendar({ bufferAfterMinutes: 60 }))).toBe('08:00 08:30 09:00 09:30 10:00');
    const late = busyWith(span('11:10', '12:00'));
    expect(timesOf(aCalendar({ staff: late, bufferAfterMinutes: 15 }))).toBe('08:00 08:30 09:00 09:30');
  });

  it('keep the buffer of the last card where it has one', () => {
    const staff = busyWith(span('10:00', '10:30'));
    const cards = [
      aCard({ durationMinutes: 30, bufferMinutes: 90 }),
      aCard({ durationMinutes: 30, bufferMinutes: 30 }),
    ];
    expect(timesOf(aCalendar({ staff, bufferAfterMinutes: 240 }), { cards })).toBe('08:00 08:30');
  });

  it('begin after the longest notice of provider and cards', () => {
    const now = new Date('2026-11-23T08:10:00Z');
    expect(timesOf(aCalendar({ noticeMinutes: 60 }), { now })).toBe('09:30 10:00');
    const cards = [aCard({ durationMinutes: 30, noticeMinutes: 90 }), aCard({ durationMinutes: 30 })];
    expect(timesOf(aCalendar({ noticeMinutes: 60 }), { now, cards })).toBe('10:00');
  });

  it('end with the horizon, and never lie in the past', () => {
    const asked = { firstDay: '2026-11-20', lastDay: '2026-12-31', cards: [aCard({ durationMinutes: 180 })] };
    expect(startsOf(aCalendar({ horizonDays: 2 }), asked)).toEqual(['2026-11-23T08:00', '2026-11-24T08:00']);
  });

  it('stop on a day that has as many visits as the provider wants', () => {
    const visits = [
      { day: monday, count: 3 },
      { day: '2026-11-24', count: 2 },
    ];
    const asked = { lastDay: '2026-11-24', cards: [aCard({ durationMinutes: 180 })] };
    expect(startsOf(aCalendar({ visits, perDayMaximum: 3 }), asked)).toEqual(['2026-11-24T08:00']);
    expect(startsOf(aCalendar({ visits }), asked)).toHaveLength(2);
  });

  it('take special hours in place of the usual ones and of a holiday, and time off before all', () => {
    const specialHours = [{ day: monday, opensMinute: 840, closesMinute: 900 }];
    expect(timesOf(aCalendar({ specialHours }))).toBe('13:00');
    expect(timesOf(aCalendar({ specialHours, holidays: [monday] }))).toBe('13:00');
    expect(timesOf(aCalendar({ holidays: [monday] }))).toBe('');
    const timeOff = [{ firstDay: '2026-11-20', lastDay: monday }];
    expect(timesOf(aCalendar({ specialHours, timeOff }))).toBe('');
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
    const cards = [aCard({ durationMinutes: 30 })];
    expect(startsOf(aCalendar({ weeklyHours }), { now, cards })).toEqual(['2026-11-22T23:30']);
  });
});

const tight = (overrides: Partial<Calendar> = {}) => aCalendar({ isTight: true, ...overrides });

describe('times that lie tight', () => {
  it('are the ends of the day, and the full hours that leave the shortest card room on both sides', () => {
    expect(timesOf(tight())).toBe('08:00 09:00 10:00');
    expect(timesOf(tight(), { cards: [aCard({ durationMinutes: 45 })] })).toBe('08:00 09:00 10:15');
    expect(timesOf(tight({ shortestMinutes: 90 }), { cards: [aCard({ durationMinutes: 45 })] })).toBe('08:00 10:15');
  });

  it('touch what is booked', () => {
    const staff = busyWith(span('08:50', '09:35'));
    expect(timesOf(tight({ staff }), { cards: [aCard({ durationMinutes: 15 })] })).toBe('08:00 08:35 09:35 10:45');
    expect(timesOf(tight({ staff, bufferAfterMinutes: 10 }), { cards: [aCard({ durationMinutes: 15 })] })).toBe(
      '08:00 08:25 09:35 10:45',
    );
  });

  it('begin on a minute that five divides, whatever was entered by hand', () => {
    const staff = busyWith(span('08:52', '09:38'));
    expect(timesOf(tight({ staff }), { cards: [aCard({ durationMinutes: 15 })] })).toBe('08:00 08:35 09:40 10:45');
  });
});

describe('a visit of several cards', () => {
  it('is one block in the stated order', () => {
    const visit = visitOf([aCard({ durationMinutes: 30 }), colouring], aCalendar());
    expect(visit.durationMinutes).toBe(120);
    expect(visit.work).toEqual([
      { fromMinute: 0, untilMinute: 60 },
      { fromMinute: 105, untilMinute: 120 },
    ]);
    expect(timesOf(aCalendar(), { cards: [aCard({ durationMinutes: 30 }), colouring] })).toBe('08:00 08:30 09:00');
  });

  it('is done by somebody who does all of them', () => {
    const staff = [aMember({ cards: ['cut'] }), aMember({ id: 'ben', cards: ['cut', 'colouring'] })];
    const [first] = freeOf(aCalendar({ staff }), { cards: [aCard({ durationMinutes: 30 }), colouring] });
    expect(first?.staff).toEqual(['ben']);
    expect(freeOf(aCalendar({ staff: staff.slice(0, 1) }), { cards: [colouring] })).toEqual([]);
  });

  it('takes no time where a card waits 0 minutes', () => {
    const parts = [
      { work: 15, wait: 0 },
      { work: 15, wait: 0 },
    ];
    expect(visitOf([aCard({ durationMinutes: 30, parts })], aCalendar()).work).toEqual([
      { fromMinute: 0, untilMinute: 30 },
    ]);
  });
});

describe('a wait', () => {
  const start = Date.parse('2026-11-23T08:00:00Z');
  const visit = visitOf([colouring], { bufferAfterMinutes: 10, noticeMinutes: 0 });

  it('is nobody’s time, and the buffer lies behind the last piece', () => {
    expect(piecesAt(visit, start)).toEqual([span('08:00', '08:30'), span('09:15', '09:40')]);
  });

  it('has room for another card, and another visit may begin in it', () => {
    const staff = busyWith(...piecesAt(visit, start));
    const cards = [aCard({ durationMinutes: 45 })];
    expect(timesOf(aCalendar({ isTight: true, staff }), { cards })).toBe('08:30 09:40 10:15');
    const at = (minutes: number) =>
      freeAt(aCalendar({ staff }), visitOf([colouring], aCalendar()), start + minutes * 60_000, sunday);
    expect([at(25), at(30), at(45), at(50)]).toEqual([[], ['anna'], ['anna'], []]);
  });

  it('lies inside the hours like the work around it', () => {
    const weeklyHours = [
      { weekday: 1, opensMinute: 540, closesMinute: 575 },
      { weekday: 1, opensMinute: 610, closesMinute: 720 },
    ];
    expect(timesOf(aCalendar({ weeklyHours }), { cards: [colouring] })).toBe('09:10');
  });
});

describe('several of the staff', () => {
  const staff = [
    aMember({ busy: [span('08:00', '11:00')] }),
    aMember({ id: 'ben', hours: [{ weekday: 1, opensMinute: 600, closesMinute: 690 }] }),
    aMember({ id: 'cem', busy: [span('09:00', '09:30')] }),
  ];

  it('each have their own hours and their own time', () => {
    expect(freeOf(aCalendar({ staff })).map(({ start, staff: free }) => [new Date(start).toISOString(), free])).toEqual(
      [
        ['2026-11-23T08:00:00.000Z', ['cem']],
        ['2026-11-23T09:00:00.000Z', ['ben']],
        ['2026-11-23T09:30:00.000Z', ['ben', 'cem']],
        ['2026-11-23T10:00:00.000Z', ['cem']],
      ],
    );
    expect(timesOf(aCalendar({ staff }), { staff: 'ben' })).toBe('09:00 09:30');
    expect(hoursAt(aCalendar(), staff[1]?.hours ?? null, monday)).toEqual(staff[1]?.hours);
  });

  it('name the first of them that is free next', () => {
    const next = nextStart(aCalendar({ staff: staff.slice(0, 2) }), visitOf([aCard()], aCalendar()), sunday);
    expect(next).toEqual({ start: Date.parse('2026-11-23T09:00:00Z'), staff: ['ben'] });
  });
});

const next = (calendar: Calendar) => nextStart(calendar, visitOf([aCard()], calendar), sunday);

describe('the next free time', () => {
  it('is the first from now on', () => expect(next(aCalendar())?.start).toBe(Date.parse('2026-11-23T08:00:00Z')));
  it('is none where nothing is open before the horizon', () => {
    expect(next(aCalendar({ weeklyHours: [] }))).toBeUndefined();
    expect(next(aCalendar({ staff: [] }))).toBeUndefined();
    expect(next(aCalendar({ horizonDays: 1, timeOff: [{ firstDay: monday, lastDay: monday }] }))).toBeUndefined();
  });
});

const at = (calendar: Calendar, time: string, now = sunday) =>
  freeAt(calendar, visitOf([aCard()], calendar), Date.parse(`2026-11-23T${time}Z`), now);

describe('an exact time', () => {
  it('can be booked where it is free, even if it is not offered', () => {
    expect(at(aCalendar({ isTight: true }), '08:35:00')).toEqual(['anna']);
    expect(at(aCalendar(), '10:05:00')).toEqual([]);
    expect(at(aCalendar(), '08:36:00')).toEqual([]);
    expect(at(aCalendar(), '08:35:01')).toEqual([]);
  });

  it('cannot within the notice, after the horizon, on a full day, or when it is taken', () => {
    expect(at(aCalendar({ noticeMinutes: 60 }), '08:00:00', new Date('2026-11-23T07:01:00Z'))).toEqual([]);
    expect(at(aCalendar({ horizonDays: 1 }), '08:00:00', new Date('2026-11-21T12:00:00Z'))).toEqual([]);
    expect(at(aCalendar({ perDayMaximum: 1, visits: [{ day: monday, count: 1 }] }), '08:00:00')).toEqual([]);
    expect(at(aCalendar({ staff: busyWith(span('08:59', '09:00')) }), '08:00:00')).toEqual([]);
  });
});
