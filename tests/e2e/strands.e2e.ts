import type { Page } from '@playwright/test';
import { paths, routes } from '../../src/paths.ts';
import { ownWidth } from './support/own-width.ts';
import { expect, test, untilItWorks } from './support/world.ts';

const main = (page: Page) => page.getByRole('main');
const chooseGerman = (page: Page) =>
  page.getByRole('button', { name: 'DE, Deutsch' }).filter({ visible: true }).click();

const sizes = [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

for (const [width, height] of sizes)
  test(`at ${width} pixels the first screen has the ways into both strands`, ownWidth, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const inSight = async (names: readonly string[], zip: string, submit: string): Promise<void> => {
      for (const name of names)
        await expect(main(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(main(page).getByRole('textbox', { name: zip })).toBeInViewport({ ratio: 1 });
      await expect(main(page).getByRole('button', { name: submit })).toBeInViewport({ ratio: 1 });
    };
    await inSight(['Browse properties', 'Find architects', 'Hire constructors'], 'Postal code', 'Find providers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your place in the Philippines');
    await chooseGerman(page);
    const german = ['Immobilien ansehen', 'Architekten finden', 'Bauunternehmen beauftragen'];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienstleister in Ihrer Nähe');
    await inSight(german, 'Postleitzahl', 'Dienstleister finden');
  });

test('header, menu and footer name both strands, and mark the one that is shown', async ({ page, isPhone }) => {
  await page.goto('/');
  const places = ['contentinfo', ...(isPhone ? [] : ['banner' as const])] as const;
  for (const place of places) {
    const link = (name: string) => page.getByRole(place).getByRole('link', { name, exact: true });
    await link('Services').first().click();
    await expect(page).toHaveURL('/en/services');
    await expect(link('Services').first()).toHaveAttribute('aria-current', 'true');
    await expect(link('Properties').first()).not.toHaveAttribute('aria-current');
    await link('Properties').first().click();
    await expect(page).toHaveURL(routes.home);
    await expect(link('Properties').first()).toHaveAttribute('aria-current', 'true');
  }
  const account = page.getByRole('button', { name: 'Account' }).filter({ visible: true });
  await account.click();
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  // Not any link of that name: the footer's moves while the list grows.
  await account.locator('..').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/en/services');
});

test('on a phone the bar is that of the strand one is in', async ({ page, isPhone }) => {
  test.skip(!isPhone, 'The bar is for small screens.');
  const entries = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
  await page.goto(paths.services());
  await expect(entries).toHaveText(['Suche', 'Termine', 'Favoriten', 'Nachrichten', 'Profil']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  await expect(entries).toHaveText(['Suche', 'Termine', 'Favoriten', 'Nachrichten', 'Profil']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Immobilien' }).click();
  await untilItWorks(page);
  await expect(entries).toHaveText(['Home', 'Filter', 'Karte', 'Favoriten', 'Profil']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click();
  await expect(entries).toHaveText(['Home', 'Filter', 'Karte', 'Favoriten', 'Profil']);
});
