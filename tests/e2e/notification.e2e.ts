import type { Page } from '@playwright/test';
import { bookAppointment } from '../../src/contract/appointment.ts';
import { getProvider, listProviders, listSlots } from '../../src/contract/provider.ts';
import type { Ask } from './support/ask.ts';
import { aCustomer, expect, type Person, signIn, test } from './support/world.ts';

/** The demo's provider in Berlin is booked by a customer. */
async function aBookedVisit(ask: Ask, customer: Person) {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const id = items.find(({ name }) => name === 'Anton Anbieter Handwerk')?.id;
  if (id === undefined) throw new Error('the demo has nobody in Berlin');
  const { cards } = await ask(getProvider, { params: { id } });
  const [card] = cards;
  if (card === undefined) throw new Error('the demo’s provider has no card');
  const { days } = await ask(listSlots, { params: { id }, query: { cards: card.id, days: 14 } });
  // Tests that run beside this one book there, too.
  const slots = days.flatMap((day) => day.slots);
  const start = slots[Math.floor(Math.random() * slots.length)];
  if (start === undefined) throw new Error('the demo’s provider has no free time');
  const body = { providerId: id, cards: [card.id], start, beginsEarly: true };
  return (await ask(bookAppointment, { body }, customer.token)).appointment;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('the bell notices within seconds what happens to a visit, leads there and forgets what was read', async ({
  page,
  ask,
}) => {
  const customer = await aCustomer(ask);
  await page.clock.install();
  await signIn(page, customer);
  await page.goto('/saved-searches');
  await bell(page).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await expect(list.getByText('No notifications yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell(page)).toBeFocused();

  const visit = await aBookedVisit(ask, customer);
  await page.clock.fastForward('00:16');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  const entry = list.getByRole('listitem').first();
  await expect(entry).toContainText(visit.items[0]?.name ?? 'no card');
  await expect(entry.getByRole('link')).toHaveAttribute('href', new RegExp(`/appointments/${visit.id}$`));
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(list.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
});

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
  await expect(page.getByText('It is not shown again.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of your calendar' })).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);
});
