import type { Appointment } from '../../contract/appointment.ts';
import { formatDayIn, formatTimeIn } from '../../i18n/format.ts';
import { formatKnownDayIn, localMomentIn } from '../../i18n/format-moment.ts';

/** "Montag, 23. November, 10:00–11:00", on the provider's clock. */
export const spanShown = (visit: Pick<Appointment, 'start' | 'end' | 'timeZone'>): string =>
  `${dayShown(visit)}, ${timesShown(visit)}`;

export const dayShown = ({ start, timeZone }: Pick<Appointment, 'start' | 'timeZone'>): string =>
  formatKnownDayIn(start, timeZone);

export const timesShown = ({ start, end, timeZone }: Pick<Appointment, 'start' | 'end' | 'timeZone'>): string =>
  `${formatTimeIn(start, timeZone)}–${formatTimeIn(end, timeZone)}`;

export const momentShown = (instant: string, timeZone: string): string =>
  `${formatDayIn(instant, timeZone)}, ${formatTimeIn(instant, timeZone)}`;

/** Whether the clock of this device shows another time than the provider's. */
export function isElsewhere(instant: string, timeZone: string): boolean {
  const there = localMomentIn(instant, timeZone);
  const here = new Date(instant);
  return here.getHours() * 60 + here.getMinutes() !== there.minute || here.getDate() !== Number(there.day.slice(-2));
}

export const servicesOf = ({ items }: Pick<Appointment, 'items'>): string => items.map(({ name }) => name).join(', ');

/** The cards that can be booked again; undefined if one of them is gone. */
export function cardsOf({ items }: Pick<Appointment, 'items'>): string[] | undefined {
  const cards = items.map(({ cardId }) => cardId).filter((id) => id !== null);
  return cards.length === items.length && cards.length > 0 ? cards : undefined;
}

export type VisitLook = 'open' | 'confirmed' | 'done' | 'cancelled';

export const lookOf = ({ status }: Pick<Appointment, 'status'>): VisitLook =>
  status === 'completed' || status === 'completed_paid' ? 'done' : status;
