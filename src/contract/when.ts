// Without the schema library, and nothing else: the pages of the search read it (when-fields.ts checks it).

/** When somebody wants to come: a day, and a part of the day on the clock of the place. Times are starts of visits. */

export const isClockTime = (written: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(written);
/** The end of a part of the day may be midnight. */
export const isClockEnd = (written: string): boolean => written === '24:00' || isClockTime(written);

/** A day of the calendar, `YYYY-MM-DD`, of the years that `day` in fields.ts takes. */
function isDay(written: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(written)) return false;
  const midnight = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(written);
}

export interface When {
  day?: string | undefined;
  /** Up to this day, `day` and it included; without it only `day`. */
  lastDay?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** How far ahead free times are told: two years. */
const freeDaysAhead = 730;

/** Whether free times are told of a day, seen from today. Elsewhere it may be tomorrow already. */
export const isToldOf = (day: string, today: string): boolean => day <= daysLater(today, freeDaysAhead + 1);

/** How many days a part of the day without a day means, from today on. */
export const whenDays = 14;

export const isTimeAsked = ({ day: wanted, from, until }: When): boolean =>
  wanted !== undefined || from !== undefined || until !== undefined;

/** `15:30` -> 930. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes from midnight, half open; the whole day unless said. */
export const dayPartOf = ({ from, until }: When): { fromMinute: number; untilMinute: number } => ({
  fromMinute: from === undefined ? 0 : minutesOf(from),
  untilMinute: until === undefined ? 1440 : minutesOf(until),
});

/** Whether the last day is behind the first, and so near that the days between are few. */
export const isLastDay = ({ day: first, lastDay }: When): boolean => {
  if (first === undefined || lastDay === undefined) return false;
  const days = (Date.parse(lastDay) - Date.parse(first)) / 86_400_000;
  return days > 0 && days < whenDays;
};

/** Whether the end lies behind the beginning. */
export const isForwards = (when: When): boolean => {
  const { fromMinute, untilMinute } = dayPartOf(when);
  return fromMinute < untilMinute;
};

/** What of a written question makes sense: each part by itself. */
export function readWhen(written: { [part in keyof When]: string | null | undefined }): When {
  const { day, lastDay, from, until } = written;
  const days: When = {
    ...(day != null && isDay(day) ? { day } : {}),
    ...(lastDay != null && isDay(lastDay) ? { lastDay } : {}),
  };
  const read: When = {
    ...(days.day === undefined ? {} : { day: days.day }),
    ...(days.lastDay !== undefined && isLastDay(days) ? { lastDay: days.lastDay } : {}),
    ...(from != null && isClockTime(from) ? { from } : {}),
    ...(until != null && isClockEnd(until) ? { until } : {}),
  };
  if (isForwards(read)) return read;
  const { from: _from, until: _until, ...onlyDays } = read;
  return onlyDays;
}

/** The day of the calendar so many days later. */
export function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The next Saturday and Sunday; on a Sunday what is left of it. */
export function weekendFrom(today: string): Pick<When, 'day' | 'lastDay'> {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return { day: today };
  const saturday = daysLater(today, 6 - weekday);
  return { day: saturday, lastDay: daysLater(saturday, 1) };
}
