import type { ServiceCard } from '../../../contract/services/provider.ts';
import {
  bookableCards,
  type ChosenCard,
  chosenCards,
  isOpen,
  pickOfCard,
  usualPick,
} from '../availability/chosen-cards.ts';
import { firstDayOf, slotsQuery } from '../availability/slot-days.ts';
import { isSearched, type Searched } from './searched.ts';

interface Opened {
  /** Those whose times are shown. */
  cards: readonly ChosenCard[];
  /** A card whose time is agreed on. It stands alone: there is nothing to book of it. */
  asked?: ServiceCard | undefined;
}

/** What a profile begins with: what was found or chosen, else the first that fits; nothing without cards. */
export function openedOn(all: readonly ServiceCard[], searched: Searched): Opened {
  if (searched.card === '') return { cards: [] };
  const named = chosenCards(all, (searched.card ?? '').split(','));
  const fitting = named.length > 0 ? named : all.filter((card) => isSearched(card, searched));
  const booked = bookableCards(fitting);
  // What was found by its lowest price is the variant of that price.
  const usual = (cards: readonly ServiceCard[]) => chosenCards(all, cards.map(usualPick));
  if (named.length > 0 && booked.length > 0)
    return { cards: bookableCards(named).flatMap((card) => (isOpen(card) ? usual([card]) : [card])) };
  if (booked.length > 0) return { cards: usual(booked.slice(0, 1)) };
  return fitting.length > 0 ? { cards: [], asked: fitting[0] } : { cards: usual(bookableCards(all).slice(0, 1)) };
}

/** The question for the free times of cards, those around the searched day. */
export const slotsSearched = (
  cards: readonly ChosenCard[],
  { when: { day }, person }: Pick<Searched, 'when' | 'person'>,
  today: string,
) =>
  slotsQuery({
    cards: cards.map(pickOfCard),
    staffId: person,
    from: day === undefined ? undefined : firstDayOf(day, today),
  });

/** The wanted one of those who do all of the cards. */
export const personSearched = (able: readonly { id: string }[], { person }: Searched): string | undefined =>
  able.length > 1 && able.some(({ id }) => id === person) ? person : undefined;
