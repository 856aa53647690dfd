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

test('each tile leads to its results and shows a picture', onPhone, async ({ page }) => {
  await page.goto('/de');
  const tiles = page.getByRole('region', { name: 'Was darf es sein?' });
  for (const name of ['Haare', 'Nageldesign', 'Massage', 'Reinigung', 'Maler', 'Umzug']) {
    const picture = tiles.getByRole('link', { name, exact: true }).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  }
  await tiles.getByRole('link', { name: 'Massage', exact: true }).click();
  await expect(page).toHaveURL('/services?service=massage');
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
