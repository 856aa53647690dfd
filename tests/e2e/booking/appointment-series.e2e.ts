import type { Page } from '@playwright/test';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { addBlock } from '../../../src/contract/services/availability.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { aStudio, type Studio } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { expect, test } from '../support/moved-clock.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { at, button, main } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, field, signIn } from '../support/world.ts';

/** A manicure, which is booked at once. */
const cardOf = ({ cards }: Studio): string => cards[1]?.id ?? '';

/** An hour of the studio is blocked. */
async function blocks(ask: Ask, studio: Studio, start: Date): Promise<void> {
  const { staff } = await ask(getProvider, { params: { id: studio.id } });
  const end = new Date(start.getTime() + 3_600_000).toISOString();
  await ask(addBlock, { body: { staffId: staff[0]?.id, start: start.toISOString(), end } }, studio.token);
}

/** Three dates a week apart, of which the second is taken: the time beside it is taken instead. */
async function booksTheSeries(page: Page, language: 'de' | 'en', place: string): Promise<void> {
  const words = wordsIn(language);
  const series = words('appointment-series');
  const [price, total] = language === 'de' ? (['25 €', '75 €'] as const) : (['€25', '€75'] as const);
  const booking = words('booking');
  await page.goto(addressIn(language, place));
  await button(page, series('series.open')).click();
  await field(page, series('series.weeks')).selectOption('1');
  await field(page, series('series.times')).selectOption('3');
  await button(page, series('series.check')).click();
  const dates = main(page).getByRole('list', { name: series('series.title') });
  await expect(dates.getByRole('listitem')).toHaveCount(3);
  await expect(dates).toContainText(series('series.taken'));
  await expectAccessible(page);
  await dates.getByRole('listitem').nth(1).getByRole('checkbox').check();
  await expect(main(page).getByText(series('series.each', { price, total }))).toBeVisible();
  // The sum of all is said where they are bound.
  await expect(main(page).getByRole('complementary')).toContainText(booking('overview.visits', { count: 3, price }));
  await expect(main(page).getByRole('complementary')).toContainText(total);
  await button(page, booking('summary.book')).click();
  await expect(main(page).getByText(series('series.part', { place: 1, count: 3 }))).toBeVisible();
}

/** All of them are cancelled by one tap and a question. */
async function cancelsTheRest(page: Page, language: 'de' | 'en'): Promise<void> {
  const series = wordsIn(language)('appointment-series');
  await page.goto(addressIn(language, paths.appointments()));
  await expect(main(page).getByText(series('series.part', { place: 2, count: 3 }))).toBeVisible();
  await main(page)
    .getByRole('link', { name: /Maniküre/ })
    .first()
    .click();
  await button(page, series('series.cancelAll')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: series('series.cancelAll') })
    .click();
  await expect(page.getByText(series('series.cancelled', { count: 3 }))).toBeVisible();
}

/** One tap at a visit that is over holds the same time for a day; the list of visits leads to it until it is confirmed. */
async function repeatsTheLast(page: Page, language: 'de' | 'en', visit: string): Promise<void> {
  const words = wordsIn(language);
  const series = words('appointment-series');
  await page.goto(addressIn(language, paths.appointment(visit)));
  await button(page, series('again.hold', { count: 6 })).click();
  await expect(main(page).getByText(series('again.lead'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(addressIn(language, paths.appointments()));
  await main(page)
    .getByRole('link', { name: series('again.confirm') })
    .click();
  await button(page, words('booking')('summary.book')).click();
  await expect(main(page).getByText(series('again.booked'), { exact: true })).toBeVisible();
  await page.goBack();
  await main(page).getByRole('list').first().waitFor();
  await page.goForward();
  await expect(main(page).getByText(series('again.none'))).toBeVisible();
  await expectAccessible(page);
}

for (const language of ['de', 'en'] as const) {
  test(
    `a customer books a series and cancels what is left of it (${language})`,
    language === 'de' ? {} : byNight,
    async ({ page, ask, site }) => {
      test.slow();
      const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
      const now = site.now();
      await blocks(ask, studio, at(now, 27, 10));
      await signIn(page, customer);
      const start = at(now, 20, 10).toISOString();
      await booksTheSeries(page, language, paths.book(studio.id, { cards: cardOf(studio), start, step: 'summary' }));
      await cancelsTheRest(page, language);
    },
  );
  test(
    `a customer books as last time (${language})`,
    language === 'de' ? onlyOnPhone : { tag: [onlyOnPhone.tag, byNight.tag] },
    async ({ page, ask, site, laterOn, silence }) => {
      test.slow();
      // The time is held no more once it is booked.
      silence.expect(/status of 404/);
      const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
      const start = at(site.now(), 2, 10).toISOString();
      const body = { providerId: studio.id, cards: [cardOf(studio)], start, beginsEarly: true };
      const { appointment } = await ask(bookAppointment, { body }, customer.token);
      await laterOn(at(site.now(), 3, 9), [[page, customer]]);
      await repeatsTheLast(page, language, appointment.id);
    },
  );
}
