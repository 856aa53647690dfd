import type { CancelReason } from '../../../../src/contract/booking/appointment-status.ts';
import type { ServiceCurrency } from '../../../../src/contract/currency.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { VisitSide } from '../../../ground/states.ts';

/** What a visit is about. */
export interface Content {
  service: string;
  endsAt: string;
  totalCents: number;
  /** Who does it, where several could. */
  staff?: string | null;
}

/** What is known of a visit at the moment of an event; the bell keeps it as it is. */
export interface Facts {
  side: VisitSide;
  /** Of the cards, in their order. */
  service: string;
  /** The provider for a customer, and the customer for a provider. */
  other: string;
  startsAt: string;
  timeZone: string;
  /** Absent of events from before there were francs: in euro. */
  currency?: ServiceCurrency;
  occasion: string;
  reason: CancelReason | null;
  cancelledBy: 'customer' | 'provider' | 'system' | null;
  answerUntil: string | null;
  /** What is paid to the provider beforehand; absent where nothing is. */
  deposit?: { cents: number; until: string | null; receivedAt: string | null };
  proposedStartsAt: string | null;
  /** Instants. */
  alternatives: string[];
  /** Of a change: what the visit is about, and what it would be about once the customer agrees. */
  content?: Content;
  proposed?: Content;
  /** A colleague who takes the visit over at the same time. */
  staff?: string;
  /** By so much the other side is late. */
  minutes?: number;
  /** Of somebody who is late: the provider comes to the customer. */
  isAtCustomer?: boolean;
  /** The starts of further visits that were entered with it. */
  also?: string[];
  /** Of a reminder: until when the customer can cancel or move; null where only the telephone is left. */
  cancelUntil?: string | null;
  /** What somebody wrote: a message, a note to an answer; or what the site itself has to say. */
  text: string;
  /** The same of the site in each language, and where it leads. */
  said?: Record<Language, string>;
  path?: string;
}
