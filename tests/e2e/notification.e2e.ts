import { bookAppointment } from '../../src/contract/appointment.ts';
import { listSlots } from '../../src/contract/provider.ts';
import type { Ask } from './support/ask.ts';
import { aStudio } from './support/bookable.ts';
import { aCustomer, expect, type Person, signIn, test } from './support/world.ts';

/** The customer books the first free time of a studio. */
async function aBookedVisit(ask: Ask, customer: Person) {
  const { id, cards } = await aStudio(ask);
  const [, card] = cards;
  if (card === undefined) throw new Error('a studio has two cards');
  const { days } = await ask(listSlots, { params: { id }, query: { cards: card.id, days: 14 } });
  const [start = ''] = days.flatMap((day) => day.slots);
  const body = { providerId: id, cards: [card.id], start, beginsEarly: true };
  return (await ask(bookAppointment, { body }, customer.token)).appointment;
}

test('the settings make an address for calendar programs, once', async ({ page, ask }) => {
  const customer = await aCustomer(ask);
  await aBookedVisit(ask, customer);
  await signIn(page, customer);
  await page.goto('/en/provider/settings?tab=notifications');
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of your calendar' }).inputValue();
  const file = await page.request.get(address);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);

  await page.reload();
  await expect(page.getByText('not shown again')).toBeVisible();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of your calendar' })).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);
});
