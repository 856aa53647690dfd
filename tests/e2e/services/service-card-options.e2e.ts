import type { Page } from '@playwright/test';
import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { createServiceCard, deleteServiceCard, listServiceCards } from '../../../src/contract/services/service-card.ts';
import { paths } from '../../../src/paths.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { aCustomer, expect, field, signIn, test } from '../support/world.ts';

const zone = 'Europe/Berlin';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test('a card gets variants and extras in its form, and customers see its lowest price', async ({ page, ask }) => {
  const studio = await aStudio(ask);
  await signIn(page, studio);
  await page.goto(paths.newServiceCard());
  await field(page, 'Name').fill('Gellack');
  await field(page, 'Kategorie').selectOption('nageldesign');
  await field(page, 'Beschreibung').fill('Lack Ihrer Wahl aus 48 Farben.');
  await field(page, 'Preis').fill('38');
  await field(page, 'Dauer').selectOption('45');
  // What was typed already is the first variant.
  await button(page, 'Variante').click();
  await expect(field(page, 'Preis')).toHaveValue('38');
  await field(page, 'Variante').fill('Hände');
  await button(page, 'Variante').click();
  await field(page, 'Variante').nth(1).fill('Hände und Füße');
  await field(page, 'Minuten').nth(1).fill('95');
  await field(page, 'Preis').nth(1).fill('76');
  await button(page, 'Extra').click();
  await field(page, 'Extra').fill('French');
  await field(page, '\\+ Minuten').fill('10');
  await field(page, '\\+ Preis').fill('8');
  const live = page.getByRole('region', { name: 'So sehen es Kunden' });
  await expect(live).toContainText('ab 38 €');
  await expect(live).toContainText('+ French 8 €');
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Sofort veröffentlichen' }).click();
  await button(page, 'Veröffentlichen').click();
  await expect(page).toHaveURL(paths.providerDashboard());
  const { items } = await ask(listServiceCards, {}, studio.token);
  const made = items.find(({ name }) => name === 'Gellack');
  expect(made).toMatchObject({ price: 38, duration: 45, variants: [{ name: 'Hände' }, { price: 76, duration: 95 }] });
  await page.goto(paths.serviceCards());
  await expect(main(page).getByText('ab 38 €')).toBeVisible();
  await page.goto(paths.editServiceCard(made?.id ?? ''));
  await expect(field(page, 'Variante').nth(1)).toHaveValue('Hände und Füße');
});

test('which variant it is is asked before it is booked, and extras are added to it', async ({ page, ask }) => {
  const studio = await aStudio(ask);
  const card = await ask(
    createServiceCard,
    {
      body: {
        ...aCardForm({
          name: 'Gellack',
          isAvailableNow: true,
          variants: [
            { id: 'hands', name: 'Hände', price: 38, duration: 45 },
            { id: 'both', name: 'Hände und Füße', price: 76, duration: 95 },
          ],
          extras: [
            { id: 'french', name: 'French', price: 8, duration: 10 },
            { id: 'stone', name: 'Steinchen', price: 2 },
          ],
        }),
        isPublished: true,
      },
    },
    studio.token,
  );
  const customer = await aCustomer(ask);
  await signIn(page, customer);
  await page.goto(paths.services({ zip: '10115', name: studio.name }));
  const result = main(page).getByRole('article').filter({ hasText: studio.name });
  await result.scrollIntoViewIfNeeded();
  await expect(result).toContainText('ab');

  await page.goto(paths.provider(studio.id, { card: card.id }));
  const offer = main(page).getByRole('article').filter({ hasText: 'Gellack' });
  await expect(offer).toContainText('ab 38 €');
  // The variant of the price that was found is chosen.
  await expect(offer.getByRole('button', { name: /^Hände 38 €/ })).toHaveAttribute('aria-pressed', 'true');
  await offer.getByRole('button', { name: /^Hände und Füße/ }).click();
  await offer.getByRole('button', { name: /^French/ }).click();
  await expect(page).toHaveURL(/card=[^&]+%7Eboth%7Efrench/);
  await expectAccessible(page);

  const noon = new Date(instantOf(addDays(dayAt(Date.now(), zone), 3), 720, zone)).toISOString();
  await page.goto(paths.book(studio.id, { cards: card.id, start: noon }));
  await expect(main(page).getByText('Was soll es sein?')).toBeVisible();
  await expect(button(page, 'Weiter')).toBeDisabled();
  await expectAccessible(page);
  await button(page, /^Hände und Füße/).click();
  await button(page, /^French/).click();
  await button(page, 'Weiter').click();
  await button(page, '12:00').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passt alles?' })).toBeVisible();
  const facts = main(page).locator('dl').filter({ hasText: 'Wann' });
  await expect(facts).toContainText('Gellack · Hände und Füße + French');
  await expect(facts).toContainText('84 €');
  await button(page, 'Zahlungspflichtig buchen').click();
  await expect(main(page).getByText('Gellack · Hände und Füße + French').first()).toBeVisible();
  await ask(deleteServiceCard, { params: { id: card.id } }, studio.token);
});
