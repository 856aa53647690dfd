import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { login } from '../../../src/contract/account/account.ts';
import { fieldSentence } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, expect, goodPassword, signIn, test } from '../support/world.ts';

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

for (const language of ['de', 'en'] as const)
  test(`an account is exported and then deleted, with the word and the password, after saying what goes (${language})`, async ({
    page,
    ask,
    silence,
  }) => {
    silence.expect(/status of 40[01]/);
    const words = wordsIn(language)('account');
    const person = await aCustomer(ask);
    await signIn(page, person);
    await page.goto(addressIn(language, paths.settings('delete')));
    await expect(page.getByText(words('settings.delete.things.profile', { count: 1 }))).toBeVisible();
    // What stays for years names its year.
    await expect(page.getByText(/\((bis|until) .*20\d\d\)/).first()).toBeVisible();
    await expect(page.getByText(/\((bis|until) (?!.*20\d\d)/)).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words('settings.export.button') }).click();
    const file = await (await saved).path();
    const { 'everything/account.csv': account } = unzipSync(new Uint8Array(await readFile(file)));
    expect(strFromU8(account ?? new Uint8Array())).toContain(person.email);
    const remove = page.getByRole('button', { name: words('settings.delete.submit') });
    const confirm = page.getByLabel(new RegExp(`^${words('settings.delete.confirm')}`));
    const password = page.getByLabel(new RegExp(`^${words('password')} \\*`));
    await confirm.fill('delete');
    await remove.click();
    await expect(confirm).toHaveAccessibleDescription(new RegExp(fieldSentence(language, 'confirmDelete')));
    await expect(password).toHaveAccessibleDescription(new RegExp(fieldSentence(language, 'passwordForDeletion')));
    await confirm.fill('DELETE');
    await password.fill('Nicht das Passwort 9');
    await remove.click();
    await expect(password).toHaveAccessibleDescription(new RegExp(fieldSentence(language, 'passwordWrong')));
    await password.fill(goodPassword);
    await remove.click();
    await expect(page.getByText(words('settings.delete.done'))).toBeVisible();
    await expect(ask(login, { body: person })).rejects.toThrow('401');
    await page.goto(addressIn(language, paths.profile()));
    await expect(page.getByText(words('profile.signedOut'))).toBeVisible();
  });
