import { login } from '../../../src/contract/account/account.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import { createClient } from '../../../src/contract/booking/client.ts';
import { putAvailability } from '../../../src/contract/services/availability.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { createStaff, listStaff } from '../../../src/contract/services/staff.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { main } from '../support/registration.ts';
import { aWord, expect, field, signIn, test } from '../support/world.ts';

test('a provider enters a visit by one line and moves it by the keyboard', onlyOnPhone, async ({ page, ask }) => {
  const { access_token: token } = await ask(login, {
    body: { email: 'anbieter@example.com', password: 'demo-password' },
  });
  await signIn(page, { token });
  // The line says when and who; the preview what it comes to.
  const name = `Klara ${aWord()}`;
  await page.goto('/provider/calendar?view=list');
  await page.getByRole('button', { name: 'Termin eintragen' }).first().click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name und was Sie sonst wissen').fill(`${name} 0171 5551234 30 in 5 Wochen 21:30`);
  await expect(dialog.getByText('30 Minuten', { exact: false })).toBeVisible();
  // The form takes along what was understood.
  await dialog.getByRole('button', { name: 'Lieber als Formular' }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'Uhrzeit')).toHaveValue('21:30');
  await field(page, 'Dauer in Minuten').fill('30');
  await field(page, 'Notiz').fill('bringt Tochter mit');
  await expect(dialog.getByText('bringt Tochter mit').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await expect(page.getByText('Eingetragen.', { exact: true })).toBeVisible();

  // The list of that week, and the dialog that does what dragging does.
  const { understood } = await ask(addEntry, { body: { text: `${name} in 5 Wochen 21:45`, preview: true } }, token);
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

  // For ten seconds it can be taken back.
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Rückgängig gemacht.', { exact: true })).toBeVisible();
  await expect(visit).toBeVisible();
  // The dialog asks anew, and cancels what it has seen.
  const anew = page.waitForResponse((answer) => /\/api\/appointments\/[0-9a-f-]{36}$/.test(answer.url()));
  await visit.click();
  await anew;
  await dialog.getByRole('button', { name: 'Absagen …' }).click();
  await dialog.getByRole('button', { name: 'Absagen', exact: true }).click();
  await expect(visit).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click();
  await expect(visit).toBeVisible();

  // On paper the day is a list with numbers to call.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByRole('link')).toContainText('5551234');
  await page.emulateMedia({ media: 'screen' });

  // The month leads to the day, and the date field to any day.
  await page.goto(`/provider/calendar?view=month&day=${day}`);
  await expect(page.getByRole('table', { name: 'Kalender' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('table', { name: 'Kalender' })
    .getByRole('link', { name: /: \d+ Termin/ })
    .first()
    .click();
  await expect(page).toHaveURL(/view=day/);
  await page.getByRole('button', { name: 'Mehr …' }).click();
  await field(page, 'Zu einem Tag').fill('2027-05-03');
  await expect(page).toHaveURL(/day=2027-05-03/);
  await page.keyboard.press('Escape');

  // Until the answer is there the former day stands in the grid.
  await expect(page.getByRole('region', { name: 'Kalender' })).toContainText(/^Mo 3(?!\d)/);

  // A finger first sees the time that it covers; a second tap enters a visit there.
  const tap = () =>
    page.getByRole('region', { name: 'Kalender' }).evaluate((grid) => {
      // On a phone most of the grid lies below the fold.
      grid.scrollIntoView({ block: 'center' });
      const { left, width, top, bottom } = grid.getBoundingClientRect();
      const clientY = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const at = { clientX: left + width / 2, clientY };
      const options = { ...at, bubbles: true, pointerId: 7, pointerType: 'touch', button: 0 };
      const place = document.elementFromPoint(at.clientX, at.clientY);
      place?.dispatchEvent(new PointerEvent('pointerdown', options));
      place?.dispatchEvent(new PointerEvent('pointerup', options));
    });
  await tap();
  await expect(page.getByText(/^\+ \d\d:\d\d$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await tap();
  await expect(dialog.getByRole('heading', { name: /Termin eintragen · .*\d\d:\d\d/ })).toBeVisible();
});

test(
  'whoever is ill sees what becomes of each visit, and whom to call stays until ticked',
  onlyOnPhone,
  async ({ page, ask }) => {
    test.slow();
    const studio = await aStudio(ask);
    const { token } = studio;
    const [gel, manicure] = studio.cards;
    const [owner] = (await ask(listStaff, {}, token)).items;
    if (gel === undefined || manicure === undefined || owner === undefined) throw new Error('a studio has two cards');
    await ask(createStaff, { body: { name: 'Mira Sommer', cards: [manicure.id], hours: null } }, token);
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    // A landline gets no text message.
    const entry = { isForm: true, day, staffId: owner.id, phone: '030 901820' };
    await ask(addEntry, { body: { ...entry, name: 'Gerda Gast', cards: [manicure.id], minute: 660 } }, token);
    await ask(addEntry, { body: { ...entry, name: 'Paula Plan', cards: [gel.id], minute: 780 } }, token);

    await signIn(page, studio);
    await page.goto(`/provider/calendar?view=list&day=${day}`);
    // What is done rarely stands behind the dots.
    const openIll = async () => {
      await page.getByRole('button', { name: 'Mehr …' }).click();
      await page.getByRole('button', { name: 'Heute krank …' }).click();
    };
    await openIll();
    const dialog = page.getByRole('dialog', { name: 'Heute krank' });
    await field(page, 'Wer ist krank\\?').selectOption({ label: owner.name });
    await dialog.getByLabel(/^Tag/).fill(day);
    const visits = dialog.getByRole('list', { name: 'Betroffene Termine' });
    const becomes = visits.getByRole('combobox', { name: 'Was wird aus dem Termin von Gerda Gast?' });
    await expect(becomes.locator('option:checked')).toHaveText('Mira Sommer übernimmt zur selben Zeit');
    const cancelled = visits.getByRole('listitem').filter({ hasText: 'Paula Plan' });
    await expect(cancelled).toContainText(/Wird abgesagt\. Angeboten wird: .+\d\d:\d\d/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Tag schließen' }).click();
    await expect(page.getByText('Der Tag ist geschlossen. Gute Besserung!')).toBeVisible();
    const listed = main(page).getByRole('listitem');
    await expect(listed.filter({ hasText: 'Paula Plan' })).toBeHidden();

    // It is taken back as everything else, and the day is open again.
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(page.getByText('Rückgängig gemacht.', { exact: true })).toBeVisible();
    await expect(listed.filter({ hasText: 'Paula Plan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Krank', exact: true })).toBeHidden();
    await openIll();
    await field(page, 'Wer ist krank\\?').selectOption({ label: owner.name });
    await dialog.getByLabel(/^Tag/).fill(day);
    await expect(cancelled).toBeVisible();
    await dialog.getByRole('button', { name: 'Tag schließen' }).click();

    // Once the ten seconds are over, whom no message reaches stands there by itself.
    const calls = page.getByRole('list', { name: 'Bitte anrufen' }).getByRole('listitem');
    await expect(calls).toHaveCount(2, { timeout: 20_000 });
    await expect(calls.filter({ hasText: 'Gerda Gast' })).toContainText('Jemand anders übernimmt');
    await expect(calls.filter({ hasText: 'Paula Plan' })).toContainText('Fällt aus');
    await expect(calls.first().getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Anruf bei Gerda Gast erledigt' }).click();
    await expect(calls).toHaveCount(1);
    await page.reload();
    await expect(calls).toContainText('Paula Plan');
    await page.getByRole('button', { name: 'Anruf bei Paula Plan erledigt' }).click();
    await expect(page.getByText('Bitte anrufen')).toBeHidden();
  },
);

test('a series is entered by one line, leaves out what is taken, and is taken back as one', async ({ page, ask }) => {
  const studio = await aStudio(ask);
  const [, manicure] = studio.cards;
  if (manicure === undefined) throw new Error('a studio has two cards');
  const day = new Date(Date.now() + 10 * 86_400_000);
  const fortnight = new Date(day.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  const taken = { isForm: true, day: fortnight, minute: 600, name: 'Dora Da', cards: [manicure.id] };
  await ask(addEntry, { body: taken }, studio.token);
  const written = day.toISOString().slice(0, 10).split('-').toReversed().join('.');
  const name = `Klara ${aWord()}`;

  await signIn(page, studio);
  await page.goto(`/provider/calendar?view=list&day=${fortnight}`);
  await page.getByRole('button', { name: 'Termin eintragen' }).first().click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name und was Sie sonst wissen').fill(`${name} Maniküre alle 14 Tage ${written} 10:00`);
  const visits = dialog.getByRole('list', { name: 'Termine der Serie' }).getByRole('listitem');
  await expect(visits).toHaveCount(6);
  await expect(dialog.getByText('5 Termine', { exact: true }).first()).toBeVisible();
  await expect(visits.nth(1)).toContainText('belegt, wird ausgelassen');
  await expectAccessible(page);
  await field(page, 'Wie oft').selectOption('4 Termine');
  await expect(visits).toHaveCount(4);
  // The form takes the series along.
  await dialog.getByRole('button', { name: 'Lieber als Formular' }).click();
  await expect(field(page, 'Wiederholen').locator('option:checked')).toHaveText('alle 14 Tage');
  await dialog.getByRole('button', { name: 'Lieber in einer Zeile' }).click();
  await field(page, 'Name und was Sie sonst wissen').fill(`${name} Maniküre alle 14 Tage ${written} 10:00`);
  await field(page, 'Wie oft').selectOption('4 Termine');
  await expect(visits).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await expect(page.getByText(/^3 Termine eingetragen\. Belegt und ausgelassen: .+10:00/)).toBeVisible();
  const theirs = async () => {
    const { visits: all } = await ask(getCalendar, { query: { days: 42 } }, studio.token);
    return all.filter(({ customer }) => customer === name).length;
  };
  expect(await theirs()).toBeGreaterThan(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Rückgängig gemacht.', { exact: true })).toBeVisible();
  expect(await theirs()).toBe(0);
});

test('the preview of an entry says how the client will hear of it, and the switch of the hours turns that off', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/status of 400/);
  const studio = await aStudio(ask);
  const { token } = studio;
  await signIn(page, studio);
  const openEntry = async (): Promise<void> => {
    await page.goto('/provider/calendar?view=list');
    await page.getByRole('button', { name: 'Termin eintragen' }).first().click();
  };
  const expectSaid = async (line: string, sentence: string): Promise<void> => {
    await field(page, 'Name und was Sie sonst wissen').fill(`Klara ${line} Maniküre in 2 Wochen 14:00`);
    await expect(page.getByRole('dialog').getByText(/^(Bekommt keine )?Bestätigung/)).toHaveText(sentence);
  };
  await openEntry();
  await expectSaid('0171 5551234', 'Bestätigung per SMS.');
  await expectSaid('klara@example.org', 'Bestätigung per E-Mail.');
  // A landline gets no texts.
  await expectSaid('030 901820', 'Bekommt keine Bestätigung.');
  // Two weeks ahead a mail is enough.
  await expectSaid('0171 5551234 klara@example.org', 'Bestätigung per E-Mail.');

  // Two services that fit the words alike are a question, and nothing is entered before it is answered.
  await ask(createServiceCard, { body: { ...aCardForm({ name: 'Gelnägel auffüllen' }), isPublished: true } }, token);
  await ask(createClient, { body: { name: 'Kira Kartei', phone: '0171 5557788' } }, token);
  await openEntry();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name und was Sie sonst wissen').fill('Klara Gel in 2 Wochen 14:00');
  const question = dialog.getByRole('radiogroup', { name: 'Welche Leistung ist gemeint?' });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(question).toHaveAccessibleDescription('Mehrere Leistungen passen. Bitte wählen Sie eine.');
  await question.getByRole('radio', { name: /^Gelnägel auffüllen/ }).check();
  await expect(dialog.locator('output')).toContainText('Gelnägel auffüllen');

  // The form searches the client file, and takes several services in their order.
  await dialog.getByRole('button', { name: 'Lieber als Formular' }).click();
  await expect(field(page, 'Uhrzeit')).toHaveValue('14:00');
  await expectAccessible(page);
  await field(page, 'Name').fill('kart');
  await dialog
    .getByRole('list', { name: 'Aus Ihrer Kartei' })
    .getByRole('button', { name: /Kira Kartei/ })
    .click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Kira Kartei steht in Ihrer Kartei/);
  await expect(field(page, 'Telefon')).toHaveValue(/5557788/);
  const services = dialog.getByRole('group', { name: 'Leistungen' });
  await expect(services.getByRole('combobox').locator('option:checked')).toHaveText(['Gelnägel auffüllen']);
  await services.getByRole('button', { name: 'Weitere Leistung' }).click();
  await services.getByRole('combobox').last().selectOption('Maniküre');
  await expect(dialog.locator('output').last()).toContainText('Gelnägel auffüllen + Maniküre');
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByText('Eingetragen.', { exact: true })).toBeVisible();
  const { visits } = await ask(getCalendar, { query: { days: 21 } }, token);
  expect(visits.find(({ customer }) => customer === 'Kira Kartei')).toMatchObject({
    services: ['Gelnägel auffüllen', 'Maniküre'],
    clientId: expect.any(String),
  });

  await page.goto('/provider/hours');
  const tells = page.getByRole('switch', { name: 'Eingetragene Kunden benachrichtigen' });
  await expect(tells).toBeChecked();
  await tells.click();
  await page.getByRole('button', { name: 'Zeiten speichern' }).click();
  await expect(page.getByText('Ihre Zeiten sind gespeichert.')).toBeVisible();
  await page.reload();
  await expect(tells).not.toBeChecked();
  await openEntry();
  await expectSaid('0171 5551234', 'Bekommt keine Bestätigung.');
});

test('a line that cannot be read is asked about by buttons, and nothing is entered before', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/status of 400/);
  const studio = await aStudio(ask);
  await signIn(page, studio);
  await page.goto('/provider/calendar?view=list');
  await page.getByRole('button', { name: 'Termin eintragen' }).first().click();
  const dialog = page.getByRole('dialog');
  const line = field(page, 'Name und was Sie sonst wissen');
  const year = new Date().getUTCFullYear() + 1;
  await line.fill(`Klara Maniküre 31.11.${year} 14:00 1.200`);
  const answers = dialog.getByRole('group', { name: /^„31\.11\.\d{4}“ gibt es nicht/ });
  await expect(answers).toBeVisible();
  await expect(dialog.locator('output')).toContainText('gibt es nicht. Welcher Tag ist gemeint?');
  await expectAccessible(page);
  await line.press('Enter');
  await expect(line).toHaveAccessibleDescription(/^Bitte beantworten Sie zuerst die Frage zu Ihrer Zeile/);

  // By the keyboard: the first answer is the next stop behind the line. The focus goes back to it.
  await page.keyboard.press('Tab');
  await expect(answers.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue(`Klara Maniküre 30.11.${year} 14:00 1.200`);
  await expect(line).toBeFocused();

  // The next question follows.
  const sums = dialog.getByRole('group', { name: /^Was bedeutet „1\.200“/ });
  await sums.getByRole('button', { name: /^1\.200\D+€$/ }).click();
  await expect(sums).toBeHidden();
  await expect(dialog.locator('output')).toContainText('1.200');

  // A closed day is asked about as well, and can be agreed to.
  const weeklyHours = [{ weekday: 1, opensMinute: 540, closesMinute: 1080 }];
  await ask(putAvailability, { body: { weeklyHours, noticeHours: 0, isTight: false } }, studio.token);
  await line.fill('Klara Maniküre Di 14:00');
  const closed = dialog.getByRole('group', { name: /ist geschlossen/ });
  await expect(closed.getByRole('button', { name: /^Mo/ }).first()).toBeVisible();
  await closed.getByRole('button', { name: 'Trotzdem eintragen' }).click();
  await expect(closed).toBeHidden();
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByText('Eingetragen.', { exact: true })).toBeVisible();
});
