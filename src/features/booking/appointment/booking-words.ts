import { formatTimeIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';
import { minutesOf } from '../../services/availability/chosen-cards.ts';
import type { BookingDetails, BookingDraft } from './booking-draft.ts';
import { currentHold } from './booking-hold.ts';

/** `17:15 bis 18:00 Uhr` */
export function useSpanWords(): (cards: readonly ServiceCard[], start: string, timeZone: string) => string {
  const words = useWords('booking');
  return (cards, start, timeZone) => {
    const end = new Date(Date.parse(start) + minutesOf(cards) * 60_000).toISOString();
    return words('span', { from: formatTimeIn(start, timeZone), until: formatTimeIn(end, timeZone) });
  };
}

/** Who does it: as it is held, else as it was wished for. Undefined where one person works there alone. */
export const personOf = ({ staff }: Pick<ProviderProfile, 'staff'>, draft: BookingDraft): string | undefined =>
  staff.length > 1 ? (currentHold(draft)?.staff.name ?? staff.find(({ id }) => id === draft.staff)?.name) : undefined;

/** Where the customer is: `Torstraße 1, 10119 Berlin`. */
export const addressOf = ({ street, zip, city }: Pick<BookingDetails, 'street' | 'zip' | 'city'>): string =>
  `${street}, ${zip} ${city}`;
