import { describe, expect, it } from 'vitest';
import { readServicesState, writeServicesState } from './services-state.ts';

const read = (query: string) => readServicesState(new URLSearchParams(query));

describe('what the service search asks', () => {
  it('is read from the address', () =>
    expect(read('zip=10115&service=friseur&radius=50&sort=price')).toEqual({
      zip: '10115',
      place: '',
      country: undefined,
      service: 'friseur',
      radius: 50,
      sort: 'price',
    }));

  it.each([
    'zip=abc',
    'zip=123456',
    'service=plumber',
    'radius=0',
    'radius=5000',
    'radius=near',
    'sort=newest',
    'country=fr',
  ])('leaves out what makes no sense: %s', (query) => expect(read(query)).toEqual(read('')));

  it.each([
    'zip=10115',
    'place=Daun',
    'place=Baden&country=at',
    'zip=9500&country=ch&service=hair',
    'zip=10115&radius=5&sort=rating',
    '',
  ])('is written back as it was read: %s', (query) =>
    expect(new URLSearchParams(writeServicesState(read(query))).toString()).toBe(query),
  );

  it('goes by the code where both stand there', () =>
    expect(writeServicesState(read('zip=10115&place=Daun'))).toEqual({ zip: '10115' }));

  it('names no country beside five digits', () =>
    expect(writeServicesState(read('zip=10115&country=at'))).toEqual({ zip: '10115' }));
});
