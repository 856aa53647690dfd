import type { Browser, Page, ViewportSize } from '@playwright/test';
import { getProfile } from '../../../src/contract/account/profile.ts';
import { addBlock, getAvailability, putAvailability } from '../../../src/contract/services/availability.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { fieldWords, type Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { askAt } from '../support/ask.ts';
import { aStudio, proveNumber } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { wordsIn } from '../support/words.ts';
import { aProvider, expect, type Person, signIn, test, untilItWorks } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');

/** German on the phone, English at the wide width: what is done is the same, so each is seen once. */
const languageAt = (isPhone: boolean): Language => (isPhone ? 'de' : 'en');

const save = async (page: Page, language: Language): Promise<void> => {
  const words = wordsIn(language)('availability');
  await main(page)
    .getByRole('button', { name: words('save') })
    .click();
  await expect(page.getByText(words('saved'))).toBeVisible();
};

/** `2026-11-23T08:00:00.000Z` -> `09:00`, in Berlin. */
const clock = (instant: string): string =>
  new Date(instant).toLocaleTimeString('de', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** Of the week of Monday the 23rd of November 2026; 1 is Monday. */
const weekdayIn = (language: Language, weekday: number): string =>
  new Date(Date.UTC(2026, 10, 22 + weekday)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' });

test('hours and holidays are set, and the public times follow', onlyOnPhone, async ({ page, ask, isPhone }) => {
  const language = languageAt(isPhone);
  const words = wordsIn(language)('availability');
  const [monday, friday] = [weekdayIn(language, 1), weekdayIn(language, 5)];
  const provider = await aProvider(ask, 'pro');
  const { token } = provider;
  await proveNumber(ask, token);
  await ask(createServiceCard, { body: aCardForm({ isPublished: true }) }, token);
  const { id } = await ask(getProfile, {}, token);
  const slotsOf = async (query: { from?: string; days?: number } = {}) =>
    (await ask(listSlots, { params: { id }, query })).days;
  await signIn(page, provider);
  await page.goto(addressIn(language, paths.providerHours()));
  await untilItWorks(page);
  await expect(main(page).getByText(words('preview.noHours'))).toBeVisible();
  await expect(main(page).getByRole('combobox', { name: words('holidays.region') })).toHaveValue('DE-BE');

  await main(page)
    .getByRole('button', { name: words('week.usual') })
    .click();
  await main(page)
    .getByRole('button', { name: words('week.breakOf', { day: monday }) })
    .click();
  await main(page)
    .getByRole('button', { name: words('week.copyOf', { day: monday }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('week.copyDo') })
    .click();
  await expect(main(page).getByLabel(words('week.opensOf', { day: friday, number: 2 }))).toHaveValue('13:00');
  const preview = main(page).getByRole('list', { name: words('preview.title') });
  await expect(preview.getByText(/09:00/).first(), 'the preview follows the form').toBeVisible();
  await expect(preview.getByText(words('preview.weekday')).first()).toBeVisible();
  await expectAccessible(page);

  // Wrong input stands at its field, and nothing is lost by it.
  await main(page)
    .getByLabel(words('week.closesOf', { day: friday, number: 2 }))
    .fill('12:30');
  await main(page).getByLabel(words('rules.horizon')).fill('365');
  await main(page)
    .getByRole('button', { name: words('save') })
    .click();
  await expect(main(page).getByText(fieldWords[language].closesLater)).toBeVisible();
  await expect(main(page).getByLabel(words('week.closesOf', { day: friday, number: 2 }))).toBeFocused();
  await main(page)
    .getByLabel(words('week.closesOf', { day: friday, number: 2 }))
    .fill('17:00');
  await save(page, language);

  const weekdays = (await slotsOf({ days: 14 })).filter(({ day }) => ![0, 6].includes(new Date(day).getUTCDay()));
  const [tomorrow] = weekdays.slice(2);
  expect(tomorrow?.slots.map(clock)).toEqual(expect.arrayContaining(['09:00', '13:00']));
  expect(tomorrow?.slots.map(clock).filter((time) => time >= '11:30' && time < '13:00')).toEqual([]);

  const { holidays } = await askAt(ask.origin, language)(getAvailability, {}, token);
  // Not today: its morning may be over.
  const isAhead = (day: string) => day > (weekdays[0]?.day ?? '') && ![0, 6].includes(new Date(day).getUTCDay());
  const holiday = holidays.find(({ day }) => isAhead(day));
  const onHoliday = async () => (await slotsOf({ from: holiday?.day ?? '', days: 1 })).flatMap(({ slots }) => slots);
  expect(await onHoliday()).toEqual([]);
  await main(page)
    .getByRole('switch', { name: new RegExp(holiday?.name ?? 'none') })
    .first()
    .click();
  await save(page, language);
  await expect.poll(async () => (await onHoliday()).map(clock)).toContain('09:00');

  const business = wordsIn(language)('business');
  await page.goto(addressIn(language, paths.providerDashboard()));
  await expect(main(page).getByText(business('steps.isBookable')), 'the hours were the last step').toBeVisible();
});

test('staff is added, and leaves while their visits stay', async ({ page, ask, isPhone }) => {
  const language = languageAt(isPhone);
  const words = wordsIn(language)('staff');
  const week = wordsIn(language)('availability');
  const provider = await aProvider(ask, 'pro');
  await ask(createServiceCard, { body: aCardForm({ isPublished: true }) }, provider.token);
  await signIn(page, provider);
  await page.goto(addressIn(language, paths.providerStaff()));
  await untilItWorks(page);
  await expect(main(page).getByText(words('alone'), { exact: true })).toBeVisible();
  await main(page)
    .getByRole('link', { name: words('add') })
    .click();
  await main(page)
    .getByRole('button', { name: words('editor.save') })
    .click();
  await expect(main(page).getByRole('textbox', { name: words('editor.name') })).toBeFocused();
  await main(page)
    .getByRole('textbox', { name: words('editor.name') })
    .fill('Mira Sommer');
  await main(page)
    .getByRole('switch', { name: words('editor.hasOwnHours') })
    .click();
  await expect(main(page).getByLabel(week('week.opensOf', { day: weekdayIn(language, 1), number: 1 }))).toHaveValue(
    '09:00',
  );
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: words('editor.save') })
    .click();
  await expect(main(page).getByText(words('lead', { count: 2, maximum: 2 }))).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: words('leavesOf', { name: 'Mira Sommer' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('leave.confirm') })
    .click();
  await expect(main(page).getByText(words('lead', { count: 1, maximum: 2 }))).toBeVisible();
  await expect(
    main(page).getByRole('button', { name: new RegExp(`^${words('leaves')}`) }),
    'the last one stays',
  ).toHaveCount(0);
});

/** The last Sunday of a month, from tomorrow on. */
function clockChange(month: 3 | 10): string {
  const next = [0, 1].map((later) => {
    const last = new Date(Date.UTC(new Date().getUTCFullYear() + later, month, 0));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    return last;
  });
  return (next.find((day) => day.getTime() > Date.now()) ?? new Date()).toISOString().slice(0, 10);
}

async function hoursSeenFrom(
  browser: Browser,
  provider: Person,
  timezoneId: string,
  baseURL: string,
): Promise<string[]> {
  const context = await browser.newContext({ timezoneId, baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => document.addEventListener('screenready', () => performance.mark('screenready')));
  await signIn(page, provider);
  await page.goto('/provider/hours');
  await untilItWorks(page);
  const preview = main(page).getByRole('list', { name: 'Die nächsten zwei Wochen' });
  await expect(preview.getByText(/09:00/).first()).toBeVisible();
  const blocked = main(page).getByText(/Umstellung/);
  await expect(blocked.first()).toBeVisible();
  const seen = [await preview.innerText(), ...(await blocked.allInnerTexts())];
  await context.close();
  return seen;
}

test('a browser in Manila and one in Berlin see the provider’s clock, on both days of the clock change too', async ({
  browser,
  ask,
}) => {
  const provider = await aProvider(ask, 'pro');
  const { token } = provider;
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 }));
  await ask(putAvailability, { body: { weeklyHours } }, token);
  for (const day of [clockChange(3), clockChange(10)])
    for (const [start, end] of [
      ['00:30', '04:30'],
      ['14:00', '15:30'],
    ])
      await ask(addBlock, { body: { start: `${day}T${start}`, end: `${day}T${end}`, note: 'Umstellung' } }, token);
  const inBerlin = await hoursSeenFrom(browser, provider, 'Europe/Berlin', ask.origin);
  const times = inBerlin.slice(1).map((line) => /\d\d:\d\d–\d\d:\d\d/.exec(line)?.[0]);
  expect(times).toEqual(['00:30–04:30', '14:00–15:30', '00:30–04:30', '14:00–15:30']);
  expect(await hoursSeenFrom(browser, provider, 'Asia/Manila', ask.origin)).toEqual(inBerlin);
});

/** The times of the first day with any that a visitor is offered. */
async function timesOfferedIn(browser: Browser, timezoneId: string, address: string, viewport: ViewportSize | null) {
  const context = await browser.newContext({ timezoneId, viewport });
  const page = await context.newPage();
  await page.goto(address);
  await main(page)
    .getByRole('button', { name: /^(Nächste freie Zeit|Next free time)/ })
    .click();
  const times = main(page).getByRole('button', { name: /^\d\d:\d\d( \S+)?$/ });
  await expect(times.first()).toBeVisible();
  const offered = await times.allInnerTexts();
  await context.close();
  // In the hour that comes twice each says which clock it means.
  expect(new Set(offered).size).toBe(offered.length);
  return offered.map((time) => time.slice(0, 5));
}

const halves = (...hours: string[]): string[] => hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]);

test('a visitor in Manila is offered the times of Berlin on both days of the clock change', async ({
  browser,
  ask,
  isPhone,
  viewport,
}) => {
  const { id, token, cards } = await aStudio(ask);
  const card = cards.find(({ parts }) => parts.length === 0);
  const path = addressIn(languageAt(isPhone), paths.book(id, { cards: card?.id ?? '', step: 'time' }));
  for (const [day, times] of [
    [clockChange(3), [...halves('00', '01', '03', '04'), '05:00']],
    [clockChange(10), [...halves('00', '01', '02', '02', '03', '04'), '05:00']],
  ] as const) {
    const before = new Date(`${day}T12:00Z`);
    before.setUTCDate(before.getUTCDate() - 1);
    const timeOff = [{ firstDay: new Date().toISOString().slice(0, 10), lastDay: before.toISOString().slice(0, 10) }];
    const weeklyHours = [{ weekday: 7, opensMinute: 0, closesMinute: 360 }];
    await ask(putAvailability, { body: { weeklyHours, timeOff, horizonDays: 365, isTight: false } }, token);
    expect(await timesOfferedIn(browser, 'Asia/Manila', ask.origin + path, viewport)).toEqual(times);
  }
});
