import type { Locator, Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { aListing, aWord, expect, signIn, test, untilItWorks, untilPainted } from '../support/world.ts';

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

  // Back among the tabs of the dashboard returns to the place in the first.
  await followLink(page.getByRole('link', { name: 'Inquiries' }));
  await expect(page).toHaveURL(/tab=inquiries/);
  await page.goBack();
  await expect(page.getByText('9 properties')).toBeVisible();
  await expect.poll(() => place(page)).toBe(inList);
});

test('Back, Forward and reload keep the place among the inquiries and in a conversation', async ({
  page,
  ask,
  seller,
}) => {
  const { id } = await aListing(ask, seller);
  const message = 'Is it still to be had, and when may I come?\n'.repeat(60);
  for (let count = 0; count < 8; count += 1)
    await ask(sendInquiry, { params: { id }, body: { name: 'Ana', email: `${aWord()}@example.org`, message } });
  const entries = page.getByRole('list', { name: 'Inquiries' }).getByRole('link');
  const heading = page.getByRole('heading', { name: 'Ana' });
  const [inList, inThread] = [150, 210];
  await signIn(page, seller);
  await page.goto('/seller/dashboard?tab=inquiries');
  await expect(entries).toHaveCount(8);
  await scrollTo(page, inList);
  await page.reload();
  await expect.poll(() => place(page)).toBe(inList);

  await followLink(entries.nth(3));
  await expect(heading).toBeVisible();
  await scrollTo(page, inThread);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect.poll(() => place(page)).toBe(inThread);
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await expect.poll(() => place(page)).toBe(inList);
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect.poll(() => place(page)).toBe(inThread);
});

test('Back, Forward and reload keep the place on the analytics of a seller and on the dashboard of a provider', async ({
  page,
  ask,
  seller,
}) => {
  await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto('/seller/dashboard?tab=analytics');
  await expectPlaceKept(page, page.getByRole('heading', { name: 'By listing' }));
  const body = { email: 'anbieter@example.com', password: 'demo-password' };
  await signIn(page, { token: (await ask(login, { body })).access_token });
  await page.goto('/provider/dashboard');
  await expectPlaceKept(page, page.getByRole('heading', { level: 1 }));
});

/** As far down as the screen goes: how tall it is, is not the same everywhere. */
async function expectPlaceKept(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await untilItWorks(page);
  // A panel that comes after the scrolling would move what was scrolled to.
  await expect(page.getByRole('main').getByText(/^(Wird geladen|Loading)/)).toHaveCount(0);
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(bottom, 'the screen is taller than the window').toBeGreaterThan(20);
  const far = Math.min(bottom, 300);
  await scrollTo(page, far);
  await page.reload();
  await expect.poll(() => place(page)).toBe(far);
  await followLink(page.getByRole('link', { name: /^(About us|Über uns)$/ }));
  await expect(page).toHaveURL(/about/);
  await scrollTo(page, 0);
  await page.goBack();
  await expect(shown).toBeVisible();
  await expect.poll(() => place(page)).toBe(far);
}

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
