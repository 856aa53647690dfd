import { sentTo } from './support/outbox.ts';
import { aCustomer, expect, goodPassword, signIn, test } from './support/world.ts';

test('a telephone number is verified by the code of a text message', async ({ page, ask, baseURL, silence }) => {
  silence.expect(/status of 400/);
  const person = await aCustomer(ask);
  await signIn(page, person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Verifizieren', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Telefonnummer verifizieren' });
  const send = dialog.getByRole('button', { name: 'Code senden' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel(/^Telefonnummer/).fill('0900 1');
  await send.click();
  await expect(dialog.getByLabel(/^Telefonnummer/)).toHaveAccessibleDescription(
    /Bitte geben Sie eine gültige Telefonnummer ein/,
  );
  const number = `0151${String(Date.now()).slice(-8)}`;
  await dialog.getByLabel(/^Telefonnummer/).fill(number);
  await send.click();
  const code = dialog.getByLabel(/^Code/);
  await expect(dialog.getByRole('button', { name: 'Verifizieren' })).toBeDisabled();
  let sent = '';
  await expect
    .poll(async () => {
      const [text] = await sentTo(baseURL, `+49${number.slice(1)}`);
      sent = /\b\d{6}\b/.exec(text?.body ?? '')?.[0] ?? '';
      return sent;
    })
    .toMatch(/^\d{6}$/);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Verifizieren' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Telefon-Verifizierung fehlgeschlagen');
  await expect(dialog.getByText(/In \d+ Sekunden können Sie einen neuen Code anfordern/)).toBeVisible();
  await code.fill(sent);
  await dialog.getByRole('button', { name: 'Verifizieren' }).click();
  await expect(page.getByText('Telefonnummer bestätigt')).toBeVisible();
  await expect(dialog).toBeHidden();
});

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
