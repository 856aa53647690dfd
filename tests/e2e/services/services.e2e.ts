import type { AnswerOf } from '../../../src/contract/endpoint.ts';
import { getFavoriteProviders } from '../../../src/contract/property/favorite.ts';
import { listProviders } from '../../../src/contract/services/provider.ts';
import type { listTrades } from '../../../src/contract/services/provider-trades.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { cards, inBerlin, main, names } from '../support/services.ts';
import { aCustomer, expect, field, test, untilItWorks } from '../support/world.ts';

const dayOf = (instant: string): string => inBerlin(instant, { dateStyle: 'short' });

test('the front of services counts who is free near the place used last, and takes a name', async ({ page, ask }) => {
  const studio = await aStudio(ask, { zip: '50667', city: 'Köln' });
  await page.goto('/services?zip=50667');
  // The place is kept by the screen that works, not by the one that can already be read.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain('50667');
  await page.goto(`/provider/${studio.id}`);
  await untilItWorks(page);

  const told = page.waitForResponse((response) => response.url().includes('/api/trades'));
  await page.goto('/services');
  const { items } = (await (await told).json()) as AnswerOf<typeof listTrades>;
  const nails = items.find(({ service }) => service === 'nageldesign');
  expect(nails?.price).not.toBeNull();
  await expect(main(page).getByRole('heading', { name: /^(Heute noch|Bald) frei in Köln$/ })).toBeVisible();
  const tile = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Nageldesign', exact: true }) });
  await expect(tile).toContainText(/ab \d+\s€/);
  await expect(tile).toContainText(nails?.freeToday ? `${nails.freeToday} heute frei` : /ab \S+$/);
  const seen = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Zuletzt angesehen' }) });
  await expect(seen.getByRole('link', { name: studio.name })).toBeVisible();

  await tile.getByRole('link', { name: 'Nageldesign' }).click();
  await expect(page).toHaveURL('/services?zip=50667&service=nageldesign');
  await page.goto('/services');
  await untilItWorks(page);
  if (await main(page).getByRole('button', { name: /^Was/ }).isVisible()) {
    await main(page).getByRole('button', { name: /^Was/ }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(studio.name);
    await page.getByRole('dialog').getByRole('button', { name: 'Dienstleister finden' }).click();
  } else {
    await main(page).getByLabel('Was', { exact: true }).fill(studio.name);
    await main(page).getByRole('button', { name: 'Dienstleister finden' }).click();
  }
  await expect(cards(page).filter({ hasText: studio.name })).toBeVisible();
});

test('the first result is in sight without scrolling: its picture and its name', onlyOnPhone, async ({ page }) => {
  await page.goto('/services?zip=10115&radius=100');
  await untilItWorks(page);
  await expect(names(page).first()).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first().locator('img').first()).toBeInViewport({ ratio: 0.8 });
});

test('what counts is chosen, the order follows it, and a card says why it stands there', async ({ page, ask }) => {
  // Where no other test makes providers meanwhile.
  const around = { zip: '20095', radius: 100 };
  const usual = await ask(listProviders, { query: around });
  const rated = await ask(listProviders, { query: { ...around, weights: '0,100,0' } });
  const [first] = rated.items;
  expect(rated.items.map(({ id }) => id)).not.toEqual(usual.items.map(({ id }) => id));

  await page.goto('/services?zip=20095&radius=100');
  await expect(names(page)).toContainText(usual.items.map(({ name }) => name));
  await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  for (const [part, weight] of [
    ['Entfernung', '0'],
    ['Bewertung', '100'],
    ['Nächster freier Termin', '0'],
  ] as const)
    await sheet.getByRole('slider', { name: part }).fill(weight);
  await sheet.getByRole('button', { name: /^\d+ Ergebnisse zeigen$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/services?zip=20095&weights=0%2C100%2C0&radius=100');
  await expect(names(page)).toContainText(rated.items.map(({ name }) => name));
  const why = cards(page).first();
  await why.getByText('Warum an dieser Stelle?').click();
  await expect(why.getByText(`Bewertung: ${first?.why?.rating} von 100 Punkten`)).toBeVisible();
  await expect(why.getByText('Entfernung: 0 von 0 Punkten')).toBeVisible();

  // The address carries it, and the way back is one tap.
  await page.reload();
  await expect(names(page)).toContainText(rated.items.map(({ name }) => name));
  await main(page).getByRole('button', { name: 'Filter · 1' }).click();
  await sheet.getByRole('button', { name: 'Zurück zum Üblichen' }).click();
  await sheet.getByRole('button', { name: /^\d+ Ergebnisse zeigen$/ }).click();
  await expect(page).toHaveURL('/services?zip=20095&radius=100');
  await expect(names(page)).toContainText(usual.items.map(({ name }) => name));
});

test(
  'tomorrow afternoon can be asked for, the profile opens on it, and its heart keeps it',
  onlyOnPhone,
  async ({ page, ask, isPhone }) => {
    test.slow();
    const studio = await aStudio(ask, { zip: '50667', city: 'Köln' });
    const haircut = aCardForm({ name: 'Haarschnitt', category: 'haarschnitt', isAvailableNow: true });
    const cut = await ask(createServiceCard, { body: { ...haircut, isPublished: true } }, studio.token);
    // A weekday, when the studios are open.
    const day = [3, 4, 5]
      .map((ahead) => new Date(Date.now() + ahead * 86_400_000))
      .find((date) => date.getUTCDay() % 6 > 0);
    const wanted = day?.toISOString().slice(0, 10) ?? '';
    await page.goto(`/services?zip=50667&name=${encodeURIComponent(studio.name)}&day=yesterday&from=99:00`);
    await untilItWorks(page);
    // On a phone the search is one line, which opens a step for each.
    if (isPhone) await main(page).getByRole('button', { name: 'Suche ändern' }).click();
    await main(page)
      .getByRole('button', { name: /^Wann\? *Egal wann$/ })
      .click();
    await expect(field(page, 'Tag')).toHaveValue('');
    await expect(field(page, 'Tageszeit')).toHaveValue('');
    await field(page, 'Tag').fill(wanted);
    await field(page, 'Tageszeit').selectOption('12 bis 17 Uhr');
    await main(page).getByRole('button', { name: 'Dienstleister finden' }).click();
    await expect(page).toHaveURL(new RegExp(`&day=${wanted}&from=12%3A00&until=17%3A00&name=Studio`));
    await expect(main(page).getByText(/^frei .+, 12:00 bis 17:00 Uhr$/)).toBeVisible();
    const card = cards(page).filter({ has: page.getByRole('heading', { name: studio.name }) });
    await card.scrollIntoViewIfNeeded();
    const shown = card.getByRole('listitem').getByRole('time');
    await expect(shown.first()).toBeVisible();
    // At one moment: the rows are drawn anew while their times come.
    const starts = await shown.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    for (const start of starts) {
      expect(inBerlin(start, { dateStyle: 'short' })).toBe(dayOf(`${wanted}T12:00:00Z`));
      expect(Number(inBerlin(start, { hour: '2-digit' }).slice(0, 2))).toBeGreaterThanOrEqual(12);
      expect(Number(inBerlin(start, { hour: '2-digit' }).slice(0, 2))).toBeLessThan(17);
    }
    // What is only a request is read out as one.
    await expect(
      card.getByRole('link', { name: /^Anfragen: Gelnägel, .* Der Betrieb sagt zu oder ab\.$/ }).first(),
    ).toBeVisible();
    const atOnce = card.getByRole('link', { name: /^Buchen: Maniküre, / }).first();
    await expect(atOnce).toBeVisible();
    // And looks like one.
    await expect(card.getByRole('link', { name: /^Anfragen: Gelnägel, / }).first()).toHaveCSS('border-style', 'dashed');
    await expect(atOnce).not.toHaveCSS('border-style', 'dashed');
    await expectAccessible(page);
    // The heart of the result keeps and lets go.
    const keepIt = card.getByRole('button', { name: `${studio.name} unter den Favoriten behalten` });
    await keepIt.click();
    await expect(keepIt).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favoriteProviders'))).toContain(studio.id);
    await keepIt.click();
    await expect(keepIt).toHaveAttribute('aria-pressed', 'false');
    await card.getByRole('link', { name: studio.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(studio.name);
    // On phones the times lie over the page.
    const openTimes = async (): Promise<void> => {
      if (isPhone) await main(page).getByRole('link', { name: 'Zeit wählen' }).click();
    };
    const slots = isPhone ? page.getByRole('dialog', { name: 'Zeit wählen' }) : page.locator('#slots');
    await openTimes();
    const firstHour = async (): Promise<string> => {
      const start = (await slots.getByRole('time').first().getAttribute('datetime')) ?? '';
      return start.startsWith(wanted) ? inBerlin(start, { hour: '2-digit' }).slice(0, 2) : start;
    };
    await expect.poll(firstHour).toMatch(/^1[2-6]$/);
    await slots.getByRole('button', { name: 'Zeiten ab heute zeigen' }).click();
    await expect(slots.getByRole('button', { name: 'Zeiten ab heute zeigen' })).toHaveCount(0);

    // With a card asked for it opens on that one, and says on the profile and in the booking which times are requests.
    const [requested, immediate] = studio.cards;
    const asked = slots.getByRole('button', { name: /^\d\d:\d\d, auf Anfrage$/ });
    const chosen = (name: string) => main(page).getByRole('button', { name: `Gewählt: ${name}` });
    await page.goto(`/provider/${studio.id}?card=${immediate?.id}&day=${wanted}`);
    await untilItWorks(page);
    await expect(chosen('Maniküre')).toBeVisible();
    await openTimes();
    await expect(slots.getByRole('button', { name: /^\d\d:\d\d$/ }).first()).toBeVisible();
    await expect(asked).toHaveCount(0);
    await page.goto(`/provider/${studio.id}?card=${requested?.id}&day=${wanted}`);
    await untilItWorks(page);
    await openTimes();
    await expect(asked.first()).toHaveCSS('border-style', 'dashed');
    // The service alone that was searched opens its card, which is not the first one.
    await page.goto(`/provider/${studio.id}?service=haarschnitt`);
    await expect(chosen(cut.name)).toBeVisible();
    await page.goto(`/book/${studio.id}?cards=${requested?.id}&step=time`);
    await expect(
      main(page)
        .getByRole('button', { name: /^\d\d:\d\d, auf Anfrage$/ })
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText(/^Gestrichelt: Der Betrieb sagt zu oder ab/)).toBeVisible();
    await page.goto(`/provider/${studio.id}`);

    // "Alle Zeiten" of the profile and of a card open the booking on the searched day, its searched part first.
    const part = main(page).getByRole('heading', { level: 4, name: '12:00 bis 17:00 Uhr' });
    const opensOnIt = async (): Promise<void> => {
      await expect(page).toHaveURL(new RegExp(`/book/${studio.id}?.*step=time`));
      // The profile, with its own headings, stays until the booking is there.
      const days = main(page).getByRole('heading', { level: 3 });
      await expect(days).toHaveCount(1);
      await expect(days).toHaveText(new RegExp(` ${Number(wanted.slice(8))}\\. `));
      await expect(part).toBeVisible();
      const times = await main(page)
        .getByRole('button', { name: /^\d\d:\d\d/ })
        .allTextContents();
      expect(times[0]).toBe('12:00');
      expect(times).toContain('09:00');
    };
    await page.goto(`/provider/${studio.id}?card=${immediate?.id}&day=${wanted}&from=12:00&until=17:00`);
    await untilItWorks(page);
    await openTimes();
    await slots.getByRole('link', { name: 'Alle Zeiten zeigen' }).click();
    await opensOnIt();
    await page.goto(
      `/services?zip=50667&name=${encodeURIComponent(studio.name)}&day=${wanted}&from=12%3A00&until=17%3A00`,
    );
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link', { name: 'Alle Zeiten zeigen: Maniküre' }).click();
    await opensOnIt();
    await page.goto(`/provider/${studio.id}`);

    // The heart of the profile keeps the studio, and the way to it is the strand's own.
    const keep = `${studio.name} unter den Favoriten behalten`;
    await main(page).getByRole('button', { name: keep }).click();
    // At once: perhaps nothing of the application has heard of it.
    await page.goto('/favorites');
    await expect(names(page)).toHaveText([studio.name]);
    await expect(page.getByRole('link', { name: 'Favoriten, 1 Dienstleister' })).toHaveCount(isPhone ? 1 : 0);

    // It goes along on signing in, is the account's, and leaves with it.
    const customer = await aCustomer(ask);
    await page.goto('/login?next=%2Ffavorites');
    await field(page, 'E-Mail').fill(customer.email);
    await field(page, 'Passwort').fill(customer.password);
    await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(names(page)).toHaveText([studio.name]);
    await expect.poll(async () => (await ask(getFavoriteProviders, {}, customer.token)).ids).toEqual([studio.id]);
    const account = page.getByRole('button', { name: 'Konto' }).filter({ visible: true });
    await account.click();
    await account.locator('../..').getByRole('button', { name: 'Abmelden' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favoriteProviders'))).toBeNull();
  },
);

test('a written page and the browser agree, although time goes on between them', async ({ page, ask }) => {
  const studio = await aStudio(ask, { zip: '50667', city: 'Köln' });
  const today = new Date().toISOString().slice(0, 10);
  await page.addInitScript(() => {
    const Real = Date;
    const now = (): number => Real.now() + Number(localStorage.getItem('later') ?? 0);
    globalThis.Date = new Proxy(Real, {
      construct: (_, given: []) => (given.length === 0 ? new Real(now()) : new Real(...given)),
      get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
    });
  });
  await page.goto('/services');
  // Since the page was written the studio has opened or closed, another day has begun, or another year.
  for (const hours of [0, 12, 24 * 60]) {
    await page.evaluate((later) => localStorage.setItem('later', String(later)), hours * 3_600_000);
    for (const path of [`/services?zip=50667&day=${today}`, `/provider/${studio.id}?day=${today}`]) {
      await page.goto(path);
      await untilItWorks(page);
    }
    const there = new Date(Date.now() + hours * 3_600_000).toISOString();
    const hour = Number(inBerlin(there, { hour: '2-digit' }).slice(0, 2));
    const said = hour >= 9 && hour < 18 ? 'Jetzt geöffnet' : 'Geschlossen';
    await expect(main(page).getByText(said, { exact: true }).first()).toBeVisible();
  }
});

test('what people call a trade is suggested, and finds it', async ({ page, ask }) => {
  await page.goto('/services?zip=10115&radius=100');
  await untilItWorks(page);
  await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
  const business = main(page).getByRole('combobox', { name: 'Name des Betriebs' });
  const suggested = main(page).locator(`datalist[id="${await business.getAttribute('list')}"] option`);
  await expect(suggested.filter({ hasText: /^Klempner$/ })).toHaveCount(1);
  await business.fill('Klempner');
  await business.press('Enter');
  await expect(page).toHaveURL('/services?zip=10115&service=reparatur&radius=100');
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100, service: 'Klempner' } });
  expect(items.length).toBeGreaterThan(0);
  await expect(names(page)).toContainText(items.map(({ name }) => name));
});

test('the heading of the results keeps the focus while the words of the cards come', async ({ page }) => {
  await page.route(/\/assets\/provider-[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/de');
  await untilItWorks(page);
  await main(page).getByRole('textbox', { name: 'Wo?' }).fill('10115');
  await main(page).getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
