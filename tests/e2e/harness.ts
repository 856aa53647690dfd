import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

interface Silence {
  /** An error on the console that this test provokes: `silence.expect(/401/)` for a wrong password, say. */
  expect: (pattern: RegExp) => void;
  /** Listens to another browser as well. */
  hear: (context: BrowserContext) => void;
}

const isForeign = (message: ConsoleMessage, own: string): boolean => {
  const { url } = message.location();
  // Map tiles and other hosts cannot be reached in the tests; the browser reports that by itself.
  return URL.canParse(url) && new URL(url).origin !== own && message.text().startsWith('Failed to load resource');
};

/** Silence is a condition of every test: an error on the console, in a page or against the CSP fails it. */
export const test = base.extend<{ silence: Silence }>({
  silence: [
    async ({ context, baseURL }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const own = new URL(baseURL ?? 'http://localhost').origin;
      const hear = (one: BrowserContext): void => {
        one.on('console', (message) => {
          if (message.type() !== 'error' || isForeign(message, own)) return;
          heard.push(`${message.text()} (${message.location().url})`);
        });
        one.on('weberror', (problem) => {
          heard.push(String(problem.error().stack ?? problem.error()));
        });
      };
      hear(context);
      await use({ expect: (pattern) => void expected.push(pattern), hear });
      const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'errors on the console or in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
