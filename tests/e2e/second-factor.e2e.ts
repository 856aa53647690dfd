import { Secret, TOTP } from 'otpauth';
import { paths } from '../../src/paths.ts';
import { aCustomer, expect, field, goodPassword, signIn, test, untilItWorks } from './support/world.ts';

const settings = paths.settings('password');

test('a passkey and an app are the second step, and a backup code opens without the phone', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/40[013]/);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await aCustomer(ask);
  await signIn(page, person);
  await page.goto(settings);
  await untilItWorks(page);

  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name').fill('Handy');
  await dialog.getByLabel(/^Aktuelles Passwort/).fill(goodPassword);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect(dialog.getByRole('heading', { name: 'Ihre Notfallcodes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'Aufgeschrieben' }).click();
  await expect(page.getByText('(Handy)')).toBeVisible();

  await page.getByRole('button', { name: 'App einrichten' }).click();
  await dialog.getByLabel(/^Aktuelles Passwort/).fill(goodPassword);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect(dialog.getByRole('img', { name: 'Code zum Scannen mit der App' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await field(page, 'Code aus der App').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await dialog.getByRole('button', { name: 'Einrichten' }).click();
  await expect(page.getByText('App mit Codes')).toBeVisible();

  const begin = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Konto', exact: true }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/de');
    await page.goto(paths.login(settings));
    await untilItWorks(page);
    await field(page, 'E-Mail').fill(person.email);
    await field(page, 'Passwort').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
  };
  await begin();
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL(settings);

  // The phone with both of them is lost.
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await begin();
  // What was typed in the first step is still there behind it.
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(field(page, 'E-Mail')).toHaveValue(person.email);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await field(page, 'Code aus Ihrer App').fill('000000');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText('Dieser Code stimmt nicht oder ist schon verwendet')).toBeVisible();
  await field(page, 'Code aus Ihrer App').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page).toHaveURL(settings);
  await expect(page.getByText('Noch 9 Notfallcodes.')).toBeVisible();
});
