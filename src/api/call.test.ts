import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { health } from '../contract/admin/platform.ts';
import { call, urlOf } from './call.ts';
import { dropToken, keepToken, storedToken } from './token.ts';

describe('the address of a call', () => {
  it('fills the path and leaves out what is not asked', () => {
    expect(urlOf({ path: '/listings/:id' }, { params: { id: 'a b' } }, '/api')).toBe('/api/listings/a%20b');
    expect(urlOf({ path: '/listings' }, { query: { category: 'lot', q: undefined } }, '/api')).toBe(
      '/api/listings?category=lot',
    );
  });
  it('writes numbers, flags and shapes as JSON', () => {
    const area = [{ type: 'circle', center: { lat: 1, lng: 2 }, radius: 3 }];
    expect(urlOf({ path: '/listings' }, { query: { bedrooms: 2, furnished: false, area } }, '')).toBe(
      `/listings?bedrooms=2&furnished=false&area=${encodeURIComponent(JSON.stringify(area))}`,
    );
  });
  it('keeps the functions prefix for a bare name, whatever the base', () => {
    expect(urlOf({ path: 'create-property' }, {}, '/api')).toBe('/.netlify/functions/create-property');
  });
});

const renewing = () => Promise.resolve(Response.json({ status: 'ok' }, { headers: { 'x-access-token': 'fresh' } }));

describe('an answer with a fresh token', () => {
  it('keeps the session, but where nobody has asked', async () => {
    vi.stubGlobal('fetch', renewing);
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    onTestFinished(() => {
      dropToken();
      vi.unstubAllGlobals();
    });
    keepToken('old');
    await call(health, {}, { isUnasked: true });
    expect(storedToken()).toBe('old');
    await call(health, {});
    expect(storedToken()).toBe('fresh');
  });
});
