import type { Page } from '@playwright/test';
import type { Shape } from '../../../src/contract/area.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { writeShapes } from '../../../src/contract/shape-text.ts';
import type { Ask } from './ask.ts';
import { expect } from './world.ts';

/** A filter: while the sheet of all filters is open, the one in it and not the chip below. */
export const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();
export const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
export const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const countWord = (total: number): string => `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'}`;

type Question = AskOf<typeof listListings>['query'];

/** All islands but Palawan, and not the sea west of Manila: other tests list there while these count. */
export const quietIslands: Shape[] = [
  { type: 'rectangle', bounds: { west: 119.5, south: 4, east: 128, north: 22 } },
  { type: 'rectangle', bounds: { west: 120, south: 14, east: 120.9, north: 15 }, exclude: true },
];

/** One of the demo's, which no test takes away meanwhile. */
export async function aDemoListing(ask: Ask): Promise<{ id: string }> {
  const { items } = await ask(listListings, { query: { area: JSON.stringify(quietIslands) } });
  const [listing] = items;
  if (listing === undefined) throw new Error('the demo has no listing on the quiet islands');
  return listing;
}

/** Looks at the quiet islands. `isSheet` opens the sheet of all filters. */
export async function openHome(page: Page, isSheet: boolean, filters: Record<string, string> = {}): Promise<void> {
  await page.goto(`/home?${new URLSearchParams({ area: writeShapes(quietIslands), ...filters }).toString()}`);
  await expect(page.getByText(/^[\d,]+ results?$/)).toBeVisible();
  await expect(toggle(page, 'Favorites')).toBeEnabled();
  if (isSheet) await openFilters(page);
}

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

/** Closes the sheet by the button that says how many there are. */
export const showFound = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Show (all |[\d,]+ )?results?$/ }).click();

/** The number above the cards is the server's own for the same question. */
export async function expectTotal(page: Page, ask: Ask, query: Question): Promise<void> {
  const { total } = await ask(listListings, { query: { area: JSON.stringify(quietIslands), ...query } });
  await expect(page.getByText(countWord(total), { exact: true })).toBeVisible();
}

export const shownTotal = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByText(/^[\d,]+ results?$/).textContent())?.replace(',', '') ?? '', 10);
