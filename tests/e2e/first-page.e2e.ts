import type { Page } from '@playwright/test';
import { routes } from '../../src/paths.ts';
import { aCustomer, expect, signIn, test } from './support/world.ts';

// What a visitor gets first is written at build time or asked for ahead. An error in the console fails each of these
// (harness.ts): React says there when a written page is not the one it would have rendered.

/** The paths of the calls that the page sends while it loads. */
async function callsDuring(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await open();
  await page.waitForLoadState('networkidle');
  return asked;
}

for (const address of ['/home', '/home?category=condominium', '/home?dealType=rent&type=houses']) {
  test(`${address} asks for its first listings once`, async ({ page }) => {
    const calls = await callsDuring(page, async () => {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    expect(calls.filter((call) => call.startsWith('/api/listings'))).toEqual([`/api/listings${address.slice(5)}`]);
  });
}

test('a property asks for itself once', async ({ page }) => {
  await page.goto('/home');
  const card = page.getByRole('article').first().getByRole('link').first();
  const href = (await card.getAttribute('href')) ?? '';
  const id = new URL(href, 'http://localhost').pathname.split('/').pop() ?? '';
  const calls = await callsDuring(page, async () => {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(calls.filter((call) => call === `/api/listings/${id}`)).toHaveLength(1);
});

const written = [routes.landing, routes.services, routes.help, routes.becomeProvider, routes.privacy];

for (const path of written) {
  test(`${path} is the written page, for a guest, in the other language and signed in`, async ({ page, ask }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const own = await heading.textContent();
    for (const language of ['DE, Deutsch', 'EN, English']) {
      await page.getByRole('button', { name: language }).first().click();
      await page.reload();
      await expect(heading).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2).toLowerCase());
    }
    await signIn(page, await aCustomer(ask));
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    expect(own).toBeTruthy();
  });
}

test('a language chosen before the scripts are there is taken up with them', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyRequest' in globalThis || document.readyState !== 'loading');
  const choice = page.getByRole('button', { name: 'EN, English' }).first();
  await choice.click();
  scripts.resolve();
  await expect(page.getByRole('radio', { name: 'Offer properties' })).toBeVisible();
});
