import type { Page } from '@playwright/test';
import type { Shape } from '../../../src/contract/area.ts';
import { listListings } from '../../../src/contract/browse-listings.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { writeShapes } from '../../../src/contract/shape-text.ts';
import type { Ask } from './ask.ts';
import { expect } from './world.ts';

export const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
export const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const countWord = (total: number): string => `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'}`;

type Question = AskOf<typeof listListings>['query'];

/** All islands but Palawan, and not the sea west of Manila: other tests list there while these count. */
export const quietIslands: Shape[] = [
  { type: 'rectangle', bounds: { west: 119.5, south: 4, east: 128, north: 22 } },
  { type: 'rectangle', bounds: { west: 120, south: 14, east: 120.9, north: 15 }, exclude: true },
];

/** Looks at the quiet islands. On a phone the filters are folded away until the bar at the bottom opens them. */
export async function openHome(page: Page, isPhone: boolean, filters: Record<string, string> = {}): Promise<void> {
  await page.goto(`/home?${new URLSearchParams({ area: writeShapes(quietIslands), ...filters }).toString()}`);
  await expect(page.getByText(/^[\d,]+ results?$/)).toBeVisible();
  if (isPhone && filters['filters'] !== 'open')
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Filter' }).click();
  await expect(toggle(page, 'Favorites')).toBeEnabled();
}

/** The number above the cards is the server's own for the same question. */
export async function expectTotal(page: Page, ask: Ask, query: Question): Promise<void> {
  const { total } = await ask(listListings, { query: { area: JSON.stringify(quietIslands), ...query } });
  await expect(page.getByText(countWord(total), { exact: true })).toBeVisible();
}

export const shownTotal = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByText(/^[\d,]+ results?$/).textContent())?.replace(',', '') ?? '', 10);
