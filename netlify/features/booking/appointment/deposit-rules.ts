import { centsOf } from '../../../../src/contract/services/card-options.ts';
import type { Booked, BookedCard } from './sql.ts';
import type { VisitRow } from './step-rules.ts';

/** Rounded to the cent, half up. Of a sum no more than the price as it was chosen. */
function depositOfCard(card: BookedCard, noShowPercent: number | null): number {
  const price = centsOf(card);
  const { depositPercent, depositCents } = card;
  if (depositCents !== null) return Math.min(depositCents, price);
  const percent = depositPercent ?? noShowPercent;
  return percent === null ? 0 : Math.round((price * percent) / 100);
}

export const asksNothing = ({ depositPercent, depositCents }: BookedCard): boolean =>
  depositPercent === null && depositCents === null;

/**
 * What is paid beforehand for all cards, without the way. A card that asks for nothing asks whoever has not come twice, if the
 * provider wants it. Null where it comes to nothing, or where the provider can receive none.
 */
export function depositOf(
  { takesDeposits, noShowPercent }: Pick<Booked, 'takesDeposits' | 'noShowPercent'>,
  cards: readonly BookedCard[],
  hasNotCome: boolean,
): { cents: number; isForNoShows: boolean } | null {
  if (!takesDeposits) return null;
  const percent = hasNotCome ? noShowPercent : null;
  const cents = cards.reduce((sum, card) => sum + depositOfCard(card, percent), 0);
  return cents === 0 ? null : { cents, isForNoShows: percent !== null && cards.some(asksNothing) };
}

/** By which the provider finds the transfer. */
export const referenceOf = ({ id }: Pick<VisitRow, 'id'>): string => `Anzahlung ${id.slice(0, 8).toUpperCase()}`;
