import type { Page } from '@playwright/test';
import * as account from '../../src/contract/account.ts';
import { putBusiness } from '../../src/contract/business.ts';
import { aBusiness } from '../support/businesses.ts';
import type { Ask } from './support/ask.ts';
import { sentTo } from './support/outbox.ts';
import { aPictureFile } from './support/pictures.ts';
import { aWord, confirmEmail, expect, field, goodPassword, type Person, signIn, test } from './support/world.ts';

async function aProvider(ask: Ask, businessName: string): Promise<Person & { id: string }> {
  const email = `${aWord()}@example.org`;
  const body = {
    type: 'free',
    firstName: 'Anna',
    lastName: 'Müller',
    email,
    phone: '+49 30 123456',
    birthDate: '1985-02-28',
    password: goodPassword,
    confirmPassword: goodPassword,
    businessName,
    street: 'Hauptstraße',
    houseNumber: '12a',
    zip: '10115',
    city: 'Berlin',
    description: 'Haarschnitt, Farbe und Pflege.',
  };
  const { access_token: token, user } = await ask(account.registerProvider, { body });
  await confirmEmail(ask, email);
  await ask(putBusiness, { body: aBusiness() }, token);
  return { id: user.id, name: user.name, email, password: goodPassword, token };
}

/** The demo's administrator. */
const anAdmin = async (ask: Ask): Promise<{ token: string }> => {
  const { access_token: token } = await ask(account.login, {
    body: { email: 'admin@example.com', password: 'demo-password' },
  });
  return { token };
};

async function choose(page: Page, button: string, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: button })
    .getByRole('button', { name: /Bild wählen|Choose a picture/ })
    .click();
  await (await chooser).setFiles([await aPictureFile(file, '#468')]);
  await expect(page.getByRole('group', { name: button }).getByRole('img')).toBeVisible();
}

const identityOf = (page: Page) => page.getByRole('region', { name: 'Identität' });

test('a provider proves who they are: refused with a reason, submitted anew, approved, and the badge is public', async ({
  page,
  browser,
  ask,
  baseURL,
}) => {
  // Five screens, one after the other, and pictures.
  test.slow();
  const business = `Salon ${aWord()}`;
  const provider = await aProvider(ask, business);
  await signIn(page, provider);
  await page.goto('/provider/verify');
  await page.getByRole('button', { name: 'Ausweis einreichen' }).click();
  await expect(page.getByText('Dieses Feld wird benötigt')).toBeVisible();
  await choose(page, 'Vorderseite', 'front.jpg');
  await choose(page, 'Rückseite', 'back.jpg');
  await page.getByRole('button', { name: 'Ausweis einreichen' }).click();
  await expect(identityOf(page).getByText('Wird geprüft')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ausweis einreichen' })).toBeHidden();

  const desk = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await signIn(desk, await anAdmin(ask));
  await desk.goto('/en/admin');
  const check = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: business }) });
  await expect(check.getByRole('img')).toHaveCount(2);
  await check.getByRole('button', { name: 'Refuse' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(field(desk, 'Reason')).toHaveAccessibleDescription('This field is required');
  await field(desk, 'Reason').fill('Die Schrift ist unscharf.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(check).toBeHidden();

  await page.reload();
  await expect(
    identityOf(page).getByRole('alert').filter({ hasText: 'ID-Verifizierung fehlgeschlagen' }),
  ).toContainText('Die Schrift ist unscharf.');
  await choose(page, 'Vorderseite', 'front.jpg');
  await page.getByRole('button', { name: 'Ausweis einreichen' }).click();
  await expect(identityOf(page).getByText('Wird geprüft')).toBeVisible();

  await desk.reload();
  await check.getByRole('button', { name: 'Approve' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(check).toBeHidden();
  await desk.close();

  await page.reload();
  await expect(identityOf(page).getByText(/^Identität geprüft am \d+\.\d+\.\d{4}$/)).toBeVisible();
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(page).toHaveURL(/\/provider\/dashboard$/);
  await page.goto(`/provider/${provider.id}`);
  await expect(page.getByRole('listitem').filter({ hasText: /^Identität geprüft am \d+\.\d+\.\d{4}$/ })).toBeVisible();
  const subjects = (await sentTo(baseURL, provider.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['Ihre Identität konnte nicht geprüft werden', 'Ihre Identität ist geprüft']),
  );
});

test('the administration lets nobody else in', async ({ page, ask }) => {
  await page.goto('/admin');
  await expect(page.getByText('Diese Seite ist nur für Administratoren.')).toBeVisible();
  await signIn(page, await aProvider(ask, 'Salon Anna'));
  await page.goto('/admin');
  await expect(page.getByText('Diese Seite ist nur für Administratoren.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })).toBeHidden();
});
