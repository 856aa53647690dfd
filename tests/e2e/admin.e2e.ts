import { login } from '../../src/contract/account.ts';
import { paths } from '../../src/paths.ts';
import { sentTo } from './support/outbox.ts';
import { ownWidth } from './support/own-width.ts';
import { aCustomer, expect, field, signIn, test } from './support/world.ts';

test('an administrator suspends an account with a reason, and lifts it again', ownWidth, async ({ page, ask }) => {
  const customer = await aCustomer(ask);
  const { access_token: token } = await ask(login, { body: { email: 'admin@example.com', password: 'demo-password' } });
  await signIn(page, { token });
  await page.goto(paths.admin('accounts'));
  const search = field(page, 'Name, Betrieb oder E-Mail-Adresse');
  await search.fill(customer.email);
  await search.press('Enter');
  await expect(page.getByText('1 Konto', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `${customer.name} sperren` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(dialog.getByText('Dieses Feld wird benötigt')).toBeVisible();
  await field(page, 'Grund').fill('Drei gefälschte Bewertungen.');
  await dialog.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(page.getByText('Gesperrt. Eine E-Mail ist unterwegs.')).toBeVisible();
  await expect(page.getByText(/\(Nutzungsbedingungen\): Drei gefälschte Bewertungen\./)).toBeVisible();
  expect((await sentTo(ask.origin, customer.email))[0]?.subject).toBe('Ihr Konto ist gesperrt');
  await expect(ask(login, { body: customer })).rejects.toThrow('401');

  await page.getByRole('button', { name: `Sperre von ${customer.name} aufheben` }).click();
  await dialog.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(page.getByText('Die Sperre ist aufgehoben. Eine E-Mail ist unterwegs.')).toBeVisible();
  await ask(login, { body: customer });
});
