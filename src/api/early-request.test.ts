import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listListings } from '../contract/listing.ts';
import { urlOf } from './call.ts';
import { firstQuestionOf, takeEarly } from './early-request.ts';

const at = (address: string): string | undefined => firstQuestionOf(new URL(address, 'https://own.invalid'), '/api');

describe('the first question of a page', () => {
  it('is just what the screen will ask', () => {
    expect(at('/home')).toBe(urlOf(listListings, {}, '/api'));
    const query = { category: 'condominium', dealType: 'rent' };
    expect(at('/home?category=condominium&dealType=rent')).toBe(urlOf(listListings, { query }, '/api'));
    expect(at('/property/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab')).toBe(
      '/api/listings/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab',
    );
  });
  it('is not guessed where the address says more', () => {
    expect(at('/home?view=map&map=14,121,9')).toBeUndefined();
    expect(at('/home?favorites=true')).toBeUndefined();
    expect(at('/property/../auth/me')).toBeUndefined();
    expect(at('/')).toBeUndefined();
  });
});

describe('the early answer', () => {
  const response = Promise.resolve(new Response('{}'));
  beforeEach(() => {
    globalThis.earlyRequest = { url: '/api/listings', token: null, startedAt: performance.now(), response };
  });
  afterEach(() => {
    globalThis.earlyRequest = undefined;
  });

  it('is given once, to the same question', () => {
    expect(takeEarly('GET', '/api/listings?q=a', null)).toBeUndefined();
    expect(takeEarly('GET', '/api/listings', null)).toBe(response);
    expect(takeEarly('GET', '/api/listings', null)).toBeUndefined();
  });
  it('is not given to somebody else', () => {
    expect(takeEarly('GET', '/api/listings', 'token')).toBeUndefined();
  });
  it('grows old', () => {
    globalThis.earlyRequest = { url: '/api/listings', token: null, startedAt: performance.now() - 60_000, response };
    expect(takeEarly('GET', '/api/listings', null)).toBeUndefined();
  });
});
