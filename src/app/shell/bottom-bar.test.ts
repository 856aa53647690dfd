import { describe, expect, it } from 'vitest';
import { toggledHome, toggledMap } from './bottom-bar.ts';

describe('the bottom bar', () => {
  it('opens the map with the filters that are on', () => {
    expect(toggledMap(new URLSearchParams('category=lot'))).toBe('/home?category=lot&view=map');
  });
  it('goes back to the list', () => {
    expect(toggledMap(new URLSearchParams('view=map&category=lot'))).toBe('/home?category=lot');
  });
  it.each(['view=map&areaSearch=true&category=lot', 'areaSearch=true&category=lot'])(
    'goes back to the list from drawing: %s',
    (asked) => {
      expect(toggledMap(new URLSearchParams(asked))).toBe('/home?category=lot');
    },
  );
  it('does not carry the goodbye along', () => {
    expect(toggledHome(new URLSearchParams('logout=success'), 'filters', 'open')).toBe('/home?filters=open');
  });
});
