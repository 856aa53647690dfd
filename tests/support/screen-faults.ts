import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// What is wrong with a screen for somebody who cannot see it well or uses it by a finger. Empty lists mean: nothing.

/** Of WCAG 2.1, what the law asks for. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21aa'];

/** Without frames one run in the page finds the same; the other mode opens a second page for each, at three times the cost. */
export async function brokenRules(page: Page, which: { tags: string[] } | { rules: string[] }): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await ('tags' in which ? axe.withTags(which.tags) : axe.withRules(which.rules)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Pressable elements that are no word in a line of text, with their size if below the 44 pixels that a finger needs.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, select, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => getComputedStyle(one).display !== 'inline' && one.closest('.leaflet-container') === null)
      // A name that opens its card is as large as the card.
      .filter((one) => getComputedStyle(one, '::after').position !== 'absolute')
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 120)}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
