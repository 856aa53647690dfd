import { formatNearIn } from '#i18n/format-moment.ts';
import type { Offer } from '../../../contract/booking/waiting-list.ts';

/** How an offer was answered. */
export type OfferEnd =
  | { is: 'declined' }
  | { is: 'booked' | 'asked' | 'moved'; service: string; name: string; moment: string; to: string };

export interface AnswerProps {
  offer: Offer;
  onEnd: (end: OfferEnd) => void;
}

/** What is told of a time that was taken. */
export const toldOf = ({ services, provider, start, timeZone }: Offer) => ({
  service: services.join(', '),
  name: provider.name,
  moment: formatNearIn(start, timeZone),
});
