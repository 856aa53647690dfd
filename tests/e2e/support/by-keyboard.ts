import type { Locator, Page } from '@playwright/test';
import { expect } from './world.ts';

/** More stops than any screen has before what is meant. */
const stopsAtMost = 90;

type Where = 'here' | 'in its row' | 'after it' | 'before it';

/** Within a row of buttons that is one stop, arrow keys go on. */
const whereIsFocus = (on: Locator): Promise<Where> =>
  on.evaluate((element) => {
    const { activeElement } = document;
    if (element === activeElement) return 'here';
    if (element.closest('[role="toolbar"]')?.contains(activeElement) === true) return 'in its row';
    const isBehind =
      (activeElement ?? document.body).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBehind === 0 ? 'before it' : 'after it';
  });

const keys: Record<Exclude<Where, 'here'>, string> = {
  'in its row': 'ArrowRight',
  'before it': 'Tab',
  'after it': 'Shift+Tab',
};

/**
 * Moves the focus to it like somebody without a mouse: by Tab, back by Shift and Tab, and by an arrow key within a row.
 */
export async function reach(page: Page, on: Locator): Promise<void> {
  await expect(on).toBeAttached();
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    const where = await whereIsFocus(on);
    if (where === 'here') return;
    await page.keyboard.press(keys[where]);
  }
  throw new Error(`Tab does not come to ${String(on)}`);
}

/** Reaches it and presses what it takes: a box the space bar, a link or a button Enter; a field is only reached. */
export async function pressByKeyboard(page: Page, on: Locator): Promise<void> {
  await reach(page, on);
  const kind = await on.evaluate((element) => (element instanceof HTMLInputElement ? element.type : 'button'));
  if (kind === 'checkbox') await page.keyboard.press('Space');
  else if (kind === 'button') await page.keyboard.press('Enter');
}
