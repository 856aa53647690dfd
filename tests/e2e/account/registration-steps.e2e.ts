import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { aNumber } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { fillSteps } from '../support/registration.ts';
import {
  aCustomer,
  aProvider,
  aWord,
  expect,
  field,
  goodPassword,
  signIn,
  test,
  untilItWorks,
} from '../support/world.ts';

// The registration of a provider, one thing a screen.

const onward = (page: Page): Promise<void> => page.getByRole('button', { name: 'Weiter', exact: true }).click();
const back = (page: Page): Promise<void> => page.getByRole('button', { name: 'Zurück', exact: true }).click();

const offer = [
  ['Firmenname', 'Studio Müller'],
  ['Beschreibung', 'Nägel und mehr.'],
] as const;
const place = [
  ['Straße', 'Hauptstraße'],
  ['Hausnummer', '12a'],
  ['PLZ', '10115'],
  ['Ort', 'Berlin'],
] as const;
const person = () =>
  [
    ['Vorname', 'Anna'],
    ['Nachname', 'Müller'],
    ['Mobilnummer', aNumber().dialled],
    ['Geburtsdatum', '1985-02-28'],
  ] as const;
const access = (email: string) =>
  [
    ['E-Mail', email],
    ['Passwort', goodPassword],
    ['Passwort bestätigen', goodPassword],
  ] as const;

test('each step is announced, Enter goes on, and Back keeps everything', onlyOnPhone, async ({ page }) => {
  await page.goto('/provider/register/pro');
  const heading = page.getByRole('heading', { level: 2 });
  const progress = page.getByRole('progressbar');
  await expect(heading).toHaveText('Schritt 1 von 4 Was bieten Sie an?');
  await expect(progress).toHaveAccessibleName('Schritt 1 von 4');
  await expect(page.getByText(/^Ihr Paket:/)).toBeVisible();
  await expectAccessible(page);
  await fillSteps(page, 'Weiter', [offer]);
  await field(page, 'Firmenname').press('Enter');

  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Schritt 2 von 4 Wo ist Ihr Unternehmen?');
  await expect(progress).toHaveAccessibleName('Schritt 2 von 4');
  await expect(page).toHaveURL('/provider/register/pro?step=place');
  await expectAccessible(page);
  await fillSteps(page, 'Weiter', [place]);
  await field(page, 'Straße').press('Enter');
  await expect(heading).toHaveText('Schritt 3 von 4 Wer sind Sie?');
  await expect(heading).toBeFocused();
  const [firstName, ...others] = person();
  await field(page, firstName[0]).fill(firstName[1]);

  // The browser's Back and the form's own.
  await page.goBack();
  await expect(heading).toHaveText('Schritt 2 von 4 Wo ist Ihr Unternehmen?');
  await expect(field(page, 'Ort')).toHaveValue('Berlin');
  await back(page);
  await expect(heading).toHaveText('Schritt 1 von 4 Was bieten Sie an?');
  await expect(heading).toBeFocused();
  await expect(field(page, 'Firmenname')).toHaveValue('Studio Müller');
  await expect(page.getByRole('button', { name: 'Zurück', exact: true })).toHaveCount(0);
  await onward(page);
  await onward(page);
  await expect(field(page, 'Vorname')).toHaveValue('Anna');
  await fillSteps(page, 'Weiter', [others, access(`${aWord()}@example.org`)]);
  await expect(heading).toHaveText('Schritt 4 von 4 Wie melden Sie sich an?');
  await expect(page.getByText(/^Ihr Paket:/), 'beside the button that registers').toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /AGB/ })).toBeVisible();
  await expectAccessible(page);

  // A reload keeps the step and what was typed, and no password.
  await page.reload();
  await untilItWorks(page);
  await expect(heading).toHaveText('Schritt 4 von 4 Wie melden Sie sich an?');
  await expect(field(page, 'E-Mail')).toHaveValue(/@example\.org$/);
  await expect(field(page, 'Passwort')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(goodPassword);
  await back(page);
  await expect(field(page, 'Nachname')).toHaveValue('Müller');

  // A step that cannot be reached yet is that of what is missing.
  await field(page, 'Nachname').fill('');
  await page.goto('/provider/register/pro?step=access');
  await expect(heading).toHaveText('Schritt 3 von 4 Wer sind Sie?');
  await expect(page).toHaveURL('/provider/register/pro?step=person');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL('/become-provider#provider-types');
});

test('what the server finds wrong leads back to its step, and a dead network loses nothing', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/status of 4\d\d|ERR_INTERNET_DISCONNECTED/);
  const { email: taken } = await aCustomer(ask);
  const heading = page.getByRole('heading', { level: 2 });
  const send = () => page.getByRole('button', { name: 'Registrieren', exact: true }).click();
  await page.goto('/provider/register/free');
  // Five digits, and nowhere in Germany.
  const nowhere = [...place.slice(0, 2), ['PLZ', '00000'], ['Ort', 'Nirgendwo']] as const;
  await fillSteps(page, 'Weiter', [offer, nowhere, person(), access(taken)]);
  await send();
  await expect(heading).toHaveText('Schritt 2 von 4 Wo ist Ihr Unternehmen?');
  await expect(page).toHaveURL('/provider/register/free?step=place');
  await expect(field(page, 'PLZ')).toBeFocused();
  await expect(field(page, 'PLZ')).toHaveAccessibleDescription(/kennen wir nicht/);
  await fillSteps(page, 'Weiter', [place, [], []]);
  await expect(field(page, 'Passwort'), 'what was typed on the last step is there').toHaveValue(goodPassword);

  await page.context().setOffline(true);
  await send();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Registrierung fehlgeschlagen. Bitte versuchen Sie es erneut.');
  await back(page);
  await expect(failure, 'said where it was sent').toHaveCount(0);
  await onward(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(field(page, 'E-Mail')).toHaveAccessibleDescription(/bereits|schon|vergeben/);
  await expect(heading).toHaveText('Schritt 4 von 4 Wie melden Sie sich an?');

  await field(page, 'E-Mail').fill(`${aWord()}@example.org`);
  await send();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/provider/dashboard');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('registration')))).toEqual(
    [],
  );
});

test('a landline in a field for a mobile number is told where it is typed', async ({ page, ask }) => {
  const told = page.getByText('Eine Festnetznummer bekommt keine SMS. Bitte eine Mobilnummer angeben.');
  await signIn(page, await aProvider(ask));
  await page.goto('/provider/personal');
  for (const [number, isTold] of [
    ['030 901820', true],
    ['0171 5550001', false],
    ['+49 (0)89 23300', true],
  ] as const) {
    await field(page, 'Mobilnummer').fill(number);
    await page.keyboard.press('Tab');
    await expect(told).toHaveCount(isTold ? 1 : 0);
  }
  await page.getByRole('main').getByRole('button', { name: 'Bestätigen', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Telefonnummer' }).fill('030 901820');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByText(/^Eine Festnetznummer bekommt keine SMS/)).toBeVisible();
});
