import type { Page } from '@playwright/test';
import { mailTo } from '../support/outbox.ts';
import { aCustomer, aWord, expect, field, goodPassword, signIn, test } from '../support/world.ts';

async function enter(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

const openMenu = (page: Page, name: 'Konto' | 'Account') => page.getByRole('button', { name, exact: true }).click();

test('a customer registers, confirms the address by the mail, signs out and in again', async ({ page, baseURL }) => {
  const email = `${aWord()}@example.org`;
  await page.goto('/register');
  await field(page, 'Name').fill('Jürgen Groß');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill(goodPassword);
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL('/de');
  await expect(page.getByText(`Eine E-Mail an ${email} ist unterwegs`)).toBeVisible();

  const mail = await mailTo(baseURL, email, /verify-email/);
  await page.goto(mail.link);
  // Both are gone soon.
  await Promise.all([
    expect(page.getByText('E-Mail erfolgreich verifiziert!')).toBeVisible(),
    expect(page.getByText('Sie werden in Kürze zur Startseite weitergeleitet …')).toBeVisible(),
  ]);
  await expect(page).toHaveURL('/de');
  await page.goto(mail.link);
  await expect(page.getByText('Diese E-Mail-Adresse ist schon bestätigt.')).toBeVisible();
  await expect(page).toHaveURL('/de');

  await openMenu(page, 'Konto');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/de');
  await page.goto('/login');
  await enter(page, email, goodPassword);
  await expect(page).toHaveURL('/de');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openMenu(page, 'Konto');
  await expect(page.getByText(email).filter({ visible: true })).toBeVisible();
});

test('a wrong password is refused in the words of the product, and the page stays', async ({ page, ask, silence }) => {
  silence.expect(/40[13]/);
  const person = await aCustomer(ask);
  await page.goto('/login');
  await enter(page, person.email, 'something else');
  await expect(page.getByRole('alert')).toHaveText('Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.');
  await expect(page).toHaveURL('/login');
  await page.goto('/provider/login');
  await enter(page, person.email, 'something else');
  await expect(page.getByRole('alert')).toHaveText('Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.');
  await enter(page, person.email, goodPassword);
  await expect(page.getByRole('alert')).toHaveText(/^Das ist ein Kundenkonto/);
});

test('who signs out is signed out with the tap, before anything is answered, and the token ends at the server', async ({
  page,
  ask,
}) => {
  await signIn(page, await aCustomer(ask));
  await page.goto('/help');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await openMenu(page, 'Konto');
  const answered = page.waitForResponse(/\/api\/auth\/logout/);
  const kept = await page.getByRole('button', { name: 'Abmelden' }).evaluate((button: HTMLElement) => {
    button.click();
    return localStorage.getItem('token');
  });
  expect(kept).toBeNull();
  expect((await answered).status()).toBeLessThan(300);
  const asked = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(asked.status()).toBe(401);
});

test('a page that asks to sign in is where one ends up after signing in, and in its language', async ({
  page,
  seller,
}) => {
  await page.goto('/en/login?next=%2Fcreate-property');
  await field(page, 'E-mail').fill(seller.email);
  await field(page, 'Password').fill(seller.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/create-property');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List a property');
});

test('another site cannot be where one ends up', async ({ page, seller }) => {
  await page.goto('/login?next=%2F%2Fexample.org%2Fcreate-property');
  await enter(page, seller.email, seller.password);
  await expect(page).toHaveURL('/de');
});
