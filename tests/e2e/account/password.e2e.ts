import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { mailTo } from '../support/outbox.ts';
import { aCustomer, aWord, expect, field, goodPassword, type Person, signIn, test } from '../support/world.ts';

const sentence = (email: string): string =>
  `Wenn es ein Konto mit der Adresse ${email} gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde.`;

async function askForLink(page: Page, from: string, email: string): Promise<void> {
  await page.goto(from);
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page).toHaveURL('/password/forgot');
  // The address changes before the screen: until then the sign-in's field of the same name would be filled.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen');
  await field(page, 'E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText(sentence(email))).toBeVisible();
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await field(page, 'Neues Passwort').fill(password);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
}

async function enter(page: Page, { email }: Person, password: string): Promise<void> {
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

test('a forgotten password is replaced by the link of a mail, once', async ({ page, ask, baseURL, silence }) => {
  silence.expect(/status of 4\d\d/);
  const person = await aCustomer(ask);
  const fresh = `${goodPassword} ${aWord()}`;
  await askForLink(page, '/login', person.email);
  const { link, subject } = await mailTo(baseURL, person.email, /password\/reset/);
  expect(subject).toBe('Neues Passwort festlegen');

  // Still signed in on this device: the new password ends that, too.
  await signIn(page, person);
  await setPassword(page, link, 'kurz');
  await expect(field(page, 'Neues Passwort')).toHaveAccessibleDescription(
    /Das Passwort muss mindestens 8 Zeichen lang sein/,
  );
  await setPassword(page, link, fresh);
  await expect(page.getByText('Ihr Passwort ist geändert')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page).toHaveURL('/login');
  await enter(page, person, goodPassword);
  await expect(page.getByRole('alert')).toHaveText('Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.');
  await page.getByRole('checkbox', { name: 'Angemeldet bleiben' }).check();
  await enter(page, person, fresh);
  await expect(page).toHaveURL('/de');
  await page.goto(paths.settings('password'));
  await expect(page.getByRole('listitem').filter({ hasText: 'dieses Gerät' })).toContainText(/Chrome, (Windows|Linux)/);
  await page.getByRole('button', { name: /^Chrome, .* abmelden$/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await setPassword(page, link, `${fresh} again`);
  await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect(page).toHaveURL('/password/forgot');
});

test('a seller finds the way from the other sign-in, and back to it, in the language of the mail', async ({
  page,
  seller,
  baseURL,
}) => {
  const fresh = `${goodPassword} ${aWord()}`;
  await askForLink(page, '/provider/login', seller.email);
  const { link } = await mailTo(baseURL, seller.email, /password\/reset/);
  // A mail opens where nothing was read before.
  await page.goto('/home');
  await setPassword(page, link, fresh);
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page).toHaveURL('/provider/login?next=%2Fseller%2Fdashboard');
  await enter(page, seller, fresh);
  await expect(page).toHaveURL('/de/seller/dashboard');
});
