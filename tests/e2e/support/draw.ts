import type { Page } from '@playwright/test';
import type { Shape } from '../../../src/contract/area.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import type { Ask } from './ask.ts';
import { beside, chooseTool, drag, type SeenMap } from './map.ts';
import { expect } from './world.ts';

// Among the demo's listings, and where no other test lists anything.
// On a phone the hint covers the map's upper third, so that the tests draw below its middle.
export const overCebu = { lat: 10.42, lng: 123.9 };
export const zoom = 10;

export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** "Search in This Area" shows as many as the server finds, and some at all. */
export async function expectFound(page: Page, ask: Ask, shapes: Shape[]): Promise<void> {
  const { total } = await ask(listListings, { query: { area: JSON.stringify(shapes) } });
  expect(total).toBeGreaterThan(0);
  await tool(page, 'Search in This Area').click();
  await expect(page.locator(':focus').getByRole('region', { name: 'Results' })).toBeVisible();
  // Where there is room, the map stays beside the list.
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const isWide = (page.viewportSize()?.width ?? 0) >= 1100;
  if (!isWide) await expect(map).toHaveCount(0);
  else {
    await expect(map).toBeVisible();
    // Beside the map the list is that of what the map shows.
    await tool(page, 'List').click();
  }
  await expect(page.getByText(countWord(total), { exact: true })).toBeVisible();
  if (isWide) await page.goBack();
}

const countWord = (total: number): string => (total === 1 ? '1 result' : `${total} results`);

export async function drawRectangle(
  map: SeenMap,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Promise<void> {
  await chooseTool(map, 'Rectangle');
  await expect(map.page.getByText('Drag from corner to corner.')).toBeVisible();
  await drag(map, [beside(map, left, top), beside(map, right, bottom)]);
}
