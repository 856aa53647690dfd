import { addDays, dayAt, instantOf, minuteAt } from '../../../netlify/calendar/zone.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aNumber, aStudio, codeSentTo } from '../support/bookable.ts';
import { expect, test, zone } from '../support/moved-clock.ts';
import { onPhone } from '../support/on-phone.ts';
import { main } from '../support/registration.ts';
import { aCustomer, aProvider, aWord, signIn } from '../support/world.ts';

// What a provider sees and does before anything else, on a Monday morning.

const noonIn = (days: number, now: Date): string =>
  new Date(instantOf(addDays(dayAt(now.getTime(), zone), days), 720, zone)).toISOString();

test('four figures stand above the day, who is there is marked as done with a way back, and what is free is named', async ({
  page,
  ask,
  site,
}) => {
  const studio = await aStudio(ask);
  const { token } = studio;
  const [, manicure] = studio.cards;
  const name = `Renate ${aWord()}`;
  const now = site.now().getTime();
  const day = dayAt(now, zone);
  const minute = minuteAt(now, zone) - 5;
  await ask(
    addEntry,
    { body: { isForm: true, day, minute, name, phone: '0171 5550123', cards: [manicure?.id ?? ''] } },
    token,
  );
  await signIn(page, studio);
  await page.goto(paths.providerDashboard());
  const figures = ['Heute', 'Diese Woche', 'Auslastung', 'Bewertung'].map((label) =>
    main(page).getByText(label, { exact: true }).first().locator('../..'),
  );
  await expect(figures[0] ?? main(page)).toContainText('1 Termin');
  await expect(figures[1] ?? main(page)).toContainText('25 €');
  await expect(figures[2] ?? main(page)).toContainText(/\d+\s%/);
  const boxes = await Promise.all(figures.map((figure) => figure.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, 'in one row').toBe(1);

  const next = page.getByRole('region', { name: 'Nächster Termin' });
  await expect(next).toContainText('Läuft gerade');
  await expect(next).toContainText(name);
  await expect(next.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:01715550123');
  const line = page.getByRole('region', { name: 'Der Tag' }).getByRole('listitem');
  await expect(line.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  const free = line.getByRole('link', { name: /^Frei bis \d\d:\d\d: Termin eintragen$/ });
  await expect(free.last()).toHaveAttribute('href', /enter=visit/);
  await expectAccessible(page);

  // It can be taken back for ten seconds.
  await next.getByRole('button', { name: 'Erledigt' }).click();
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(page.getByText('Rückgängig gemacht.')).toBeVisible();
  await expect(next).toContainText(name);
  await next.getByRole('button', { name: 'Erledigt' }).click();
  await expect(page.getByText('Als erledigt vermerkt.')).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('beside the day stand requests and notifications, and whoever comes next is written to', async ({
  page,
  ask,
  site,
}) => {
  const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
  const [gel, manicure] = studio.cards;
  for (const [card, days] of [
    [manicure, 2],
    [gel, 3],
  ] as const)
    await ask(
      bookAppointment,
      { body: { providerId: studio.id, cards: [card?.id ?? ''], start: noonIn(days, site.now()), beginsEarly: true } },
      customer.token,
    );
  await signIn(page, studio);
  await page.goto(paths.providerDashboard());
  const requests = page.getByRole('region', { name: 'Offene Anfragen' });
  await expect(requests).toContainText(customer.name);
  await expect(requests.getByRole('button', { name: /^Annehmen/ })).toBeVisible();
  const next = page.getByRole('region', { name: 'Nächster Termin' });
  const aside = await requests.boundingBox();
  const large = await next.boundingBox();
  expect(aside?.x ?? 0).toBeGreaterThan((large?.x ?? 0) + (large?.width ?? 0));

  const news = page.getByRole('region', { name: 'Benachrichtigungen' });
  await expect(news.getByRole('listitem').first()).toBeVisible();
  await news.getByRole('button', { name: 'Alle als gelesen markieren' }).click();
  await expect(news.getByRole('button', { name: 'Alle als gelesen markieren' })).toHaveCount(0);

  await next.getByRole('button', { name: 'Schreiben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bitte klingeln Sie zweimal.');
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(dialog.getByRole('list', { name: 'Nachrichten' })).toContainText('Bitte klingeln Sie zweimal.');
});

test(
  'statistics and the way into the other strand have pages of their own in the navigation',
  onPhone,
  async ({ page, ask, isPhone }) => {
    const studio = await aStudio(ask);
    await signIn(page, studio);
    await page.goto(paths.providerDashboard());
    await expect(page.getByRole('region', { name: 'Offene Anfragen' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: /Statistik|Leistungen|Immobilie/ })).toHaveCount(0);
    for (const [name, address] of [
      ['Statistik', paths.providerStatistics()],
      ['Website und Aushang', paths.providerWebsite()],
      ['Immobilie inserieren', paths.providerProperty()],
    ] as const) {
      if (isPhone) await page.getByRole('button', { name: 'Mehr' }).click();
      await page.getByRole('navigation', { name: 'Ihr Bereich' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectAccessible(page);
    }
    await expect(main(page).getByRole('link', { name: 'Immobilie inserieren' })).toHaveAttribute(
      'href',
      addressIn('de', paths.createProperty()),
    );
  },
);

test('a request says for whom it is and what was written, and is taken back after it was accepted', async ({
  page,
  ask,
  site,
}) => {
  const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
  const booking = { providerId: studio.id, cards: [studio.cards[0]?.id ?? ''], start: noonIn(2, site.now()) };
  const said = { note: 'Bitte ohne Acryl.', visitor: 'Oma Hilde', beginsEarly: true };
  await ask(bookAppointment, { body: { ...booking, ...said } }, customer.token);
  await signIn(page, studio);
  await page.goto(paths.providerDashboard());
  const requests = page.getByRole('region', { name: 'Offene Anfragen' });
  await expect(requests).toContainText('Für: Oma Hilde');
  await expect(requests).toContainText('Bitte ohne Acryl.');
  await requests.getByRole('button', { name: /^Annehmen/ }).click();
  await expect(requests.getByRole('button', { name: /^Annehmen/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(requests.getByRole('button', { name: /^Annehmen/ })).toBeVisible();
  await requests.getByRole('button', { name: customer.name }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Oma Hilde');
  await expect(dialog).toContainText('Bitte ohne Acryl.');
});

test('the link of a text message that has ended says so', async ({ page, silence }) => {
  silence.expect(/status of 404/);
  expect((await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA'))?.status()).toBe(404);
  await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
  await page.goto('/en/t/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
});

test('an unproven number is said above the day, and the banner leads to the code and goes with it', async ({
  page,
  ask,
}) => {
  await signIn(page, await aProvider(ask, 'free'));
  await page.goto(paths.providerDashboard());
  const banner = main(page).getByText('Ihre Telefonnummer ist noch nicht bestätigt.');
  await expect(banner).toBeVisible();
  await main(page).getByRole('button', { name: 'Bestätigen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Telefonnummer bestätigen' });
  const number = dialog.getByLabel('Telefonnummer');
  const send = dialog.getByRole('button', { name: 'Code senden' });
  await number.fill('');
  await expect(send).toBeDisabled();
  const { dialled } = aNumber();
  await number.fill(dialled);
  await send.click();
  const verify = dialog.getByRole('button', { name: 'Verifizieren' });
  await expect(verify).toBeDisabled();
  await dialog.getByLabel('Code aus der SMS').fill(await codeSentTo(ask.origin, dialled));
  await verify.click();
  await expect(dialog).toHaveCount(0);
  await expect(banner).toHaveCount(0);
});
