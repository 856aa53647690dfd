import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLastSearch, readLastSearch } from './last-search.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('leads back to what was asked, not to a sheet or a tool that was open', () => {
  expect(String(readLastSearch())).toBe('');
  keepLastSearch('?q=makati&dealType=rent&priceMax=40000&filters=open&areaSearch=true');
  expect(String(readLastSearch())).toBe('q=makati&dealType=rent&priceMax=40000');
});

it('takes what the tab keeps for nothing where it is no query', () => {
  sessionStorage.setItem('last-search', '{"q":"makati"}');
  expect(String(readLastSearch())).toBe('');
});
