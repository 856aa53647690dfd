import type { Page } from '@playwright/test';
import { getProvider, listProviders } from '../../../src/contract/services/provider.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { cards, inBerlin, main, names } from '../support/services.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

// The chips and the sheet of the results of services, and what dropping each brings where few or none are left.

test('chips and sheet filter, what one chose outlives a failed count, and what is shown can be booked so', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/ERR_FAILED/);
  const around = { zip: '50667', radius: 100 } as const;
  await page.goto('/services?zip=50667&radius=100');
  await untilItWorks(page);
  const chip = (name: string) => main(page).getByRole('button', { name, exact: true });
  await chip('Sofort buchbar').click();
  await expect(page).toHaveURL('/services?zip=50667&radius=100&immediate=true');
  await expect(chip('Sofort buchbar')).toHaveAttribute('aria-pressed', 'true');
  const immediate = await ask(listProviders, { query: { ...around, immediate: true } });
  await expect(main(page).getByText(`${immediate.total} Dienstleister rund um`)).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Preis' }).selectOption('bis 50 €');
  await expect(page).toHaveURL('/services?zip=50667&radius=100&priceMaximum=50&immediate=true');
  const cheap = await ask(listProviders, { query: { ...around, immediate: true, priceMaximum: 50 } });
  await expect(main(page).getByText(`${cheap.total} Dienstleister rund um`)).toBeVisible();
  // What a card shows fulfils it: booked at once, for no more than that.
  const rows = cards(page).first().getByRole('listitem');
  await expect(rows.getByRole('link', { name: /^Buchen: / }).first()).toBeVisible();
  await expect(rows.getByRole('link', { name: /^Anfragen: / })).toHaveCount(0);
  // The profile then opens on a card that fulfils the filter.
  const found = cheap.items.find(({ nextCard }) => nextCard !== null);
  if (found === undefined) throw new Error('somebody is free');
  const profile = await ask(getProvider, { params: { id: found.id } });
  const fulfilling = profile.cards.find(({ id }) => id === found.nextCard);
  expect(fulfilling).toMatchObject({ isImmediate: true });
  await cards(page).locator(`a[href^="/provider/${found.id}?"]`).first().click();
  await expect(main(page).getByRole('button', { name: /^Gewählt: / })).toHaveAccessibleName(
    `Gewählt: ${fulfilling?.name}`,
  );
  await page.goBack();

  await main(page).getByRole('button', { name: 'Filter · 2' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const pressed = (name: string) => sheet.getByRole('button', { name, exact: true });
  await expect(pressed('Sofort buchbar')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.route('**/api/providers?**', (route) => route.abort());
  await pressed('Ab 4,0').click();
  await expect(sheet.getByRole('alert')).toContainText('Die Zahl der Ergebnisse ist gerade nicht zu erfahren.');
  await expect(pressed('Ab 4,0')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/providers?**');
  await sheet.getByRole('button', { name: 'Noch einmal zählen' }).click();
  const rated = await ask(listProviders, {
    query: { ...around, immediate: true, priceMaximum: 50, minimumRating: 4 },
  });
  const show = sheet.getByRole('button', { name: new RegExp(`^${rated.total} Ergebniss?e? zeigen$`) });
  await expect(show).toBeVisible();
  await show.click();
  await expect(page).toHaveURL('/services?zip=50667&radius=100&minimumRating=4&priceMaximum=50&immediate=true');
  // Back undoes what was chosen, in one step.
  await page.goBack();
  await expect(page).toHaveURL('/services?zip=50667&radius=100&priceMaximum=50&immediate=true');
  await expect(sheet).toHaveCount(0);
});

test('an empty result says what dropping each thing brings, and dropping all of them', async ({ page, ask }) => {
  const studio = await aStudio(ask, { zip: '50667', city: 'Köln' });
  const drop = (name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
  const named = `zip=50667&name=${encodeURIComponent(studio.name)}`;
  // The studio closes before 22:00, so the part of the day is the one filter to drop.
  await page.goto(`/services?${named}&from=22%3A00&until=24%3A00&priceMaximum=200`);
  await expect(drop('Ohne „22:00 bis 24:00 Uhr“: 1 Ergebnis')).toBeVisible();
  // What brings nobody is not offered.
  await expect(drop(/^Ohne „bis 200 €“/)).toHaveCount(0);
  // Now its price is above the limit as well, so dropping one of the two filters brings nobody.
  await page.goto(`/services?${named}&from=22%3A00&until=24%3A00&priceMaximum=1`);
  await expect(drop(/^Ohne „22:00 bis 24:00 Uhr“/)).toHaveCount(0);
  await expect(drop(/^Ohne „bis 1 €“/)).toHaveCount(0);
  const all = await ask(listProviders, { query: { zip: '50667', radius: 100, limit: 1 } });
  await drop(new RegExp(`^Alle Dienstleister im Umkreis von 100 km: ${all.total} Ergebnis`)).click();
  await expect(page).toHaveURL('/services?zip=50667&radius=100');

  await page.goto('/services?zip=50667&radius=100&minimumRating=5&priceMaximum=1');
  const without = await ask(listProviders, { query: { zip: '50667', radius: 100, minimumRating: 5 } });
  await drop(new RegExp(`^Ohne „bis 1 €“: ${without.total} Ergebnis`)).click();
  await expect(page).toHaveURL('/services?zip=50667&radius=100&minimumRating=5');
  await expect(names(page).first()).toBeVisible();
});

test('an empty day leads on to the nearest who are free next, with their times', async ({ page, ask }) => {
  const studio = await aStudio(ask, { zip: '50667', city: 'Köln' });
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  // The studio closes before 22:00.
  const asked = `zip=50667&name=${encodeURIComponent(studio.name)}&day=${inAWeek}&from=22%3A00&until=24%3A00`;
  await page.goto(`/services?${asked}`);
  await expect(main(page).getByText(/ ist hier zu dieser Uhrzeit niemand frei$/)).toBeVisible();
  // It opens at nine. The line says so in either language.
  const [, month, date] = inAWeek.split('-');
  await expect(main(page).getByText(/^Nächste Zeit: /)).toHaveText(
    new RegExp(String.raw`^Nächste Zeit: \S+ ${date}\.${month}\.(\d{4})?, 09:00\.$`),
  );
  await page.goto(`/en/services?${asked}`);
  await expect(main(page).getByText(/^Next time: /)).toHaveText(
    new RegExp(String.raw`^Next time: \S+ ${Number(date)} [A-Z][a-z]+( \d{4})?, 09:00\.$`),
  );
  await page.goto(`/services?${asked}`);
  await expect(main(page).getByRole('heading', { name: 'Die nächsten freien Zeiten in der Nähe' })).toBeVisible();
  await expect(names(page)).toHaveText([studio.name]);
  expect(await timesShown(page)).not.toEqual([]);
});

test('few results say what dropping each chip brings, and a count that fails leaves a button that works', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/ERR_FAILED/);
  const studio = await aStudio(ask, { zip: '50667', city: 'Köln' });
  const around = { zip: '50667', name: studio.name };
  const more = main(page).getByRole('heading', { name: 'Mehr Ergebnisse' });
  const drop = (name: string) => main(page).getByRole('button', { name, exact: true });
  // A search without any filter has no filter that could be dropped.
  await page.goto(`/services?zip=50667&name=${encodeURIComponent(studio.name)}`);
  await untilItWorks(page);
  await expect(more).toHaveCount(0);

  const { total } = await ask(listProviders, { query: { ...around, immediate: true, priceMaximum: 200 } });
  expect(total).toBe(1);
  await page.goto(`/services?zip=50667&name=${encodeURIComponent(studio.name)}&priceMaximum=200&immediate=true`);
  await expect(names(page)).toHaveText([studio.name]);
  // Dropping either finds the same one: nothing is offered that brings nobody.
  await expect(more).toHaveCount(0);

  const query = { zip: '50667', radius: 100, minimumRating: 5 };
  const few = await ask(listProviders, { query: { ...query, priceMaximum: 30 } });
  expect(few.total).toBeGreaterThan(0);
  const rated = await ask(listProviders, { query });
  expect(rated.total).toBeGreaterThan(few.total);
  const counts = /\/api\/providers\?.*limit=1(?!\d)/;
  await page.route(counts, (route) => route.abort());
  await page.goto('/services?zip=50667&radius=100&minimumRating=5&priceMaximum=30');
  await expect(names(page)).toHaveCount(few.total);
  await expect(drop('Ohne „bis 30 €“')).toBeVisible();
  await page.unroute(counts);
  await page.reload();
  await drop(`Ohne „bis 30 €“: ${rated.total} Ergebnis${rated.total === 1 ? '' : 'se'}`).click();
  await expect(page).toHaveURL('/services?zip=50667&radius=100&minimumRating=5');
  await expect(names(page)).toHaveCount(rated.total);
});

/** The times of the first result that shows some, on its own clock. */
async function timesShown(page: Page): Promise<{ hour: number; weekday: string }[]> {
  const times = cards(page).getByRole('listitem').getByRole('time');
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(times.first()).toBeVisible();
  const starts = await times.evaluateAll((shown) => shown.map((time) => time.getAttribute('datetime') ?? ''));
  return starts.map((start) => ({
    hour: Number(inBerlin(start, { hour: '2-digit' }).slice(0, 2)),
    weekday: inBerlin(start, { weekday: 'long' }),
  }));
}

test('weekend, evening, "comes to me" and "from 4.5" give what they say, and stay in the address', async ({
  page,
  ask,
}) => {
  test.slow();
  const around = { zip: '10115', radius: 100 } as const;
  const chip = (name: string) => main(page).getByRole('button', { name, exact: true });
  /** Presses it among all results, and opens the address anew. */
  const press = async (name: string, address: RegExp): Promise<void> => {
    await page.goto('/services?zip=10115&radius=100');
    await untilItWorks(page);
    await chip(name).click();
    await expect(page).toHaveURL(address);
    await page.reload();
    await untilItWorks(page);
    await expect(page).toHaveURL(address);
    await expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(names(page).first()).toBeVisible();
  };
  await press('Wochenende', /\/services\?zip=10115&day=\d{4}-\d\d-\d\d(&lastDay=\d{4}-\d\d-\d\d)?&radius=100$/);
  const asked = new URL(page.url()).searchParams;
  const [day, lastDay] = [asked.get('day') ?? '', asked.get('lastDay')];
  const { total } = await ask(listProviders, { query: { ...around, day, ...(lastDay === null ? {} : { lastDay }) } });
  // On a Sunday evening nobody has a time left: then the next ones are shown instead.
  if (total === 0) await expect(main(page).getByText('Heute ist hier niemand frei')).toBeVisible();
  else for (const { weekday } of await timesShown(page)) expect(['Samstag', 'Sonntag']).toContain(weekday);

  await press('Abends', /\/services\?zip=10115&from=17%3A00&radius=100$/);
  for (const { hour } of await timesShown(page)) expect(hour).toBeGreaterThanOrEqual(17);

  await press('Kommt zu mir', /\/services\?zip=10115&radius=100&mobile=true$/);
  const mobile = await ask(listProviders, { query: { ...around, mobile: true } });
  expect(mobile.items.every(({ isHomeService }) => isHomeService)).toBe(true);
  await expect(names(page)).toContainText(mobile.items.map(({ name }) => name));
  await expect(cards(page).filter({ hasText: /kommt zu (Ihnen|dir)/i })).toHaveCount(mobile.items.length);

  await press('Ab 4,5', /\/services\?zip=10115&radius=100&minimumRating=4.5$/);
  const shown = await cards(page)
    .getByText(/\d,\d von 5/)
    .allInnerTexts();
  expect(shown.length).toBe(await names(page).count());
  for (const text of shown)
    expect(Number(/(\d,\d) von 5/.exec(text)?.[1]?.replace(',', '.'))).toBeGreaterThanOrEqual(4.5);
});

test('a filter of the address that is none is ignored, and its chip is not chosen', async ({ page, ask }) => {
  const { total } = await ask(listProviders, { query: { zip: '50667', radius: 100 } });
  await page.goto(
    '/services?zip=50667&radius=100&minimumRating=11&priceMaximum=cheap&immediate=perhaps&mobile=1&day=soon&from=25:00',
  );
  await untilItWorks(page);
  const filters = main(page).getByRole('group', { name: 'Filter' });
  await expect(filters.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(filters.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(filters.getByRole('combobox', { name: 'Preis' })).toHaveValue('');
  await expect(main(page).getByText(`${total} Dienstleister rund um 50667 Köln`)).toBeVisible();
  // The next choice leaves them out of the address.
  await filters.getByRole('button', { name: 'Sofort buchbar' }).click();
  await expect(page).toHaveURL('/services?zip=50667&radius=100&immediate=true');
});
