import { describe, expect, it } from 'vitest';
import { cities } from '../contract/cities.ts';
import { cityOfPlace, otherCityAt, placesAtEnd } from './cities.ts';

const at = (name: string) => cities.find((city) => city.name === name)?.position ?? { lat: 0, lng: 0 };

describe('the city of a place in words', () => {
  it.each([
    ['Puerto Princesa, Palawan', 'Palawan'],
    ['12 Rizal Avenue, puerto princesa', 'Palawan'],
    ['Talisay, Negros Occidental', 'Negros Occidental'],
    ['PARANAQUE', 'Metro Manila'],
  ])('%s', (place, region) => {
    expect(cityOfPlace(place)?.region).toBe(region);
  });

  it('is unknown where several have the name, or none', () => {
    expect(cityOfPlace('Talisay')).toBeUndefined();
    expect(cityOfPlace('Barangay Nowhere')).toBeUndefined();
  });
});

describe('a pin', () => {
  it('is questioned at another city than the words', () => {
    const other = otherCityAt(at('Cebu City'), 'Davao City, Davao del Sur');
    expect([other?.named.name, other?.nearest.name]).toEqual(['Davao City', 'Cebu City']);
  });

  it('is not questioned near the city, in a small one beside it, or where no city is named', () => {
    expect(otherCityAt(at('Makati'), 'Manila, Metro Manila')).toBeUndefined();
    expect(otherCityAt({ lat: 9.9, lng: 118.75 }, 'Puerto Princesa, Palawan')).toBeUndefined();
    expect(otherCityAt(at('Makati'), 'Somewhere')).toBeUndefined();
  });
});

describe('places that are offered while somebody types', () => {
  it.each([
    ['mak', '', 'Makati'],
    ['condo mak', 'condo', 'Makati'],
    ['paran', '', 'Parañaque'],
    ['BGC', '', 'Bonifacio Global City'],
    ['2BR bonif', '2BR', 'Bonifacio Global City'],
    ['house sta. ro', 'house', 'Santa Rosa'],
    ['house in cebu it', 'house in', 'Cebu IT Park'],
    ['nuv', '', 'Nuvali'],
  ])('%j is %j before %s', (typed, before, name) => {
    const offered = placesAtEnd(typed, 5);
    expect([offered.before, offered.places[0]?.name]).toEqual([before, name]);
  });

  it.each(['', 'z', 'condo', 'swimming pool'])('%j offers none', (typed) => {
    expect(placesAtEnd(typed, 5).places).toEqual([]);
  });
});
