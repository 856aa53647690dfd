import type { ServiceCard } from '../../contract/provider.ts';
import { firstDayOf, slotsQuery } from '../availability/slot-days.ts';
import { isSearched, type Searched } from './searched.ts';

/** The cards to begin with: those that were found or chosen, else the first that fits; none without cards. */
export function cardsSearched(cards: readonly ServiceCard[], searched: Searched): readonly ServiceCard[] {
  if (searched.card === '') return [];
  const chosen = (searched.card ?? '').split(',').flatMap((wanted) => cards.find(({ id }) => id === wanted) ?? []);
  if (chosen.length > 0) return chosen;
  const first = cards.find((card) => isSearched(card, searched)) ?? cards[0];
  return first === undefined ? [] : [first];
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
