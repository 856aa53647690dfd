import { readFile } from 'node:fs/promises';
import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { login } from '../../../src/contract/account/account.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onPhone } from '../support/on-phone.ts';
import { main } from '../support/registration.ts';
import { aCustomer, expect, field, signIn, test } from '../support/world.ts';

// What a customer has at hand in the list of appointments.

const zone = 'Europe/Berlin';
const noonIn = (days: number): string =>
  new Date(instantOf(addDays(dayAt(Date.now(), zone), days), 720, zone)).toISOString();

test(
  'the next visit is large, with the way, the calendar file, a message and another time at hand; the rest are lines',
  onPhone,
  async ({ page, ask }) => {
    const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
    const [, card] = studio.cards;
    const wish = { providerId: studio.id, cards: [card?.id ?? ('' as never)], beginsEarly: true };
    for (const start of [noonIn(3), noonIn(5)])
      await ask(bookAppointment, { body: { ...wish, start } }, customer.token);
    await signIn(page, customer);
    await page.goto(paths.appointments());
    const next = main(page).getByRole('article').first();
    const when = next.getByRole('heading', { level: 2 });
    await expect(when).toHaveText(/^[A-Z][a-z]+tag, .+, 12:00$|^Mittwoch, .+, 12:00$/);
    await expect(next.getByText('Maniküre')).toBeVisible();
    const rest = main(page).getByRole('list', { name: 'Kommende' }).getByRole('listitem');
    await expect(rest).toHaveCount(1);
    const large = await next.boundingBox();
    const line = await rest.boundingBox();
    expect(large?.height ?? 0).toBeGreaterThan(2 * (line?.height ?? 0));
    await expectAccessible(page);

    await expect(next.getByRole('link', { name: 'Weg' })).toHaveAttribute('href', /Hauptstra/);
    const saving = page.waitForEvent('download');
    await next.getByRole('button', { name: 'In den Kalender' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/\.ics$/);
    expect(await readFile(await saved.path(), 'utf8')).toMatch(/BEGIN:VEVENT[^]+Maniküre/);

    await next.getByRole('button', { name: 'Verschieben' }).click();
    const moving = page.getByRole('dialog', { name: 'Termin verschieben' });
    await expect(moving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(moving).toHaveCount(0);
    await next.getByRole('link', { name: 'Schreiben' }).click();
    await expect(field(page, 'Ihre Nachricht')).toBeInViewport();
  },
);

test('where one was before is booked again with one tap: the next free time, by the usual person', async ({
  page,
  ask,
}) => {
  // Only who has been there can come again, and nobody's visit of now is over.
  const { access_token: token } = await ask(login, {
    body: { email: 'kunde@example.com', password: 'demo-password' },
  });
  await signIn(page, { token });
  await page.goto(paths.appointments());
  const again = main(page).getByRole('heading', { name: 'Noch einmal?' }).locator('../..').getByRole('article');
  const usual = again.filter({ has: page.getByText(/^mit /) }).first();
  await expect(usual).toBeVisible();
  const time = usual.getByRole('link', { name: /buchen: .+\d\d:\d\d$/ });
  const address = new URL((await time.getAttribute('href')) ?? '', page.url());
  expect(Date.parse(address.searchParams.get('start') ?? '')).toBeGreaterThan(Date.now());
  expect(address.searchParams.get('staff')).toMatch(/^[0-9a-f-]{36}$/);
  await time.click();
  await expect(page).toHaveURL(/\/book\//);
  // Which business stands first depends on the day. One that comes asks for the address first.
  await expect(page.getByRole('heading', { level: 1, name: /^(Passt alles\?|Ihre Angaben)$/ })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
});
