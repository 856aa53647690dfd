import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { messageAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { aPictureFile } from '../support/pictures.ts';
import { aCustomer, confirmEmail, expect, field, signIn, test } from '../support/world.ts';

test('a provider answers a request in the inbox: accepts it, writes with a quick reply, sends a picture, and sees that it was read', async ({
  page,
  ask,
}) => {
  const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
  await confirmEmail(ask, customer.email);
  const [card] = studio.cards;
  if (card === undefined) throw new Error('the studio has no card');
  const { next } = await ask(listSlots, { params: { id: studio.id }, query: { cards: card.id } });
  const body = { providerId: studio.id, cards: [card.id], start: next ?? '', beginsEarly: true };
  const { appointment } = await ask(bookAppointment, { body }, customer.token);
  const { id } = appointment;
  await ask(messageAppointment, { params: { id }, body: { text: 'Geht auch etwas früher?' } }, customer.token);
  const main = page.getByRole('main');

  await signIn(page, studio);
  await page.goto(paths.messages());
  await expect(main.getByRole('link', { name: 'Anfragen 1' })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Name oder Wort' }).fill('früher');
  await page.keyboard.press('Enter');
  await main.getByRole('list', { name: 'Unterhaltungen' }).getByRole('link').click();
  await expect(main.getByRole('heading', { level: 2, name: customer.name }).first()).toBeFocused();
  await expectAccessible(page);
  const visit = main.getByRole('article', { name: 'Termin' });
  await visit.getByRole('button', { name: 'Annehmen' }).click();
  await expect(visit).toContainText('Bestätigt');

  await main.getByRole('button', { name: 'Passt, bis dann!' }).click();
  await expect(field(page, 'Ihre Nachricht')).toHaveValue('Passt, bis dann!');
  await page.keyboard.press('Control+Enter');
  const said = main.getByRole('list', { name: 'Nachrichten' });
  await expect(said).toContainText('Passt, bis dann!');
  await expect(field(page, 'Ihre Nachricht')).toHaveValue('');

  await main.locator('input[type=file]').setInputFiles(await aPictureFile('hand.jpg', '#a64'));
  const send = main.getByRole('button', { name: 'Senden', exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(said.getByRole('img')).toHaveCount(1);
  await expect(said).not.toContainText('gelesen');
  await expectAccessible(page);

  await signIn(page, customer);
  await page.goto(paths.messages());
  const entry = main.getByRole('list', { name: 'Unterhaltungen' }).getByRole('link');
  await expect(entry).toContainText('Bild');
  await entry.click();
  await expect(said.getByRole('img')).toHaveCount(1);
  await expectAccessible(page);

  await signIn(page, studio);
  await page.goto(paths.messages({ kind: 'appointment', id, side: 'provider' }));
  await expect(said).toContainText('gelesen');
});

test('a conversation of somebody else is not there', async ({ page, ask, silence }) => {
  silence.expect(/404/);
  const customer = await aCustomer(ask);
  await signIn(page, customer);
  await page.goto(paths.messages({ kind: 'question', id: crypto.randomUUID() }));
  await expect(page.getByText('Diese Unterhaltung gibt es hier nicht')).toBeVisible();
});
