import { describe, expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { changesOf, withChanges } from './favorite-changes.ts';

describe('favourites that the account has not heard of', () => {
  it('come to the front, the latest first, and take removed ones out', () => {
    const changes = new Map([
      ['new', true],
      ['old', false],
      ['newest', true],
    ]);
    expect(withChanges(['older', 'old', 'oldest'], changes)).toEqual(['newest', 'new', 'older', 'oldest']);
  });

  it('leave one that is on the list already in its place', () => {
    expect(withChanges(['first', 'second'], new Map([['second', true]]))).toEqual(['first', 'second']);
  });

  it('stay out, the oldest first, where the list is full', () => {
    const ids = Array.from({ length: limits.favoritesMaximum }, (_, place) => `${place}`);
    const changes = new Map([
      ['new', true],
      ['7', false],
      ['newest', true],
    ]);
    expect(withChanges(ids, changes)).toEqual(['newest', ...ids.filter((id) => id !== '7')]);
  });

  it('are read from a map of ids to yes or no', () => {
    expect([...changesOf('{"a":true,"b":false,"c":1}')]).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it.each([null, '[]', 'null', '5', '{'])('are none in %s', (stored) => expect(changesOf(stored).size).toBe(0));
});
