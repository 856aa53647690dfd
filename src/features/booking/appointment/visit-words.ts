import { formatDayIn, formatTimeIn } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { capitalised, nearNameOf } from '#i18n/format-moment.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';

/** `morgen, Dienstag, 24. November, 10:00–11:00`, on the provider's clock. */
export const spanShown = (visit: Pick<Appointment, 'start' | 'end' | 'timeZone'>): string =>
  `${formatNearDayIn(visit.start, visit.timeZone)}, ${timesShown(visit)}`;

/** `Morgen` · `Montag, 30. November` */
export const dayShown = ({ start, timeZone }: Pick<Appointment, 'start' | 'timeZone'>): string =>
  capitalised(nearNameOf(start, timeZone, Date.now()) ?? formatDayIn(start, timeZone));

export const timesShown = ({ start, end, timeZone }: Pick<Appointment, 'start' | 'end' | 'timeZone'>): string =>
  `${formatTimeIn(start, timeZone)}–${formatTimeIn(end, timeZone)}`;

export const servicesOf = ({ items }: Pick<Appointment, 'items'>): string => items.map(({ name }) => name).join(', ');

/** The cards that can be booked again; undefined if one of them is gone. */
export function cardsOf({ items }: Pick<Appointment, 'items'>): string[] | undefined {
  const cards = items.map(({ pick }) => pick).filter((pick) => pick !== null);
  return cards.length === items.length && cards.length > 0 ? cards : undefined;
}

/** The address on a map that needs no key. It goes there only when the link is pressed. */
export const wayTo = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
