import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aProvider, aWord, expect, signIn, test, untilItWorks } from './support/world.ts';

const main = (page: Page) => page.getByRole('main');
const entry = (page: Page, name: string) => main(page).getByRole('textbox', { name });

const oldCard = (id: string, name: string) => ({ id, name, category: 'massage', price: 60, duration: 60 });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'the page is as wide as the window').toBeLessThanOrEqual(0);
}

test('a service card is written, found by postal code, changed and deleted', async ({ page, ask }) => {
  const provider = await aProvider(ask);
  const name = `Gelnägel ${aWord()}`;
  await signIn(page, provider);
  await page.goto('/provider/services');
  await untilItWorks(page);
  await expect(main(page).getByText('Noch keine Service Cards')).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Neue Service Card' }).click();

  // Wrong input stands at the fields, and nothing is lost by it.
  await entry(page, 'Name').fill(name);
  await main(page).getByRole('button', { name: 'Als Entwurf speichern' }).click();
  await expect(main(page).getByRole('combobox', { name: 'Kategorie' })).toBeFocused();
  await expect(entry(page, 'Name')).toHaveValue(name);
  await expectAccessible(page);
  await page.reload();
  await expect(entry(page, 'Name'), 'what is typed outlives a reload').toHaveValue(name);

  await main(page).getByRole('combobox', { name: 'Kategorie' }).selectOption('Schönheit und Wohlbefinden: Nageldesign');
  await entry(page, 'Preis').fill('39,90');
  await entry(page, 'Beschreibung').fill('Mit Maniküre.');
  await expect(main(page).getByText('Gold+ Feature')).toBeVisible();
  await expect(main(page).getByRole('switch', { name: 'Jetzt verfügbar' })).toBeDisabled();
  await expect(main(page).getByText('Platin Feature')).toBeVisible();
  await main(page).getByRole('switch', { name: 'Sofort veröffentlichen' }).click();
  await main(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(
    page.getByText('Service Card erfolgreich veröffentlicht! Sie ist jetzt in der App sichtbar.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/provider/dashboard');

  await page.goto('/services?zip=10115&service=nageldesign');
  await main(page).getByRole('link', { name: provider.name }).first().click();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
  await expect(main(page).getByText('39,90 €')).toBeVisible();

  await page.goto('/provider/services');
  await expect(
    main(page).getByText(/Sie haben das Service Card Limit \(1\) für Ihr aktuelles Paket \(Free\) erreicht/),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: new RegExp(`^Bearbeiten ${name}`) })
    .click();
  await expect(main(page).getByRole('combobox', { name: 'Kategorie' })).toBeDisabled();
  await entry(page, 'Preis').fill('45');
  await main(page).getByRole('switch', { name: 'Sofort veröffentlichen' }).click();
  await main(page).getByRole('button', { name: 'Als Entwurf speichern' }).click();
  await expect(page.getByText('Service Card erfolgreich als Entwurf gespeichert!')).toBeVisible();

  await page.goto('/provider/services');
  await expect(main(page).getByText('Entwurf')).toBeVisible();
  await main(page)
    .getByRole('link', { name: new RegExp(`^Statistik ${name}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Statistik: ${name}`);
  await page.goBack();
  await main(page)
    .getByRole('button', { name: new RegExp(`^Löschen ${name}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Service Card löschen?' });
  await expect(dialog.getByText('Diese Aktion kann nicht rückgängig gemacht werden.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Service Card erfolgreich gelöscht!')).toBeVisible();
  await expect(main(page).getByText('Noch keine Service Cards')).toBeVisible();
});

test('cards are put in order by the keyboard, and cards of an older browser become drafts once', async ({
  page,
  ask,
}) => {
  const provider = await aProvider(ask, 'pro');
  await signIn(page, provider);
  await page.evaluate(
    (cards) => {
      localStorage.setItem('serviceCards', cards);
      localStorage.setItem('userServiceCards', cards);
    },
    JSON.stringify([oldCard('1', 'Erste'), oldCard('2', 'Zweite')]),
  );
  await page.goto('/en/provider/services');
  await untilItWorks(page);
  await main(page).getByRole('button', { name: 'Take over' }).click();
  await expect(main(page).getByText('2 service cards were taken over as drafts.')).toBeVisible();
  const names = main(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Erste', 'Zweite']);
  await page.getByRole('button', { name: 'Move Erste' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Erste is now at position 2.')).toBeAttached();
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await expect(page.getByRole('button', { name: 'Move Erste' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(names).toHaveText(['Erste', 'Zweite']);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/service-cards/order') && answer.ok());
  await page.keyboard.press('ArrowDown');
  await kept;
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await page.reload();
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await expect(main(page).getByText(/from before/)).toBeHidden();
});

test('whoever is no provider is told so', async ({ page }) => {
  await page.goto('/provider/services');
  await expect(
    main(page).getByText('Zugriff verweigert: Diese Seite ist nur für registrierte Dienstleister zugänglich.'),
  ).toBeVisible();
});
