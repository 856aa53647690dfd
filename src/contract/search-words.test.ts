import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { citiesOfName, foldedWords, readWords, soughtBy } from './search-words.ts';

describe('words are folded', () => {
  it.each([
    ['Las Piñas', ' las pinas '],
    ['Las Pin\u0303as', ' las pinas '],
    ['PARAÑAQUE', ' paranaque '],
    ['Sta. Rosa', ' santa rosa '],
    ['Sto.Tomas', ' santo tomas '],
    ['Brgy. Lahug', ' barangay lahug '],
    ['House & Lot', ' house and lot '],
    ['Lapu-Lapu', ' lapu lapu '],
    ['QC', ' quezon city '],
    ['2BR', ' 2 bedroom '],
    ['29 m²', ' 29 m² '],
    ['₱20,500,000', ' ₱ 20500000 '],
    ["Governor's Drive", ' governors drive '],
    ['100%', ' 100 % '],
    ['  ', ''],
  ])('%j is %j', (written, folded) => expect(foldedWords(written)).toBe(folded));
});

const withinOf = (q: string): string[] => soughtBy({ q }, true).words.map(({ within }) => within);

describe('words of a search', () => {
  it.each([
    ['Paranaque', ['paranaque']],
    ['Makati City', ['makati']],
    ['City of Makati', ['makati']],
    ['QC', ['quezon', 'city']],
    ['City of Quezon', ['quezon', 'city']],
    ['Cebu City', ['cebu', 'city']],
    ['BGC', ['bonifacio', 'global', 'city']],
    ['house in Lahug', ['house', 'lahug']],
    ['in', ['in']],
    ['Block 2', ['block', ' 2 ']],
    ['', []],
  ])('%j look for %j', (q, words) => expect(withinOf(q)).toEqual(words));

  it('keep "City" where it tells a city from its province', () => {
    const called = cities.flatMap(({ name }) =>
      name.endsWith(' City') ? [foldedWords(name).trim().split(' ').at(-2)] : [],
    );
    expect(called.filter((name) => !citiesOfName.includes(name ?? ''))).toEqual([]);
  });

  it.each([
    ['2BR', { bedrooms: 2 }],
    ['2 bedrooms', { bedrooms: 2 }],
    ['two-bedroom', { bedrooms: 2 }],
    ['3 br', { bedrooms: 3 }],
    ['6 bedroom', { bedrooms: 4 }],
    ['for rent', { dealType: 'rent' }],
    ['for sale', { dealType: 'buy' }],
    ['condo', { words: [{ within: 'condo', category: 'condominium' }] }],
    ['condominium', { words: [{ within: 'condo', category: 'condominium' }] }],
    ['house & lot', { words: [{ within: 'house and lot', category: 'house-lot' }] }],
    ['Studio', { words: [{ within: 'studio', isStudio: true }] }],
    ['Taguig 2 bedroom', { bedrooms: 2, words: [{ within: 'taguig' }] }],
    [
      'condo makati rent',
      { dealType: 'rent', words: [{ within: 'condo', category: 'condominium' }, { within: 'makati' }] },
    ],
    ['rent to own', { words: [{ within: 'rent' }, { within: 'own' }] }],
  ])('%j asks for %j', (q, asked) => expect(soughtBy({ q }, true)).toMatchObject(asked));

  it('say nothing against a filter that is set, and are words where providers are looked for', () => {
    expect(soughtBy({ q: '2BR', bedrooms: 3 }, true)).toMatchObject({ bedrooms: 3, words: [{ within: ' 2 ' }, {}] });
    expect(soughtBy({ q: 'studio rent' }, false)).toEqual({
      words: [{ within: 'studio' }, { within: 'rent' }],
      dealType: undefined,
      bedrooms: undefined,
    });
  });

  it('can be taken away one by one', () => {
    expect(readWords('condo in Makati City 2BR for rent').map(({ means, without }) => [means, without])).toEqual([
      ['kind', 'Makati 2BR rent'],
      ['words', 'condo 2BR rent'],
      ['rooms', 'condo Makati rent'],
      ['deal', 'condo Makati 2BR'],
    ]);
  });
});
