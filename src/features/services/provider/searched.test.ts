import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../contract/fields.ts';
import type { ServiceCard } from '../../../contract/services/provider.ts';
import { chosenCards, pickOfCard } from '../availability/chosen-cards.ts';
import { readSearched, writeFound, writeSearched } from './searched.ts';
import { openedOn, slotsSearched } from './searched-slots.ts';

const card = (id: string, category: ServiceCard['category']) =>
  ({ id, category, variants: [], extras: [] }) as unknown as ServiceCard;
const cards = [card('cut', 'haarschnitt'), card('nails', 'nageldesign'), card('colour', 'coloring')];
const today = '2026-11-23';
const searchedBy = (address: string) => readSearched(new URLSearchParams(address), today);
const shownFor = (address: string) => openedOn(cards, searchedBy(address)).cards.map(({ id }) => id);

describe('a profile opens on what was searched', () => {
  it('its first card that fits the service, also where only a service was searched', () => {
    expect(shownFor('service=nageldesign')).toEqual(['nails']);
    expect(shownFor('service=coloring')).toEqual(['colour']);
    // A group fits each of its services.
    expect(shownFor('service=hair')).toEqual(['cut']);
  });

  it('the card whose time was found comes before that, and what fits nothing is the first card', () => {
    expect(shownFor('service=nageldesign&card=colour')).toEqual(['colour']);
    expect(shownFor('service=nageldesign&card=gone')).toEqual(['nails']);
    expect(shownFor('service=umzug')).toEqual(['cut']);
    expect(shownFor('')).toEqual(['cut']);
    expect(openedOn([], searchedBy('service=nageldesign'))).toEqual({ cards: [] });
  });

  it('or on what was chosen since, in that order, and nothing where all was taken out', () => {
    expect(shownFor('card=colour,cut')).toEqual(['colour', 'cut']);
    expect(shownFor('service=nageldesign&card=')).toEqual([]);
  });

  it('the card that fulfils what was asked, however few of the filters a profile knows', () => {
    const asked = { service: 'hair', when: {} } as const;
    const opensOn = (nextCard: string | null, ...offered: string[]) => {
      const query = writeFound({
        ...asked,
        provider: { nextCard: nextCard as CardId | null },
        offered: offered.map((id) => ({ id: id as CardId })),
      });
      return shownFor(new URLSearchParams(query).toString());
    };
    expect(opensOn('colour', 'cut')).toEqual(['colour']);
    // Nobody knows a time: what the results show first.
    expect(opensOn(null, 'colour', 'cut')).toEqual(['colour']);
    expect(opensOn(null)).toEqual(['cut']);
  });

  it('a card whose time is agreed on where it was found, or is the only one that fits: never another one instead', () => {
    const moving = { ...card('move', 'umzug'), isByArrangement: true } as ServiceCard;
    const opens = (address: string) => openedOn([...cards, moving], searchedBy(address));
    expect(opens('service=umzug&card=move')).toMatchObject({ cards: [], asked: moving });
    expect(opens('service=umzug')).toEqual({ cards: [], asked: moving });
    expect(opens('card=move,cut').asked, 'what can be booked was chosen beside it').toBeUndefined();
    expect(opens('card=gone')).toMatchObject({ cards: [cards[0]] });
  });

  it('the variant whose price was found, and the one that was chosen with its extras', () => {
    const [short, long] = ['short', 'long'].map((id, index) => ({
      id,
      name: id,
      priceCents: 3800 + index,
      durationMinutes: 45,
    }));
    const both = { ...card('both', 'haarschnitt'), priceCents: 3800, durationMinutes: 45, variants: [long, short] };
    const picks = (address: string) =>
      openedOn([both as unknown as ServiceCard], searchedBy(address)).cards.map(pickOfCard);
    expect(picks('')).toEqual(['both~short']);
    expect(picks('card=both')).toEqual(['both~short']);
    expect(picks('card=both~long')).toEqual(['both~long']);
    expect(picks('card=both~gone')).toEqual(['both~short']);
  });

  it('the week of the searched day', () => {
    const searched = searchedBy('day=2026-12-02&from=12:00&until=17:00');
    expect(slotsSearched(chosenCards(cards, ['cut']), searched, today)).toEqual({
      cards: 'cut',
      days: 7,
      from: '2026-11-30',
    });
    expect(writeSearched({ ...searched, card: 'cut' })).toMatchObject({ day: '2026-12-02', card: 'cut' });
    expect(slotsSearched(chosenCards(cards, ['cut']), searchedBy(''), today)).toEqual({ cards: 'cut', days: 7 });
  });
});
