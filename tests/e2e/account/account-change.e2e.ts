import { mailTo, sentTo } from '../support/outbox.ts';
import { aCustomer, aWord, confirmEmail, expect, goodPassword, signIn, test } from '../support/world.ts';

const otherPassword = 'Noch ein gutes Passwort 2';

test('the password is changed with the current one; a mismatch is said and nothing is sent', async ({ page, ask }) => {
  const person = await aCustomer(ask);
  await signIn(page, person);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Konto & Sicherheit' });
  const entry = (label: RegExp) => part.getByLabel(label);
  await part.getByRole('button', { name: 'Passwort ändern' }).click();
  await entry(/^Neues Passwort \*/).fill(otherPassword);
  await entry(/^Neues Passwort bestätigen/).fill('etwas anderes');
  await part.getByRole('button', { name: 'Speichern' }).click();
  await expect(entry(/^Aktuelles Passwort/)).toHaveAccessibleDescription(/Bitte geben Sie Ihr aktuelles Passwort ein/);
  await entry(/^Aktuelles Passwort/).fill(goodPassword);
  await part.getByRole('button', { name: 'Speichern' }).click();
  await expect(part.getByRole('alert')).toHaveText('Passwörter stimmen nicht überein');

  await part.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(entry(/^Aktuelles Passwort/)).toBeHidden();
  await part.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(entry(/^Neues Passwort \*/)).toHaveValue('');
  await entry(/^Neues Passwort \*/).fill(otherPassword);
  await entry(/^Neues Passwort bestätigen/).fill(otherPassword);
  await entry(/^Aktuelles Passwort/).fill(goodPassword);
  await part.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Kontodaten erfolgreich aktualisiert')).toBeVisible();
  await page.reload();
  await expect(part).toBeVisible();
});

test('a new e-mail address counts once its link is opened, and the old one takes it back', async ({
  page,
  ask,
  baseURL,
  silence,
}) => {
  silence.expect(/status of 400/);
  const person = await aCustomer(ask);
  await confirmEmail(ask, person.email);
  const email = `${aWord()}@example.org`;
  await signIn(page, person);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Konto & Sicherheit' });
  await part.getByLabel(/^E-Mail/).fill(email);
  await part.getByRole('button', { name: 'Speichern' }).click();
  const current = part.getByLabel(/^Aktuelles Passwort/);
  await expect(current).toHaveAccessibleDescription(
    /Bitte geben Sie Ihr aktuelles Passwort ein, um die E-Mail-Adresse zu ändern/,
  );
  await current.fill('Nicht das Passwort 9');
  await part.getByRole('button', { name: 'Speichern' }).click();
  await expect(current).toHaveAccessibleDescription(/Das ist nicht Ihr aktuelles Passwort/);
  await expect(part.getByLabel(/^E-Mail/)).toHaveValue(email);
  await current.fill(goodPassword);
  await part.getByRole('button', { name: 'Speichern' }).click();
  await expect(part.getByText(`Wir haben einen Link an ${email} geschickt`)).toBeVisible();
  await expect(part.getByLabel(/^E-Mail/)).toHaveValue(person.email);

  await page.goto((await mailTo(baseURL, email, /verify-email/)).link);
  await expect(page.getByText('E-Mail erfolgreich verifiziert!')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Konto & Sicherheit' }).getByLabel(/^E-Mail/)).toHaveValue(email);

  const undo = await mailTo(baseURL, person.email, /email\/undo/);
  expect(undo.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  await page.goto(undo.link);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByText('Ihre bisherige Adresse gilt wieder')).toBeVisible();
  await expect.poll(async () => (await sentTo(baseURL, person.email))[0]?.subject).toBe('Neues Passwort festlegen');
  await page.goto(undo.link);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
});
