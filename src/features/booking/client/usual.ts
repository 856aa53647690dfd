import { localMomentIn } from '#i18n/format-moment.ts';
import type { Client } from '../../../contract/booking/client.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { listSlots } from '../../../contract/services/provider.ts';

/** The day from which the usual appointment is looked for: when it is due, and not before tomorrow. */
export function usualFrom({ dueAt, timeZone }: Pick<Client, 'dueAt' | 'timeZone'>, now: number): string {
  const tomorrow = localMomentIn(new Date(now + 86_400_000).toISOString(), timeZone).day;
  if (dueAt === null) return tomorrow;
  const due = localMomentIn(dueAt, timeZone).day;
  return due < tomorrow ? tomorrow : due;
}

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** Of the free times the one that is most like the last visit: the same weekday first, then the nearest time of day. */
export function usualSlot(
  { lastVisits, usual, timeZone }: Pick<Client, 'lastVisits' | 'usual' | 'timeZone'>,
  days: AnswerOf<typeof listSlots>['days'],
): string | undefined {
  const last = lastVisits[0];
  if (last === undefined || usual === null) return undefined;
  const weekday = weekdayOf(localMomentIn(last.start, timeZone).day);
  const distance = (slot: string): number => {
    const { day, minute } = localMomentIn(slot, timeZone);
    return (weekdayOf(day) === weekday ? 0 : 1440) + Math.abs(minute - usual.minute);
  };
  const slots = days.slice(0, 14).flatMap(({ slots: free }) => free);
  return slots.reduce<string | undefined>(
    (best, slot) => (best === undefined || distance(slot) < distance(best) ? slot : best),
    undefined,
  );
}
