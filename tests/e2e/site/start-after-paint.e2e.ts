import type { Page } from '@playwright/test';
import { expect, test } from '../support/world.ts';

// When a written page asks for the scripts that make it work.

function firstStart(): number | undefined {
  const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return asked.find(({ name }) => !name.includes('/boot-'))?.startTime;
}

/** When a page first asked for what makes it work, in milliseconds since it was opened. */
async function startOf(page: Page): Promise<number> {
  const found = await page.waitForFunction(firstStart, undefined, { polling: 50 });
  return (await found.jsonValue()) ?? Number.NaN;
}

for (const path of ['/', '/home', '/help'])
  test(`${path} is painted before it is made to work`, async ({ page }) => {
    await page.goto(path);
    const start = await startOf(page);
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    expect(paint).toBeDefined();
    expect(start).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  });

/** A page that waits in vain for its paint starts after a second. Here it waits on: what makes it start is something else. */
const loseNoPatience = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const passed = window.setTimeout;
    window.setTimeout = ((work: () => void, milliseconds = 0) =>
      milliseconds < 1000 ? passed(work, milliseconds) : 0) as typeof window.setTimeout;
  });

test.describe('while nothing can be painted', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe(): void {}
      };
    });
  });

  test('a page in the background is made to work at once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    });
    await loseNoPatience(page);
    await page.goto('/help');
    expect(await startOf(page)).toBeGreaterThan(0);
  });

  test('a page that is never painted works all the same', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('searchbox').fill('Konto');
    await expect(page.getByText(/^\d+ Ergebnis/)).toBeVisible();
  });
});
