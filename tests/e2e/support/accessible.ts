import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../harness.ts';

/** Waits until no colour is in transition. What turns for ever is no transition. */
const untilRecoloured = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

export async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
}

async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await untilRecoloured(page);
}

/** No rule of WCAG 2 A and AA is broken, of colours in either scheme, and nothing lies beyond the right edge. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expectNothingFound(new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']));
  const { seen, whole } = await page.evaluate(() => ({
    seen: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  expect(whole, 'the page is as wide as the window').toBeLessThanOrEqual(seen);
  await showIn(page, 'dark');
  await expectNothingFound(new AxeBuilder({ page }).withRules('color-contrast'));
  await showIn(page, 'light');
}
