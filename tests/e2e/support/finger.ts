import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const steps = 8;

/** A finger goes down, moves and is lifted: the browser makes of it what it makes of a real one. */
export async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }]);
  await touch('touchEnd', []);
  await session.detach();
}
