import { addDays, dayAt, instantOf, minuteMilliseconds, weekdayOf } from './zone.ts';

/** Minutes of the provider's clock from midnight; a day ends at 1440. */
export interface Hours {
  opensMinute: number;
  closesMinute: number;
}

/** Everything that decides which slots a provider has. */
export interface Calendar {
  timeZone: string;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** The shortest time between booking and slot. */
  noticeMinutes: number;
  /** For how many days ahead there are slots. */
  horizonDays: number;
  weeklyHours: readonly (Hours & { weekday: number })[];
  /** Hours that replace those of the weekday. */
  specialHours: readonly (Hours & { day: string })[];
  /** Both days included. They take precedence over special hours. */
  timeOff: readonly { firstDay: string; lastDay: string }[];
  /** ISO instants; appointments with the buffers they were made with. */
  busy: readonly { from: string; until: string }[];
}

/** Milliseconds since 1970. */
export interface Slot {
  start: number;
  end: number;
}

/** The interval at which slots begin, counted from the opening. */
export const slotStepMinutes = 30;

const hoursAt = ({ weeklyHours, specialHours, timeOff }: Calendar, day: string): readonly Hours[] => {
  if (timeOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return [];
  const special = specialHours.filter((hours) => hours.day === day);
  const usual = weeklyHours.filter(({ weekday }) => weekday === weekdayOf(day));
  return (special.length > 0 ? special : usual).toSorted((one, other) => one.opensMinute - other.opensMinute);
};

interface Asked {
  /** Days of the provider's clock, both included. */
  firstDay: string;
  lastDay: string;
  durationMinutes: number;
  now: Date;
}

/**
 * The free slots in order of time: inside the hours, after the notice, before the horizon, and with their buffers clear of
 * busy spans. A slot over a change of clocks lasts as long as any other.
 */
export function* freeSlots(calendar: Calendar, { firstDay, lastDay, durationMinutes, now }: Asked): Generator<Slot> {
  const { timeZone, bufferBeforeMinutes, bufferAfterMinutes } = calendar;
  const today = dayAt(now.getTime(), timeZone);
  const lastOffered = addDays(today, calendar.horizonDays);
  const earliest = now.getTime() + calendar.noticeMinutes * minuteMilliseconds;
  const busy = calendar.busy.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
  const isFree = ({ start, end }: Slot): boolean => {
    const from = start - bufferBeforeMinutes * minuteMilliseconds;
    const until = end + bufferAfterMinutes * minuteMilliseconds;
    return start >= earliest && !busy.some((taken) => taken.from < until && from < taken.until);
  };
  const last = lastDay < lastOffered ? lastDay : lastOffered;
  for (let day = firstDay > today ? firstDay : today; day <= last; day = addDays(day, 1)) {
    for (const { opensMinute, closesMinute } of hoursAt(calendar, day)) {
      const closes = instantOf(day, closesMinute, timeZone);
      const length = durationMinutes * minuteMilliseconds;
      for (
        let start = instantOf(day, opensMinute, timeZone);
        start + length <= closes;
        start += slotStepMinutes * minuteMilliseconds
      ) {
        const slot = { start, end: start + length };
        if (isFree(slot)) yield slot;
      }
    }
  }
}

/** The first free slot from now on; undefined if there is none before the horizon. */
export function nextSlot(calendar: Calendar, durationMinutes: number, now: Date): Slot | undefined {
  const today = dayAt(now.getTime(), calendar.timeZone);
  const lastDay = addDays(today, calendar.horizonDays);
  return freeSlots(calendar, { firstDay: today, lastDay, durationMinutes, now }).next().value ?? undefined;
}
