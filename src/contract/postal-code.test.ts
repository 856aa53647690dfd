import { expect, it } from 'vitest';
import { readTypedPlace } from './postal-code.ts';

it.each([
  ['10115', { zip: '10115' }],
  [' 8001 ', { zip: '8001' }],
  ['10115 Berlin', { zip: '10115' }],
  ['D-10115 Berlin', { zip: '10115', country: 'de' }],
  ['A-1010 Wien', { zip: '1010', country: 'at' }],
  ['AT-1010', { zip: '1010', country: 'at' }],
  ['at 1010', { zip: '1010', country: 'at' }],
  ['A1010 Wien', { zip: '1010', country: 'at' }],
  ['A–1010 Wien', { zip: '1010', country: 'at' }],
  ['Wien, A-1010', { zip: '1010', country: 'at' }],
  ['CH-8001 Zürich', { zip: '8001', country: 'ch' }],
  ['D-1010', undefined],
  ['Frankfurt a.M.', { place: 'Frankfurt a.M.' }],
  ['Bruck/Mur', { place: 'Bruck/Mur' }],
  ['3550 Langenlois', { place: 'Langenlois' }],
  [' Köln-Ehrenfeld ', { place: 'Köln-Ehrenfeld' }],
  ['Au', { place: 'Au' }],
  ['', undefined],
  ['101', undefined],
  ['101156', undefined],
  ['1011a', undefined],
  ['B', undefined],
  ['--', undefined],
])('%j in the field for code or place', (typed, read) => expect(readTypedPlace(typed)).toEqual(read));
