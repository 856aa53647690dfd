import type { Page } from '@playwright/test';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { aListing, expect, field, test, untilItWorks } from '../support/world.ts';

const describes = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null);

test('what a page says of itself follows its language, and the page', async ({ page }) => {
  await page.goto('/home');
  await untilItWorks(page);
  await expect.poll(() => describes(page)).toMatch(/^Houses, condominiums, lots/);
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect.poll(() => describes(page)).toMatch(/^Häuser, Wohnungen/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click();
  await expect.poll(() => describes(page)).toBe('Antworten auf häufige Fragen.');
});

test('what providers write is German on an English page, and what sellers write English on a German one', async ({
  page,
  ask,
  seller,
}) => {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const [provider] = items;
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(`/provider/${provider?.id}`);
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(provider?.name ?? '');
  await expect(name).toHaveAttribute('lang', 'de');
  for (const offer of await page.getByRole('article').getByRole('heading', { level: 3 }).all())
    await expect(offer).toHaveAttribute('lang', 'de');

  const { id, title } = await aListing(ask, seller);
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { name: 'Beschreibung' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Two bedrooms and a balcony.')).toHaveAttribute('lang', 'en');
  await page.goto(`/home?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toHaveAttribute('lang', 'en');
});

test('the button that shows a password speaks the language of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto('/login');
  await expect(field(page, 'Passwort')).toBeVisible();
  const toggle = page.locator('button[aria-label="Passwort zeigen oder verbergen"]');
  await expect(toggle).toHaveCount(1);
  await field(page, 'Passwort').fill('geheim');
  await toggle.click();
  await expect(field(page, 'Passwort')).toHaveAttribute('type', 'text');
  await expect(page.locator('[aria-label*="password"]')).toHaveCount(0);
});
