import { createClient } from '../../../src/contract/booking/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { mailTo } from '../support/outbox.ts';
import { aWord, expect, signIn, test } from '../support/world.ts';

test('a salon invites a client back who has agreed, and the client ends it by the link', async ({
  page,
  ask,
  baseURL,
}) => {
  const { token } = await aStudio(ask);
  const email = `${aWord()}@example.org`;
  const { id } = await ask(createClient, { body: { name: 'Klara Lang', email } }, token);
  await signIn(page, { token });
  await page.goto(`/provider/clients?id=${id}`);
  await page.getByRole('switch', { name: 'Darf wieder eingeladen werden' }).click();
  await page.getByRole('button', { name: 'Per E-Mail einladen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '1 Kunden einladen' }).click();
  await expect(page.getByText('1 Einladung ist unterwegs.')).toBeVisible();
  await expect(page.getByText(/^Eingeladen am/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Einladbar/ }).click();
  await expect(page.getByRole('region', { name: 'Wieder einladen' })).toContainText(
    /Diesen Monat: 1 von [\d.]+ E-Mails/,
  );
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
