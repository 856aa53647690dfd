import { expect, it } from 'vitest';
import { splitStreetLine } from './street.ts';

it.each([
  ['Hauptstraße 12a', 'Hauptstraße', '12a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['  Am Markt   3 ', 'Am Markt', '3'],
  ['Marktplatz', 'Marktplatz', ''],
  ['', '', ''],
])('%s is split at the last space', (line, street, houseNumber) => {
  expect(splitStreetLine(line)).toEqual({ street, houseNumber });
});
