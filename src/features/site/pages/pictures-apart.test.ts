import { expect, it } from 'vitest';
import { picturesApart } from './pictures-apart.ts';

const apart = (pictures: string): string =>
  picturesApart(
    pictures.split('').map((picture, place) => ({ picture, place })),
    ({ picture }) => picture,
  )
    .map(({ picture, place }) => `${picture}${place}`)
    .join(' ');

it('lets others stand between two of one picture, the earliest first', () => {
  expect(apart('aaabcb')).toBe('a0 b3 a1 c4 a2 b5');
});

it('changes nothing where neighbours differ already, or nothing can stand between', () => {
  expect(apart('abcab')).toBe('a0 b1 c2 a3 b4');
  expect(apart('aaab')).toBe('a0 b3 a1 a2');
  expect(apart('')).toBe('');
});
