import { expect, it, onTestFinished, vi } from 'vitest';
import { readStored, store } from './storage.ts';

it('has nothing stored where the browser refuses even to name the storage, and only logs it', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    vi.restoreAllMocks();
  });
  store('language', 'de');
  expect(readStored('language')).toBeNull();
  expect(warned).toHaveBeenCalledTimes(2);
});
