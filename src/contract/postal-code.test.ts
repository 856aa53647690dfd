import { expect, it } from 'vitest';
import { readTypedPlace } from './postal-code.ts';

it.each([
  ['10115', { zip: '10115' }],
  [' 8001 ', { zip: '8001' }],
  ['10115 Berlin', { zip: '10115' }],
  ['D-10115 Berlin', { zip: '10115' }],
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
