import { describe, expect, it } from 'vitest';
import { currentAs, isOwnArea, placeIn } from './places.ts';

const placeOf = (strand: 'services' | 'property', address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return placeIn(strand, pathname, new URLSearchParams(search));
};

describe('the one place that bar and header mark', () => {
  it.each([
    ['/', 'search'],
    ['/services', 'search'],
    ['/provider/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab', 'search'],
    ['/book/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab', 'search'],
    ['/appointments', 'appointments'],
    ['/appointments/0b5c6a52-aaaa', 'appointments'],
    ['/visit/token', 'appointments'],
    ['/provider/calendar', 'appointments'],
    ['/messages', 'messages'],
    ['/questions/0b5c6a52-aaaa', 'messages'],
    ['/question/token', 'messages'],
    ['/favorites', 'favorites'],
    ['/provider/dashboard', 'profile'],
    ['/provider/services/new', 'profile'],
    ['/profile', 'profile'],
    ['/login', 'profile'],
    ['/admin', 'profile'],
  ])('is, among services, for %s: %s', (address, place) => expect(placeOf('services', address)).toBe(place));

  it.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/home?view=map', 'home'],
    ['/property/0b5c6a52-aaaa', 'home'],
    ['/home?filters=open', 'filter'],
    ['/home?favorites=true', 'favorites'],
    ['/home?favorites=true&filters=open', 'favorites'],
    ['/seller/dashboard', 'profile'],
    ['/create-property', 'profile'],
    ['/saved-searches', 'profile'],
    ['/profile', 'profile'],
  ])('is, among properties, for %s: %s', (address, place) => expect(placeOf('property', address)).toBe(place));

  it.each(['/help', '/terms', '/nothing'])('is none for %s, which belongs to no entry', (address) => {
    expect(placeOf('services', address)).toBeUndefined();
    expect(placeOf('property', address)).toBeUndefined();
  });

  it.each([
    '/provider/dashboard',
    '/provider/services/edit/0b5c6a52-aaaa',
    '/provider/packages',
    '/messages',
    '/questions/0b5c6a52-aaaa',
  ])('is the work of a provider at %s', (pathname) => expect(isOwnArea(pathname)).toBe(true));

  it.each([
    '/provider/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab',
    '/provider/login',
    '/provider/register/gold',
    '/provider/verify-email/token',
    '/services',
    '/seller/dashboard',
  ])('is not the work of a provider at %s', (pathname) => expect(isOwnArea(pathname)).toBe(false));

  it('is called the page only where it leads to this very page', () => {
    expect([currentAs(true, true), currentAs(true, false), currentAs(false, true)]).toEqual(['page', true, undefined]);
  });
});
