import type { Page } from '@playwright/test';
import type { Language } from '../../../src/contract/words.ts';
import { brokenRules, overflow, wcagTags } from '../../support/screen-faults.ts';
import { expect } from '../harness.ts';

/**
 * Waits until no colour is in transition, nor begins to be in the next frames. What turns for ever is no transition, and inside
 * closed details time stands still.
 */
const untilRecoloured = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let stillFrames = 0;
        const look = (): void => {
          const isMoving = document
            .getAnimations()
            .some(
              ({ effect, playState }) =>
                playState === 'running' &&
                effect instanceof KeyframeEffect &&
                effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
                effect.target?.checkVisibility() === true,
            );
          stillFrames = isMoving ? 0 : stillFrames + 1;
          if (stillFrames > 2) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

export async function expectNothingFound(page: Page, which: { tags: string[] } | { rules: string[] }): Promise<void> {
  expect(await brokenRules(page, which)).toEqual([]);
}

/** Colours change at once: what has only just come, as a button that is let go, would be looked at on its way. */
const withoutTransitions = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await untilRecoloured(page);
}

async function expectWithinWindow(page: Page): Promise<void> {
  expect(await overflow(page), 'pixels that the page is wider than the window').toBeLessThanOrEqual(0);
}

/** No rule of WCAG 2 A and AA is broken, of colours in either scheme, and nothing lies beyond the right edge. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await withoutTransitions(page);
  await untilRecoloured(page);
  await expectNothingFound(page, { tags: wcagTags });
  await expectWithinWindow(page);
  await showIn(page, 'dark');
  await expectNothingFound(page, { rules: ['color-contrast'] });
  await showIn(page, 'light');
  await page.emulateMedia({ reducedMotion: null });
}

/** Of a story that is told in each language: axe finds the same in all of them and looks once; words differ in their length. */
export const looksIn = (language: Language): ((page: Page) => Promise<void>) =>
  language === 'de' ? expectAccessible : expectWithinWindow;
