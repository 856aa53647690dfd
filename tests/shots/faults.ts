import type { Page } from '@playwright/test';
import { brokenRules, overflow, smallTargets, wcagTags } from '../support/screen-faults.ts';
import { isPhone } from './shot.ts';

/** The narrowest window that WCAG asks for (1.4.10), and a phone whose owner needs large letters (1.4.4). */
const narrow = 320;
const phone = 360;
const twiceAsLarge = 'html { font-size: 200% }';

async function beyondAt(page: Page, width: number): Promise<number> {
  const height = page.viewportSize()?.height ?? 844;
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return Math.max(await overflow(page), await overflowOfDialogs(page));
}

/** By how many pixels what lies over the page is wider than itself. */
const overflowOfDialogs = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog, [role="dialog"]')]
      .filter((one) => one.checkVisibility())
      .reduce((most, { scrollWidth, clientWidth }) => Math.max(most, scrollWidth - clientWidth), 0),
  );

/** What a finger cannot hit, and what lies beyond the right edge at 320 pixels and with text twice as large. */
async function faultsOfPhone(page: Page): Promise<string[]> {
  const found = (await smallTargets(page)).map((target) => `a finger misses ${target}`);
  const whole = page.viewportSize();
  const atNarrow = await beyondAt(page, narrow);
  if (atNarrow > 0) found.push(`at ${narrow} pixels ${atNarrow} lie beyond the edge`);
  const style = await page.addStyleTag({ content: twiceAsLarge });
  const atTwice = await beyondAt(page, phone);
  if (atTwice > 0) found.push(`with text twice as large ${atTwice} pixels lie beyond the edge`);
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  if (whole !== null) await page.setViewportSize(whole);
  return found;
}

/** Everything that is wrong with the screen as it stands, in each scheme. */
export async function faultsOf(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    const shown = page.locator(`html[data-mantine-color-scheme="${scheme}"]`);
    await shown.waitFor({ state: 'attached', timeout: 5000 }).catch(() => found.push(`${scheme}: it is not followed`));
    const broken = await brokenRules(page, { tags: wcagTags });
    found.push(...broken.map((rule) => `${scheme}: ${rule.slice(0, 300)}`));
  }
  const width = page.viewportSize()?.width ?? 0;
  if (isPhone(width)) return [...found, ...(await faultsOfPhone(page))];
  const beyond = await beyondAt(page, width);
  return beyond > 0 ? [...found, `${beyond} pixels lie beyond the edge`] : found;
}
