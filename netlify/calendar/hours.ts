import { dayNumber, instantOn, weekdayOn } from './zone.ts';

/** Minutes of the provider's clock from midnight; a day ends at 1440. */
export interface Hours {
  opensMinute: number;
  closesMinute: number;
}

/** Monday is 1. */
export type WeeklyHours = Hours & { weekday: number };

/** The hours and exceptions of a provider. */
export interface Opening {
  weeklyHours: readonly WeeklyHours[];
  /** Hours that replace those of the weekday, for all the staff, on a public holiday as well. */
  specialHours: readonly (Hours & { day: string })[];
  /** Both days included. They take precedence over all else. */
  timeOff: readonly { firstDay: string; lastDay: string }[];
  /** The public holidays on which the provider does not work. */
  holidays: readonly string[];
}

/** Milliseconds since 1970, half open. */
export interface Span {
  from: number;
  until: number;
}

function groupedBy<T>(listed: readonly T[], keyOf: (entry: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const entry of listed) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}

/** The hours by the number of the day. `own` are those of somebody whose hours differ from the provider's; null: they do not. */
export function hoursByDay(
  { weeklyHours, specialHours, timeOff, holidays }: Opening,
  own: readonly WeeklyHours[] | null,
): (day: number) => readonly Hours[] {
  const usual = groupedBy(own ?? weeklyHours, ({ weekday }) => weekday);
  const special = groupedBy(specialHours, ({ day }) => dayNumber(day));
  const closed = new Set(holidays.map(dayNumber));
  const off = timeOff.map(({ firstDay, lastDay }) => ({ first: dayNumber(firstDay), last: dayNumber(lastDay) }));
  return (day) => {
    if (off.some(({ first, last }) => first <= day && day <= last)) return [];
    return special.get(day) ?? (closed.has(day) ? [] : (usual.get(weekdayOn(day)) ?? []));
  };
}

/** The hours of one day, as `hoursByDay`. */
export const hoursAt = (opening: Opening, own: readonly WeeklyHours[] | null, day: string): readonly Hours[] =>
  hoursByDay(opening, own)(dayNumber(day));

/** In order, without empty ones; those that touch, overlap or leave less than `gap` milliseconds between them are one. */
export function mergedSpans(spans: readonly Span[], gap = 0): Span[] {
  const isSorted = spans.every(({ from }, index) => index === 0 || (spans[index - 1]?.from ?? 0) <= from);
  const merged: Span[] = [];
  let last: Span | undefined;
  for (const { from, until } of isSorted ? spans : spans.toSorted((one, other) => one.from - other.from)) {
    if (from >= until) continue;
    if (last !== undefined && (from <= last.until || from - last.until < gap)) last.until = Math.max(last.until, until);
    else merged.push((last = { from, until }));
  }
  return merged;
}

/** A day's hours as instants. In the night that loses an hour some are empty, or lie over each other. */
export const spansOn = (day: number, hours: readonly Hours[], timeZone: string): Span[] =>
  mergedSpans(
    hours.map(({ opensMinute, closesMinute }) => ({
      from: instantOn(day, opensMinute, timeZone),
      until: instantOn(day, closesMinute, timeZone),
    })),
  );
