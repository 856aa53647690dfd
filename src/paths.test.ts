import { describe, expect, it } from 'vitest';
import {
  addressIn,
  handedHold,
  isProfileId,
  keepsDraft,
  nextPathOf,
  ownLanguage,
  paths,
  readAddress,
  strandShown,
} from './paths.ts';

describe('paths', () => {
  it('write parameters and queries so that any text survives', () => {
    expect(paths.property('a/b')).toBe('/property/a%2Fb');
    expect(paths.home({ category: 'architects', type: undefined })).toBe('/home?category=architects');
    expect(paths.login('/create-property?a=1')).toBe('/login?next=%2Fcreate-property%3Fa%3D1');
    expect(paths.login()).toBe('/login');
    expect(paths.sellerDashboard('inquiries')).toBe('/seller/dashboard?tab=inquiries');
  });
});

describe('a hold that a link hands over', () => {
  const hold = '01890a5d-ac96-774b-bcce-b302099a8057';

  it('stands behind #, which no server is sent, and is an id or nothing', () => {
    const link = new URL(paths.bookHeld('1', hold, { cards: '2', staff: '3', start: '4' }), 'https://own.invalid');
    expect(link.pathname + link.search).toBe('/book/1?cards=2&staff=3&start=4');
    expect(handedHold(link.hash)).toBe(hold);
    for (const other of ['', '#reviews', '#hold=', '#hold=x', `#hold=${hold}0`, `#hold=%22${hold}`])
      expect(handedHold(other)).toBeNull();
  });
});

describe('the forms that keep a draft', () => {
  it('are those of a property, and no other screen', () => {
    const screens = [paths.createProperty(), paths.editProperty('1'), paths.home(), '/create-property-guide'];
    expect(screens.map(keepsDraft)).toEqual([true, true, false, false]);
  });
});

describe('the language of an address of its own', () => {
  it.each([
    '/',
    '/?logout=success',
    '/home',
    '/property/1',
    '/create-property',
    '/edit-property/1',
    '/seller/dashboard',
    '/inquiry/t',
    '/renew/t',
    '/provider/register/premium',
  ])('is English for %s', (path) => expect(ownLanguage(path)).toBe('en'));
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
    '/login?next=%2Fcreate-property',
  ])('is German for %s', (path) => expect(ownLanguage(path)).toBe('de'));
});

describe('two languages', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'de', '/de'],
    ['/?logout=success', 'de', '/de?logout=success'],
    ['/#top', 'de', '/de#top'],
    ['/home?q=a', 'en', '/home?q=a'],
    ['/home?q=a', 'de', '/de/home?q=a'],
    ['/services', 'de', '/services'],
    ['/services?zip=10115', 'en', '/en/services?zip=10115'],
    ['/provider/register/premium', 'de', '/de/provider/register/premium'],
    ['/become-provider#provider-types', 'en', '/en/become-provider#provider-types'],
  ] as const)('%s in %s stands at %s, and is read there', (address, language, shown) => {
    expect(addressIn(language, address)).toBe(shown);
    expect(readAddress(shown)).toEqual({ address, language });
  });
  it.each([
    ['/en', '/', 'en'],
    ['/en/', '/', 'en'],
    ['/en/home', '/home', 'en'],
    ['/de/help?a=1', '/help?a=1', 'de'],
  ])('%s says the own language once more', (shown, address, language) => {
    expect(readAddress(shown)).toEqual({ address, language });
    expect(addressIn(readAddress(shown).language, address)).toBe(address);
  });
  it('a word that only begins like a language is none', () => {
    expect(readAddress('/default')).toEqual({ address: '/default', language: 'de' });
  });
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
  it('is spelled without its language', () => {
    expect(nextPathOf('?next=%2Fde%2Fhome%3Fq%3Da')).toBe('/home?q=a');
  });
  it('is nowhere where nothing asks for it', () => {
    expect(nextPathOf('')).toBeUndefined();
  });
});
