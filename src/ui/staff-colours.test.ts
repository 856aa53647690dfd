import { expect, it } from 'vitest';
import { initialsOf } from './staff-colours.ts';

it.each([
  ['Sabine Krüger', 'SK'],
  ['Jonas', 'JO'],
  ['  Anna Maria von Berg ', 'AB'],
  ['ö', 'Ö'],
  ['', ''],
])('%j is %j in short', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
