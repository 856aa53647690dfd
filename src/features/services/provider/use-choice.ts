import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayThere } from '#i18n/format-moment.ts';
import { sameEntry } from '#ui/history-entry.ts';
import { usePresent } from '#ui/present.ts';
import type { CardId } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';
import type { When } from '../../../contract/when.ts';
import { paths } from '../../../paths.ts';
import {
  ableStaff,
  type ChosenCard,
  isImmediate,
  minutesOf,
  pickOfCard,
  placesOf,
  totalOf,
  usualPick,
  withOption,
} from '../availability/chosen-cards.ts';
import { readSearched, type Searched, writeSearched } from './searched.ts';
import { openedOn, personSearched, slotsSearched } from './searched-slots.ts';
import { writtenWhen } from './searched-when.ts';

/** What a visitor has chosen on a profile. Cards and person stand in the address, so that Back and a shared link have them. */
export interface Choice {
  cards: readonly ChosenCard[];
  /** Found, and its time is agreed on: no cards are chosen then. */
  asked: ServiceCard | undefined;
  isFull: boolean;
  isRequest: boolean;
  totalCents: number;
  minutes: number;
  /** Why these cards are no visit. */
  fault: 'places' | 'staff' | undefined;
  able: ProviderProfile['staff'];
  person: string | undefined;
  start: string | null;
  when: When;
  /** The question for the times that are shown at first. */
  slots: ReturnType<typeof slotsSearched>;
  toggle: (card: ServiceCard) => void;
  /** Presses an option of a chosen card. */
  choose: (card: CardId, option: string) => void;
  choosePerson: (person: string | undefined) => void;
  chooseStart: (start: string) => void;
  /** Forgets the searched day. */
  forgetWhen: () => void;
  /** Into the booking, with the time if one is chosen, else to all times. */
  path: string;
}

const picksOf = (cards: readonly ChosenCard[]): string => cards.map(pickOfCard).join(',');

const toggled = (cards: readonly ChosenCard[], card: ServiceCard): string =>
  cards.some(({ id }) => id === card.id)
    ? picksOf(cards.filter(({ id }) => id !== card.id))
    : [...cards.map(pickOfCard), usualPick(card)].join(',');

export function useChoice({ id, cards: all, staff }: ProviderProfile): Choice {
  const [query, setQuery] = useSearchParams();
  const today = dayThere(usePresent());
  const searched = readSearched(query, today);
  const { cards, asked } = openedOn(all, searched);
  const ids = picksOf(cards);
  const able = ableStaff(staff, cards);
  const person = personSearched(able, searched);
  const [picked, setPicked] = useState<{ of: string; start: string }>();
  const visit = `${ids} ${person ?? ''}`;
  const start = picked?.of === visit ? picked.start : null;
  const change = (changed: (now: Searched) => Partial<Searched>): void => {
    // Read from the address, not from the last render: a second tap may come before a render.
    const now = readSearched(new URLSearchParams(window.location.search), today);
    setQuery(writeSearched({ ...now, ...changed(now) }), {
      replace: true,
      preventScrollReset: true,
      state: sameEntry(),
    });
  };
  const path = paths.book(id, {
    cards: ids,
    staff: person,
    via: searched.via,
    ...(start === null ? { step: 'time', ...writtenWhen(searched.when) } : { start }),
  });
  return {
    cards,
    asked,
    isFull: cards.length >= limits.visitCardsMaximum,
    isRequest: !isImmediate(cards),
    totalCents: totalOf(cards),
    minutes: minutesOf(cards),
    fault:
      cards.length > 0 && placesOf(cards).length === 0
        ? 'places'
        : cards.length > 0 && staff.length > 0 && able.length === 0
          ? 'staff'
          : undefined,
    able,
    person,
    start,
    when: searched.when,
    slots: slotsSearched(cards, { ...searched, person }, today),
    toggle: (card) => change((now) => ({ card: toggled(openedOn(all, now).cards, card) })),
    choose: (pressed, option) =>
      change((now) => ({
        card: openedOn(all, now)
          .cards.map((card) => (card.id === pressed ? withOption(card, option) : pickOfCard(card)))
          .join(','),
      })),
    choosePerson: (chosen) => change((now) => ({ person: chosen, card: picksOf(openedOn(all, now).cards) })),
    chooseStart: (chosen) => setPicked({ of: visit, start: chosen }),
    forgetWhen: () => change(() => ({ when: {} })),
    path,
  };
}
