/**
 * Converts between instants and clock times in a time zone. Days are `YYYY-MM-DD`, or, where many are counted through, their
 * number since 1970-01-01. Times are minutes from midnight.
 */

export const minuteMilliseconds = 60_000;
const dayMilliseconds = 1440 * minuteMilliseconds;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formatters are kept, because making one costs a thousand times as much as using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What the zone's clock shows, as if it were UTC: `21/11/2026, 10:00:00`. */
function readClock(instant: number, timeZone: string): number {
  const [day = '', month = '', year = '', ...time] = clockOf(timeZone).format(instant).split(/\D+/);
  return Date.parse(`${year}-${month}-${day}T${time.join(':')}Z`);
}

const secondMilliseconds = 1000;
/** The clock shows whole seconds. */
const readOffset = (instant: number, timeZone: string): number => {
  const second = Math.floor(instant / secondMilliseconds) * secondMilliseconds;
  return readClock(second, timeZone) - second;
};

/** Offsets by day of UTC; `changes` where the clocks change on that day. Ten years of one zone are 3,650 days. */
const offsets = new Map<string, Map<number, number | 'changes'>>();
const offsetsKept = 10_000;

/** Kept, because asking the zone's rules for each of a year's days takes milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  let known = offsets.get(timeZone);
  if (known === undefined || known.size > offsetsKept) offsets.set(timeZone, (known = new Map()));
  const day = Math.floor(instant / dayMilliseconds);
  let offset = known.get(day);
  if (offset === undefined) {
    const atStart = readOffset(day * dayMilliseconds, timeZone);
    offset = atStart === readOffset((day + 1) * dayMilliseconds, timeZone) ? atStart : 'changes';
    known.set(day, offset);
  }
  return offset === 'changes' ? readOffset(instant, timeZone) : offset;
}

const shownAt = (instant: number, timeZone: string): number => instant + offsetAt(instant, timeZone);

const hourMilliseconds = 60 * minuteMilliseconds;

/** Whether clocks go back around the instant, so that they show its time a second time, or have shown it already. */
export const isShownTwice = (instant: number, timeZone: string): boolean =>
  [-hourMilliseconds, hourMilliseconds].some(
    (away) => shownAt(instant + away, timeZone) === shownAt(instant, timeZone),
  );

/**
 * Milliseconds since 1970. When clocks go back a time comes twice: the first one counts. When they go forward a time is left
 * out: it counts on from before, so that 02:30 becomes 03:30.
 */
export function instantOn(day: number, minute: number, timeZone: string): number {
  const shown = day * dayMilliseconds + minute * minuteMilliseconds;
  const before = shown - offsetAt(shown - dayMilliseconds, timeZone);
  const after = shown - offsetAt(shown + dayMilliseconds, timeZone);
  if (before === after || shownAt(before, timeZone) === shown) return before;
  return shownAt(after, timeZone) === shown ? after : before;
}

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;

export const dayNamed = (day: number): string =>
  new Date(day * dayMilliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The number of the calendar day there at an instant. */
export const dayNumberAt = (instant: number, timeZone: string): number =>
  Math.floor(shownAt(instant, timeZone) / dayMilliseconds);

/** What the clock there shows at an instant, in minutes from midnight. */
export const minuteAt = (instant: number, timeZone: string): number =>
  Math.floor((shownAt(instant, timeZone) % dayMilliseconds) / minuteMilliseconds);

/** Monday is 1, Sunday 7. */
export const weekdayOn = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** As `instantOn`, of a day by its name. */
export const instantOf = (day: string, minute: number, timeZone: string): number =>
  instantOn(dayNumber(day), minute, timeZone);

/** The calendar day there at an instant. */
export const dayAt = (instant: number, timeZone: string): string => dayNamed(dayNumberAt(instant, timeZone));

/** Whether a day lies at most so many years before or after another. */
export const isWithinYears = (day: string, other: string, years: number): boolean => {
  const [low = '', high = ''] = [-years, years].map(
    (count) => `${Number(other.slice(0, 'YYYY'.length)) + count}${other.slice('YYYY'.length)}`,
  );
  return low <= day && day <= high;
};

export const addDays = (day: string, count: number): string => dayNamed(dayNumber(day) + count);

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => weekdayOn(dayNumber(day));

export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
