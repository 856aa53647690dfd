import type { Locator } from '@playwright/test';
import { mapSurface, openDrawing } from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { expect, test } from '../support/world.ts';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not to be seen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test(
  'what is said at the mouse stays whole at the edges of the map; a finger hides no words',
  onPhone,
  async ({ page, isPhone }) => {
    const map = await openDrawing(page, isPhone, { lat: 10.42, lng: 123.9 }, 10);
    const said = page.getByText('Click to set the first corner');
    // Before the mouse has come to the map, nothing is said in its corner.
    await page.getByRole('button', { name: 'Polygon', exact: true }).press('Enter');
    await expect(page.getByText('Tap the corners in turn')).toBeVisible();
    await expect(said).toBeAttached();
    await expect(said).toBeHidden();
    await expect(mapSurface(page)).toHaveCSS('touch-action', 'none');
    await page.mouse.move(map.middle.x, map.middle.y);
    await page.mouse.move(map.middle.x + 1, map.middle.y);
    await expect(said).toBeVisible({ visible: !isPhone });
    if (isPhone) return;

    // A hand is never still: where one move falls into a repaint, the next is taken.
    const saidAt = async (x: number, y: number) => {
      await page.mouse.move(x + 1, y);
      await page.mouse.move(x, y);
      return boxOf(said);
    };
    const surface = await boxOf(mapSurface(page));
    const lastButton = await boxOf(page.getByRole('button', { name: 'Cancel', exact: true }));
    const underButtons = () => saidAt(map.middle.x, lastButton.bottom + 10);
    await expect.poll(async () => (await underButtons()).y).toBeLessThan(map.middle.y);
    expect((await underButtons()).y).toBeGreaterThan(lastButton.bottom);

    const atRightEdge = () => saidAt(surface.right - 10, map.middle.y);
    await expect.poll(async () => (await atRightEdge()).right).toBeGreaterThan(surface.right - 100);
    expect((await atRightEdge()).right).toBeLessThan(surface.right);

    const status = await boxOf(page.getByText('in this view'));
    const overStatus = () => saidAt(status.x + 20, status.y - 2);
    await expect.poll(async () => (await overStatus()).x).toBeLessThan(map.middle.x);
    expect((await overStatus()).bottom).toBeLessThan(status.y);
  },
);
