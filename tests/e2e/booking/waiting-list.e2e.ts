import type { Page } from '@playwright/test';
import { dayAt } from '../../../netlify/calendar/zone.ts';
import { cancelAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { joinWaitingList } from '../../../src/contract/booking/waiting-list.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { cardOf, type Day, isBooked, leavesAnHour } from '../support/freed-hour.ts';
import { expect, test, zone } from '../support/moved-clock.ts';
import { mailTo } from '../support/outbox.ts';
import { at, button, dialogOf, main } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, confirmEmail, field, signIn } from '../support/world.ts';

async function waitsForEarlier(page: Page, language: 'de' | 'en', visit: string): Promise<void> {
  const words = wordsIn(language)('waiting-list');
  await page.goto(addressIn(language, paths.appointment(visit)));
  await button(page, words('earlier.wait')).click();
  await expect(page.getByText(words('earlier.done'))).toBeVisible();
  await expect(button(page, words('earlier.stop'))).toBeVisible();
  await expectAccessible(page);
}

/** At the step of the times, of a day on which nothing is free. */
async function joins(page: Page, language: 'de' | 'en', { studio, now, days }: Day): Promise<void> {
  const words = wordsIn(language)('waiting-list');
  const day = dayAt(at(now, days, 12).getTime(), zone);
  const place = paths.book(studio.id, { cards: cardOf(studio).id, step: 'time', day });
  await page.goto(addressIn(language, place));
  await button(page, words('join.open')).click();
  await expectAccessible(page);
  const dialog = dialogOf(page);
  await expect(field(page, words('join.firstDay'))).toHaveValue(day);
  await dialog.getByRole('radio', { name: words('join.parts.own') }).check();
  await field(page, words('join.from')).fill('16:00');
  await field(page, words('join.until')).fill('14:00');
  await dialog.getByRole('button', { name: words('join.submit') }).click();
  await expect(dialog.getByText(words('join.wrongHours'))).toBeVisible();
  await field(page, words('join.from')).fill('14:00');
  await field(page, words('join.until')).fill('16:00');
  await field(page, words('join.lastDay')).fill(day);
  await dialog.getByRole('button', { name: words('join.submit') }).click();
  await expect(page.getByText(words('join.done'))).toBeVisible();
}

/** By the link of the mail, with one tap. */
async function movesByOneTap(page: Page, language: 'de' | 'en', link: string): Promise<void> {
  const words = wordsIn(language)('waiting-list');
  await page.goto(link);
  await expect(main(page).getByRole('timer')).toHaveText(/\d\d?:\d\d/);
  await expect(main(page).getByText(words('offer.reason.only'))).toBeVisible();
  await expectAccessible(page);
  await button(page, words('offer.move')).click();
  await expect(main(page).getByText(words('offer.moved'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: words('offer.toVisit') })
    .click();
  await expect(main(page)).toContainText('14:00');
  // It is taken: the link leads nowhere any more.
  await page.goto(link);
  await expect(main(page).getByText(words('offer.none'))).toBeVisible();
}

/** From the own list, with the button that names the duty to pay. */
async function booksTheOffer(page: Page, language: 'de' | 'en'): Promise<void> {
  const words = wordsIn(language);
  const waiting = words('waiting-list');
  const booking = words('booking');
  await page.goto(addressIn(language, paths.appointments()));
  const list = main(page).getByRole('list', { name: waiting('own.title') });
  await expect(list).toContainText('Maniküre');
  await list.getByRole('link', { name: waiting('own.see') }).click();
  await button(page, booking('summary.book')).click();
  await expect(main(page).getByText(booking('summary.earlyMissing'))).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('checkbox').check();
  await button(page, booking('summary.book')).click();
  await expect(main(page).getByText(waiting('offer.booked'), { exact: true })).toBeVisible();
  await main(page)
    .getByRole('link', { name: waiting('offer.toVisit') })
    .click();
  await expect(main(page)).toContainText('15:00');
}

for (const language of ['de', 'en'] as const)
  test(
    `a cancelled hour moves a visit, whose old hour is booked by the next in line (${language})`,
    language === 'de' ? {} : byNight,
    async ({ page, desk, ask, site, silence }) => {
      test.slow();
      silence.expect(/status of 404/);
      const people = await Promise.all([aStudio(ask), aCustomer(ask), aCustomer(ask), aCustomer(ask)]);
      const [studio, early, late, gone] = people;
      await confirmEmail(ask, late.email);
      const now = site.now();
      const [near, far] = [3, 10].map((days): Day => ({ ask, studio, now, days })) as [Day, Day];
      await leavesAnHour(near, 14);
      await leavesAnHour(far, 15);
      const cancelled = await isBooked(near, 14, gone);
      const moved = await isBooked(far, 15, late);

      await signIn(page, late);
      await waitsForEarlier(page, language, moved.id);
      await signIn(desk, early);
      await joins(desk, language, far);

      await ask(cancelAppointment, { params: { id: cancelled.id }, body: {} }, gone.token);
      const { link } = await mailTo(ask.origin, late.email, /\/waiting\//);
      await movesByOneTap(page, language, addressIn(language, new URL(link).pathname.replace(/^\/(de|en)(?=\/)/, '')));
      await booksTheOffer(desk, language);
    },
  );

test('a provider sees who waits beside a free time, and lets a client wait; an offer is declined, and asks its account to sign in', async ({
  page,
  desk,
  ask,
  site,
  silence,
}) => {
  test.slow();
  silence.expect(/status of 410/);
  const [studio, customer, client] = await Promise.all([aStudio(ask), aCustomer(ask), aCustomer(ask)]);
  await confirmEmail(ask, customer.email);
  const day: Day = { ask, studio, now: site.now(), days: 3 };
  await leavesAnHour(day, 14);
  const firstDay = dayAt(at(day.now, 3, 12).getTime(), zone);
  const span = { firstDay, lastDay: firstDay };
  await ask(joinWaitingList, { body: { providerId: studio.id, cards: [cardOf(studio).id], ...span } }, customer.token);
  const words = wordsIn('de')('waiting-list');
  await signIn(desk, studio);
  await desk.goto(paths.providerCalendar({ view: 'day', day: firstDay }));
  await button(desk, 'Frei 14:00–15:00: 1 wartet darauf').click();
  await expect(dialogOf(desk)).toContainText(customer.name);
  await expectAccessible(desk);
  await dialogOf(desk)
    .getByRole('button', { name: words('desk.close') })
    .click();

  const visit = await isBooked(day, 14, client);
  await desk.goto(paths.providerCalendar({ view: 'day', day: firstDay, visit: visit.id }));
  await dialogOf(desk)
    .getByRole('button', { name: words('earlier.client') })
    .click();
  await expect(desk.getByText(words('earlier.clientDone', { name: client.name }))).toBeVisible();
  await expect(dialogOf(desk).getByRole('button', { name: words('earlier.clientStop') })).toBeVisible();

  await ask(cancelAppointment, { params: { id: visit.id }, body: {} }, client.token);
  const { link } = await mailTo(ask.origin, customer.email, /\/waiting\//);
  await page.goto(link);
  await expect(main(page).getByRole('link', { name: /^(Anmelden und annehmen|Sign in and accept)$/ })).toBeVisible();
  await signIn(page, client);
  await page.goto(link);
  await expect(main(page).getByText(/gehört zu einem anderen Konto|belongs to another account/)).toBeVisible();
  await signIn(page, customer);
  await page.goto(link);
  await button(page, /^(Passt nicht|Does not suit me)$/).click();
  await expect(main(page).getByText(/Die Zeit geht an die nächste Person|The time goes to the next/)).toBeVisible();
  await page.goto(link);
  await expect(main(page).getByText(/nicht mehr für Sie reserviert|no longer kept for you/)).toBeVisible();
  await expectAccessible(page);
});
