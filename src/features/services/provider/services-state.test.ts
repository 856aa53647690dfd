import { describe, expect, it } from 'vitest';
import { usualWeights } from '../../../contract/services/provider.ts';
import { servicesAddress } from './services-first.ts';
import { readServicesState, writeServicesState } from './services-state.ts';

const today = '2026-11-23';
const read = (query: string) => readServicesState(new URLSearchParams(query), today);

describe('what the service search asks', () => {
  it('is read from the address', () =>
    expect(read('zip=10115&service=friseur&radius=50&sort=price')).toEqual({
      zip: '10115',
      place: '',
      country: undefined,
      service: 'friseur',
      unknownService: '',
      radius: 50,
      sort: 'price',
      weights: usualWeights,
      name: '',
      when: {},
      filters: {},
      map: false,
    }));

  it.each([
    'zip=abc',
    'zip=123456',
    'country=fr',
    'radius=0',
    'radius=5000',
    'radius=near',
    'sort=newest',
    'weights=1,2',
    'weights=0,0,0',
    'weights=200,0,0',
    'day=tomorrow',
    'day=2026-02-31',
    'day=2026-11-22',
    'from=25:00',
    'from=18:00&until=15:00',
    'until=noon',
    'lastDay=2026-11-24',
    'minimumRating=6',
    'minimumRating=good',
    'priceMaximum=0',
    'priceMaximum=1.5',
    'immediate=yes',
    'mobile=false',
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
    'zip=10115&day=2026-11-24&from=15%3A00&until=18%3A00&service=haarschnitt',
    'zip=10115&from=17%3A00',
    'zip=10115&day=2026-11-23',
    'zip=10115&day=2026-11-28&lastDay=2026-11-29',
    'zip=10115&minimumRating=4.5&priceMaximum=50&immediate=true&mobile=true',
    '',
  ])('is written back as it was read: %s', (query) =>
    expect(new URLSearchParams(writeServicesState(read(query))).toString()).toBe(query),
  );

  it('keeps what makes sense of a time of which a part does not', () => {
    expect(read('day=2026-11-24&from=late').when).toEqual({ day: '2026-11-24' });
    expect(read('day=2026-11-22&from=15:00').when).toEqual({ from: '15:00' });
  });

  it('goes by the code where both stand there', () =>
    expect(writeServicesState(read('zip=10115&place=Daun'))).toEqual({ zip: '10115' }));

  it('leaves out the usual weights, and those of another order', () => {
    expect(writeServicesState(read('zip=10115&weights=50,30,20'))).toEqual({ zip: '10115' });
    expect(writeServicesState(read('zip=10115&weights=0,0,1&sort=price'))).toEqual({ zip: '10115', sort: 'price' });
  });

  it('names no country beside five digits', () =>
    expect(writeServicesState(read('zip=10115&country=at'))).toEqual({ zip: '10115' }));

  it('keeps a service that it does not know, to say so', () => {
    expect(read('zip=10115&service=Reparatur')).toMatchObject({ service: 'reparatur', unknownService: '' });
    expect(read('zip=10115&service=Notar')).toMatchObject({ service: undefined, unknownService: 'Notar' });
    expect(writeServicesState(read('zip=10115&service=Notar'))).toEqual({ zip: '10115', service: 'Notar' });
  });
});

const leadsTo = (query: string) => servicesAddress(new URL(`https://example.com/en/services?${query}`));

describe('the usual name of a trade in the address', () => {
  it('leads to the service that is meant, with everything else that was asked', () => {
    expect(leadsTo('zip=10115&service=Klempner&radius=50')).toBe('/en/services?zip=10115&service=reparatur&radius=50');
    expect(leadsTo('service=Plumber')).toBe('/en/services?service=reparatur');
  });

  it('leaves our own names, what nobody knows, and no service alone', () =>
    expect(['zip=10115&service=reparatur', 'service=Notar', 'zip=10115'].map(leadsTo)).toEqual([
      undefined,
      undefined,
      undefined,
    ]));
});
