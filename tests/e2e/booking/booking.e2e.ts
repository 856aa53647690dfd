import type { Locator, Page } from '@playwright/test';
import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { paths } from '../../../src/paths.ts';
import { aBusiness } from '../../support/businesses.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aNumber, aStudio, codeSentTo, type Studio } from '../support/bookable.ts';
import { pressByKeyboard } from '../support/by-keyboard.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { earlyStart } from '../support/story.ts';
import { expectTowns } from '../support/towns.ts';
import { aCustomer, aWord, expect, field, signIn, test, untilItWorks } from '../support/world.ts';

const zone = 'Europe/Berlin';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** A page on which every tap is counted: of a field, a link, a button, a box. Typing is not. */
interface Tapped {
  page: Page;
  tap: (on: Locator) => Promise<void>;
  taps: () => number;
}

function tapped(page: Page): Tapped {
  let count = 0;
  return {
    page,
    tap: async (on) => {
      count += 1;
      await on.click();
    },
    taps: () => count,
  };
}

/** The same without a mouse. */
function byKeyboard(page: Page): Tapped {
  let count = 0;
  return {
    page,
    tap: async (on) => {
      count += 1;
      await pressByKeyboard(page, on);
    },
    taps: () => count,
  };
}

/** From the search to a time tomorrow from three in the afternoon on, which it returns. */
async function choosesTomorrowAfternoon({ page, tap }: Tapped, studio: Studio): Promise<number> {
  const tomorrow = addDays(dayAt(Date.now(), zone), 1);
  const shown = new Date(instantOf(tomorrow, 720, zone)).toLocaleDateString('de', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  await page.goto('/services');
  // A press on a service opens the next step, whose field can be typed into at once.
  await tap(button(page, /^Was/));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Haarschnitt', exact: true }));
  await expect(main(page).getByRole('textbox', { name: 'Postleitzahl oder Ort' })).toBeFocused();
  await page.keyboard.type('10115');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Dienstleister finden' }));
  const result = main(page).getByRole('article').filter({ hasText: studio.name });
  // Its times are asked for when it is near.
  await result.scrollIntoViewIfNeeded();
  await tap(result.getByRole('link', { name: 'Alle Zeiten zeigen: Haarschnitt' }));
  await tap(button(page, new RegExp(`^${shown}`)));
  await expect(main(page).getByRole('heading', { level: 3, name: shown })).toBeVisible();
  const time = button(page, /^1[5-7]:\d\d$/).first();
  const [hour = 0, minute = 0] = (await time.innerText()).split(':').map(Number);
  await tap(time);
  return instantOf(tomorrow, hour * 60 + minute, zone);
}

/** The terms as a date: a day before, today at the same time, if that is still to come. */
function termsOf(start: number): string {
  const end = start - 24 * 60 * 60_000;
  const moment = new Date(end).toLocaleTimeString('de', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return end > Date.now()
    ? `Absagen oder verschieben bis heute, ${moment}, danach nur telefonisch.`
    : 'Absagen oder verschieben nur noch telefonisch, außer in den ersten 10 Minuten nach der Buchung.';
}

async function books({ page, tap }: Tapped, start: number): Promise<void> {
  await expect(main(page).getByText(termsOf(start), { exact: true }).last()).toBeVisible();
  await tap(main(page).getByRole('checkbox', { name: earlyStart }));
  await tap(button(page, 'Zahlungspflichtig buchen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');
  await expect(button(page, 'In den Kalender')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test.describe('at a phone whose clock is in Manila', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, timezoneId: 'Asia/Manila' });

  test('a haircut tomorrow afternoon is booked with 11 taps as a guest and 9 with an account by the keyboard alone, and the times say whose they are', async ({
    page,
    ask,
    browser,
    baseURL,
    silence,
  }) => {
    test.slow();
    const studio = await aStudio(ask);
    const haircut = aCardForm({ name: 'Haarschnitt', category: 'haarschnitt', isAvailableNow: true });
    await ask(createServiceCard, { body: { ...haircut, isPublished: true } }, studio.token);

    const guest = tapped(page);
    // The times of the profile, which a phone shows over it, say whose clock it is, too.
    await page.goto(paths.provider(studio.id));
    const elsewhere = main(page).getByText(/^Ihre Uhr zeigt eine andere Zeit: \d\d:\d\d dort ist/);
    await untilItWorks(page);
    await page.getByRole('link', { name: 'Zeit wählen' }).click();
    const times = page.getByRole('dialog');
    await expect(times.getByText(/^Alle Zeiten in Ortszeit \(Berlin\)\./)).toBeVisible();
    await expect(times.getByText(/^\d\d:\d\d dort ist \d\d:\d\d bei Ihnen\.$/)).toBeVisible();
    const start = await choosesTomorrowAfternoon(guest, studio);
    const email = `${aWord()}@example.org`;
    await guest.tap(field(page, 'Vor- und Nachname'));
    await page.keyboard.type('Gerda Gast');
    await guest.tap(field(page, 'E-Mail-Adresse'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    // The field of the code is ready to be typed into, and its sixth digit sends it.
    await expect(field(page, 'Code')).toBeFocused();
    await page.keyboard.type(await codeSentTo(ask.origin, email));
    await expect(main(page).getByText('Alle Zeiten in Ortszeit (Berlin).').first()).toBeVisible();
    await expect(main(page).getByText(/^Ihre Uhr zeigt eine andere Zeit: 1[5-7]:\d\d dort ist/)).toBeVisible();
    // Who makes the contract, by name and address.
    await expect(main(page).getByText('Vertragspartner ist Anna Müller, Hauptstraße 12a, 10115 Berlin.')).toBeVisible();
    await books(guest, start);
    expect(guest.taps()).toBeLessThanOrEqual(11);
    await main(page).getByRole('link', { name: 'Termin ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Termin bei ${studio.name}`);
    await expect(elsewhere).toBeVisible();

    const customer = await aCustomer(ask);
    const second = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
    silence.hear(second);
    const other = byKeyboard(await second.newPage());
    await signIn(other.page, customer);
    await books(other, await choosesTomorrowAfternoon(other, studio));
    expect(other.taps()).toBeLessThanOrEqual(9);
    await second.close();
  });
});

test(
  'a saved address and number are not asked for again, and stand on the summary with what changes them',
  onlyOnPhone,
  async ({ page, ask }) => {
    const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
    const comes = aCardForm({
      name: 'Hausbesuch',
      isMobile: true,
      isAtShop: false,
      isAvailableNow: true,
      travelZones: [{ upTo: 25, fee: 5 }],
    });
    const card = await ask(createServiceCard, { body: { ...comes, isPublished: true } }, studio.token);
    const number = aNumber();
    const saved = { street: 'Torstraße', houseNumber: '1', zip: '10119', city: 'Berlin', phone: number.typed };
    await ask(updateProfile, { body: saved }, customer.token);
    await signIn(page, customer);
    const noon = new Date(instantOf(addDays(dayAt(Date.now(), zone), 3), 720, zone)).toISOString();

    // Who only comes never has anybody at the shop, not even for the moment in which the place is chosen.
    await page.goto(paths.book(studio.id, { cards: card.id, start: noon }));
    await expect(page.getByRole('heading', { level: 1, name: 'Passt alles?' })).toBeVisible();
    await expect(main(page).getByText('Torstraße 1, 10119 Berlin')).toBeVisible();
    await button(page, 'Ändern: Wo').click();
    await expect(main(page).getByText('Der Dienstleister kommt zu Ihnen.')).toBeVisible();
    await expect(main(page).getByText('Torstraße 1, 10119 Berlin')).toBeVisible();
    await button(page, 'Ändern: Ihre Adresse').click();
    const atShop = main(page).getByText(/beim Dienstleister/i);
    await expect(atShop).toHaveCount(0);
    await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Torstraße 1');
    await expect(field(page, 'PLZ')).toHaveValue('10119');
    await expect(field(page, 'Ort')).toHaveValue('Berlin');
    await expect(field(page, 'Telefonnummer')).not.toHaveValue('');
    // The code fills the town, and another town is questioned.
    await expectTowns(page);
    await expectAccessible(page);
    await field(page, 'PLZ').fill('10119');
    await expect(field(page, 'Ort')).toHaveValue('Berlin');
    await field(page, 'Termin für jemand anderen\\? Name \\(freiwillig\\)').fill('Oma Erna');
    await button(page, 'Weiter').click();
    const facts = main(page).locator('dl').filter({ hasText: 'Wann' });
    await expect(facts).toContainText('Torstraße 1, 10119 Berlin');
    // The lines add up to the sum.
    await expect(facts).toContainText('39,90 €');
    await expect(facts).toContainText('Anfahrt 5 €');
    await expect(main(page).getByText('44,90 €').last()).toBeVisible();
    await expect(facts.locator('div').filter({ hasText: 'Oma Erna' })).toHaveText('FürOma Erna');
    // Without VAT nothing says that it is included.
    const withVat = main(page).getByText('Alle Preise inklusive Mehrwertsteuer.');
    await expect(withVat).toHaveCount(0);
    await expect(facts).toContainText(/\+?[\d ]*151/);
    await expect(atShop).toHaveCount(0);

    // At the studio nothing has to be asked, and both stand there, too.
    await ask(putBusiness, { body: aBusiness({ vatStatus: 'vat_id', vatId: 'DE 136 695 976' }) }, studio.token);
    await page.goto(paths.book(studio.id, { cards: studio.cards[1]?.id ?? '', start: noon }));
    await expect(page.getByRole('heading', { level: 1, name: 'Passt alles?' })).toBeVisible();
    await expect(facts).toContainText(/Wo.*10115 Berlin/);
    await expect(facts).toContainText(/\+?[\d ]*151/);
    await expect(withVat).toHaveCount(1);
    // One tap above the button that binds: the instruction with the form, of the business that is booked.
    await button(page, 'Widerrufsbelehrung mit Formular').click();
    const paper = page.getByRole('dialog', { name: 'Widerrufsbelehrung' });
    await expect(paper).toContainText('binnen vierzehn Tagen');
    await expect(paper.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeAttached();
    await expect(paper).toContainText(`An ${aBusiness().name}`);
    await paper.getByRole('button', { name: 'Schließen' }).first().click();
    await expect(paper).toHaveCount(0);
    await button(page, 'AGB').click();
    await expect(page.getByRole('dialog')).toContainText('Termine');

    await page.goto(paths.book(studio.id, { cards: card.id, start: noon }));
    await button(page, 'Weiter').click();
    await main(page).getByRole('checkbox', { name: earlyStart }).check();
    await button(page, 'Zahlungspflichtig buchen').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');
    const done = main(page).getByRole('article');
    await expect(done).toContainText(/Bei Ihnen\s*Torstraße 1, 10119 Berlin/);
    await expect(done.getByText(studio.name, { exact: true })).toBeVisible();
  },
);

test('times that a business offers by text message are booked with one tap each, but those that are over', async ({
  page,
  ask,
}) => {
  const studio = await aStudio(ask);
  const cards = studio.cards[1]?.id ?? '';
  const day = addDays(dayAt(Date.now(), zone), 3);
  const starts = [600, 660, 720].map((minute) => new Date(instantOf(day, minute, zone)).toISOString());
  const offer = (times: readonly string[]) => paths.book(studio.id, { cards, times: times.join(), step: 'time' });
  await page.goto(offer([...starts.slice(0, 2), new Date(Date.now() - 60_000).toISOString(), 'none']));
  const said = main(page).getByText(`${studio.name} bietet Ihnen diese Zeiten an:`);
  const offered = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /1[01]:00$/ }) });
  await expect(said).toBeVisible();
  await expect(offered).toHaveCount(2);
  await expectAccessible(page);
  await offered.getByRole('button', { name: /11:00$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Angaben');
  await expect(
    main(page)
      .getByText(/^Noch .* für Sie reserviert$/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText(/11:00/).filter({ visible: true }).first()).toBeVisible();
  await page.goto(offer(['none']));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wann passt es Ihnen?');
  await expect(said).toBeHidden();
});
