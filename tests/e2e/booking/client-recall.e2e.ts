import { login } from '../../../src/contract/account/account.ts';
import { listClients } from '../../../src/contract/booking/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { mailTo } from '../support/outbox.ts';
import { expect, signIn, test } from '../support/world.ts';

test('a salon invites a client back who has agreed, and the client ends it by the link', async ({
  page,
  ask,
  baseURL,
}) => {
  const body = { email: 'salon@example.com', password: 'demo-password' };
  const { access_token: token } = await ask(login, { body });
  const { items } = await ask(listClients, { query: { filter: 'recall' } }, token);
  const [client] = items;
  if (client?.email == null) throw new Error('the demo has nobody to invite');
  const { id, name, email } = client;
  await signIn(page, { token });
  await page.goto('/provider/clients');
  await page.getByRole('button', { name: /^Einladbar/ }).click();
  const bar = page.getByRole('region', { name: 'Wieder einladen' });
  await expect(bar).toContainText(/Diesen Monat: \d+ von 1\.000 E-Mails/);
  await expect(bar.getByRole('button', { name: '0 Kunden einladen' })).toBeDisabled();
  await page.getByRole('checkbox', { name: `${name} auswählen` }).check();
  await expectAccessible(page);
  await bar.getByRole('button', { name: '1 Kunden einladen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '1 Kunden einladen' }).click();
  await expect(page.getByText('1 Einladung ist unterwegs.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `${name} auswählen` })).toHaveCount(0);
  await page.goto(`/provider/clients?id=${id}`);
  await expect(page.getByText(/^Eingeladen am/)).toBeVisible();
  await expectAccessible(page);

  // Mail programs open links by themselves: only the button ends anything.
  const { link } = await mailTo(baseURL, email, /\/r\//);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Einladung von');
  await expect(page.getByRole('link', { name: 'Freie Zeiten ansehen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keine Einladungen mehr' }).click();
  await expect(page.getByText('Abgemeldet', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/provider/clients?id=${id}`);
  await expect(page.getByText(/^Hat Einladungen am .* abbestellt/)).toBeVisible();
});
