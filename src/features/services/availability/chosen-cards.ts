import type { CardOption, CardPick } from '../../../contract/services/card-option-fields.ts';
import { centsOf, needsVariant, pickOf, splitPick, withOptions } from '../../../contract/services/card-options.ts';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';

// What follows from the chosen cards, before the server is asked. The server derives it again.

export type VisitPlace = 'shop' | 'customer';

/** A card with its chosen variant and extras: name, price and duration contain them. */
export type ChosenCard = ServiceCard & { options: CardOption[] };

/** The chosen cards in the chosen order, each with its options; what is not offered any more is left out. */
export const chosenCards = (cards: readonly ServiceCard[], picks: readonly string[]): ChosenCard[] =>
  picks.flatMap((pick) => {
    const { id, options } = splitPick(pick);
    const card = cards.find((one) => one.id === id);
    if (card === undefined) return [];
    const known = new Set([...card.variants, ...card.extras].map((option) => option.id));
    return (
      withOptions(
        card,
        options.filter((option) => known.has(option)),
      ) ??
      withOptions(card, []) ??
      []
    );
  });

const idsOf = (options: readonly CardOption[]): string[] => options.map(({ id }) => id);

/** As it is sent, and as it stands in addresses. */
export const pickOfCard = ({ id, options }: Pick<ChosenCard, 'id' | 'options'>): CardPick => pickOf(id, idsOf(options));

/** Whether it is still to be said which one it is. */
export const isOpen = (card: ChosenCard): boolean => needsVariant(card, idsOf(card.options));

/** The pick of a card whose price and duration are shown: those of its cheapest variant. */
export function usualPick({ id, variants, priceCents, durationMinutes }: ServiceCard): CardPick {
  const cheapest = variants.find((one) => one.priceCents === priceCents && one.durationMinutes === durationMinutes);
  return pickOf(id, cheapest === undefined ? [] : [cheapest.id]);
}

/** Those whose times can be booked. */
export const bookableCards = <Card extends ServiceCard>(cards: readonly Card[]): Card[] =>
  cards.filter((card) => !card.isByArrangement);

/** In cents. */
export const priceOf = (card: ServiceCard): number => centsOf(card);

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

/** A chosen card after one of its options was pressed: a variant takes the place of another one, an extra comes or goes. */
export function withOption(card: ChosenCard, option: string): CardPick {
  const isVariant = card.variants.some(({ id }) => id === option);
  const before = card.options.map(({ id }) => id);
  if (isVariant)
    return pickOf(card.id, [option, ...before.filter((id) => card.extras.some((extra) => extra.id === id))]);
  return pickOf(card.id, before.includes(option) ? before.filter((id) => id !== option) : [...before, option]);
}
