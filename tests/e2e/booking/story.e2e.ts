import { dayAt } from '../../../netlify/calendar/zone.ts';
import { login } from '../../../src/contract/account/account.ts';
import { bookAppointment, listAppointments } from '../../../src/contract/booking/appointment.ts';
import {
  acceptAppointment,
  cancelAppointment,
  moveAppointment,
  payAppointment,
} from '../../../src/contract/booking/appointment-actions.ts';
import { writeReview } from '../../../src/contract/booking/review.ts';
import { getStatistics } from '../../../src/contract/services/business.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aNumber, aStudio } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { expect, test, zone } from '../support/moved-clock.ts';
import { mailTo } from '../support/outbox.ts';
import {
  acceptsAndProposes,
  agrees,
  asksAsGuest,
  asksWithAnAccount,
  at,
  button,
  comes,
  dialogOf,
  earlyStart,
  followsTheBell,
  isPaidAndRates,
  linkAbout,
  main,
  rates,
  tellLateness,
} from '../support/story.ts';
import { aCustomer, confirmEmail, signIn } from '../support/world.ts';

test.describe('at a phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a customer finds a studio, asks for two services with a wait, agrees to another time, comes, pays and rates; the figures show it', async ({
    page,
    desk,
    ask,
    site,
    laterOn,
    silence,
  }) => {
    test.slow();
    silence.expect(/ERR_FAILED/);
    const language = 'de';
    const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
    await confirmEmail(ask, customer.email);
    const { name, email } = customer;
    const now = site.now();
    await asksWithAnAccount({ page, ask, studio, language }, customer);
    await signIn(desk, studio);
    await acceptsAndProposes({ desk, language, name, to: at(now, 3, 10) });
    // What can be taken back for ten seconds counts from here on.
    const passUndo = () => site.moveTo(new Date(site.now().getTime() + 11_000));
    await followsTheBell(page, language, passUndo);
    await agrees(page, language);

    await laterOn(at(now, 2, 10, 5), [[page, customer]]);
    const visit = await linkAbout(ask, email, 'Erinnerung an Ihren Termin');
    await page.goto(visit);
    await comes(page, language);

    await laterOn(at(now, 3, 14, 5), [
      [desk, studio],
      [page, customer],
    ]);
    await page.goto(visit);
    await rates(page, language);
    await isPaidAndRates({ desk, language, name, day: dayAt(at(now, 3, 14).getTime(), zone) });
    await passUndo();
    await expect(async () => {
      await page.goto(visit);
      await expect(main(page).getByText('Erledigt und bezahlt.')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 40_000 });
    await expect(main(page).getByText('War pünktlich da.')).toBeVisible();

    await page.goto(`${paths.appointments()}?tab=past`);
    await expect(main(page).getByRole('link', { name: studio.name })).toContainText('Beendet');

    await desk.goto(paths.providerStatistics());
    const figures = main(desk);
    await expect(figures).toContainText(/Termine\s*1/);
    await expect(figures).toContainText('64,90');
    await expect(figures).toContainText('4,0');
    await page.goto(paths.provider(studio.id));
    await expect(main(page).getByText('Sehr gute Arbeit.')).toBeVisible();
    await expect(main(page).getByText('War pünktlich da.')).toBeHidden();
  });
});

test('a guest does the same by a number that a code has proven, in English, and by the links of text messages', async ({
  page,
  ask,
  site,
  laterOn,
  silence,
}) => {
  test.slow();
  silence.expect(/status of 409/);
  const language = 'en';
  const studio = await aStudio(ask);
  const number = aNumber();
  const now = site.now();
  await asksAsGuest({ page, ask, studio, language }, number);
  const { items } = await ask(listAppointments, { query: { as: 'provider', status: 'open' } }, studio.token);
  const id = items.find(({ customer }) => customer.name === 'Karla Gast')?.id ?? ('' as never);
  await ask(acceptAppointment, { params: { id }, body: {} }, studio.token);
  const start = at(now, 3, 10).toISOString();
  await ask(moveAppointment, { params: { id }, body: { start } }, studio.token);
  await page.goto(await linkAbout(ask, number.dialled, 'proposes: '));
  await agrees(page, language);

  await laterOn(at(now, 2, 10, 5), []);
  await page.goto(await linkAbout(ask, number.dialled, 'Reminder, appointment with'));
  await comes(page, language);
  // The short link ends with the visit; the page that it leads to stays.
  const visit = page.url();

  await laterOn(at(now, 3, 14, 5), []);
  await page.goto(visit);
  await rates(page, language);
  const { access_token: token } = await ask(login, { body: studio });
  await ask(payAppointment, { params: { id }, body: {} }, token);
  await ask(writeReview, { params: { id }, body: { rating: 5, text: 'War pünktlich da.' } }, token);
  await page.reload();
  await expect(main(page).getByText('Done and paid.')).toBeVisible();
  await expect(main(page).getByText('War pünktlich da.')).toBeVisible();
  const figures = await ask(getStatistics, {}, token);
  expect([figures.totalAppointments, figures.revenue, figures.ratingAverage]).toEqual([1, 64.9, 4]);
  await page.goto(addressIn('en', paths.provider(studio.id)));
  await expect(main(page).getByText('Sehr gute Arbeit.')).toBeVisible();
});

test(
  'a request that nobody answers expires and binds nobody; who booked at once and did not come is noted the same evening',
  byNight,
  async ({ page, desk, ask, site, laterOn }) => {
    test.slow();
    const [studio, other, asking, missing] = await Promise.all([
      aStudio(ask),
      aStudio(ask),
      aCustomer(ask),
      aCustomer(ask),
    ]);
    await confirmEmail(ask, asking.email);
    const [asked, booked] = studio.cards.map(({ id }) => id);
    const start = at(site.now(), 4, 11).toISOString();
    const wanted = { providerId: studio.id, cards: [asked ?? ('' as never)], start, beginsEarly: true };
    const { appointment } = await ask(bookAppointment, { body: wanted }, asking.token);
    await signIn(page, asking);
    await page.goto(paths.appointment(appointment.id));
    await expect(main(page).getByText(/Danach verfällt die Anfrage/)).toBeVisible();

    // Something else at the same time, a quarter of an hour earlier.
    const [, elsewhere] = other.cards.map(({ id }) => id);
    const wish = { providerId: other.id, cards: [elsewhere ?? ('' as never)], beginsEarly: true };
    const before = at(site.now(), 2, 11, 45).toISOString();
    await confirmEmail(ask, missing.email);
    const { appointment: first } = await ask(bookAppointment, { body: { ...wish, start: before } }, missing.token);

    await signIn(page, missing);
    await page.goto(paths.book(studio.id, { cards: booked ?? '', start: at(site.now(), 2, 12).toISOString() }));
    // Nothing has to be asked of somebody with an account.
    await expect(page.getByRole('heading', { level: 1, name: 'Passt alles?' })).toBeVisible();
    await expect(main(page).getByRole('timer')).toHaveText(/Noch (9:\d{2}|10:00) für Sie reserviert/);
    await expect(main(page).getByText('Zu dieser Zeit haben Sie schon einen Termin')).toBeVisible();
    await expect(main(page).getByText(new RegExp(`${other.name}, .+11:45–`))).toBeVisible();
    await expectAccessible(page);
    await ask(cancelAppointment, { params: { id: first.id }, body: {} }, missing.token);
    await main(page).getByRole('checkbox', { name: earlyStart }).check();
    await button(page, 'Zahlungspflichtig buchen').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');

    await laterOn(at(site.now(), 2, 11), [
      [page, missing],
      [desk, studio],
    ]);
    await tellLateness(page, desk, { customer: missing.name, studio: studio.name });

    await laterOn(at(site.now(), 0, 20), [
      [page, missing],
      [desk, studio],
    ]);
    await desk.goto(paths.providerDashboard());
    const requests = main(desk).getByRole('region', { name: 'Offene Anfragen' });
    await expect(requests.getByText('Noch keine Anfragen.', { exact: false })).toBeVisible();
    await expect(main(desk).getByRole('region', { name: 'Benachrichtigungen' })).toContainText('Anfrage verfallen');
    await desk.goto(paths.providerCalendar({ view: 'list' }));
    await button(desk, missing.name).click();
    await dialogOf(desk).getByRole('button', { name: 'Nicht erschienen' }).click();
    await expect(dialogOf(desk)).toContainText(`${missing.name} bekommt Bescheid.`);
    await dialogOf(desk).getByRole('button', { name: 'Nicht erschienen' }).click();
    await expect(desk.getByText('Als nicht erschienen vermerkt.')).toBeVisible();
    // After ten seconds it can no longer be taken back, and counts.
    await laterOn(at(site.now(), 0, 20, 5), [
      [page, missing],
      [desk, studio],
    ]);
    await desk.goto(paths.clients());
    await desk.getByRole('searchbox').fill(missing.name);
    await expect(main(desk).getByText('1 × nicht erschienen')).toBeVisible();
    await page.goto(`${paths.appointments()}?tab=past`);
    await main(page).getByRole('link', { name: studio.name }).click();
    await expect(main(page).getByText(`${studio.name} hat eingetragen, dass Sie nicht gekommen sind.`)).toBeVisible();

    const { body } = await mailTo(ask.origin, asking.email, new RegExp(`/appointments/${appointment.id}`));
    expect(body).toContain('You are not bound to anything.');
    const { access_token: token } = await ask(login, { body: asking });
    await signIn(page, { token });
    await page.goto(paths.appointment(appointment.id));
    await expect(
      main(page).getByText(`${studio.name} hat auf Ihre Anfrage nicht rechtzeitig geantwortet.`),
    ).toBeVisible();
    const { days } = await ask(listSlots, { params: { id: studio.id }, query: { cards: asked ?? '' } });
    expect(days.flatMap(({ slots }) => slots)).toContain(start);

    await test.step('the dashboard says what the end of the trial has changed', async () => {
      await laterOn(at(site.now(), 31, 9), [[desk, studio]]);
      await desk.goto(paths.providerDashboard());
      const notice = main(desk).getByText(/^Der Test von Platin ist vorbei, jetzt gilt Free/);
      await expect(notice).toContainText('Buchungen kommen als Anfrage.');
      await main(desk).getByRole('link', { name: 'Ihre Pakete' }).click();
      await expect(desk).toHaveURL(paths.providerPackages());
    });
  },
);
