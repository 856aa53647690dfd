import { ownWidth } from './support/own-width.ts';
import { aCustomer, expect, field, signIn, test } from './support/world.ts';

test('a customer becomes a provider with the account that they have', ownWidth, async ({ page, ask }) => {
  await signIn(page, await aCustomer(ask));
  await page.goto('/provider/dashboard');
  await expect(page.getByRole('alert')).toContainText(
    'Zugriff verweigert: Diese Seite ist nur für registrierte Dienstleister zugänglich.',
  );
  await page.goto('/become-provider');
  const trial = page.getByText('30 Tage kostenlos testen. Danach gilt Free: Sie müssen nichts kündigen', {
    exact: false,
  });
  await expect(trial, 'beside each price of a paid plan').toHaveCount(2);
  await page.getByRole('link', { name: 'Gold wählen' }).click();
  await expect(trial).toBeVisible();
  await page.goto('/provider/register/free');
  await expect(trial).toHaveCount(0);
  await expect(page.getByText('Ihr Konto bleibt bestehen', { exact: false })).toBeVisible();
  await expect(field(page, 'Passwort')).toHaveCount(0);
  const entries = {
    Mobilnummer: '+49 171 3920077',
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
