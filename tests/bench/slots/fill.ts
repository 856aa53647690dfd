import { type Calendar, freeStarts } from '../../../netlify/calendar/slots.ts';
import { piecesAt, type Visit, visitOf } from '../../../netlify/calendar/visit.ts';
import { minuteMilliseconds } from '../../../netlify/calendar/zone.ts';
import { type Random, seeded } from '../../../supabase/seed/random.ts';

/** What customers ask for, an assumption: minutes of a visit, and how many of a hundred. Each takes any of the free times. */
export const mixOfRequests = [
  { minutes: 30, share: 30 },
  { minutes: 45, share: 25 },
  { minutes: 60, share: 25 },
  { minutes: 90, share: 15 },
  { minutes: 120, share: 5 },
] as const;

/** Some nine and a half hours for a day of nine: a good day, on which not everybody finds a time. */
export const requestsADay = 10;
const opensMinute = 540;
const closesMinute = 1080;

const day = '2026-11-23';
const now = new Date('2026-11-01T09:00:00Z');

export function aCalendar(overrides: Partial<Calendar> = {}): Calendar {
  return {
    timeZone: 'Europe/Berlin',
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    horizonDays: 60,
    perDayMaximum: null,
    visits: [],
    isTight: true,
    shortestMinutes: Math.min(...mixOfRequests.map(({ minutes }) => minutes)),
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute, closesMinute })),
    specialHours: [],
    timeOff: [],
    holidays: [],
    staff: [{ id: 'one', cards: null, hours: null, busy: [] }],
    ...overrides,
  };
}

export const aVisit = (calendar: Calendar, durationMinutes: number): Visit =>
  visitOf([{ id: 'card', durationMinutes, parts: [], bufferMinutes: null, noticeMinutes: null }], calendar);

const length = (closesMinute - opensMinute) * minuteMilliseconds;

/** The requests of one day, the same for every way to offer times. */
const requestsOf = (random: Random) =>
  Array.from({ length: requestsADay }, () => ({
    minutes: random.weighted(mixOfRequests, ({ share }) => share).minutes,
    choice: random.unit(),
  }));

/** The share of the day that is booked when all have asked; who finds no time goes elsewhere. */
function filled(isTight: boolean, requests: ReturnType<typeof requestsOf>): number {
  const busy: { from: number; until: number }[] = [];
  const calendar = aCalendar({ isTight, staff: [{ id: 'one', cards: null, hours: null, busy }] });
  let booked = 0;
  for (const { minutes, choice } of requests) {
    const visit = aVisit(calendar, minutes);
    const free = freeStarts(calendar, visit, { firstDay: day, lastDay: day, now });
    const chosen = free[Math.floor(choice * free.length)];
    if (chosen === undefined) continue;
    busy.push(...piecesAt(visit, chosen.start));
    booked += minutes * minuteMilliseconds;
  }
  return booked / length;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Both ways over the same days. */
export function fillOf(days: number): { tight: number; grid: number } {
  const all = Array.from({ length: days }, (_, index) => requestsOf(seeded(index)));
  return {
    tight: mean(all.map((requests) => filled(true, requests))),
    grid: mean(all.map((requests) => filled(false, requests))),
  };
}
