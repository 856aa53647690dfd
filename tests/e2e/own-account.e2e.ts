import { aCustomer, expect, goodPassword, signIn, test } from './support/world.ts';

test('before a session ends for want of activity it is said; what was typed is there after signing in again', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/status of 401/);
  const person = await aCustomer(ask);
  await signIn(page, person);
  await page.clock.install();
  await page.goto('/profile');
  const city = page.getByRole('region', { name: 'Adresse' }).getByLabel('Ort');
  await city.fill('Musterstadt');
  await page.clock.fastForward('28:30');
  const dialog = page.getByRole('dialog', { name: 'Sind Sie noch da?' });
  await dialog.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await expect(dialog).toBeHidden();
  // The token is as old as the server's clock says: of the half hour 25 minutes are sure.
  await page.clock.fastForward('24:00');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('Sie wurden erfolgreich abgemeldet.')).toBeVisible();

  await signIn(page, person);
  await page.goto('/profile');
  await expect(
    page.getByText('Was Sie zuletzt eingegeben und nicht gespeichert hatten, steht wieder hier.'),
  ).toBeVisible();
  await expect(city).toHaveValue('Musterstadt');
  await signIn(page, await aCustomer(ask));
  await page.goto('/profile');
  await expect(city).toHaveValue('');
});

test('an account is deleted with the word and the password, after saying what goes', async ({ page, ask, silence }) => {
  silence.expect(/status of 40[01]/);
  const person = await aCustomer(ask);
  await signIn(page, person);
  await page.goto('/provider/settings?tab=delete');
  await expect(page.getByText('Ihr Profil mit Anmeldung, Adresse, Telefonnummer und Bankdaten')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Konto endgültig löschen' });
  await page.getByLabel(/^Bestätigung/).fill('delete');
  await remove.click();
  await expect(page.getByLabel(/^Bestätigung/)).toHaveAccessibleDescription(
    /Bitte geben Sie DELETE ein, um zu bestätigen/,
  );
  await expect(page.getByLabel(/^Passwort \*/)).toHaveAccessibleDescription(/Bitte geben Sie Ihr Passwort ein/);
  await page.getByLabel(/^Bestätigung/).fill('DELETE');
  await page.getByLabel(/^Passwort \*/).fill('Nicht das Passwort 9');
  await remove.click();
  await expect(page.getByLabel(/^Passwort \*/)).toHaveAccessibleDescription(/Das ist nicht Ihr aktuelles Passwort/);
  await page.getByLabel(/^Passwort \*/).fill(goodPassword);
  await remove.click();
  await expect(page.getByText('Ihr Konto ist gelöscht.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Sie müssen angemeldet sein, um diese Seite zu sehen.')).toBeVisible();
});
