import type { Page } from '@playwright/test';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { declineAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { confirmGuestCode, requestGuestCode } from '../../../src/contract/booking/guest.ts';
import { type CardId } from '../../../src/contract/fields.ts';
import { getProvider, listProviders, listSlots } from '../../../src/contract/services/provider.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { paths } from '../../../src/paths.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { aStudio } from '../support/bookable.ts';
import { mailTo, sentTo } from '../support/outbox.ts';
import { aPictureFile } from '../support/pictures.ts';
import { aCustomer, aWord, confirmEmail, expect, field, type Person, signIn, test } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Wanted {
  providerId: string;
  name: string;
  cards: CardId[];
  start: string;
  totalCents: number;
}

/** A free time far enough ahead to be moved, at a provider of the demo who is booked at once. */
async function aFreeTime(ask: Ask): Promise<Wanted> {
  const { items } = await ask(listProviders, { query: { zip: '10115', service: 'hair', radius: 100 } });
  for (const { id } of items) {
    const { name, cards, isBookable } = await ask(getProvider, { params: { id } });
    const card = cards.find(({ isImmediate, priceUnit }) => isImmediate && priceUnit === 'visit');
    if (card === undefined || !isBookable) continue;
    const { days } = await ask(listSlots, { params: { id }, query: { cards: card.id, days: 20 } });
    const free = days.slice(5).flatMap(({ slots }) => slots);
    const start = free[Math.floor(Math.random() * free.length)];
    if (start !== undefined) return { providerId: id, name, cards: [card.id], start, totalCents: card.priceCents };
  }
  throw new Error('nobody of the demo is booked at once');
}

const bodyOf = ({ providerId, cards, start, totalCents }: Wanted) => ({
  providerId,
  cards,
  start,
  totalCents,
  beginsEarly: true,
});

/** Moves the visit to another free time. */
async function moves(page: Page): Promise<void> {
  const when = main(page).locator('dd').first();
  const before = await when.innerText();
  await button(page, 'Verschieben').click();
  const dialog = page.getByRole('dialog', { name: 'Termin verschieben' });
  // It begins in the week of the visit.
  const day = before.split(/, |\n/).slice(0, 2).join(', ');
  await expect(dialog.getByRole('button', { name: new RegExp(`^${day}`) })).toBeVisible();
  await dialog
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: /^Verschieben auf/ }).click();
  await expect(page.getByText('Der Termin ist verschoben.')).toBeVisible();
  await expect(when).not.toHaveText(before);
}

/** It is in the visit after a reload, and can be taken away again. */
async function addsPicture(page: Page): Promise<void> {
  const shown = main(page).getByRole('region', { name: 'Bilder für den Betrieb' });
  await expect(shown.getByText('0 von 3 Bildern')).toBeVisible();
  // The picture is in the store, but the visit does not have it: nothing says so before it is true.
  const saving = /\/api\/(appointments|visit)\/[^/]+\/images$/;
  await page.route(saving, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await shown.locator('input[type=file]').setInputFiles(await aPictureFile('wand.jpg', '#246'));
  await expect(shown.getByRole('alert').filter({ hasText: 'wand.jpg' })).toBeVisible();
  await expect(page.getByText('Der Betrieb sieht Ihre Bilder jetzt so.')).toBeHidden();
  await page.unroute(saving);
  await button(page, 'Erneut versuchen').click();
  await expect(page.getByText('Der Betrieb sieht Ihre Bilder jetzt so.')).toBeVisible();
  await expect(shown.getByRole('alert').filter({ hasText: 'wand.jpg' })).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(shown.getByText('1 von 3 Bildern')).toBeVisible();
  await expect(shown.getByRole('presentation')).toHaveJSProperty('naturalWidth', 900);
  await button(page, 'Bild 1 entfernen').click();
  await expect(page.getByText('Der Betrieb sieht keine Bilder mehr.')).toBeVisible();
}

test('whoever has searched around a place is told how long the walk from there is', async ({ page, ask }) => {
  const customer: Person = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  const wanted = await aFreeTime(ask);
  const { appointment } = await ask(bookAppointment, { body: bodyOf(wanted) }, customer.token);
  const { zip } = await ask(getProvider, { params: { id: wanted.providerId } });
  const near = { minutes: 0, zip: '' };
  for (const code of [zip ?? '', '10115', '10117', '10119', '10178', '10435']) {
    const { items } = await ask(listProviders, { query: { zip: code, name: wanted.name, radius: 5 } });
    const away = items.find((one) => one.id === wanted.providerId)?.distanceKilometres ?? 0;
    if (away >= 0.2 && away <= 3) Object.assign(near, { zip: code, minutes: away * 1.3 * (60 / 4.5) });
  }
  expect(near.zip).not.toBe('');
  await signIn(page, customer);
  await page.goto(paths.appointment(appointment.id));
  await expect(button(page, 'Absagen')).toBeVisible();
  const walk = main(page).getByText(/^Von .+ etwa \d+ Minuten zu Fuß$/);
  await expect(walk, 'nobody has given a place').toHaveCount(0);
  await page.goto(paths.services({ zip: near.zip }));
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain(near.zip);
  await page.goto(paths.appointment(appointment.id));
  await expect(walk).toBeVisible();
  const told = Number(/\d+(?= Minuten)/.exec(await walk.innerText())?.[0]);
  expect(Math.abs(told - near.minutes)).toBeLessThanOrEqual(3);
});

test.describe('at a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a customer sees a visit, moves it, writes about it and cancels it', async ({ page, ask }) => {
    test.slow();
    const customer: Person = await aCustomer(ask);
    await confirmEmail(ask, customer.email);
    const wanted = await aFreeTime(ask);
    await ask(bookAppointment, { body: bodyOf(wanted) }, customer.token);
    await signIn(page, customer);
    await page.goto(paths.appointments());
    await main(page).getByRole('link', { name: wanted.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Termin bei ${wanted.name}`);
    await expectAccessible(page);
    await moves(page);

    await field(page, 'Ihre Nachricht').fill('Ich bringe meinen Hund mit.');
    await page.reload();
    await expect(field(page, 'Ihre Nachricht')).toHaveValue('Ich bringe meinen Hund mit.');
    await button(page, 'Senden').click();
    await expect(main(page).getByRole('list', { name: 'Nachrichten' })).toContainText('Ich bringe meinen Hund mit.');
    await expect(field(page, 'Ihre Nachricht')).toBeFocused();
    await page.goto(paths.messages());
    await expect(main(page).getByRole('link', { name: wanted.name })).toContainText('Sie: Ich bringe meinen Hund mit.');
    await expectAccessible(page);
    await main(page).getByRole('link', { name: wanted.name }).click();
    await expectAccessible(page);
    await main(page).getByRole('article', { name: 'Termin' }).getByRole('link', { name: 'Termin ansehen' }).click();

    const sum = main(page).getByRole('term').filter({ hasText: 'Summe' });
    await expect(sum).toHaveCount(1);
    await button(page, 'Absagen').click();
    const dialog = page.getByRole('dialog', { name: 'Termin absagen?' });
    await expect(dialog).toContainText(/absagbar bis .+, \d\d:\d\d\./);
    await dialog.getByRole('button', { name: 'Termin absagen' }).click();
    await expect(main(page).getByText('Sie haben den Termin abgesagt.')).toBeVisible();
    await expect(sum).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Nochmal buchen' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Alle Termine' }).click();
    await expect(main(page).getByText('Keine kommenden Termine')).toBeVisible();
    await main(page).getByRole('link', { name: 'Vergangene' }).click();
    await expect(main(page).getByRole('link', { name: wanted.name })).toContainText('Storniert');
  });
});

test('a guest moves a visit by the link, and withdraws from the contract in two steps', async ({
  page,
  ask,
  baseURL,
  silence,
}) => {
  test.slow();
  silence.expect(/ERR_FAILED.*\/images\)/);
  const email = `${aWord()}@example.org`;
  const wanted = await aFreeTime(ask);
  await ask(requestGuestCode, { body: { email } });
  const codeOf = async (): Promise<string> =>
    /\b\d{6}\b/.exec((await sentTo(baseURL, email)).map(({ body }) => body).join('\n'))?.[0] ?? '';
  await expect.poll(codeOf).toMatch(/\d{6}/);
  const { proof } = await ask(confirmGuestCode, { body: { email, code: await codeOf() } });
  const booked = await ask(bookAppointment, {
    body: { ...bodyOf(wanted), guest: { name: 'Gesa Gast', email, proof } },
  });
  // Without an account a mailed link leads to all visits of the address.
  await page.goto(paths.appointments());
  await field(page, 'E-Mail-Adresse der Buchung').fill(email);
  await button(page, 'Link zu allen Terminen schicken').click();
  await expect(main(page).getByText(`Wenn mit ${email} Termine gebucht sind, ist der Link unterwegs.`)).toBeVisible();
  await page.goto((await mailTo(baseURL, email, /[?&]guest=/)).link);
  const entry = main(page).getByRole('list', { name: 'Termine' }).getByRole('link', { name: wanted.name });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Termin bei ${wanted.name}`);
  await page.goto(paths.visit(booked.link ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Termin bei ${wanted.name}`);
  await addsPicture(page);
  await moves(page);

  await main(page).getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  await field(page, 'Name').fill('Gesa Gast');
  await field(page, 'E-Mail für die Eingangsbestätigung').fill(email);
  await expectAccessible(page);
  await button(page, 'Weiter').click();
  await expect(main(page).getByText(wanted.name)).toBeVisible();
  await button(page, 'Widerruf bestätigen').click();
  await expect(main(page).getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
  await expect(main(page).getByText(/^Eingang: .+\d\d:\d\d/)).toBeVisible();
  await page.goto(paths.visit(booked.link ?? ''));
  await expect(main(page).getByText('Sie haben den Vertrag widerrufen.')).toBeVisible();
});

test('a request is taken back, a declined one leaves no contract, and a business that comes is not a place to go to', async ({
  page,
  ask,
}) => {
  const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
  // Somebody else has to be there.
  await Promise.all([aStudio(ask), aStudio(ask), aStudio(ask)]);
  await confirmEmail(ask, customer.email);
  const [requested] = studio.cards;
  if (requested === undefined) throw new Error('a studio has two cards');
  const comes = aCardForm({ name: 'Besuch', isMobile: true, isAtShop: false, isAvailableNow: true });
  const zones = { travelZones: [{ upTo: 25, fee: 5 }] };
  const home = await ask(createServiceCard, { body: { ...comes, ...zones, isPublished: true } }, studio.token);
  const startOf = async (card: CardId, nth: number): Promise<string> => {
    const { days } = await ask(listSlots, { params: { id: studio.id }, query: { cards: card, days: 14 } });
    return days.slice(3).flatMap(({ slots }) => slots)[nth] ?? '';
  };
  const book = async (card: CardId, nth: number, more: object = {}) => {
    const body = {
      providerId: studio.id,
      cards: [card],
      start: await startOf(card, nth),
      beginsEarly: true,
      ...more,
    };
    return (await ask(bookAppointment, { body }, customer.token)).appointment.id;
  };
  await signIn(page, customer);
  const withdrawal = main(page).getByRole('link', { name: 'Vertrag widerrufen' });

  await page.goto(paths.appointment(await book(requested.id, 0)));
  await expect(main(page).getByText('Angefragt', { exact: true }).first()).toBeVisible();
  await expect(withdrawal).toHaveCount(0);
  await button(page, 'Anfrage zurückziehen').click();
  const dialog = page.getByRole('dialog', { name: 'Anfrage zurückziehen?' });
  await expect(dialog).toContainText(`${studio.name} bekommt Bescheid.`);
  await expectAccessible(page);
  // Neither button says "Abbrechen", which could mean the request as well.
  await expect(dialog.getByRole('button')).toHaveText(['Anfrage behalten', 'Anfrage zurückziehen']);
  await dialog.getByRole('button', { name: 'Anfrage zurückziehen' }).click();
  await expect(main(page).getByText('Sie haben die Anfrage zurückgezogen.')).toBeVisible();
  // The button is gone: the focus is where it says how the request stands.
  await expect(page.locator(':focus')).toContainText('Sie haben die Anfrage zurückgezogen.');
  await expect(main(page).getByText(/abgesagt|Storniert/)).toHaveCount(0);

  const declined = await book(requested.id, 20);
  await ask(declineAppointment, { params: { id: declined }, body: { note: 'Da bin ich weg.' } }, studio.token);
  await page.goto(paths.appointment(declined));
  await expect(main(page).getByText('Abgelehnt', { exact: true })).toBeVisible();
  await expect(main(page).getByText(`${studio.name} kann den Termin nicht annehmen.`)).toBeVisible();
  // Three others nearby, each with the next free time.
  const others = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Diese haben Zeit' }) })
    .getByRole('article');
  await expect(others).toHaveCount(3);
  for (const other of await others.all()) {
    await expect(other.getByRole('heading')).not.toHaveText(studio.name);
    await expect(other.getByRole('link', { name: / buchen: / })).toBeVisible();
  }
  await expectAccessible(page);
  await expect(withdrawal).toHaveCount(0);
  await expect(main(page).getByText(/abgesagt|Storniert/)).toHaveCount(0);

  const address = { street: 'Torstraße 1', zip: '10119', city: 'Berlin' };
  await page.goto(paths.appointment(await book(home.id, 40, { place: 'customer', address })));
  await expect(main(page).getByText(`${studio.name} kommt zu Ihnen.`)).toBeVisible();
  await expect(main(page).locator('dl div').filter({ hasText: 'Kommt zu Ihnen' })).toContainText(
    'Torstraße 1, 10119 Berlin',
  );
  await expect(main(page).getByText(/erwartet Sie/)).toHaveCount(0);
  await expect(withdrawal).toHaveCount(1);
  // A studio that is expected at the door shows what both need to meet.
  await expect(main(page).locator('dl div').filter({ hasText: 'Telefon' }).getByRole('link').last()).toHaveAttribute(
    'href',
    /^tel:/,
  );
});

test('a link that is none says so, and whoever is signed out is led to sign in', async ({ page, silence }) => {
  silence.expect(/40[04]/);
  await page.goto(paths.visit('nonsense'));
  await expect(main(page).getByText('Diesen Termin gibt es hier nicht')).toBeVisible();
  await page.goto('/question/nonsense');
  await expect(main(page).getByText('Diese Frage gibt es hier nicht')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Dienstleister suchen' })).toHaveAttribute('href', '/services');
  await page.goto(paths.messages());
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmessages$/);
});
