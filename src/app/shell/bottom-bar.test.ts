import { describe, expect, it } from 'vitest';
import { toggledHome } from './bottom-bar.ts';

describe('the bottom bar', () => {
  it('opens the map with the filters that are on', () => {
    expect(toggledHome(new URLSearchParams('category=lot'), 'view', 'map')).toBe('/home?category=lot&view=map');
  });
  it('goes back to the list', () => {
    expect(toggledHome(new URLSearchParams('view=map&category=lot'), 'view', 'map')).toBe('/home?category=lot');
  });
  it('does not carry the goodbye along', () => {
    expect(toggledHome(new URLSearchParams('logout=success'), 'filters', 'open')).toBe('/home?filters=open');
  });
});
