import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';

// What follows from the chosen cards, before the server is asked. The server derives it again.

export type VisitPlace = 'shop' | 'customer';

/** The chosen cards in the chosen order; those that are not offered any more are left out. */
export const chosenCards = (cards: readonly ServiceCard[], ids: readonly string[]): ServiceCard[] =>
  ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);

/** Those whose times can be booked. */
export const bookableCards = (cards: readonly ServiceCard[]): ServiceCard[] =>
  cards.filter((card) => !card.isByArrangement);

/** In cents: for a card per hour the price of its duration, rounded half up. */
export const priceOf = ({ priceCents, priceUnit, durationMinutes }: ServiceCard): number =>
  priceUnit === 'hour' ? Math.round((priceCents * durationMinutes) / 60) : priceCents;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const totalOf = (cards: readonly ServiceCard[]): number => sumOf(cards.map(priceOf));
export const minutesOf = (cards: readonly ServiceCard[]): number =>
  sumOf(cards.map(({ durationMinutes }) => durationMinutes));

/** Where all of them can be done; none where one is done at the shop only and another one at the customer's only. */
export function placesOf(cards: readonly ServiceCard[]): VisitPlace[] {
  const isAtShop = cards.every((card) => card.isAtShop);
  const isMobile = cards.every((card) => card.isHomeService);
  return [...(isAtShop ? (['shop'] as const) : []), ...(isMobile ? (['customer'] as const) : [])];
}

/** One visit is booked at once if all of its cards are. */
export const isImmediate = (cards: readonly ServiceCard[]): boolean => cards.every((card) => card.isImmediate);

/** Who does all of these cards. */
export const ableStaff = (staff: ProviderProfile['staff'], cards: readonly ServiceCard[]): ProviderProfile['staff'] =>
  staff.filter((member) => cards.every(({ id }) => member.cards === null || member.cards.includes(id)));
