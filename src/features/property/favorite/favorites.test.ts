import { describe, expect, it } from 'vitest';
import { favoritesOf } from '../../../api/stored-favorites.ts';

describe('stored favourites', () => {
  it('are the ids that the map marks true', () => {
    expect([...favoritesOf('{"a":true,"b":false,"c":true}')]).toEqual(['a', 'c']);
  });
  it.each([null, '[]', '"a"', 'null', '5'])('are none in %s', (stored) => expect(favoritesOf(stored).size).toBe(0));
});
