import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../supabase/seed/random.ts';
import type { Span } from './hours.ts';
import { type Calendar, freeAt, freeStarts, type Member, nextStart } from './slots.ts';
import { type VisitCard, visitOf } from './visit.ts';

// Random calendars against a reference that looks at every minute: slow, obvious, and without any arithmetic of zones.

const minute = 60_000;

/** The local day and minute of an instant, as the runtime's time zone data give it. */
interface Wall {
  instant: number;
  day: string;
  minute: number;
}

const walls = new Map<string, Wall[]>();

function wallOf(timeZone: string, firstDay: string, lastDay: string): Wall[] {
  const name = `${timeZone} ${firstDay} ${lastDay}`;
  const known = walls.get(name);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const read: Wall[] = [];
  for (
    let instant = Date.parse(firstDay) - 1440 * minute;
    instant < Date.parse(lastDay) + 2880 * minute;
    instant += minute
  ) {
    const [day = '', time = ''] = clock.format(instant).split(' ');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    if (firstDay <= day && day <= lastDay) read.push({ instant, day, minute: hours * 60 + minutes });
  }
  walls.set(name, read);
  return read;
}

/** The first minute at which the day's clock shows the time; where it never does, counted on from midnight. */
function boundary(day: readonly Wall[], at: number): number {
  const shown = day.find((wall) => wall.minute === at);
  if (shown !== undefined) return shown.instant;
  return at === 1440 ? (day.at(-1)?.instant ?? 0) + minute : (day[0]?.instant ?? 0) + at * minute;
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

function hoursOf(calendar: Calendar, member: Member, day: string) {
  if (calendar.timeOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return [];
  const special = calendar.specialHours.filter((hours) => hours.day === day);
  if (special.length > 0) return special;
  if (calendar.holidays.includes(day)) return [];
  return (member.hours ?? calendar.weeklyHours).filter(({ weekday }) => weekday === weekdayOf(day));
}

interface Question {
  calendar: Calendar;
  cards: VisitCard[];
  firstDay: string;
  lastDay: string;
  now: Date;
}

/** The minutes at which somebody works from the first: of each card its work, then its wait; `true` is work. */
const minutesOf = (cards: readonly VisitCard[]): boolean[] =>
  cards.flatMap(({ durationMinutes, parts }) =>
    parts.length === 0
      ? Array.from({ length: durationMinutes }, () => true)
      : parts.flatMap(({ work, wait }) => [
          ...Array.from({ length: work }, () => true),
          ...Array.from({ length: wait }, () => false),
        ]),
  );

/** All free starts of one of the staff on one day, and those of them that are offered. */
function lookedFor({ calendar, cards, now }: Question, member: Member, day: string, wall: readonly Wall[]) {
  const minutes = wall.filter((shown) => shown.day === day);
  const spans = hoursOf(calendar, member, day).map(({ opensMinute, closesMinute }) => ({
    from: boundary(minutes, opensMinute),
    until: boundary(minutes, closesMinute),
  }));
  const isOpen = (instant: number) => spans.some(({ from, until }) => from <= instant && instant < until);
  const isBusy = (instant: number) => member.busy.some(({ from, until }) => from < instant + minute && instant < until);
  const works = minutesOf(cards);
  const buffer = cards.at(-1)?.bufferMinutes ?? calendar.bufferAfterMinutes;
  const taken = [...works, ...Array.from({ length: buffer }, () => true)];
  const notice = Math.max(calendar.noticeMinutes, ...cards.map(({ noticeMinutes }) => noticeMinutes ?? 0));

  const isFree = (start: number): boolean =>
    start % (5 * minute) === 0 &&
    start >= now.getTime() + notice * minute &&
    works.every((_, after) => isOpen(start + after * minute)) &&
    taken.every((isTaken, after) => !isTaken || !isBusy(start + after * minute));
  /** How many minutes are free in a row, forwards or backwards. */
  const freeFrom = (instant: number, step: number): number => {
    let count = 0;
    while (isOpen(instant + step * count * minute) && !isBusy(instant + step * count * minute)) count += 1;
    return count;
  };
  const isOnGrid = (start: number): boolean => {
    let opens = start;
    while (isOpen(opens - minute)) opens -= minute;
    return (start - opens) % (30 * minute) === 0;
  };
  const isTight = (start: number, shown: number): boolean => {
    const end = start + works.length * minute;
    const last = start + taken.length * minute;
    const isGlued = [0, 1, 2, 3, 4].some(
      (more) =>
        !isOpen(start - (more + 1) * minute) ||
        isBusy(start - (more + 1) * minute) ||
        !isOpen(end + more * minute) ||
        isBusy(last + more * minute),
    );
    if (isGlued) return true;
    const { shortestMinutes } = calendar;
    return shown % 60 === 0 && freeFrom(start - minute, -1) >= shortestMinutes && freeFrom(last, 1) >= shortestMinutes;
  };
  const free = minutes.filter(({ instant }) => isFree(instant));
  return {
    free: free.map(({ instant }) => instant),
    offered: free
      .filter((shown) => (calendar.isTight ? isTight(shown.instant, shown.minute) : isOnGrid(shown.instant)))
      .map(({ instant }) => instant),
  };
}

function reference(question: Question) {
  const { calendar, cards, firstDay, lastDay, now } = question;
  const wall = wallOf(calendar.timeZone, firstDay, lastDay);
  const horizon = new Date(now.getTime() + calendar.horizonDays * 1440 * minute);
  const lastOffered = new Intl.DateTimeFormat('sv', { timeZone: calendar.timeZone, dateStyle: 'short' }).format(
    horizon,
  );
  const free = new Map<number, string[]>();
  const offered = new Map<number, string[]>();
  for (const member of calendar.staff) {
    if (member.cards !== null && cards.some(({ id }) => !member.cards?.includes(id))) continue;
    for (const day of new Set(wall.map((shown) => shown.day))) {
      const visits = calendar.visits.find((counted) => counted.day === day)?.count ?? 0;
      if (day > lastOffered || (calendar.perDayMaximum !== null && visits >= calendar.perDayMaximum)) continue;
      const found = lookedFor(question, member, day, wall);
      for (const start of found.free) free.set(start, [...(free.get(start) ?? []), member.id]);
      for (const start of found.offered) offered.set(start, [...(offered.get(start) ?? []), member.id]);
    }
  }
  return { free, offered: [...offered].toSorted(([one], [other]) => one - other), wall };
}

const durations = [15, 30, 45, 60, 90] as const;

function aCard(random: Random, id: string): VisitCard {
  const durationMinutes = random.pick(durations);
  const wait = 5 * random.whole(0, (durationMinutes - 10) / 5);
  const first = 5 * random.whole(1, (durationMinutes - wait) / 5 - 1);
  const parts = [
    { work: first, wait },
    { work: durationMinutes - wait - first, wait: 0 },
  ];
  return {
    id,
    durationMinutes,
    parts: random.chance(0.4) ? parts : [],
    bufferMinutes: random.chance(0.3) ? 5 * random.whole(0, 6) : null,
    noticeMinutes: random.chance(0.2) ? 60 * random.whole(0, 20) : null,
  };
}

/** Up to three spans of one day that do not overlap; some touch. */
function someHours(random: Random): { opensMinute: number; closesMinute: number }[] {
  const bounds = new Set(Array.from({ length: 2 * random.whole(1, 3) }, () => 15 * random.whole(0, 96)));
  if (random.chance(0.3)) bounds.add(random.pick([60, 90, 120, 135, 150, 165, 180, 195]));
  const sorted = [...bounds].toSorted((one, other) => one - other);
  return sorted
    .slice(1)
    .map((closesMinute, index) => ({ opensMinute: sorted[index] ?? 0, closesMinute }))
    .filter(() => random.chance(0.7));
}

const someWeek = (random: Random) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => someHours(random).map((hours) => ({ weekday, ...hours })));

function someBusy(random: Random, firstDay: string, days: number): Span[] {
  const from = Date.parse(firstDay) - 300 * minute;
  return Array.from({ length: random.whole(0, 4 * days) }, () => {
    const begins =
      from + (random.chance(0.8) ? 5 * random.whole(0, 288 * days) : random.whole(0, 1440 * days)) * minute;
    return { from: begins, until: begins + 5 * random.whole(1, 40) * minute };
  });
}

const namesOfStaff = ['anna', 'ben', 'cem'] as const;

function aQuestion(random: Random, days: readonly [string, string], timeZone: string): Question {
  const [firstDay, lastDay] = days;
  const cards = Array.from({ length: random.whole(1, 3) }, (_, index) => aCard(random, `card ${index}`));
  const now = new Date(Date.parse(firstDay) + random.whole(-4 * 1440, 900) * minute);
  const calendar: Calendar = {
    timeZone,
    bufferAfterMinutes: 5 * random.whole(0, 4),
    noticeMinutes: 60 * random.whole(0, 12),
    horizonDays: random.chance(0.2) ? random.whole(1, 5) : 60,
    perDayMaximum: random.chance(0.3) ? 2 : null,
    visits: random.chance(0.5) ? [{ day: firstDay, count: random.whole(1, 3) }] : [],
    isTight: random.chance(0.6),
    shortestMinutes: random.pick(durations),
    weeklyHours: someWeek(random),
    specialHours: random.chance(0.2) ? someHours(random).map((hours) => ({ day: lastDay, ...hours })) : [],
    timeOff: random.chance(0.1) ? [{ firstDay: lastDay, lastDay }] : [],
    holidays: random.chance(0.2) ? [firstDay, lastDay] : [],
    staff: namesOfStaff.slice(0, random.whole(1, 3)).map((id) => ({
      id,
      cards: random.chance(0.2) ? ['card 0'] : null,
      hours: random.chance(0.3) ? someWeek(random) : null,
      busy: someBusy(random, firstDay, 3),
    })),
  };
  return { calendar, cards, firstDay, lastDay, now };
}

const places = [
  ['Europe/Berlin', 'spring', '2027-03-27', '2027-03-28'],
  ['Europe/Vienna', 'spring', '2027-03-28', '2027-03-29'],
  ['Europe/Zurich', 'autumn', '2026-10-24', '2026-10-25'],
  ['Europe/Berlin', 'autumn', '2026-10-25', '2026-10-26'],
  ['Europe/Vienna', 'leap day', '2028-02-28', '2028-02-29'],
  ['Europe/Zurich', 'an ordinary week', '2026-11-23', '2026-11-24'],
  ['Europe/Berlin', 'the turn of the year', '2026-12-31', '2027-01-01'],
] as const;

const runs = 25;

describe.each(places)('in %s, %s (%s and the day after)', (timeZone, _when, firstDay, lastDay) => {
  it(`free times are those of looking at every minute, in ${runs} random calendars`, () => {
    let offered = 0;
    for (let run = 0; run < runs; run += 1) {
      const question = aQuestion(seeded(run * 1000 + Date.parse(firstDay) / 86_400_000), [firstDay, lastDay], timeZone);
      const { calendar, cards, now } = question;
      const visit = visitOf(cards, calendar);
      const expected = reference(question);
      const free = freeStarts(calendar, visit, { firstDay, lastDay, now });
      const what = JSON.stringify({ run, ...question });
      expect(
        free.map(({ start, staff }) => [start, staff]),
        what,
      ).toEqual(expected.offered);
      offered += free.length;

      for (const { instant } of expected.wall.filter(({ minute: shown }) => shown % 5 === 0))
        expect(freeAt(calendar, visit, instant, now), what).toEqual(expected.free.get(instant) ?? []);

      const whole = freeStarts(calendar, visit, { firstDay: '2026-01-01', lastDay: '2029-01-01', now });
      expect(nextStart(calendar, visit, now), what).toEqual(whole[0]);
    }
    // A generator that offers nothing would test nothing.
    expect(offered).toBeGreaterThan(runs);
  });
});
