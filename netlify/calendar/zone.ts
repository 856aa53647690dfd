/** Converts between instants and clock times in a time zone. Days are `YYYY-MM-DD`, times minutes from midnight. */

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
function shownAt(instant: number, timeZone: string): number {
  const [day = '', month = '', year = '', ...time] = clockOf(timeZone).format(instant).split(/\D+/);
  return Date.parse(`${year}-${month}-${day}T${time.join(':')}Z`);
}

const offsetAt = (instant: number, timeZone: string): number => shownAt(instant, timeZone) - instant;

/**
 * Milliseconds since 1970. When clocks go back a time comes twice: the first one counts. When they go forward a time is left
 * out: it counts on from before, so that 02:30 becomes 03:30.
 */
export function instantOf(day: string, minute: number, timeZone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * minuteMilliseconds;
  const before = shown - offsetAt(shown - dayMilliseconds, timeZone);
  const after = shown - offsetAt(shown + dayMilliseconds, timeZone);
  if (shownAt(before, timeZone) === shown) return before;
  return shownAt(after, timeZone) === shown ? after : before;
}

/** The calendar day there at an instant. */
export const dayAt = (instant: number, timeZone: string): string =>
  new Date(shownAt(instant, timeZone)).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
