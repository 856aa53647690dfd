import type { Page } from '@playwright/test';

interface Held {
  /** From now on none is answered. */
  fail: () => void;
  /** From now on all are. */
  release: () => void;
}

/** Holds back the answers to these calls. */
export async function hold(page: Page, call: RegExp): Promise<Held> {
  const held = Promise.withResolvers<void>();
  let end: 'continue' | 'abort' = 'continue';
  const endWith = (wanted: typeof end) => (): void => {
    end = wanted;
    held.resolve();
  };
  await page.route(call, async (route) => {
    await held.promise;
    await route[end]();
  });
  return { fail: endWith('abort'), release: endWith('continue') };
}
