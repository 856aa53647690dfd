import { paths } from '../../../src/paths.ts';
import { aStudio } from '../support/bookable.ts';
import { mailTo } from '../support/outbox.ts';
import { aCustomer, confirmEmail, expect, field, signIn, test } from '../support/world.ts';

test('a question before a booking stands in both inboxes, and so does its answer, which is mailed as well', async ({
  page,
  ask,
}) => {
  const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
  await confirmEmail(ask, customer.email);
  const main = page.getByRole('main');
  await signIn(page, customer);
  await page.goto(paths.provider(studio.id));
  await main.getByRole('button', { name: 'Frage stellen' }).click();
  await expect(field(page, 'Ihr Name')).toHaveValue(customer.name);
  await page.getByRole('button', { name: 'Frage senden' }).click();
  await expect(page.getByText('Dieses Feld wird benötigt')).toBeVisible();
  await field(page, 'Ihre Frage').fill('Haben Sie einen Parkplatz?');
  await page.getByRole('button', { name: 'Frage senden' }).click();
  await expect(page.getByText('Ihre Frage ist unterwegs.')).toBeVisible();
  await page.goto(paths.messages());
  await expect(main.getByRole('link', { name: studio.name })).toContainText('Sie: Haben Sie einen Parkplatz?');

  await signIn(page, studio);
  await page.goto(paths.messages());
  const asked = main.getByRole('link', { name: customer.name });
  await expect(asked).toContainText('1 neu');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Nachrichten 1 neu' })).toBeVisible();
  await asked.click();
  await expect(page.getByRole('heading', { level: 2, name: customer.name }).first()).toBeFocused();
  const answer = 'Ja, im Hof. Bitte vorab 50 € mit Western Union senden.';
  await field(page, 'Ihre Nachricht').fill(answer);
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(main.getByRole('list', { name: 'Nachrichten' })).toContainText(answer);
  const warning = main.getByText('Vorsicht: Solche Worte stehen oft in Betrugsversuchen');
  await expect(warning).toHaveCount(0);

  const { link, body } = await mailTo(ask.origin, customer.email, /\/question/);
  expect(body).toContain(answer);
  await signIn(page, customer);
  await page.goto(paths.messages());
  await expect(main.getByRole('link', { name: studio.name })).toContainText('1 neu');
  await page.goto(link);
  await expect(main.getByText('Haben Sie einen Parkplatz?')).toBeVisible();
  await expect(main.getByText(answer)).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(main.getByRole('link', { name: 'Betrug erkennen' })).toHaveAttribute('href', paths.fraud());
});
