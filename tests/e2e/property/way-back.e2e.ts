import type { Page } from '@playwright/test';
import { updateProperty } from '../../../src/contract/property/listing.ts';
import { writeShapes } from '../../../src/contract/shape-text.ts';
import { quietIslands } from '../support/browse.ts';
import { onPhone } from '../support/on-phone.ts';
import { aListing, aWord, expect, test, untilItWorks, untilPainted } from '../support/world.ts';

/** So far down that two further pages of cards were loaded on the way. */
const farDown = 60;
const height = 300;

const listAddress = `/home?${new URLSearchParams({ area: writeShapes(quietIslands), sort: 'price_asc' }).toString()}`;
/** All islands, beside the list where there is room for both. */
const splitAddress = `${listAddress}&view=map&map=12,122,6`;

const farCard = (page: Page) => page.getByRole('region', { name: 'Results' }).locator(`[aria-posinset="${farDown}"]`);

/** Where the far card stands in the window; nowhere while it is not in the page. */
const heightOf = (page: Page): Promise<number | undefined> =>
  farCard(page).evaluateAll(([card]) =>
    card === undefined ? undefined : Math.round(card.getBoundingClientRect().top),
  );

/** Brings the far card to its height. */
async function scrollFarDown(page: Page): Promise<string> {
  await untilItWorks(page);
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await expect(farCard(page)).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [20], timeout: 40_000 });
  const align = (): Promise<void> =>
    farCard(page).evaluate((card, top) => window.scrollBy(0, card.getBoundingClientRect().top - top), height);
  await align();
  await expect.poll(() => heightOf(page)).toBe(height);
  await untilPainted(page);
  return (await farCard(page).getByRole('heading').textContent()) ?? '';
}

async function openFarCard(page: Page, title: string): Promise<void> {
  await farCard(page).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** The card stands where it stood, and stays there. */
async function expectBack(page: Page, title: string): Promise<void> {
  await expect(farCard(page).getByRole('heading')).toHaveText(title);
  await expect.poll(() => heightOf(page)).toBe(height);
  await page.waitForTimeout(400);
  expect(await heightOf(page)).toBe(height);
}

/** Tells how often the list has been seen from its beginning, as when a page jumps. */
async function watchFirstCards(page: Page): Promise<() => Promise<number>> {
  const mark = 'first cards seen';
  await page.evaluate((name) => {
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) performance.mark(name);
    });
    const watchFirst = (): void => {
      const first = document.querySelector('[aria-posinset="1"]');
      if (first !== null) watcher.observe(first);
    };
    new MutationObserver(watchFirst).observe(document.body, { childList: true, subtree: true });
  }, mark);
  return () => page.evaluate((name) => performance.getEntriesByName(name).length, mark);
}

test(
  'Back returns to the card that was opened, also after Forward and from a page loaded anew; a reload stays',
  onPhone,
  async ({ page, isPhone }) => {
    test.slow();
    await page.goto(listAddress);
    const title = await scrollFarDown(page);
    await openFarCard(page, title);
    await page.goBack();
    await expectBack(page, title);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expectBack(page, title);
    if (isPhone) return;
    await openFarCard(page, title);
    await page.reload();
    await untilItWorks(page);
    const firstCardsSeen = await watchFirstCards(page);
    await page.goBack();
    await expectBack(page, title);
    expect(await firstCardsSeen()).toBe(0);
    await page.reload();
    await expectBack(page, title);
  },
);

test('so does Back to the list beside the map, where the map is not followed, too', async ({ page }) => {
  test.slow();
  await page.goto(splitAddress);
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  const title = await scrollFarDown(page);
  await openFarCard(page, title);
  await page.reload();
  await untilItWorks(page);
  const firstCardsSeen = await watchFirstCards(page);
  await page.goBack();
  await expectBack(page, title);
  expect(await firstCardsSeen()).toBe(0);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(page).toHaveURL(/%2C7(&|$)/);
  await openFarCard(page, title);
  await page.goBack();
  await expectBack(page, title);
  await expect(page.getByRole('button', { name: 'Search in this view' })).toBeVisible();
});

test('Forward returns to the place in the list, and Back from another order to the one before; opened anew it begins at the top', async ({
  page,
}) => {
  test.slow();
  await page.goto('/about');
  await page.goto('/');
  await untilItWorks(page);
  await page.getByRole('link', { name: 'Browse Properties' }).first().click();
  const title = await scrollFarDown(page);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Results' })).toHaveCount(0);
  await page.goForward();
  await expectBack(page, title);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price first');
  await expect(page).toHaveURL(/price_desc/);
  await expect(farCard(page).filter({ hasText: title })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goBack();
  await expect(page).not.toHaveURL(/price_desc/);
  await expectBack(page, title);

  const listed = page.url();
  await page.goto('/about');
  await page.goto(listed);
  await untilItWorks(page);
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [list, address] of [
  ['the results', '/home?q='],
  ['the favourites', '/home?favorites=true&q='],
] as const) {
  test(`a listing that turned out to be gone is not among ${list} on the way back`, async ({
    page,
    ask,
    seller,
    silence,
  }) => {
    silence.expect(/404/);
    const word = aWord();
    const gone = await aListing(ask, seller, { title: `Gone ${word}` });
    const other = await aListing(ask, seller, { title: `Other ${word}` });
    await page.goto('/favicon.svg');
    const favorites = JSON.stringify({ [gone.id]: true, [other.id]: true });
    await page.evaluate((kept) => localStorage.setItem('favorites', kept), favorites);
    await page.goto(`${address}${word}`);
    await untilItWorks(page);
    await expect(page.getByText('2 results', { exact: true })).toBeVisible();
    await ask(updateProperty, { body: { id: gone.id, status: 'paused' } }, seller.token);
    await page.getByRole('link', { name: gone.title }).click();
    await expect(page.getByText('It may come back.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: other.title })).toBeVisible();
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: gone.title })).toHaveCount(0);
  });
}
