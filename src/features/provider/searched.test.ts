import { describe, expect, it } from 'vitest';
import type { ServiceCard } from '../../contract/provider.ts';
import { cardSearched, readSearched, slotsOf, writeSearched } from './searched.ts';

const card = (id: string, category: ServiceCard['category']) => ({ id, category }) as ServiceCard;
const cards = [card('cut', 'haarschnitt'), card('nails', 'nageldesign'), card('colour', 'coloring')];
const searchedBy = (address: string) => readSearched(new URLSearchParams(address), '2026-11-23');

describe('a profile opens on what was searched', () => {
  it('its first card that fits the service, also where only a service was searched', () => {
    expect(cardSearched(cards, searchedBy('service=nageldesign'))).toBe('nails');
    expect(cardSearched(cards, searchedBy('service=coloring'))).toBe('colour');
    // A group fits each of its services.
    expect(cardSearched(cards, searchedBy('service=hair'))).toBe('cut');
  });

  it('the card whose time was found comes before that, and what fits nothing is the first card', () => {
    expect(cardSearched(cards, searchedBy('service=nageldesign&card=colour'))).toBe('colour');
    expect(cardSearched(cards, searchedBy('service=nageldesign&card=gone'))).toBe('nails');
    expect(cardSearched(cards, searchedBy('service=umzug'))).toBe('cut');
    expect(cardSearched(cards, searchedBy(''))).toBe('cut');
    expect(cardSearched([], searchedBy('service=nageldesign'))).toBeUndefined();
  });

  it('the times from the searched day on', () => {
    const searched = searchedBy('day=2026-11-30&from=12:00&until=17:00');
    expect(slotsOf('cut', searched)).toEqual({ cards: 'cut', from: '2026-11-30' });
    expect(writeSearched({ ...searched, card: 'cut' })).toMatchObject({ day: '2026-11-30', card: 'cut' });
    expect(slotsOf('cut', searchedBy(''))).toEqual({ cards: 'cut' });
  });
});
