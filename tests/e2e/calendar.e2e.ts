import { login } from '../../src/contract/account.ts';
import { bookAppointment } from '../../src/contract/appointment.ts';
import { addEntry } from '../../src/contract/calendar.ts';
import { getProvider, listProviders, listSlots } from '../../src/contract/provider.ts';
import type { Ask } from './support/ask.ts';
import { aCustomer, aWord, expect, field, signIn, test } from './support/world.ts';

/** The demo's provider in Berlin. */
async function theSalon(ask: Ask) {
  const { access_token: token } = await ask(login, {
    body: { email: 'anbieter@example.com', password: 'demo-password' },
  });
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const id = items.find(({ name }) => name === 'Anton Anbieter Handwerk')?.id;
  if (id === undefined) throw new Error('the demo has nobody in Berlin');
  return { token, id };
}

/** Of a card that is asked for, not booked at once, by somebody with this name. */
async function aRequest(ask: Ask, id: Awaited<ReturnType<typeof theSalon>>['id']) {
  const customer = await aCustomer(ask);
  const { cards } = await ask(getProvider, { params: { id } });
  for (const card of cards) {
    const { days } = await ask(listSlots, { params: { id }, query: { cards: card.id, days: 14 } });
    const slots = days.flatMap((day) => day.slots);
    const start = slots[Math.floor(Math.random() * slots.length)];
    if (start === undefined) continue;
    const body = { providerId: id, cards: [card.id], start, beginsEarly: true };
    const { appointment } = await ask(bookAppointment, { body }, customer.token);
    if (appointment.status === 'open') return appointment;
  }
  throw new Error('the demo’s provider takes no requests');
}

test('a provider accepts a request, enters a visit by one line, moves it by the keyboard and notes who did not come', async ({
  page,
  ask,
}) => {
  const salon = await theSalon(ask);
  const request = await aRequest(ask, salon.id);
  await signIn(page, salon);
  await page.goto('/provider/dashboard');
  const requests = page.getByRole('region', { name: 'Offene Anfragen' });
  const asked = requests.getByRole('listitem').filter({ hasText: request.customer.name }).first();
  await asked.getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.getByText('Angenommen. Der Kunde wird benachrichtigt.')).toBeVisible();

  // The line says when and who; the preview what it comes to.
  const name = `Klara ${aWord()}`;
  await page.goto('/provider/calendar?view=list');
  await page.getByRole('button', { name: 'Termin eintragen' }).first().click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name und was Sie sonst wissen').fill(`${name} 0171 5551234 30 in 5 Wochen 21:30`);
  await expect(dialog.getByText('30 Minuten', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eingetragen.', { exact: true })).toBeVisible();

  // The list of that week, and the dialog that does what dragging does.
  const { understood } = await ask(
    addEntry,
    { body: { text: `${name} in 5 Wochen 21:45`, preview: true } },
    salon.token,
  );
  const day = understood.start?.slice(0, 10) ?? '';
  await page.goto(`/provider/calendar?view=day&day=${day}`);
  const visit = page.getByRole('button', { name: new RegExp(`21:30–22:00, ${name}`) });
  await visit.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Verschieben …' }).click();
  await field(page, 'Uhrzeit').fill('20:30');
  await dialog.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByText('Verschoben.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`20:30–21:00, ${name}`) })).toBeVisible();

  // Whoever should have been there earlier today.
  const missed = `Emil ${aWord()}`;
  const missedOn = await enteredBefore(ask, salon.token, missed);
  await page.goto(`/provider/calendar?view=list&day=${missedOn}`);
  await page.getByRole('button', { name: missed }).click();
  await dialog.getByRole('button', { name: 'Nicht erschienen' }).click();
  await page
    .getByRole('dialog', { name: 'Nicht erschienen?' })
    .getByRole('button', { name: 'Nicht erschienen' })
    .click();
  await expect(page.getByText('Als nicht erschienen vermerkt.')).toBeVisible();
  await page.goto('/provider/clients');
  await page.getByRole('searchbox').fill(missed);
  await expect(page.getByText('1 × nicht erschienen')).toBeVisible();
});

/** At the first time of the last hours that nobody else has; says the day. */
async function enteredBefore(ask: Ask, token: string, name: string): Promise<string> {
  for (let minutes = 60; minutes < 1200; minutes += 35) {
    const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    })
      .format(Date.now() - minutes * 60_000)
      .split(' ');
    const text = `${name} ${day} ${time.slice(0, 4)}0 5 min`;
    const { isTaken } = await ask(addEntry, { body: { text, preview: true } }, token);
    if (isTaken) continue;
    await ask(addEntry, { body: { text } }, token);
    return day;
  }
  throw new Error('the whole day is taken');
}
