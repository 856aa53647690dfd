import { beforeEach, expect, it, vi } from 'vitest';
import { languageToRead } from './i18n.ts';

const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

it('opens a first visit in the language of the strand', () => {
  expect(languageToRead('de')).toBe('de');
});

it('goes on in the language that was read, whichever strand comes next', () => {
  languageToRead('en');
  expect(languageToRead('de')).toBe('en');
});

it('follows a choice', () => {
  languageToRead('en');
  localStorage.setItem('language', 'de');
  expect(languageToRead('en')).toBe('de');
  sessionStorage.setItem('language', JSON.stringify('xx'));
  localStorage.setItem('language', 'xx');
  expect(languageToRead('en')).toBe('en');
});
