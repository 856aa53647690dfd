import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { daysLater } from '../../../contract/when.ts';

export type Hours = Pick<ProviderProfile, 'hours' | 'specialHours' | 'timeOff' | 'holidays'>;

/** A moment on the provider's clock: the day as 2026-12-31, and minutes from midnight. */
export interface LocalMoment {
  day: string;
  minute: number;
}

interface OpenSpan {
  opensMinute: number;
  closesMinute: number;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** 1 is Monday. */
export const weekdayOf = (day: string): number => noon(day).getUTCDay() || 7;

/** The hours of a day, in order. Those of its date count instead of those of its weekday. */
export function hoursOn({ hours, specialHours, timeOff, holidays }: Hours, day: string): OpenSpan[] {
  if (timeOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return [];
  const special = specialHours.filter((span) => span.day === day);
  if (special.length === 0 && holidays.includes(day)) return [];
  const spans = special.length > 0 ? special : hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return spans.toSorted((one, other) => one.opensMinute - other.opensMinute);
}

type Opening =
  | { isOpen: true; closesMinute: number }
  /** `daysAhead` is 0 for today. */
  | { isOpen: false; opens: (LocalMoment & { daysAhead: number }) | null };

const daysSearched = 14;

/** Whether it is open at a moment, and until or from when. */
export function openingAt(provider: Hours, { day, minute }: LocalMoment): Opening {
  const today = hoursOn(provider, day);
  const open = today.find(({ opensMinute, closesMinute }) => opensMinute <= minute && minute < closesMinute);
  if (open !== undefined) return { isOpen: true, closesMinute: open.closesMinute };
  const later = today.find(({ opensMinute }) => opensMinute > minute);
  if (later !== undefined) return { isOpen: false, opens: { day, minute: later.opensMinute, daysAhead: 0 } };
  for (let daysAhead = 1; daysAhead <= daysSearched; daysAhead += 1) {
    const next = daysLater(day, daysAhead);
    const [first] = hoursOn(provider, next);
    if (first !== undefined) return { isOpen: false, opens: { day: next, minute: first.opensMinute, daysAhead } };
  }
  return { isOpen: false, opens: null };
}
