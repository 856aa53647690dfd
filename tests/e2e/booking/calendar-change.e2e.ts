import { dayAt, minuteAt } from '../../../netlify/calendar/zone.ts';
import { appointmentId, bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { zone } from '../support/moved-clock.ts';
import { sentTo } from '../support/outbox.ts';
import { aPictureFile } from '../support/pictures.ts';
import { main } from '../support/registration.ts';
import { aCustomer, confirmEmail, expect, field, signIn, test } from '../support/world.ts';

test('a visit is changed by the dialog and by its lower edge; what binds the customer is proposed', async ({
  page,
  ask,
}) => {
  test.slow();
  const studio = await aStudio(ask);
  const { token, id: providerId } = studio;
  const [, manicure] = studio.cards;
  if (manicure === undefined) throw new Error('a studio has two cards');
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const entry = { isForm: true, day, minute: 600, name: 'Erna Eintrag', cards: [manicure.id], durationMinutes: 60 };
  const { id: entered } = await ask(addEntry, { body: entry }, token);
  const anHourAgo = Date.now() - 60 * 60_000;
  const past = { ...entry, name: 'Vera Vorbei', day: dayAt(anHourAgo, zone), minute: minuteAt(anHourAgo, zone) };
  await ask(addEntry, { body: { ...past, durationMinutes: 30 } }, token);
  const customer = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  const { days } = await ask(listSlots, {
    params: { id: providerId },
    query: { cards: manicure.id, from: day, days: 1 },
  });
  const start = days.flatMap(({ slots }) => slots).at(-1) ?? '';
  const body = { providerId, cards: [manicure.id], start, beginsEarly: true };
  const { appointment } = await ask(bookAppointment, { body }, customer.token);
  const isNow = async (id: string | null) => {
    const {
      start: begins,
      end,
      totalCents,
      proposal,
    } = await ask(getAppointment, { params: { id: appointmentId.parse(id) } }, token);
    return { minutes: (Date.parse(end) - Date.parse(begins)) / 60_000, totalCents, isProposed: proposal !== null };
  };

  await signIn(page, studio);
  await page.goto(`/provider/calendar?view=day&day=${day}`);
  const dialog = page.getByRole('dialog');
  const own = page.getByRole('button', { name: /Erna Eintrag/ });
  const booked = page.getByRole('button', { name: new RegExp(customer.name) });

  // Shift and an arrow, five minutes a press; letting go of Shift does it, once.
  await own.focus();
  await page.keyboard.down('Shift');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '10:00–11:15' })).toHaveCount(1);
  await page.keyboard.up('Shift');
  await expect(page.getByText('Geändert.', { exact: true })).toBeVisible();
  await expect(own).toHaveAccessibleName(/10:00–11:15/);
  await expect(own).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Rückgängig gemacht.', { exact: true })).toBeVisible();
  await expect(own).toHaveAccessibleName(/10:00–11:00/);
  // Escape leaves it as it was.
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Shift');
  expect(await isNow(entered)).toMatchObject({ minutes: 60 });

  // The same by its lower edge, 36 pixels being half an hour.
  const piece = own.locator('[class*="piece"]').last();
  await piece.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await piece.boundingBox();
  if (box === null) throw new Error('the visit is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 20, { steps: 4 });
  await page.mouse.move(x, y + 36, { steps: 4 });
  await page.mouse.up();
  await expect(own).toHaveAccessibleName(/10:00–11:30/);
  expect(await isNow(entered)).toMatchObject({ minutes: 90 });

  // Of what a customer has booked a longer time counts at once, and a higher price is theirs to agree to.
  await booked.press('Enter');
  await dialog.getByRole('button', { name: 'Ändern …' }).click();
  await expectAccessible(page);
  await field(page, 'Preis').fill('99');
  await dialog.getByRole('button', { name: 'Ändern', exact: true }).click();
  await expect(page.getByText('Vorschlag gesendet. Bis der Kunde antwortet', { exact: false })).toBeVisible();
  await expect(booked).toHaveAccessibleName(/Vorschlag noch offen/);
  expect(await isNow(appointment.id)).toMatchObject({ totalCents: appointment.totalCents, isProposed: true });
  // Nobody is told what is taken back in time.
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click();
  await expect(page.getByText('Rückgängig gemacht.', { exact: true }).last()).toBeVisible();
  await expect(booked).not.toHaveAccessibleName(/Vorschlag noch offen/);
  expect(await isNow(appointment.id)).toMatchObject({ isProposed: false });
  await expect
    .poll(async () => (await sentTo(ask.origin, customer.email)).map(({ subject }) => subject))
    .toEqual(expect.not.arrayContaining([expect.stringContaining('Änderung')]));

  // Done and paid are taken back one by one, by the button of their message.
  await page.goto(`/provider/calendar?view=list&day=${dayAt(anHourAgo, zone)}`);
  const over = main(page).getByRole('listitem').filter({ hasText: 'Vera Vorbei' });
  const pressed = async (name: string, said: string) => {
    await over.getByRole('button', { name: 'Vera Vorbei' }).click();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  };
  await pressed('Erledigt', 'Als erledigt vermerkt.');
  await pressed('Bezahlt', 'Als bezahlt vermerkt.');
  for (const left of ['Bezahlt', 'Erledigt']) {
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click();
    await expect(page.getByText('Rückgängig gemacht.', { exact: true }).last()).toBeVisible();
    await over.getByRole('button', { name: 'Vera Vorbei' }).click();
    await expect(dialog.getByRole('button', { name: left, exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen', exact: true }).last().click();
  }
  await page.goto(`/provider/calendar?view=day&day=${day}`);

  // Proposed once more, the customer reads what would change, under a word for it.
  await booked.press('Enter');
  await dialog.getByRole('button', { name: 'Ändern …' }).click();
  await field(page, 'Preis').fill('99');
  await dialog.getByRole('button', { name: 'Ändern', exact: true }).click();
  await expect(booked).toHaveAccessibleName(/Vorschlag noch offen/);
  await signIn(page, customer);
  await page.goto('/appointments');
  await expect(page.getByText('Änderung vorgeschlagen', { exact: true }).first()).toBeVisible();
});

test('a request shows the customer’s note and pictures, on the dashboard and in the list', async ({ page, ask }) => {
  const studio = await aStudio(ask);
  const [gel] = studio.cards;
  if (gel === undefined) throw new Error('a studio has two cards');
  const customer = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  const { days } = await ask(listSlots, { params: { id: studio.id }, query: { cards: gel.id, days: 14 } });
  const start = days.flatMap(({ slots }) => slots).at(-1) ?? '';
  const note = 'Bitte ohne Lack, ich bin allergisch.';
  const body = { providerId: studio.id, cards: [gel.id], start, beginsEarly: true, note };
  const { appointment } = await ask(bookAppointment, { body }, customer.token);
  await signIn(page, customer);
  await page.goto(`/appointments/${appointment.id}`);
  const pictures = page.getByRole('region', { name: 'Bilder für den Betrieb' });
  await pictures.locator('input[type=file]').setInputFiles(await aPictureFile('hand.jpg', '#a64'));
  await expect(page.getByText('Der Betrieb sieht Ihre Bilder jetzt so.')).toBeVisible();

  await signIn(page, studio);
  await page.goto('/provider/dashboard');
  const request = page.getByRole('listitem').filter({ hasText: customer.name }).filter({ hasText: note });
  const thumbnails = request.getByRole('button', { name: '1 Bild ansehen' });
  await expect(thumbnails.locator('img')).toHaveJSProperty('naturalWidth', 900);
  await expectAccessible(page);
  await thumbnails.click();
  await expect(page.getByRole('dialog')).toContainText(note);
  await page.goto(`/provider/calendar?view=list&day=${start.slice(0, 10)}`);
  await expect(page.getByRole('listitem').filter({ hasText: customer.name })).toContainText(note);
});
