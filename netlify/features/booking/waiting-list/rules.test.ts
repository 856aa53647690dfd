import { expect, it } from 'vitest';
import type { Span } from '../../../calendar/hours.ts';
import type { Calendar } from '../../../calendar/slots.ts';
import { piecesAt, visitOf } from '../../../calendar/visit.ts';
import { addDays, dayAt, instantOf, minuteMilliseconds as minute } from '../../../calendar/zone.ts';
import { type Freed, nextOffer, type Waiter, withTaken } from './rules.ts';

const timeZone = 'Europe/Berlin';
const firstDay = '2027-03-01';
const at = (day: number, minutes: number): number => instantOf(addDays(firstDay, day), minutes, timeZone);
const hour = 60 * minute;

const calendarWith = (staff: Record<string, readonly Span[]>): Calendar => ({
  timeZone,
  weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 })),
  specialHours: [],
  timeOff: [],
  holidays: [],
  bufferAfterMinutes: 0,
  noticeMinutes: 60,
  horizonDays: 90,
  perDayMaximum: null,
  visits: [],
  isTight: true,
  shortestMinutes: 30,
  staff: Object.entries(staff).map(([id, busy]) => ({ id, cards: null, hours: null, busy })),
});

const visitFor = (minutes: number) =>
  visitOf([{ id: 'card', durationMinutes: minutes, parts: [], bufferMinutes: null, noticeMinutes: null }], {
    bufferAfterMinutes: 0,
    noticeMinutes: 60,
  });

let made = 0;
const aWaiter = (overrides: Partial<Waiter> = {}): Waiter => {
  made += 1;
  const id = String(made).padStart(6, '0');
  return {
    id,
    person: id,
    visit: visitFor(60),
    staff: null,
    usual: null,
    firstDay,
    lastDay: addDays(firstDay, 20),
    part: undefined,
    before: null,
    joinedAt: new Date(at(-2, 600)).toISOString(),
    asked: [],
    ...overrides,
  };
};

/** Tuesday 14:00 to 15:00, freed on Monday. */
const gap = { from: at(1, 840), until: at(1, 900) };
const full = [
  { from: at(1, 540), until: gap.from },
  { from: gap.until, until: at(1, 1080) },
];
const look = { freed: [{ staff: 'a', ...gap }], now: new Date(at(0, 600)) };
const turn = (waiters: readonly Waiter[], calendar = calendarWith({ a: full })) => nextOffer(calendar, waiters, look);

it('takes whose days end first, then who has waited for more days, then who comes to the usual person', () => {
  const later = aWaiter();
  const longer = aWaiter({ joinedAt: new Date(at(-9, 600)).toISOString() });
  const usual = aWaiter({ usual: 'a' });
  const soonest = aWaiter({ lastDay: addDays(firstDay, 2), joinedAt: new Date(at(0, 599)).toISOString() });
  const all = [later, usual, longer, soonest];
  const said: string[] = [];
  for (let left = all; left.length > 0; ) {
    const next = turn(left);
    said.push(next?.reason ?? 'none');
    left = left.filter(({ id }) => id !== next?.waiter.id);
  }
  expect(said).toEqual(['soonest', 'longest', 'usual', 'only']);
});

it('offers what was freed, to whom it suits, and in time to be booked', () => {
  expect(turn([aWaiter()])).toMatchObject({ start: gap.from, staff: 'a', reason: 'only' });
  expect(turn([aWaiter({ visit: visitFor(90) })])).toBeUndefined();
  expect(turn([aWaiter({ staff: 'b' })], calendarWith({ a: full, b: [] }))).toBeUndefined();
  expect(turn([aWaiter({ firstDay: addDays(firstDay, 2) })])).toBeUndefined();
  expect(turn([aWaiter({ part: { fromMinute: 540, untilMinute: 720 } })])).toBeUndefined();
  expect(turn([aWaiter({ before: gap.from })])).toBeUndefined();
  expect(turn([aWaiter({ before: gap.from + 1 })])).toBeDefined();
  expect(turn([aWaiter({ asked: [gap] })])).toBeUndefined();
  const [waiters, freed] = [[aWaiter()], look.freed];
  const before = (minutes: number) => new Date(gap.from - minutes * minute);
  expect(nextOffer(calendarWith({ a: full }), waiters, { freed, now: before(90) })).toBeDefined();
  expect(nextOffer(calendarWith({ a: full }), waiters, { freed, now: before(89) })).toBeUndefined();
});

/** Mulberry32: the same seed is the same month. */
function dice(seed: number) {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const lengths = [30, 60, 60, 90] as const;

interface Booked extends Freed {
  cancelledAt: number;
}

/** Days booked full by two people, of which a tenth is cancelled between three hours and four days before. */
function aMonth(random: () => number): Booked[] {
  const booked: Booked[] = [];
  for (let day = 1; day <= 30; day += 1)
    for (const staff of ['a', 'b'])
      for (let from = 540; from < 1080; ) {
        const length = Math.min(lengths[Math.floor(random() * 4)] ?? 60, 1080 - from);
        const start = at(day, from);
        const cancelledAt = random() < 0.1 ? start - 3 * hour - random() * 93 * hour : Number.POSITIVE_INFINITY;
        booked.push({ staff, from: start, until: start + length * minute, cancelledAt });
        from += length;
      }
  return booked;
}

interface Held extends Freed {
  waiter: Waiter;
}

/** Every half hour of the month: who joins, who answers, and what is offered. One in two takes the offer. */
function simulated(seed: number) {
  const random = dice(seed);
  let booked = aMonth(random);
  let waiters: Waiter[] = [];
  let held: Held[] = [];
  let freed: Freed[] = [];
  const counts = { freed: 0, again: 0, asked: 0 };
  const asked = new Map<string, Span[]>();
  for (let now = at(0, 480); now < at(31, 0); now += 30 * minute) {
    const today = dayAt(now, timeZone);
    const minuteOfDay = (now - instantOf(today, 0, timeZone)) / minute;
    for (const { waiter, ...span } of held) {
      if (random() < 0.5) {
        counts.again += span.until - span.from;
        booked.push({ ...span, cancelledAt: Number.POSITIVE_INFINITY });
        waiters = waiters.filter(({ id }) => id !== waiter.id);
      } else freed.push(span);
    }
    held = [];
    const gone = booked.filter(({ cancelledAt }) => cancelledAt <= now);
    counts.freed += gone.reduce((sum, { from, until }) => sum + until - from, 0);
    freed.push(...gone);
    booked = booked.filter(({ cancelledAt }) => cancelledAt > now);
    const isDay = minuteOfDay >= 480 && minuteOfDay < 1260;
    if (!isDay) continue;
    // Some four people a day, for a week.
    if (random() < 0.15)
      waiters.push(
        aWaiter({
          visit: visitFor(lengths[Math.floor(random() * 4)] ?? 60),
          firstDay: today,
          lastDay: addDays(today, 7),
          joinedAt: new Date(now).toISOString(),
        }),
      );
    waiters = waiters.filter(({ lastDay }) => lastDay >= today);
    const of = (staff: string): Span[] => booked.filter((one) => one.staff === staff);
    let calendar = calendarWith({ a: of('a'), b: of('b') });
    for (;;) {
      const open = waiters
        .filter(({ id }) => !held.some(({ waiter }) => waiter.id === id))
        .map((waiter) => ({ ...waiter, asked: asked.get(waiter.person) ?? [] }));
      const next = nextOffer(calendar, open, { freed, now: new Date(now) });
      if (next === undefined) break;
      const { waiter, staff, start } = next;
      const [span = { from: 0, until: 0 }] = piecesAt(waiter.visit, start);
      const before = asked.get(waiter.person) ?? [];
      if (before.some((one) => one.from < span.until && span.from < one.until)) throw new Error('asked twice');
      const isTaken = [...booked, ...held].some(
        (one) => one.staff === staff && one.from < span.until && span.from < one.until,
      );
      if (isTaken) throw new Error('offered what is taken');
      asked.set(waiter.person, [...before, span]);
      held.push({ ...span, staff, waiter });
      calendar = withTaken(calendar, staff, [span]);
      counts.asked += 1;
    }
    freed = [];
  }
  return counts;
}

it('books most of what is cancelled again: a month, a tenth cancelled, every other offer taken', () => {
  const months = [1, 2, 3, 4].map(simulated);
  const [freed, again] = [
    months.reduce((sum, month) => sum + month.freed, 0),
    months.reduce((sum, month) => sum + month.again, 0),
  ];
  expect(again / freed).toBeGreaterThanOrEqual(0.6);
  expect(months.every(({ asked }) => asked > 20)).toBe(true);
}, 60_000);
