import type { Locator, Page } from '@playwright/test';

/** What a hand does on a page: each tap, press and stroke counts, typing and the keys of the keyboard do not. */
export interface Taps {
  counted: () => Promise<number>;
  /** Two taps that a test does not make by hand: the list, and the entry of it. */
  choose: (from: Locator, label: string) => Promise<void>;
}

export async function countTaps(page: Page): Promise<Taps> {
  let chosen = 0;
  await page.addInitScript(() => {
    // Not on the window: there a press counts that Playwright has aimed at something else, keeps from the page and makes again.
    document.addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1)),
      { capture: true },
    );
  });
  return {
    counted: async () => chosen + (await page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0))),
    choose: async (from, label) => {
      chosen += 2;
      await from.selectOption({ label });
    },
  };
}
