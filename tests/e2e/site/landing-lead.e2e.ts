import type { Page } from '@playwright/test';
import { onPhone } from '../support/on-phone.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

/** What the site is, for who reads no English. */
const germanLine =
  'Casa & Kiez: Termine bei Dienstleistern in Ihrer Nähe buchen, Immobilien auf den Philippinen finden.';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('the strand that somebody turns to leads from the next visit on, in either language', async ({ page }) => {
  await page.goto('/');
  await expect(headline(page)).toHaveText('Draw the place you want to live.');
  await untilItWorks(page);
  // Only a German browser is asked about German.
  await expect(page.getByText(germanLine)).toBeHidden();
  await page.getByRole('main').getByText('Services', { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: 'Services' })).toBeChecked();
  await test.step('the page that is open does not turn round', async () => {
    await expect(headline(page)).toHaveText('Draw the place you want to live.');
  });
  await page.goto('/');
  await expect(headline(page)).toHaveText('The next free appointment, just around the corner.');
  await page.goto('/de');
  await expect(headline(page)).toHaveText('Der nächste freie Termin, gleich um die Ecke.');
  await untilItWorks(page);
  await page.getByRole('main').getByText('Immobilien', { exact: true }).first().click();
  await page.goto('/de');
  await expect(headline(page)).toHaveText('Zeichnen Sie ein, wo Sie leben möchten.');
});

test('each tile leads to its results, shows a picture and says from what price on', onPhone, async ({ page }) => {
  await page.goto('/de');
  const tiles = page.getByRole('region', { name: 'Was darf es sein?' });
  for (const name of ['Haare', 'Nageldesign', 'Massage', 'Reinigung', 'Maler', 'Umzug']) {
    const picture = tiles.getByRole('link', { name: new RegExp(`^${name}`) }).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  }
  await expect(tiles.getByRole('link', { name: /^Haare ab \d+\s€/ })).toBeVisible();
  await tiles.getByRole('link', { name: /^Massage/ }).click();
  await expect(page).toHaveURL('/services?service=massage');
});

test('beside the search lie two who are free and the next time of a third, and the footer has four columns', async ({
  page,
}) => {
  await page.goto('/de');
  await untilItWorks(page);
  const hero = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: /Frei .+\d\d:\d\d/ })
    .first();
  await expect(hero.getByRole('article')).toHaveCount(3);
  await expect(hero.getByRole('article').last()).toContainText(/Frei .+\d\d:\d\d/);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Casa & Kiez', 'Entdecken', 'Über Casa & Kiez', 'Rechtliches'])
    await expect(footer.getByText(name, { exact: true })).toBeVisible();
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test(
    'reads in the first line of the English page what the site is, until it is answered',
    onPhone,
    async ({ page, request }) => {
      expect(await (await request.get('/')).text(), 'written, so that nothing moves').toContain(
        'Termine bei Dienstleistern',
      );
      await page.goto('/');
      await expect(page.getByRole('main').locator('p, h1').first()).toContainText(germanLine);
      const offer = page.getByText(germanLine);
      await expect(offer).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.getByRole('button', { name: 'Auf Englisch bleiben' }).click();
      await expect(offer).toBeHidden();
      await page.reload();
      await expect(headline(page)).toHaveText('Draw the place you want to live.');
      await expect(offer).toBeHidden();
    },
  );

  test('reads on in German where it takes the offer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Auf Deutsch ansehen' }).click();
    await expect(headline(page)).toHaveText('Der nächste freie Termin, gleich um die Ecke.');
  });
});
