import { describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { countLeftOut } from './favorites-fit.ts';

const some = (count: number, name: string): string[] => Array.from({ length: count }, (_, place) => `${name}${place}`);
const most = limits.favoritesMaximum;

describe('favourites that do not fit', () => {
  it('are those that a full account did not take', () => {
    expect(countLeftOut(some(10, 'new'), [...some(7, 'new'), ...some(most - 7, 'own')])).toBe(3);
    expect(countLeftOut(some(10, 'own'), some(most, 'own'))).toBe(0);
  });

  it('are those beyond the most that a list may hold', () => {
    expect(countLeftOut(some(most + 100, 'new'), some(most, 'new'))).toBe(100);
  });

  it('are none while there is room: what is missing then is no listing any more', () => {
    expect(countLeftOut(some(10, 'new'), some(8, 'new'))).toBe(0);
  });
});
