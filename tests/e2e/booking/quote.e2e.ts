import type { Page } from '@playwright/test';
import { getQuoteForm, offerQuote, type QuoteRequestId } from '../../../src/contract/booking/quote.ts';
import { putAvailability } from '../../../src/contract/services/availability.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aBusiness } from '../../support/businesses.ts';
import { labour, material } from '../../support/quotes.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { proveNumber } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { expect, test } from '../support/moved-clock.ts';
import { onPhoneByNight } from '../support/on-phone.ts';
import { mailTo, sentTo } from '../support/outbox.ts';
import { aPictureFile } from '../support/pictures.ts';
import { button, dialogOf, main } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, aProvider, confirmEmail, field, type Person, signIn } from '../support/world.ts';

type Language = 'de' | 'en';

/** Comes to customers in Berlin for repairs, any day, and charges VAT. */
async function aPlumber(ask: Ask): Promise<Person> {
  const person = await aProvider(ask, 'platin');
  const { token } = person;
  await proveNumber(ask, token);
  await ask(putBusiness, { body: aBusiness({ vatStatus: 'vat_id', vatId: 'DE136695976' }) }, token);
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));
  await ask(putAvailability, { body: { weeklyHours, noticeHours: 0, isTight: false } }, token);
  const card = aCardForm({
    name: 'Reparatur',
    category: 'reparatur',
    isMobile: true,
    isAtShop: false,
    travelZones: [{ upTo: 25, fee: 15 }],
  });
  await ask(createServiceCard, { body: { ...card, isPublished: true } }, token);
  return person;
}

/** From the empty list to the wish with a picture; nobody is asked at first. */
async function asksFor(page: Page, language: Language, businesses: readonly Person[]): Promise<QuoteRequestId> {
  const words = wordsIn(language)('quote');
  await page.goto(addressIn(language, paths.quotes()));
  await expect(main(page).getByText(words('list.none'), { exact: true })).toBeVisible();
  await main(page)
    .getByRole('link', { name: words('ask') })
    .click();
  await field(page, words('new.titleLabel')).fill('Wasserhahn tropft');
  await field(page, words('new.text')).fill('In der Küche, seit gestern.');
  await main(page)
    .locator('input[type=file]')
    .setInputFiles(await aPictureFile('hahn.jpg', '#246'));
  await field(page, words('new.zip')).fill('10115');
  await main(page)
    .getByRole('textbox', { name: words('new.suits') })
    .fill('werktags ab 16 Uhr');
  const choices = main(page).getByRole('group', { name: words('new.businesses') });
  await expect(choices.getByRole('checkbox', { name: businesses[0]?.name ?? '' })).toBeVisible();
  await button(page, words('new.send')).click();
  await expect(choices.getByRole('checkbox').first()).toBeFocused();
  for (const { name } of businesses) await choices.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await button(page, words('new.send')).click();
  await expect(page.getByText(words('new.sent'))).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Wasserhahn tropft' })).toBeVisible();
  await expect(main(page).getByText(words('answer.asked'), { exact: true })).toHaveCount(businesses.length);
  await expectAccessible(page);
  return (/\/quotes\/([\da-f-]{36})$/.exec(new URL(page.url()).pathname)?.[1] ?? '') as QuoteRequestId;
}

/** From the dashboard to lines with a live sum, and two times of those that are free. */
async function answers(desk: Page, language: Language, customer: Person): Promise<void> {
  const words = wordsIn(language)('quote');
  const lines = wordsIn(language)('customer-invoice');
  const number = (text: string): string => (language === 'de' ? text : text.replace(',', '.'));
  await desk.goto(addressIn(language, paths.providerDashboard()));
  const panel = main(desk).getByRole('region', { name: words('provider.panel') });
  await expect(panel).toContainText(customer.name);
  await panel.getByRole('link', { name: 'Wasserhahn tropft' }).click();
  const picture = main(desk)
    .getByRole('img', { name: /Wasserhahn tropft/ })
    .first();
  await expect(picture).toHaveJSProperty('naturalWidth', 900);

  const entry = (label: string, row: number) => main(desk).getByRole('textbox', { name: label }).nth(row);
  const price = lines('lines.price', { currency: '€' });
  await entry(lines('lines.quantity'), 0).fill(number('1,5'));
  await entry(price, 0).fill(number('59,99'));
  await entry(price, 1).fill('15');
  await button(desk, lines('lines.add')).click();
  await entry(lines('lines.name'), 2).fill('Armatur');
  await entry(price, 2).fill(number('84,90'));
  await expect(main(desk).getByRole('status')).toContainText(/189[.,]89/);
  await expect(main(desk).getByRole('status')).toContainText(/30[.,]32/);
  await button(desk, words('form.send')).click();
  await expect(main(desk).getByText(words('form.startsMissing'))).toBeVisible();
  const times = main(desk)
    .getByRole('group', { name: words('form.starts') })
    .getByRole('button');
  await times.nth(-2).click();
  await times.nth(-1).click();
  await field(desk, words('form.note')).fill('Die alte Armatur nehmen wir mit.');
  await expectAccessible(desk);
  await button(desk, words('form.send')).click();
  await expect(desk.getByText(words('form.sent'))).toBeVisible();
  await expect(button(desk, words('form.resend'))).toBeVisible();
}

/** The second business offers for less, at most. */
async function offers(ask: Ask, { token }: Person, id: QuoteRequestId): Promise<void> {
  const { days } = await ask(getQuoteForm, { params: { id }, query: {} }, token);
  const starts = days.flatMap((day) => day.starts).slice(-1);
  const body = { pricing: 'capped' as const, lines: [labour(), material()], durationMinutes: 60, starts };
  await ask(offerQuote, { params: { id }, body }, token);
}

/** Beside each other; the button with the duty to pay wants to know when, where, and that it may begin early. */
async function compares(page: Page, language: Language, plumber: Person): Promise<string> {
  const words = wordsIn(language)('quote');
  await page.reload();
  const card = main(page).getByRole('region', { name: plumber.name, exact: true });
  await expect(card).toContainText(/189[.,]89/);
  await expect(main(page).getByText(words('sums.capped'))).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: words('choose') }).click();
  await button(page, words('accept.submit')).click();
  await expect(main(page).getByText(words('accept.timeMissing'))).toBeVisible();
  await main(page).getByRole('radio').last().check();
  await field(page, words('accept.street')).fill('Hauptstraße 1');
  await expect(main(page).getByRole('textbox', { name: words('accept.city') })).toHaveValue('Berlin');
  await button(page, words('accept.submit')).click();
  await expect(main(page).getByText(wordsIn(language)('booking')('summary.earlyMissing'))).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('checkbox').check();
  await button(page, words('accept.submit')).click();
  await expect(page.getByText(words('accept.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/appointments\/[\da-f-]{36}$/);
  await expect(main(page)).toContainText('Wasserhahn tropft');
  await expect(main(page)).toContainText(/189[.,]89/);
  await expectAccessible(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

for (const language of ['de', 'en'] as const)
  test(
    `a plumber's quote becomes an appointment (${language})`,
    language === 'de' ? onPhoneByNight : byNight,
    async ({ page, desk, ask }) => {
      test.slow();
      const [plumber, other, customer] = await Promise.all([aPlumber(ask), aPlumber(ask), aCustomer(ask)]);
      await confirmEmail(ask, customer.email);
      const words = wordsIn(language)('quote');

      await signIn(page, customer);
      const id = await asksFor(page, language, [plumber, other]);
      await signIn(desk, plumber);
      await answers(desk, language, customer);
      await mailTo(ask.origin, customer.email, /\/quotes\//);
      await offers(ask, other, id);
      const visit = await compares(page, language, plumber);

      // Both have it in their calendars.
      await page.goto(addressIn(language, paths.appointments()));
      await expect(main(page).getByRole('link', { name: plumber.name })).toBeVisible();
      await desk.goto(addressIn(language, paths.providerCalendar({ visit })));
      await expect(dialogOf(desk)).toContainText(customer.name);
      await expect(dialogOf(desk)).toContainText('Wasserhahn tropft');

      // Who was not chosen hears so, and sees no more of it.
      await signIn(desk, other);
      await desk.goto(addressIn(language, paths.providerQuotes()));
      await expect(main(desk).getByText(words('answer.not_chosen'), { exact: true })).toBeVisible();
      await expectAccessible(desk);
      await main(desk).getByRole('link', { name: 'Wasserhahn tropft' }).click();
      await expect(main(desk).getByText(words('form.closed', { state: words('answer.not_chosen') }))).toBeVisible();
      await expect(main(desk)).not.toContainText('Hauptstraße 1');
      const told = async () => (await sentTo(ask.origin, other.email)).map(({ subject }) => subject).join('\n');
      await expect.poll(told).toMatch(/Ein anderer Betrieb wurde gewählt|Another business was chosen/);
    },
  );
