import type { ServiceCard } from '../../../contract/services/provider.ts';
import { bookableCards } from '../availability/chosen-cards.ts';
import { firstDayOf, slotsQuery } from '../availability/slot-days.ts';
import { isSearched, type Searched } from './searched.ts';

interface Opened {
  /** Those whose times are shown. */
  cards: readonly ServiceCard[];
  /** A card whose time is agreed on. It stands alone: there is nothing to book of it. */
  asked?: ServiceCard | undefined;
}

/** What a profile begins with: what was found or chosen, else the first that fits; nothing without cards. */
export function openedOn(all: readonly ServiceCard[], searched: Searched): Opened {
  if (searched.card === '') return { cards: [] };
  const named = (searched.card ?? '').split(',').flatMap((wanted) => all.find(({ id }) => id === wanted) ?? []);
  const fitting = named.length > 0 ? named : all.filter((card) => isSearched(card, searched));
  const booked = bookableCards(fitting);
  if (booked.length > 0) return { cards: named.length > 0 ? booked : booked.slice(0, 1) };
  return fitting.length > 0 ? { cards: [], asked: fitting[0] } : { cards: bookableCards(all).slice(0, 1) };
}

/** The question for the free times of cards, those around the searched day. */
export const slotsSearched = (
  cards: readonly Pick<ServiceCard, 'id'>[],
  { when: { day }, person }: Pick<Searched, 'when' | 'person'>,
  today: string,
) =>
  slotsQuery({
    cards: cards.map(({ id }) => id),
    staffId: person,
    from: day === undefined ? undefined : firstDayOf(day, today),
  });

/** The wanted one of those who do all of the cards. */
export const personSearched = (able: readonly { id: string }[], { person }: Searched): string | undefined =>
  able.length > 1 && able.some(({ id }) => id === person) ? person : undefined;
