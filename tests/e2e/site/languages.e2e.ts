import type { Page } from '@playwright/test';
import { routes } from '../../../src/paths.ts';
import { aListing, aProvider, expect, field, signIn, test, untilItWorks } from '../support/world.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const language = (page: Page) => page.locator('html');
const choose = (page: Page, name: 'DE, Deutsch' | 'EN, English') =>
  page.getByRole('button', { name }).filter({ visible: true }).click();

const pages = [
  [routes.landing, '/de', 'en'],
  [routes.home, '/de/home', 'en'],
  [routes.services, '/en/services', 'de'],
  [routes.help, '/en/help', 'de'],
  [routes.login, '/en/login', 'de'],
] as const;

for (const [path, other, own] of pages)
  test(`${path} is written in both languages, each at an address that names the other`, async ({ request }) => {
    for (const address of [path, other]) {
      const html = await (await request.get(address)).text();
      const [, lang] = /<html[^>]* lang="(\w+)"/.exec(html) ?? [];
      expect(lang).toBe(address === path ? own : own === 'de' ? 'en' : 'de');
      const link = (kind: string) => new RegExp(`<link rel="${kind}" href="([^"]*)">`).exec(html)?.[1] ?? '';
      const leadsTo = (kind: string) => new URL(link(kind), 'http://localhost').pathname;
      expect(leadsTo('canonical')).toBe(address);
      expect(leadsTo(`alternate" hreflang="${own}`)).toBe(path);
      expect(leadsTo(`alternate" hreflang="${own === 'de' ? 'en' : 'de'}`)).toBe(other);
    }
    const again = await request.get(`/${own}${path}?a=1`, { maxRedirects: 0 });
    expect(again.status()).toBe(301);
    expect(again.headers()['location']).toBe(`${path}?a=1`);
  });

test('links, reloads and Back stay in the language of the address', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('main').getByRole('link', { name: 'Immobilien ansehen', exact: true }).click();
  await expect(page).toHaveURL('/de/home');
  await expect(heading(page)).toHaveText(/^Immobilien/);
  await page.reload();
  await expect(heading(page)).toHaveText(/^Immobilien/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(page).toHaveURL('/de/home');
  await expect(language(page)).toHaveAttribute('lang', 'de');
  await page.goto('/en/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/en/services');
  await expect(language(page)).toHaveAttribute('lang', 'en');
});

test('a choice changes the address, and holds on what is opened later, before it is painted', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/404/);
  const { id, title } = await aListing(ask, seller);
  await page.goto('/home?dealType=buy');
  await untilItWorks(page);
  await choose(page, 'DE, Deutsch');
  await expect(page).toHaveURL('/de/home?dealType=buy');
  const shown: string[] = [];
  await page.exposeFunction('told', (lang: string) => shown.push(lang));
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      (window as unknown as { told: (lang: string) => void }).told(document.documentElement.lang),
    ).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await page.goto(`/property/${id}?from=mail#main`);
  await expect(page).toHaveURL(`/de/property/${id}?from=mail#main`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' })).toBeVisible();
  // The browser tells of a paint when the frame is on the screen, which on a busy machine is after the words are there.
  await expect.poll(() => new Set(shown)).toEqual(new Set(['de']));
  await choose(page, 'EN, English');
  await expect(page).toHaveURL(`/property/${id}?from=mail#main`);

  await test.step('an address typed without a language opens in the one that was chosen', async () => {
    await page.goto('/services');
    await expect(page).toHaveURL('/en/services');
    // The frame of a visit or of a booking is the same in both languages; it is filled in the browser.
    for (const path of ['/visit/none', '/book/none']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/en${path}`);
      await expect(language(page)).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help' })).toBeVisible();
    }
  });
});

const ofProvider = [
  [routes.login, /\/en\/login$/],
  [routes.providerLogin, /\/en\/provider\/login$/],
  [routes.providerDashboard, /\/en\/provider\/dashboard$/],
  [routes.providerPackages, /\/en\/provider\/packages$/],
  [routes.providerInvoices, /\/en\/provider\/invoices$/],
] as const;

test('who chose English stays in English at sign-in, dashboard and packages', async ({ page, ask }) => {
  const provider = await aProvider(ask);
  await page.goto('/services');
  await untilItWorks(page);
  await choose(page, 'EN, English');
  await expect(page).toHaveURL('/en/services');
  await signIn(page, provider);
  for (const [path, shown] of ofProvider.slice(2)) {
    await page.goto(path);
    await expect(page).toHaveURL(shown);
    await expect(language(page)).toHaveAttribute('lang', 'en');
  }
  await page.evaluate(() => localStorage.removeItem('token'));
  for (const [path, shown] of ofProvider.slice(0, 2)) {
    await page.goto(path);
    await expect(page).toHaveURL(shown);
  }
});

test('who signs in on an English page has chosen English, and on a German one nothing', async ({ page, ask }) => {
  const provider = await aProvider(ask);
  const signsIn = async (email: string, password: string): Promise<void> => {
    await field(page, email).fill(provider.email);
    await field(page, password).fill(provider.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dashboard$/);
  };
  await page.goto('/provider/login');
  await signsIn('E-Mail', 'Passwort');
  await page.goto('/home');
  await expect(language(page)).toHaveAttribute('lang', 'en');

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/en/provider/login');
  await signsIn('E-mail', 'Password');
  for (const [path, shown] of ofProvider.slice(2)) {
    await page.goto(path);
    await expect(page).toHaveURL(shown);
  }
});

test('a step back to what was read in another language stays in the chosen one', async ({ page }) => {
  await page.goto('/help');
  await untilItWorks(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Karriere' }).click();
  await expect(page).toHaveURL('/career');
  await choose(page, 'EN, English');
  await expect(page).toHaveURL('/en/career');
  await page.goBack();
  await expect(page).toHaveURL('/en/help');
  await expect(heading(page)).toHaveText('Help');
});

test('what does not exist is said in the language of its address', async ({ page, silence }) => {
  silence.expect(/404/);
  await page.goto('/en/nothing');
  await expect(heading(page)).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Browse properties' }).click();
  await expect(page).toHaveURL('/home');

  await test.step('the type of a registration is a choice: an unknown one is that of the free plan', async () => {
    for (const address of ['/provider/register/abc', '/en/provider/register/abc']) {
      expect((await page.goto(address))?.status()).toBe(200);
      await expect(page.getByRole('main').getByText(/^(Ihr Paket|Your plan): Free$/)).toBeVisible();
    }
  });
});
