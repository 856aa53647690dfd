/** Calendar days as `YYYY-MM-DD`, without any time zone. */

const dayMilliseconds = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** The first of the month that lies so many months from the day's. */
export function monthOf(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

/** `09:30` -> 570; undefined where nothing was chosen. */
export function minuteOfClock(written: string): number | undefined {
  const [hour, minute] = written.split(':').map(Number);
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute) ? undefined : hour * 60 + minute;
}

const two = (number: number): string => String(number).padStart(2, '0');

export const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** A time of the provider's clock as the server reads it; 1440 is midnight of the next day. */
export const localTime = (day: string, minute: number): string =>
  `${addDays(day, Math.floor(minute / 1440))}T${clockOf(minute % 1440)}`;
