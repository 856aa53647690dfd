import { aCustomer, aWord, expect, field, goodPassword, signIn, test } from './support/world.ts';

test('a salon registers, follows the first steps through every form, and has nothing left to give', async ({
  page,
  silence,
}) => {
  // The IBAN that the server refuses.
  silence.expect(/status of 400/);
  const email = `${aWord()}@example.org`;
  await page.goto('/provider/register/platin');
  const entries = {
    Vorname: 'Anna',
    Nachname: 'Müller',
    Telefon: '+49 30 123456',
    Geburtsdatum: '1985-02-28',
    Firmenname: 'Salon Müller',
    Straße: 'Hauptstraße',
    Hausnummer: '12a',
    PLZ: '10115',
    Ort: 'Berlin',
    Beschreibung: 'Haarschnitt und Farbe.',
    'E-Mail': email,
    Passwort: goodPassword,
    'Passwort bestätigen': goodPassword,
  };
  for (const [label, text] of Object.entries(entries)) await field(page, label).fill(text);
  await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Anna');
  await expect(page.getByRole('heading', { name: 'Erste Schritte' })).toBeVisible();

  // Refused where something is missing, and nothing typed is lost.
  await page.getByRole('link', { name: 'Angaben zum Betrieb machen' }).click();
  await page.getByLabel('Als Betrieb oder selbstständig').check();
  await field(page, 'Rechtsform').selectOption({ label: 'GmbH' });
  await page.getByLabel('Ja, mit Umsatzsteuer-Identifikationsnummer').check();
  await field(page, 'Umsatzsteuer-Identifikationsnummer').fill('123');
  await page.getByRole('button', { name: 'Angaben speichern' }).click();
  await expect(page.getByText('Bitte geben Sie die USt-IdNr. so ein: DE123456789')).toBeVisible();
  await expect(field(page, 'Registergericht')).toHaveAccessibleDescription(/Dieses Feld wird benötigt/);
  await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Hauptstraße 12a');
  await field(page, 'Rechtsform').selectOption({ label: 'Einzelunternehmen' });
  await page.getByLabel('Nein, Kleinunternehmer nach § 19 UStG').check();
  await page.getByRole('button', { name: 'Handwerk hinzufügen' }).click();
  await field(page, 'Handwerk').selectOption({ label: 'Friseure' });
  await field(page, 'Handwerkskammer und Nummer').fill('Handwerkskammer Berlin, Nr. 40123');
  await page.getByRole('button', { name: 'Angaben speichern' }).click();
  await expect(page.getByText('Die Angaben zum Betrieb sind gespeichert.')).toBeVisible();

  const area = page.getByRole('navigation', { name: 'Ihr Bereich' });
  await area.getByRole('link', { name: 'Bank und Steuer' }).click();
  await field(page, 'Kontoinhaber').fill('Anna Müller');
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 01');
  await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
  await expect(field(page, 'IBAN')).toHaveAccessibleDescription(/Diese IBAN stimmt nicht/);
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
  await expect(page.getByText('DE89 •••• 3000')).toBeVisible();
  await field(page, 'Steuer-Identifikationsnummer').fill('86 095 742 719');
  await page.getByRole('button', { name: 'Steuerdaten speichern' }).click();
  await expect(page.getByText('Gespeichert: •••• 2719.', { exact: false })).toBeVisible();

  await area.getByRole('link', { name: 'Adresse' }).click();
  await page.getByRole('button', { name: 'Standardposition verwenden' }).click();
  await expect(field(page, 'Breitengrad')).toHaveValue('52,52');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Adresse erfolgreich aktualisiert')).toBeVisible();

  await area.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Angaben zum Betrieb machen' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bankverbindung angeben' })).toHaveCount(0);
  await expect(page.getByText('Eine Service Card veröffentlichen')).toBeVisible();
});

test('a customer becomes a provider with the account that they have', async ({ page, ask }) => {
  await signIn(page, await aCustomer(ask));
  await page.goto('/provider/dashboard');
  await expect(page.getByRole('alert')).toContainText(
    'Zugriff verweigert: Diese Seite ist nur für registrierte Dienstleister zugänglich.',
  );
  await page.goto('/provider/register/free');
  await expect(page.getByText('Das geschieht mit Ihrem Konto', { exact: false })).toBeVisible();
  await expect(field(page, 'Passwort')).toHaveCount(0);
  const entries = {
    Telefon: '+49 30 123456',
    Geburtsdatum: '1985-02-28',
    Firmenname: 'Nagelstudio',
    Straße: 'Hauptstraße',
    Hausnummer: '12a',
    PLZ: '10115',
    Ort: 'Berlin',
    Beschreibung: 'Nägel.',
  };
  for (const [label, text] of Object.entries(entries)) await field(page, label).fill(text);
  await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
  await expect(page).toHaveURL('/provider/dashboard');
  await expect(page.getByRole('navigation', { name: 'Ihr Bereich' })).toContainText('Free');
});
