import type { Locator } from '@playwright/test';
import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { me } from '../../../src/contract/account/account.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { createClient } from '../../../src/contract/booking/client.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { paths } from '../../../src/paths.ts';
import { aBusiness } from '../../support/businesses.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { aPictureFile } from '../support/pictures.ts';
import { fillSteps } from '../support/registration.ts';
import { expectTowns } from '../support/towns.ts';
import { aCustomer, aWord, confirmEmail, expect, field, signIn, test } from '../support/world.ts';

const isThere = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

test('a customer becomes a provider with the account that they have', async ({ page, ask }) => {
  await signIn(page, await aCustomer(ask));
  await page.goto('/provider/dashboard');
  await expect(page.getByRole('alert')).toContainText(
    'Zugriff verweigert: Diese Seite ist nur für registrierte Dienstleister zugänglich.',
  );
  await page.goto('/become-provider');
  const trial = page.getByText('30 Tage kostenlos, danach automatisch Free.', {
    exact: false,
  });
  await expect(trial, 'beside each price of a paid plan').toHaveCount(2);
  await page.getByRole('link', { name: 'Gold wählen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrierung als Dienstleister');
  await expect(trial).toBeVisible();
  await page.goto('/provider/register/free');
  await expect(trial).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }), 'no step for a second way in').toContainText('Schritt 1 von 3');
  await fillSteps(page, 'Weiter', [
    [
      ['Firmenname', 'Nagelstudio'],
      ['Beschreibung', 'Nägel.'],
    ],
    [
      ['Straße', 'Hauptstraße'],
      ['Hausnummer', '12a'],
      ['PLZ', '10115'],
      ['Ort', 'Berlin'],
    ],
    [
      ['Mobilnummer', '+49 171 3920077'],
      ['Geburtsdatum', '1985-02-28'],
    ],
  ]);
  await expect(page.getByText('Ihr Konto bleibt bestehen', { exact: false })).toBeVisible();
  await expect(field(page, 'Passwort')).toHaveCount(0);
  await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
  await expect(page).toHaveURL('/provider/dashboard');
  await expect(page.getByRole('banner')).toContainText('Free');
});

test('what a provider shows is what customers see: telephone, street and picture, and the settings speak of bookings', async ({
  page,
  ask,
}) => {
  test.slow();
  const studio = await aStudio(ask);
  const customer = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  const noon = instantOf(addDays(dayAt(Date.now(), 'Europe/Berlin'), 3), 720, 'Europe/Berlin');
  const [, card] = studio.cards;
  const wish = { providerId: studio.id, cards: [card?.id ?? ('' as never)], beginsEarly: true };
  const booked = await ask(bookAppointment, { body: { ...wish, start: new Date(noon).toISOString() } }, customer.token);
  const profile = page.getByRole('main');
  // Above the details of the business, which the law wants.
  const where = profile.getByText(/^(Hauptstraße 12a, )?10115 Berlin/).first();
  const call = profile.getByRole('link', { name: /^Anrufen/ });

  // The street is not shown before the provider says so, where the business has its seat elsewhere.
  await ask(putBusiness, { body: aBusiness({ zip: '20095', city: 'Hamburg' }) }, studio.token);
  await page.goto(paths.provider(studio.id));
  await expect(profile.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
  await expect(where).toHaveText(/^10115 Berlin/);
  // The number stands in the details of the business in any case, so it can be called.
  await expect(call.first()).toHaveAttribute('href', /^tel:/);
  await signIn(page, studio);
  await page.goto(paths.providerPersonal());
  const phoneShown = page.getByRole('switch', { name: 'Telefon zeigen' });
  await expect(phoneShown).not.toBeChecked();
  await phoneShown.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Persönliche Daten erfolgreich aktualisiert')).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/provider/profile') && answer.ok());
  await page.locator('input[type=file]').setInputFiles(await aPictureFile('gesicht.jpg', '#642'));
  await kept;

  await page.goto(paths.providerAddress());
  await expectTowns(page);
  await field(page, 'PLZ').fill('10115');
  await expect(field(page, 'Ort')).toHaveValue('Berlin');
  const streetShown = page.getByRole('switch', { name: 'Straße zeigen' });
  await expect(streetShown).not.toBeChecked();
  await streetShown.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Adresse erfolgreich aktualisiert')).toBeVisible();
  await page.goto(paths.providerBusiness());
  await expectTowns(page);

  // The settings of a provider speak of bookings, and of the client file before the account is deleted.
  await ask(createClient, { body: { name: 'Kira Kartei' } }, studio.token);
  await page.goto(paths.settings('notifications'));
  await page.getByRole('switch', { name: 'Buchungen per E-Mail' }).click();
  await field(page, 'Ruhezeit ab').selectOption('19:00');
  await field(page, 'Ruhezeit bis').selectOption('10:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Benachrichtigungen erfolgreich aktualisiert')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Buchungen per E-Mail' })).not.toBeChecked();
  await expect(field(page, 'Ruhezeit ab').locator('option:checked')).toHaveText('19:00');
  expect((await ask(me, {}, studio.token)).notificationPreferences).toMatchObject({
    bookingEmails: false,
    quietFrom: 19,
    quietUntil: 10,
  });
  await page.goto(paths.settings('delete'));
  // The customer of the visit is in it by now, too.
  await expect(page.getByText('Ihre Kundenkartei mit 2 Einträgen.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  // A visitor sees it on the profile and in the results, the customer with the visit.
  await signIn(page, customer);
  await page.goto(paths.profile());
  await expectTowns(page, 'Postleitzahl');
  await page.goto(paths.provider(studio.id));
  await expect(where).toHaveText(/^Hauptstraße 12a, 10115 Berlin/);
  await expect(call.first()).toHaveAttribute('href', /^tel:/);
  await isThere(profile.locator('img[width="72"]'));
  await page.goto(paths.services({ zip: '10115', name: studio.name }));
  const result = profile.getByRole('article').filter({ hasText: studio.name });
  await isThere(result.locator('img[width="40"]'));
  await page.goto(paths.appointment(booked.appointment.id));
  const withWhom = profile.locator('dl div').filter({ hasText: studio.name });
  await isThere(withWhom.locator('img'));
});

test(
  'the day of a provider begins with the next visit, and what is done with it is a tap away',
  onlyOnPhone,
  async ({ page, ask }) => {
    const studio = await aStudio(ask);
    const name = `Renate ${aWord()}`;
    const day = addDays(dayAt(Date.now(), 'Europe/Berlin'), 1);
    const [card] = studio.cards;
    const entry = { isForm: true, day, minute: 600, name, phone: '0171 5550123', cards: [card?.id ?? ('' as never)] };
    await ask(addEntry, { body: entry }, studio.token);
    await signIn(page, studio);
    await page.goto(paths.providerDashboard());
    const next = page.getByRole('region', { name: 'Nächster Termin' });
    await expect(next).toContainText('10:00');
    await expect(next).toContainText(name);
    await expect(next).toContainText('neu hier');
    await expect(next.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:01715550123');
    await expectAccessible(page);
    await next.getByRole('button', { name: 'Später' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${name} verschieben`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // The form for a visit is an address: the button above and the middle of the bar of phones lead to it.
    await page.getByRole('link', { name: 'Termin eintragen' }).filter({ visible: true }).first().click();
    await expect(dialog).toContainText('Termin eintragen');
    await expect(page).toHaveURL(/enter=visit/);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/enter=visit/);
    await expect(dialog).toHaveCount(0);
  },
);
