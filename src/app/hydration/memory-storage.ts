import { isFramed } from '#ui/framed.ts';

/** Stands in for what a browser keeps: it holds entries as long as the page. */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  key = (at: number): string | null => [...this.#entries.keys()][at] ?? null;
  getItem = (key: string): string | null => this.#entries.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#entries.set(key, value);
  removeItem = (key: string): void => void this.#entries.delete(key);
  clear = (): void => this.#entries.clear();
}

/** In a frame of another site nothing is read or kept: whoever is signed in here is a guest there. */
export function keepNothingWhereFramed(): void {
  if (!isFramed) return;
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: new MemoryStorage(), configurable: true });
}
