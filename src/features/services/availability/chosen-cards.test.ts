import { describe, expect, it } from 'vitest';
import { cardId } from '../../../contract/fields.ts';
import { type ServiceCard } from '../../../contract/services/provider.ts';
import {
  ableStaff,
  chosenCards,
  isOpen,
  minutesOf,
  pickOfCard,
  placesOf,
  totalOf,
  usualPick,
  withOption,
} from './chosen-cards.ts';

const aCard = (overrides: Partial<ServiceCard> = {}): ServiceCard => ({
  id: cardId.parse(crypto.randomUUID()),
  name: 'Haarschnitt',
  category: 'haarschnitt',
  description: '',
  priceCents: 4900,
  highestPriceCents: 4900,
  priceUnit: 'visit',
  durationMinutes: 45,
  isHomeService: false,
  isByArrangement: false,
  isImmediate: true,
  nextStart: null,
  isAvailableNow: false,
  isFreelancer: false,
  isAtShop: true,
  cancelHours: 24,
  isUrgent: false,
  dealType: 'buy',
  travelZones: [],
  images: [],
  variants: [],
  extras: [],
  questions: [],
  ...overrides,
});

const somebody = (name: string, cards: ServiceCard['id'][] | null) => ({ id: name, name, image: null, cards });

describe('a visit of several cards', () => {
  it('keeps the chosen order and leaves out what is gone', () => {
    const [cut, colour] = [aCard(), aCard()];
    expect(chosenCards([cut, colour], [colour.id, crypto.randomUUID(), cut.id])).toMatchObject([colour, cut]);
  });

  it('costs what its cards cost, an hour by the minute and rounded half up', () => {
    const hourly = aCard({ priceCents: 4999, priceUnit: 'hour', durationMinutes: 90 });
    expect(totalOf([hourly])).toBe(7499);
    expect(totalOf([hourly, aCard()])).toBe(12_399);
    expect(minutesOf([hourly, aCard()])).toBe(135);
  });

  it('has the name, the price and the time of the variant and the extras that were chosen', () => {
    const card = aCard({
      priceCents: 3800,
      durationMinutes: 45,
      variants: [
        { id: 'short', name: 'kurz', priceCents: 3800, durationMinutes: 45 },
        { id: 'long', name: 'lang', priceCents: 5200, durationMinutes: 60 },
      ],
      extras: [{ id: 'wash', name: 'Waschen', priceCents: 600, durationMinutes: 10 }],
    });
    const pick = `${card.id}~long~wash`;
    const [chosen] = chosenCards([card], [pick]);
    if (chosen === undefined) throw new Error('it is offered');
    expect(chosen).toMatchObject({ name: 'Haarschnitt · lang + Waschen', priceCents: 5800, durationMinutes: 70 });
    expect(pickOfCard(chosen)).toBe(pick);
    expect(chosenCards([card], [card.id, pick, `${card.id}~gone`]).map(isOpen)).toEqual([true, false, true]);
    expect(usualPick(card)).toBe(`${card.id}~short`);
    // A variant gives way to another one; an extra comes and goes.
    expect(withOption(chosen, 'short')).toBe(`${card.id}~short~wash`);
    expect(withOption(chosen, 'wash')).toBe(`${card.id}~long`);
    expect(chosenCards([card], [`${card.id}~long`]).map((one) => withOption(one, 'wash'))).toEqual([pick]);
  });

  it('takes place where all of its cards do', () => {
    const shop = aCard();
    const both = aCard({ isHomeService: true });
    const home = aCard({ isAtShop: false, isHomeService: true });
    expect(placesOf([shop, both])).toEqual(['shop']);
    expect(placesOf([both])).toEqual(['shop', 'customer']);
    expect(placesOf([both, home])).toEqual(['customer']);
    expect(placesOf([shop, home])).toEqual([]);
  });

  it('is done by whoever does all of its cards', () => {
    const [cut, colour] = [aCard(), aCard()];
    const staff = [somebody('all', null), somebody('cut', [cut.id]), somebody('both', [cut.id, colour.id])];
    expect(ableStaff(staff, [cut, colour]).map(({ name }) => name)).toEqual(['all', 'both']);
  });
});
