import { describe, expect, it } from 'vitest';
import { appointmentsOf, profileOf, toggledHome, toggledMap } from './bottom-bar.ts';

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
  it('leads a provider to the own calendar, and whoever books to the own visits', () => {
    expect(appointmentsOf('provider')).toBe('/provider/calendar');
    expect(appointmentsOf('customer')).toBe('/appointments');
    expect(appointmentsOf(undefined)).toBe('/appointments');
  });
  it.each([
    ['a seller to the dashboard', 'seller', 'property', '/seller/dashboard'],
    ['a seller to the dashboard from services, too', 'seller', 'services', '/seller/dashboard'],
    ['a provider, who may list as well, to that dashboard', 'provider', 'property', '/seller/dashboard'],
    ['a provider among services to their own dashboard', 'provider', 'services', '/provider/dashboard'],
    ['a customer to the profile', 'customer', 'services', '/profile'],
    ['an admin to the profile', 'admin', 'property', '/profile'],
    ['a visitor to the sign-in, and on to the profile', undefined, 'services', '/login?next=%2Fprofile'],
  ] as const)('leads %s', (_, type, strand, target) => {
    expect(profileOf(type, strand)).toBe(target);
  });
});
