import { describe, expect, it } from 'vitest';
import { usualWeights } from '../../contract/provider.ts';
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
      weights: usualWeights,
      name: '',
      map: false,
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
    'weights=1,2',
    'weights=0,0,0',
    'weights=200,0,0',
  ])('leaves out what makes no sense: %s', (query) => expect(read(query)).toEqual(read('')));

  it.each([
    'zip=10115',
    'place=Daun',
    'place=Baden&country=at',
    'zip=9500&country=ch&service=hair',
    'zip=10115&radius=5&sort=rating',
    'zip=10115&weights=0%2C100%2C50',
    'zip=10115&name=Salon',
    'name=Salon',
    'zip=10115&map=true',
    '',
  ])('is written back as it was read: %s', (query) =>
    expect(new URLSearchParams(writeServicesState(read(query))).toString()).toBe(query),
  );

  it('goes by the code where both stand there', () =>
    expect(writeServicesState(read('zip=10115&place=Daun'))).toEqual({ zip: '10115' }));

  it('leaves out the usual weights, and those of another order', () => {
    expect(writeServicesState(read('zip=10115&weights=50,30,20'))).toEqual({ zip: '10115' });
    expect(writeServicesState(read('zip=10115&weights=0,0,1&sort=price'))).toEqual({ zip: '10115', sort: 'price' });
  });

  it('names no country beside five digits', () =>
    expect(writeServicesState(read('zip=10115&country=at'))).toEqual({ zip: '10115' }));
});
