import { describe, expect, it } from 'vitest';
import { lessByChip, waysOut } from './less-asked.ts';
import { readServicesState, type ServicesState, writeServicesState } from './services-state.ts';

const today = '2026-11-23';
const stateOf = (address: string): ServicesState => readServicesState(new URLSearchParams(address), today);
/** The addresses that are asked about. */
const without = (address: string, least = 1): string[][] =>
  waysOut(stateOf(address), least).map(({ dropped, changed }) => [
    dropped,
    decodeURIComponent(new URLSearchParams(writeServicesState({ ...stateOf(address), ...changed })).toString()),
  ]);

describe('an empty result asks what each thing hides', () => {
  it('the part of the day and the day by themselves', () => {
    expect(without('zip=10115&radius=100&day=2026-11-24&from=17:00')).toEqual([
      ['part', 'zip=10115&day=2026-11-24&radius=100'],
      ['day', 'zip=10115&from=17:00&radius=100'],
      ['all', 'zip=10115&radius=100'],
    ]);
    expect(without('zip=10115&radius=100&day=2026-11-28&lastDay=2026-11-29')).toEqual([
      ['day', 'zip=10115&radius=100'],
    ]);
    expect(without('zip=10115&radius=100&until=12:00')).toEqual([['part', 'zip=10115&radius=100']]);
  });

  it('every filter, the name and the service', () => {
    expect(
      without(
        'zip=10115&radius=100&service=hair&name=Kim&minimumRating=4.5&priceMaximum=30&immediate=true&mobile=true',
      ),
    ).toEqual([
      ['minimumRating', 'zip=10115&name=Kim&service=hair&radius=100&priceMaximum=30&immediate=true&mobile=true'],
      ['priceMaximum', 'zip=10115&name=Kim&service=hair&radius=100&minimumRating=4.5&immediate=true&mobile=true'],
      ['immediate', 'zip=10115&name=Kim&service=hair&radius=100&minimumRating=4.5&priceMaximum=30&mobile=true'],
      ['mobile', 'zip=10115&name=Kim&service=hair&radius=100&minimumRating=4.5&priceMaximum=30&immediate=true'],
      ['name', 'zip=10115&service=hair&radius=100&minimumRating=4.5&priceMaximum=30&immediate=true&mobile=true'],
      ['service', 'zip=10115&name=Kim&radius=100&minimumRating=4.5&priceMaximum=30&immediate=true&mobile=true'],
      ['all', 'zip=10115&radius=100'],
    ]);
    expect(without('name=Kim'), 'without a place there is nothing but the name').toEqual([]);
  });

  it('the next radius and the widest, from the precision of the place on', () => {
    expect(without('zip=10115&radius=5')).toEqual([
      ['radius', 'zip=10115&radius=10'],
      ['radius', 'zip=10115&radius=100'],
    ]);
    expect(without('zip=10115&radius=5', 40)).toEqual([
      ['radius', 'zip=10115&radius=50'],
      ['radius', 'zip=10115&radius=100'],
    ]);
    expect(without('zip=10115&radius=50')).toEqual([['radius', 'zip=10115&radius=100']]);
  });

  it('everybody around at once, where that is something else', () => {
    expect(without('zip=10115&radius=100')).toEqual([]);
    expect(without('name=Kim&mobile=true')).toEqual([['mobile', 'name=Kim']]);
    expect(without('name=Kim&mobile=true&priceMaximum=30').at(-1)).toEqual(['all', 'name=Kim']);
  });
});

it('a small result asks about its chips alone', () => {
  const asked = lessByChip(stateOf('zip=10115&service=hair&name=Kim&radius=5&day=2026-11-24&from=17:00&mobile=true'));
  expect(asked.map(({ dropped }) => dropped)).toEqual(['part', 'day', 'mobile']);
});
