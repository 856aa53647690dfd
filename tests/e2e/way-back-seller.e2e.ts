import type { Locator, Page } from '@playwright/test';
import { aListing, expect, signIn, test, untilItWorks, untilPainted } from './support/world.ts';

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), to);
  await expect.poll(() => place(page)).toBe(to);
  await untilPainted(page);
}

/** Without the scrolling that brings a link into view. */
const followLink = (link: Locator): Promise<void> => link.evaluate((anchor: HTMLElement) => anchor.click());

test('Back, Forward and reload keep the place among one’s own properties and in the form', async ({
  page,
  ask,
  seller,
}) => {
  for (let count = 0; count < 9; count += 1) await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(page.getByText('9 properties')).toBeVisible();
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => place(page)).toBe(900);

  await followLink(page.getByRole('link', { name: /^Edit/ }).nth(4));
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeVisible();
  const inList = 900;
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page.getByText('9 properties')).toBeVisible();
  await expect.poll(() => place(page)).toBe(inList);
  await page.goForward();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeVisible();
  await expect.poll(() => place(page)).toBe(400);
  await page.reload();
  await expect.poll(() => place(page)).toBe(400);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(inList);
});

test('Back among the tabs of the dashboard returns to the place in the first', async ({ page, ask, seller }) => {
  for (let count = 0; count < 9; count += 1) await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(page.getByText('9 properties')).toBeVisible();
  await scrollTo(page, 900);
  await followLink(page.getByRole('link', { name: 'Inquiries' }));
  await expect(page).toHaveURL(/tab=inquiries/);
  await page.goBack();
  await expect(page.getByText('9 properties')).toBeVisible();
  await expect.poll(() => place(page)).toBe(900);
});

test('the button on a detail page leads back to the list, even if its link was followed before the scripts were there', async ({
  page,
  ask,
  seller,
}) => {
  const { id } = await aListing(ask, seller);
  await page.goto('/home?category=condominium');
  await untilItWorks(page);
  await page.evaluate((to) => window.location.assign(to), `/property/${id}`);
  await expect(page).toHaveURL(`/property/${id}`);
  await untilItWorks(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/category=condominium/);
});
