import type { Page } from '@playwright/test';
import type { AnswerOf } from '../../src/contract/endpoint.ts';
import { listProviders } from '../../src/contract/provider.ts';
import { aStudio } from './support/bookable.ts';
import { ownWidth } from './support/own-width.ts';
import { expect, test, untilItWorks } from './support/world.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });

const inBerlin = (instant: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(instant).toLocaleString('de', { timeZone: 'Europe/Berlin', ...parts });
const dayOf = (instant: string): string => inBerlin(instant, { dateStyle: 'short' });

test(
  'the front of services knows who is still free today near the place used last',
  ownWidth,
  async ({ page, ask }) => {
    const studio = await aStudio(ask, { zip: '50667', city: 'Köln' });
    await page.goto('/services');
    await expect(main(page).getByRole('heading', { name: 'Was brauchen Sie?' })).toBeVisible();
    await expect(main(page).getByText(/^Heute noch frei/)).toHaveCount(0);
    await page.goto('/services?zip=50667');
    await untilItWorks(page);
    // The place is kept by the screen that works, not by the one that can already be read.
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain('50667');

    const told = page.waitForResponse((response) => response.url().includes('weights=0%2C0%2C100'));
    await page.goto('/services');
    const { items } = (await (await told).json()) as AnswerOf<typeof listProviders>;
    expect(items.map(({ name }) => name)).toContain(studio.name);
    const free = items
      .flatMap(({ name, nextSlot }) => (nextSlot === null ? [] : [{ name, nextSlot }]))
      .filter(({ nextSlot }) => dayOf(nextSlot) === dayOf(new Date().toISOString()))
      .toSorted((one, other) => Date.parse(one.nextSlot) - Date.parse(other.nextSlot));
    const today = main(page)
      .getByRole('region')
      .or(main(page).locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'Heute noch frei rund um 50667' }),
      });
    await expect(today).toBeVisible();
    await expect(today.getByRole('time')).toHaveText(
      free.slice(0, 6).map(({ nextSlot }) => inBerlin(nextSlot, { hour: '2-digit', minute: '2-digit' })),
    );
    // In the evening the studios are closed.
    if (free.length === 0) await expect(today.getByText(/^Für heute ist nichts mehr frei/)).toBeVisible();
    await today.getByRole('link', { name: 'Alle Dienstleister rund um 50667' }).click();
    await expect(page).toHaveURL('/services?zip=50667');
  },
);

test(
  'what counts is chosen, the order follows it, and a card says why it stands there',
  ownWidth,
  async ({ page, ask }) => {
    const around = { zip: '50667', radius: 100 };
    const usual = await ask(listProviders, { query: around });
    const rated = await ask(listProviders, { query: { ...around, weights: '0,100,0' } });
    const [first] = rated.items;
    expect(rated.items.map(({ id }) => id)).not.toEqual(usual.items.map(({ id }) => id));

    await page.goto('/services?zip=50667&radius=100');
    await expect(names(page)).toContainText(usual.items.map(({ name }) => name));
    await main(page).getByText('Was soll zählen?').click();
    for (const [part, weight] of [
      ['Entfernung', '0'],
      ['Bewertung', '100'],
      ['Nächster freier Termin', '0'],
    ] as const)
      await main(page).getByRole('slider', { name: part }).fill(weight);
    await main(page).getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page).toHaveURL('/services?zip=50667&weights=0%2C100%2C0&radius=100');
    await expect(names(page)).toContainText(rated.items.map(({ name }) => name));
    const why = cards(page).first();
    await why.getByText('Warum steht der hier?').click();
    await expect(why.getByText(`Bewertung: ${first?.why?.rating} von 100 Punkten`)).toBeVisible();
    await expect(why.getByText('Entfernung: 0 von 0 Punkten')).toBeVisible();

    // The address carries it, and the way back is one tap.
    await page.reload();
    await expect(names(page)).toContainText(rated.items.map(({ name }) => name));
    await main(page).getByText('Was soll zählen?').click();
    await main(page).getByRole('button', { name: 'Zurück zum Üblichen' }).click();
    await expect(page).toHaveURL('/services?zip=50667&radius=100');
    await expect(names(page)).toContainText(usual.items.map(({ name }) => name));
  },
);

test('a map lies beside the list, above it on a phone, and its pins lead into the list', async ({ page, isPhone }) => {
  await page.goto('/services?zip=50667&radius=100');
  const toggle = main(page).getByRole('button', { name: 'Karte', exact: true });
  await toggle.click();
  await expect(page).toHaveURL('/services?zip=50667&radius=100&map=true');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const map = main(page).getByRole('region', { name: 'Karte der Ergebnisse' });
  const pins = map.getByRole('button', { name: /^(?!Vergr|Verkl)/ });
  await expect(pins.first()).toBeVisible();
  const [chart, card] = await Promise.all([map.boundingBox(), cards(page).first().boundingBox()]);
  if (chart === null || card === null) throw new Error('both are on the page');
  if (isPhone) expect(card.y).toBeGreaterThanOrEqual(chart.y + chart.height);
  else {
    expect(chart.x).toBeGreaterThanOrEqual(card.x + card.width);
    expect(Math.abs(chart.y - card.y)).toBeLessThan(10);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'the page is as wide as the window').toBeLessThanOrEqual(0);

  const pin = pins.last();
  const [name = ''] = ((await pin.getAttribute('title')) ?? '').split(', ');
  await pin.focus();
  await page.keyboard.press('Enter');
  const link = cards(page).getByRole('link', { name, exact: true }).first();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  // The server cannot draw a map, and does not say that it failed.
  const written = await page.request.get(page.url());
  expect(await written.text()).not.toContain('konnte nicht geladen werden');
  await page.reload();
  await toggle.scrollIntoViewIfNeeded();
  await expect(pins.first()).toBeVisible();
  await toggle.click();
  await expect(map).toHaveCount(0);
  await expect(page).toHaveURL('/services?zip=50667&radius=100');
});
