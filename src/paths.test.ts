import { describe, expect, it } from 'vitest';
import { isProfileId, keepsDraft, nextPathOf, paths, strandOf, strandShown } from './paths.ts';

describe('paths', () => {
  it('write parameters and queries so that any text survives', () => {
    expect(paths.property('a/b')).toBe('/property/a%2Fb');
    expect(paths.home({ category: 'architects', type: undefined })).toBe('/home?category=architects');
    expect(paths.login('/create-property?a=1')).toBe('/login?next=%2Fcreate-property%3Fa%3D1');
    expect(paths.login()).toBe('/login');
    expect(paths.sellerDashboard('inquiries')).toBe('/seller/dashboard?tab=inquiries');
  });
});

describe('the forms that keep a draft', () => {
  it('are those of a property, and no other screen', () => {
    const screens = [paths.createProperty(), paths.editProperty('1'), paths.home(), '/create-property-guide'];
    expect(screens.map(keepsDraft)).toEqual([true, true, false, false]);
  });
});

describe('the strand of a path', () => {
  it.each([
    '/',
    '/home',
    '/property/1',
    '/create-property',
    '/edit-property/1',
    '/seller/dashboard',
    '/inquiry/t',
    '/renew/t',
    '/provider/register/premium',
    '/login?next=%2Fcreate-property%3Fa%3D1',
    '/login?next=%2Fhome%23main',
    '/password/reset/t?next=%2Fseller%2Fdashboard',
    '/provider/verify-email/t?next=%2Fseller%2Fdashboard',
  ])('is property for %s', (path) => expect(strandOf(path)).toBe('property'));
  it.each([
    '/login',
    '/register',
    '/become-provider',
    '/provider/login',
    '/provider/register/pro',
    '/help',
    '/homework',
    '/profile',
    '/services?next=%2Fhome',
    '/login?next=%2Fprofile',
  ])('is services for %s', (path) => expect(strandOf(path)).toBe('services'));
});

describe('what belongs to both strands', () => {
  it.each(['/', '/?logout=success', '/help', '/login', '/provider/login', '/become-provider', '/profile', '/nothing'])(
    '%s does',
    (path) => expect(strandShown(path)).toBeUndefined(),
  );
  it.each([
    ['/home?type=land', 'property'],
    ['/services', 'services'],
    ['/provider/0b5c6a52-aaaa', 'services'],
    ['/provider/dashboard', 'services'],
    ['/provider/register/pro', 'services'],
    ['/provider/register/premium', 'property'],
    ['/login?next=%2Fservices', 'services'],
    ['/login?next=%2Fprofile', undefined],
  ])('%s is of %s', (path, strand) => expect(strandShown(path)).toBe(strand));
});

describe('below /provider', () => {
  it('ids name a profile', () => {
    expect(isProfileId('0b5c6a52-aaaa-4bbb-8ccc-1234567890AB')).toBe(true);
  });
  it.each(['personal', 'bank', 'settings', 'faced', 'nobody', ''])('%j does not', (word) => {
    expect(isProfileId(word)).toBe(false);
  });
});

describe('the way back after signing in', () => {
  it('is a path on this origin, with its query and hash', () => {
    expect(nextPathOf('?next=%2Fcreate-property%3Fdraft%3D1%23images')).toBe('/create-property?draft=1#images');
  });
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example/',
    '/home/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'home',
    '',
  ])('is not %j', (next) => expect(nextPathOf(new URLSearchParams({ next }))).toBeUndefined());
  it('is nowhere where nothing asks for it', () => {
    expect(nextPathOf('')).toBeUndefined();
  });
});
