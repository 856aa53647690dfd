import type { Locator, Page } from '@playwright/test';
import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { bookAppointment, listAppointments } from '../../../src/contract/booking/appointment.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from './accessible.ts';
import type { Ask } from './ask.ts';
import { type aNumber, codeSentTo, type Studio } from './bookable.ts';
import { expect, zone } from './moved-clock.ts';
import { mailTo, sentTo } from './outbox.ts';
import { wordsIn } from './words.ts';
import { aCustomer, field, loseAnswer, type Person, signIn } from './world.ts';

/** The tick for a start within the withdrawal period. */
export const earlyStart = /^(Ich möchte, dass|I want) /;

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
export const dialogOf = (page: Page) => page.getByRole('dialog').last();

/** The heading once a request is sent. */
const requestSent = { de: 'Anfrage gesendet', en: 'Request sent' } as const;

/** So many days from now at a time of the studio's clock. */
export const at = (now: Date, days: number, hour: number, minute = 0): Date =>
  new Date(instantOf(addDays(dayAt(now.getTime(), zone), days), hour * 60 + minute, zone));

interface Scene {
  page: Page;
  ask: Ask;
  studio: Studio;
  language: 'de' | 'en';
}

/** From the profile to the two cards of the visit, a time among those that are free, and a message. */
async function choosesTwoCards({ page, language }: Scene, isKnown = false): Promise<void> {
  const words = wordsIn(language);
  const booking = words('booking');
  const shared = words('provider');
  // One card stands chosen: the first, or the one that was found. Another comes beside what is the visitor's own choice.
  const add = (name: string) => button(page, shared('times.addNamed', { name }));
  await button(page, new RegExp(`^${shared('times.removeNamed', { name: '' })}`)).click();
  await add('Gelnägel').click();
  await add('Maniküre').click();
  await expect(
    main(page)
      .getByText(/64[.,]90/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // A phone shows the times over the page.
  const opener = main(page).getByRole('link', { name: words('profile')('chooseTime') });
  if (await opener.isVisible()) await opener.click();
  await page
    .getByRole('link', { name: words('profile')('allTimes') })
    .filter({ visible: true })
    .click();
  await expect(main(page).getByRole('heading', { level: 1, name: booking('titles.time') })).toBeVisible();
  await expectAccessible(page);
  // One of the two cards is only asked for, and so is the visit.
  await button(page, new RegExp(`^${words('provider')('times.ask', { time: String.raw`\d{2}:\d{2}` })}$`))
    .first()
    .click();
  await expect(main(page).getByRole('timer')).toHaveText(/(9:\d{2}|10:00)/);
  if (isKnown) await button(page, booking('summary.addDetails')).click();
  await main(page)
    .getByRole('textbox', { name: booking('details.note') })
    .fill('Ich komme mit Kind.');
}

const heightOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

/** The button with the duty to pay wants to be told first that the visit lies within the days of withdrawal. */
async function asks({ page, language }: Scene): Promise<void> {
  const words = wordsIn(language)('booking');
  await expect(main(page).getByText('Ich komme mit Kind.')).toBeVisible();
  await expect(main(page).getByText(words('terms.asked'))).toContainText(/\d{2}:\d{2}|10/);
  // What is asked for comes before the tick; what it costs is always in sight.
  const tick = await heightOf(main(page).getByRole('checkbox', { name: earlyStart }));
  expect(await heightOf(main(page).getByRole('definition').filter({ hasText: 'Gelnägel' }).first())).toBeLessThan(tick);
  await expect(
    main(page)
      .getByText(/64[.,]90/)
      .filter({ visible: true })
      .last(),
  ).toBeInViewport();
  await button(page, words('summary.ask')).click();
  await expect(main(page).getByText(words('summary.earlyMissing'))).toBeInViewport();
  await expect(main(page).getByRole('checkbox', { name: earlyStart })).toBeFocused();
  await expectAccessible(page);
  await asksAgain({ page, language });
}

async function asksAgain({ page, language }: Pick<Scene, 'page' | 'language'>): Promise<void> {
  await main(page).getByRole('checkbox', { name: earlyStart }).check();
  await button(page, wordsIn(language)('booking')('summary.ask')).click();
}

export async function asksWithAnAccount(scene: Scene, customer: Person): Promise<void> {
  const { page, ask, language } = scene;
  const words = wordsIn(language)('booking');
  await signIn(page, customer);
  await page.goto(addressIn(language, paths.services()));
  await hearsNothing(page, language);
  await button(page, /^Was/).click();
  const steps = page.getByRole('dialog', { name: 'Dienstleister finden' });
  await steps.getByRole('button', { name: /^Postleitzahl oder Ort/ }).click();
  await steps.getByRole('textbox', { name: 'Postleitzahl oder Ort' }).fill('10115');
  await steps.getByRole('button', { name: 'Dienstleister finden' }).click();
  await main(page).getByRole('link', { name: scene.studio.name }).click();
  await choosesTwoCards(scene, true);
  // What is typed is still there, and the time is held again.
  await page.reload();
  await expect(main(page).getByRole('textbox', { name: words('details.note') })).toHaveValue('Ich komme mit Kind.');
  await expect(main(page).getByRole('timer')).toBeVisible();
  await main(page)
    .getByRole('button', { name: words('next'), exact: true })
    .click();
  await loseAnswer(page, '**/api/appointments');
  await asks(scene);
  await button(page, words('retry')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestSent[language]);
  const { items } = await ask(listAppointments, { query: {} }, customer.token);
  expect(items.map(({ totalCents, items: cards }) => [totalCents, cards.length])).toEqual([[6490, 2]]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestSent[language]);
}

/** Somebody else is faster: what was typed stays, and the number is proven already. */
export async function asksAsGuest(scene: Scene, { typed, dialled }: ReturnType<typeof aNumber>): Promise<void> {
  const { page, ask, studio, language } = scene;
  const words = wordsIn(language)('booking');
  await page.goto(addressIn(language, paths.provider(studio.id)));
  await choosesTwoCards(scene);
  await field(page, words('details.name')).fill('Karla Gast');
  await main(page)
    .getByRole('radio', { name: words('details.byPhone') })
    .check();
  await field(page, words('details.phone')).fill(typed);
  await main(page)
    .getByRole('button', { name: words('next'), exact: true })
    .click();
  await field(page, words('code.label')).fill(await codeSentTo(ask.origin, dialled));
  await expect(button(page, words('summary.ask'))).toBeVisible();

  const other = await aCustomer(ask);
  const start = await page.evaluate(async (stored) => {
    const { hold, start: held } = JSON.parse(sessionStorage.getItem(stored) ?? '{}') as {
      hold: { id: string };
      start: string;
    };
    await fetch(`/api/appointments/hold/${hold.id}`, { method: 'DELETE' });
    return held;
  }, `booking:${studio.id}`);
  const cards = studio.cards.map(({ id }) => id);
  await ask(bookAppointment, { body: { providerId: studio.id, cards, start, beginsEarly: true } }, other.token);
  await asks(scene);
  await expect(main(page).getByText(words('time.taken'))).toBeVisible();
  // The other times are only asked for as well: they say so, and look like it.
  const others = button(
    page,
    new RegExp(`^${wordsIn(language)('provider')('times.ask', { time: String.raw`(\S.*) \d{2}:\d{2}` })}$`),
  );
  await expect(others.first()).toHaveCSS('border-style', 'dashed');
  await others.first().click();
  await expect(field(page, words('details.name'))).toHaveValue('Karla Gast');
  await main(page)
    .getByRole('button', { name: words('next'), exact: true })
    .click();
  await asksAgain(scene);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestSent[language]);
  await expect(main(page).getByRole('link', { name: words('done.openAsked') })).toHaveAttribute('href', /\/visit\//);
}

/** On the dashboard: accepts the request, and proposes another time. */
export async function acceptsAndProposes({ desk, language, name, to }: Provider & { to: Date }): Promise<void> {
  const words = wordsIn(language);
  const dashboard = words('business');
  const calendar = words('calendar');
  await desk.goto(addressIn(language, paths.providerDashboard()));
  const requests = main(desk).getByRole('region', { name: dashboard('dashboard.requests') });
  await requests
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: dashboard('dashboard.accept'), exact: true })
    .click();
  await expect(desk.getByText(dashboard('dashboard.accepted'))).toBeVisible();
  const upcoming = main(desk).getByRole('region', { name: dashboard('dashboard.upcoming') });
  await expect(upcoming.getByText(dashboard('dashboard.confirmed'))).toBeVisible();
  await upcoming.getByRole('button', { name }).click();
  const dialog = dialogOf(desk);
  await expect(dialog).toContainText('Gelnägel + Maniküre');
  await expect(dialog).toContainText('Ich komme mit Kind.');
  await dialog.getByRole('button', { name: calendar('do.move') }).click();
  await field(desk, calendar('day')).fill(dayAt(to.getTime(), zone));
  await field(desk, calendar('time')).fill('10:00');
  await dialog.getByRole('button', { name: calendar('do.propose') }).click();
  await expect(desk.getByText(calendar('done.proposed'))).toBeVisible();
}

interface Provider {
  desk: Page;
  language: 'de' | 'en';
  /** Of the customer. */
  name: string;
}

const bellOf = (page: Page, language: 'de' | 'en') => {
  const words = wordsIn(language)('notification');
  return {
    words,
    ring: page.getByRole('button', { name: new RegExp(`^${words('title')}`) }).filter({ visible: true }),
    list: page.getByRole('region', { name: words('title') }).filter({ visible: true }),
  };
};

/** Nothing has happened yet; the list closes by Escape. */
async function hearsNothing(page: Page, language: 'de' | 'en'): Promise<void> {
  const { words, ring, list } = bellOf(page, language);
  await ring.click();
  await expect(list.getByText(words('none'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(ring).toBeFocused();
}

/** It rings within seconds while the page is open, leads to the visit, and forgets what was read. */
export async function followsTheBell(page: Page, language: 'de' | 'en', passUndo: () => Promise<void>): Promise<void> {
  const { words, ring, list } = bellOf(page, language);
  // The business can take the proposal back for ten seconds: the customer hears of it after that.
  await passUndo();
  await expect(async () => {
    await page.clock.fastForward('00:16');
    await expect(ring).toHaveAccessibleName(words('unread', { count: 2 }), { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await ring.click();
  await list.getByRole('button', { name: words('readAll') }).click();
  await expect(ring).toHaveAccessibleName(words('title'));
  await expect(list.getByRole('button', { name: words('readAll') })).toBeHidden();
  await list
    .getByRole('link', { name: language === 'de' ? 'Andere Zeit vorgeschlagen' : 'Another time proposed' })
    .click();
}

export async function agrees(page: Page, language: 'de' | 'en'): Promise<void> {
  const words = wordsIn(language)('visit');
  const when = main(page)
    .getByRole('region', { name: words('facts') })
    .locator('dd')
    .first();
  await expect(when).not.toContainText('10:00');
  await button(page, words('proposal.agree')).click();
  await expect(page.getByText(words('proposal.agreed'))).toBeVisible();
  await expect(when).toContainText('10:00');
}

/** In the calendar of that day: the visit is over and gets paid, and the provider rates who came. */
export async function isPaidAndRates({ desk, language, name, day }: Provider & { day: string }): Promise<void> {
  const words = wordsIn(language);
  const calendar = words('calendar');
  const review = words('review');
  await desk.goto(addressIn(language, paths.providerCalendar({ view: 'list', day })));
  await button(desk, name).click();
  const dialog = dialogOf(desk);
  await expect(dialog).toContainText(calendar('status.completed'));
  await dialog.getByRole('button', { name: calendar('do.paid') }).click();
  await expect(desk.getByText(calendar('done.paid'))).toBeVisible();
  await button(desk, name).click();
  await expect(dialog).toContainText(calendar('status.completed_paid'));
  await expect(dialog.getByText('Sehr gute Arbeit.')).toBeHidden();
  await dialog.getByRole('button', { name: review('write') }).click();
  await dialog.getByRole('radio', { name: wordsIn(language)('profile')('review.point', { points: '5' }) }).check();
  await field(desk, review('textProvider')).fill('War pünktlich da.');
  await dialog.getByRole('button', { name: review('send') }).click();
  // The seal is broken for both.
  await expect(dialog.getByText('Sehr gute Arbeit.')).toBeVisible();
}

/** Under the seal it can be taken back, written anew, and changed. */
export async function rates(page: Page, language: 'de' | 'en'): Promise<void> {
  const words = wordsIn(language)('review');
  const write = async (text: string): Promise<void> => {
    await page.getByRole('radio', { name: wordsIn(language)('profile')('review.point', { points: '4' }) }).check();
    await page.getByText(words('parts')).click();
    await page
      .getByRole('combobox', { name: wordsIn(language)('profile')('review.part.punctuality') })
      .selectOption(wordsIn(language)('profile')('review.point', { points: '5' }));
    await field(page, words('text')).fill(text);
  };
  await main(page)
    .getByRole('link', { name: words('write') })
    .click();
  await button(page, words('send')).click();
  await expect(
    page.getByText(language === 'de' ? 'Dieses Feld wird benötigt' : 'This field is required').first(),
  ).toBeVisible();
  await write('Gute Arbeit.');
  await expectAccessible(page);
  await button(page, words('send')).click();
  await expect(main(page).getByText(words('state.sealed'))).toBeVisible();
  await button(page, words('withdraw')).click();
  await dialogOf(page)
    .getByRole('button', { name: words('withdraw') })
    .click();
  await main(page)
    .getByRole('link', { name: words('write') })
    .click();
  await write('Gute Arbeit.');
  await button(page, words('send')).click();
  await main(page)
    .getByRole('link', { name: words('change') })
    .click();
  await field(page, words('text')).fill('Sehr gute Arbeit.');
  await button(page, words('send')).click();
  const own = main(page).getByRole('article').filter({ hasText: 'Sehr gute Arbeit.' });
  await expect(own).toContainText(
    `${wordsIn(language)('profile')('review.part.punctuality')} ${wordsIn(language)('profile')('review.point', { points: '5' })}`,
  );
}

/** The newest link to the visit that somebody was sent, once they were told of this. */
export async function linkAbout(ask: Ask, to: string, told: string): Promise<string> {
  await expect
    .poll(async () => (await sentTo(ask.origin, to)).map((one) => `${one.subject} ${one.body}`).join('\n'))
    .toContain(told);
  return (await mailTo(ask.origin, to, /\/(visit|appointments|t)\//)).link;
}

export async function comes(page: Page, language: 'de' | 'en'): Promise<void> {
  const words = wordsIn(language)('visit');
  await button(page, words('coming.say.shop')).click();
  await expect(main(page).getByText(words('standing.comingTo.shop'))).toBeVisible();
  await expect(button(page, words('coming.say.shop'))).toBeHidden();
}

/** Each side says so by one tap: the customer with the visit, the provider on the dashboard or in the calendar. */
export async function tellLateness(page: Page, desk: Page, { customer, studio }: { customer: string; studio: string }) {
  await page.goto(paths.appointments());
  await main(page).getByRole('link', { name: studio }).click();
  // For ten seconds it can be taken back.
  await button(page, '+15 Minuten').click();
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(page.getByText('Rückgängig gemacht: Niemand hat etwas erfahren.')).toBeVisible();
  await button(page, '+10 Minuten').click();
  await expect(page.getByText(`${studio} erfährt, dass Sie 10 Minuten später kommen.`)).toBeVisible();
  await expectAccessible(page);
  await desk.goto(paths.providerDashboard());
  const late = desk.getByRole('group', { name: `Sie verspäten sich bei ${customer}?` });
  await late.getByRole('button', { name: '+5 Minuten' }).click();
  await expect(desk.getByText(/die deshalb warten müssen/, { exact: false })).toBeVisible();
  await expectAccessible(desk);
  await button(desk, customer).first().click();
  await expect(dialogOf(desk).getByRole('button', { name: '+15 Minuten' })).toBeVisible();
  await expectAccessible(desk);
}
