import type { Page } from '@playwright/test';
import { bookAppointment, confirmGuestCode, requestGuestCode } from '../../src/contract/appointment.ts';
import { type CardId } from '../../src/contract/fields.ts';
import { getProvider, listProviders, listSlots } from '../../src/contract/provider.ts';
import { paths } from '../../src/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import type { Ask } from './support/ask.ts';
import { sentTo } from './support/outbox.ts';
import { ownWidth } from './support/own-width.ts';
import { aPictureFile } from './support/pictures.ts';
import { aCustomer, aWord, confirmEmail, expect, field, type Person, signIn, test } from './support/world.ts';

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
  const day = before.split(', ').slice(0, 2).join(', ');
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

test.describe('at a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a customer sees a visit, moves it, writes about it and cancels it', ownWidth, async ({ page, ask }) => {
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
    await page.goto(paths.messages());
    await expect(main(page).getByRole('link', { name: wanted.name })).toContainText('Sie: Ich bringe meinen Hund mit.');
    await expectAccessible(page);
    await main(page).getByRole('link', { name: wanted.name }).click();

    await button(page, 'Absagen').click();
    const dialog = page.getByRole('dialog', { name: 'Termin absagen?' });
    await expect(dialog).toContainText(/Absagen können Sie bis .+, \d\d:\d\d\./);
    await dialog.getByRole('button', { name: 'Termin absagen' }).click();
    await expect(main(page).getByText('Sie haben den Termin abgesagt.')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Nochmal buchen' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Alle Termine' }).click();
    await expect(main(page).getByText('Keine kommenden Termine')).toBeVisible();
    await main(page).getByRole('link', { name: 'Vergangene' }).click();
    await expect(main(page).getByRole('link', { name: wanted.name })).toContainText('Storniert');
  });
});

test(
  'a guest moves a visit by the link, and withdraws from the contract in two steps',
  ownWidth,
  async ({ page, ask, baseURL, silence }) => {
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
  },
);

test(
  'a link that is none says so, and whoever is signed out is led to sign in',
  ownWidth,
  async ({ page, silence }) => {
    silence.expect(/40[04]/);
    await page.goto(paths.visit('nonsense'));
    await expect(main(page).getByText('Diesen Termin gibt es hier nicht')).toBeVisible();
    await page.goto(paths.messages());
    await main(page).getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fmessages$/);
  },
);
