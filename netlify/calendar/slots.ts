import { hoursByDay, mergedSpans, type Opening, type Span, spansOn, type WeeklyHours } from './hours.ts';
import { endAt, piecesAt, type Visit } from './visit.ts';
import { dayNumber, dayNumberAt, isoOf, minuteAt, minuteMilliseconds } from './zone.ts';

/** Somebody who can be booked. */
export interface Member {
  id: string;
  /** The cards they do; null: all of them. */
  cards: readonly string[] | null;
  /** Null: those of the provider. */
  hours: readonly WeeklyHours[] | null;
  /** In any order. */
  busy: readonly Span[];
}

/** Everything that decides which times of a provider are free. */
export interface Calendar extends Opening {
  timeZone: string;
  /** Free behind a visit whose last card says nothing else. */
  bufferAfterMinutes: number;
  /** The shortest time between booking and start. */
  noticeMinutes: number;
  /** For how many days ahead there are times. */
  horizonDays: number;
  /** Visits a day; null: as many as fit. */
  perDayMaximum: number | null;
  /** The number of visits by day, without days that have none. The engine uses it only if `perDayMaximum` is set. */
  visits: readonly { day: string; count: number }[];
  /** Offers only times that leave no gaps too short to be filled. */
  isTight: boolean;
  /** The duration of the provider's shortest card. */
  shortestMinutes: number;
  staff: readonly Member[];
}

/** A time at which a visit can start, and who of the staff offers it, in their order. */
export interface FreeStart {
  start: number;
  staff: readonly string[];
}

/** The interval of times that are not laid tight, counted from the opening. */
const grid = 30 * minuteMilliseconds;
/** Every visit starts on such a minute, even if what was entered by hand ends on another. */
const raster = 5 * minuteMilliseconds;
const hour = 60 * minuteMilliseconds;

const ceiled = (instant: number, step: number): number => Math.ceil(instant / step) * step;
const floored = (instant: number, step: number): number => Math.floor(instant / step) * step;

/** Minutes of the provider's clock from midnight, half open. */
export interface DayPart {
  fromMinute: number;
  untilMinute: number;
}

interface SlotsQuestion {
  /** Days of the provider's clock, both included. */
  firstDay: string;
  lastDay: string;
  now: Date;
  /** Only this one of the staff. */
  staff?: string | undefined;
  /** Only starts in this part of the day. */
  part?: DayPart | undefined;
}

interface Bounds {
  firstDay: number;
  lastDay: number;
  earliest: number;
}

/** From notice to horizon. */
function boundsOf(calendar: Calendar, visit: Visit, now: Date): Bounds {
  const earliest = now.getTime() + visit.noticeMinutes * minuteMilliseconds;
  return {
    firstDay: dayNumberAt(earliest, calendar.timeZone),
    lastDay: dayNumberAt(now.getTime(), calendar.timeZone) + calendar.horizonDays,
    earliest,
  };
}

/** Those who do all cards of the visit. */
const ableTo = (calendar: Calendar, visit: Visit, only: string | undefined): readonly Member[] =>
  calendar.staff.filter(
    ({ id, cards }) =>
      (only === undefined || id === only) && (cards === null || visit.cards.every((card) => cards.includes(card))),
  );

function fullDays({ perDayMaximum, visits }: Calendar): ReadonlySet<number> {
  if (perDayMaximum === null) return new Set();
  return new Set(visits.filter(({ count }) => count >= perDayMaximum).map(({ day }) => dayNumber(day)));
}

/** A visit that begins at 0, in milliseconds. */
interface Shape {
  pieces: readonly Span[];
  firstPieceEnds: number;
  /** With the buffer. */
  lastPieceEnds: number;
  length: number;
  /** Gaps shorter than this are of no use to the visit. */
  shortestWork: number;
}

function shapeOf(visit: Visit): Shape {
  const pieces = piecesAt(visit, 0);
  return {
    pieces,
    firstPieceEnds: pieces[0]?.until ?? 0,
    lastPieceEnds: pieces.at(-1)?.until ?? 0,
    length: endAt(visit, 0),
    shortestWork:
      Math.min(...visit.work.map(({ fromMinute, untilMinute }) => untilMinute - fromMinute)) * minuteMilliseconds,
  };
}

/** One opening span of a day, what is busy, and the first of it that ends after the opening. */
interface Room {
  open: Span;
  busy: readonly Span[];
  first: number;
}

const never = Number.POSITIVE_INFINITY;
const beginsAt = (busy: readonly Span[], index: number): number => busy[index]?.from ?? never;
const endsAt = (busy: readonly Span[], index: number): number => busy[index]?.until ?? never;

/** The free spans of an opening. The last one reaches to the beginning of what is busy next, even if that is after the closing. */
function gapsIn({ open, busy, first }: Room): Span[] {
  const gaps: Span[] = [];
  let { from } = open;
  for (let index = first; from < open.until; index += 1) {
    const until = beginsAt(busy, index);
    if (until > from) gaps.push({ from, until });
    from = Math.max(from, endsAt(busy, index));
  }
  return gaps;
}

/**
 * Starts that leave no time which nobody can book. The first piece follows a booking or the opening, or the end touches
 * a booking or the closing. They are unordered, and not all of them are free.
 */
const gluedStarts = (gaps: readonly Span[], latest: number, { lastPieceEnds }: Shape): number[] =>
  gaps.flatMap(({ from, until }) => [ceiled(from, raster), floored(Math.min(latest, until - lastPieceEnds), raster)]);

/** From `first` on at steps counted from `origin`, as long as the first piece of work fits before the gap ends. */
function steppedStarts(
  gaps: readonly Span[],
  latest: number,
  { shape, step, origin, margin }: { shape: Shape; step: number; origin: number; margin: number },
): number[] {
  const starts: number[] = [];
  for (const { from, until } of gaps) {
    const last = Math.min(latest, until - shape.firstPieceEnds);
    for (let start = origin + ceiled(from + margin - origin, step); start <= last; start += step) starts.push(start);
  }
  return starts;
}

/** The beginning of what is busy next behind a visit; undefined where one of its pieces is not free. Starts must not decrease. */
function freeUntil({ busy, first }: Room, pieces: readonly Span[]): (start: number) => number | undefined {
  let index = first;
  return (start) => {
    while (endsAt(busy, index) <= start) index += 1;
    let next = index;
    for (const { from, until } of pieces) {
      while (endsAt(busy, next) <= start + from) next += 1;
      if (beginsAt(busy, next) < start + until) return undefined;
    }
    return beginsAt(busy, next);
  };
}

/** The starts in one opening span, in order. */
function startsIn(room: Room, shape: Shape, { isTight, shortestMinutes }: Calendar): number[] {
  const { open } = room;
  const latest = open.until - shape.length;
  if (latest < open.from) return [];
  const gaps = gapsIn(room).filter(({ from, until }) => Math.min(until, open.until) - from >= shape.shortestWork);
  if (gaps.length === 0) return [];
  const shortest = shortestMinutes * minuteMilliseconds;
  const glued = new Set(isTight ? gluedStarts(gaps, latest, shape) : []);
  const stepped = isTight
    ? // The full hour, with enough left on both sides for the shortest card. Offsets from UTC are whole hours where services are.
      steppedStarts(gaps, latest, { shape, step: hour, origin: 0, margin: shortest })
    : steppedStarts(gaps, latest, { shape, step: grid, origin: open.from, margin: 0 });
  const leaves = isTight ? shortest : Number.NEGATIVE_INFINITY;
  const isFree = freeUntil(room, shape.pieces);
  return [...new Set([...glued, ...stepped])]
    .filter((start) => start >= open.from && start <= latest)
    .sort((one, other) => one - other)
    .filter((start) => {
      const until = isFree(start);
      if (until === undefined) return false;
      return glued.has(start) || Math.min(until, open.until) - start - shape.lastPieceEnds >= leaves;
    });
}

/**
 * The starts of one person, in order. The whole appointment lies within one opening span: a wait over a break would
 * leave the customer in a closed shop. Only the buffer may extend beyond the closing. Busy spans are sorted once,
 * leaving out gaps that no piece fits. Days and busy spans are then walked once, side by side.
 */
function* startsOf(calendar: Calendar, member: Member, visit: Visit, bounds: Bounds): Generator<number> {
  const shape = shapeOf(visit);
  const busy = mergedSpans(member.busy, shape.shortestWork);
  const hoursOn = hoursByDay(calendar, member.hours);
  const full = fullDays(calendar);
  let first = 0;
  for (let day = bounds.firstDay; day <= bounds.lastDay; day += 1) {
    if (full.has(day)) continue;
    for (const open of spansOn(day, hoursOn(day), calendar.timeZone)) {
      while (endsAt(busy, first) <= open.from) first += 1;
      for (const start of startsIn({ open, busy, first }, shape, calendar)) if (start >= bounds.earliest) yield start;
    }
  }
}

/** Whether a start lies in the part of the day. */
const isWithin =
  (part: DayPart | undefined, { timeZone }: Calendar) =>
  (start: number): boolean => {
    if (part === undefined) return true;
    const minute = minuteAt(start, timeZone);
    return part.fromMinute <= minute && minute < part.untilMinute;
  };

/** The days asked for, as far as they lie between notice and horizon. */
function boundsAsked(calendar: Calendar, visit: Visit, { firstDay, lastDay, now }: AskedFrom): Bounds {
  const { earliest, ...offered } = boundsOf(calendar, visit, now);
  return {
    firstDay: firstDay === undefined ? offered.firstDay : Math.max(offered.firstDay, dayNumber(firstDay)),
    lastDay: lastDay === undefined ? offered.lastDay : Math.min(offered.lastDay, dayNumber(lastDay)),
    earliest,
  };
}

/** The free starts of a visit in order of time, after the notice and before the horizon. */
export function freeStarts(calendar: Calendar, visit: Visit, { staff, part, ...asked }: SlotsQuestion): FreeStart[] {
  const bounds = boundsAsked(calendar, visit, asked);
  const isAsked = isWithin(part, calendar);
  const byStart = new Map<number, string[]>();
  for (const member of ableTo(calendar, visit, staff))
    for (const start of startsOf(calendar, member, visit, bounds)) {
      if (!isAsked(start)) continue;
      const others = byStart.get(start);
      if (others === undefined) byStart.set(start, [member.id]);
      else others.push(member.id);
    }
  return [...byStart]
    .map(([start, free]) => ({ start, staff: free }))
    .toSorted((one, other) => one.start - other.start);
}

/** As `SlotsQuestion`; the days from now to the horizon unless said. */
type AskedFrom = Pick<SlotsQuestion, 'now' | 'staff' | 'part'> & {
  firstDay?: string | undefined;
  lastDay?: string | undefined;
};

function firstOf(starts: Iterable<number>, isAsked: (start: number) => boolean): number | undefined {
  for (const start of starts) if (isAsked(start)) return start;
  return undefined;
}

/** The first free start among what is asked for; undefined if there is none. */
export function firstStart(
  calendar: Calendar,
  visit: Visit,
  { staff, part, ...asked }: AskedFrom,
): FreeStart | undefined {
  const bounds = boundsAsked(calendar, visit, asked);
  const isAsked = isWithin(part, calendar);
  let next: { start: number; staff: string[] } | undefined;
  for (const member of ableTo(calendar, visit, staff)) {
    const start = firstOf(startsOf(calendar, member, visit, bounds), isAsked);
    if (start === undefined || start > (next?.start ?? never)) continue;
    if (next !== undefined && start === next.start) next.staff.push(member.id);
    else {
      next = { start, staff: [member.id] };
      bounds.lastDay = dayNumberAt(start, calendar.timeZone);
    }
  }
  return next;
}

/** The first free start from now on; undefined if there is none before the horizon. */
export const nextStart = (calendar: Calendar, visit: Visit, now: Date, staff?: string): FreeStart | undefined =>
  firstStart(calendar, visit, { now, staff });

/**
 * Who can take an appointment at exactly this start, in the order of the staff. The start may no longer
 * be offered: a customer who chose it keeps it after a booking beside it.
 */
export function freeAt(calendar: Calendar, visit: Visit, start: number, now: Date): string[] {
  const { firstDay, lastDay, earliest } = boundsOf(calendar, visit, now);
  const day = dayNumberAt(start, calendar.timeZone);
  const isOffered = start >= earliest && firstDay <= day && day <= lastDay && start % raster === 0;
  if (!isOffered || fullDays(calendar).has(day)) return [];
  const pieces = piecesAt(visit, start);
  return ableTo(calendar, visit, undefined)
    .filter(({ hours, busy }) => {
      const isOpen = spansOn(day, hoursByDay(calendar, hours)(day), calendar.timeZone).some(
        (open) => open.from <= start && endAt(visit, start) <= open.until,
      );
      return (
        isOpen && !busy.some((taken) => pieces.some(({ from, until }) => taken.from < until && from < taken.until))
      );
    })
    .map(({ id }) => id);
}

export const startOf = (free: FreeStart | undefined): string | null => (free === undefined ? null : isoOf(free.start));
