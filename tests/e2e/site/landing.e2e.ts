import type { Page } from '@playwright/test';
import type { Shape } from '../../../src/contract/area.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { searchListings } from '../../../src/contract/property/browse.ts';
import { listListings, listReduced } from '../../../src/contract/property/browse-listings.ts';
import { expectNothingFound } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { chooseStrand, landingSearch } from '../support/landing.ts';
import { mapSurface, shapesInAddress, shapesKept } from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { shiftedOn, shiftOf, watchShifts } from '../support/shifts.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

type Question = AskOf<typeof listListings>['query'];

/** The number on /home is the server's own for that question, and smaller than without it. */
async function expectFiltered(page: Page, ask: Ask, query: Question): Promise<void> {
  await expect(async () => {
    const { total } = await ask(listListings, { query });
    const all = await ask(listListings, { query: {} });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(all.total);
    const count = page.getByText(`${total.toLocaleString('en')} results`, { exact: true });
    // Other tests list properties meanwhile: the page may have been written before.
    if (!(await count.isVisible())) await page.reload();
    await expect(count).toBeVisible({ timeout: 3000 });
  }).toPass();
}

const main = (page: Page) => page.getByRole('main');

const tiles = [
  [/^Residential/, '/home?type=residential'],
  [/^Commercial/, '/home?type=commercial'],
  [/^Land/, '/home?type=land'],
  [/^Architects/, '/home?category=architects'],
  [/^Constructors/, '/home?category=constructors'],
] as const;

const buttons = [
  ['Browse properties', '/home'],
  ['Find architects', '/home?category=architects'],
  ['Hire constructors', '/home?category=constructors'],
] as const;

test('buttons and tiles lead to what they name, and calls to action lead on', async ({ page, ask }) => {
  await page.goto('/');
  for (const [name, address] of buttons)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address);
  const region = page.getByRole('region', { name: 'Property in the Philippines' });
  for (const [name, address] of tiles)
    await expect(region.getByRole('link', { name })).toHaveAttribute('href', address);
  const features = main(page).locator('ol').getByRole('heading');
  await expect(features).toHaveCount(3);
  await expect(features.first()).toHaveText('Draw your area');
  await main(page).getByRole('link', { name: 'Hire constructors' }).click();
  await expect(page).toHaveURL('/home?category=constructors');
  await expectFiltered(page, ask, { category: 'constructors' });
  await page.goBack();
  await region.getByRole('link', { name: /^Residential/ }).click();
  await expect(page).toHaveURL('/home?type=residential');
  await expectFiltered(page, ask, { type: 'residential' });
  await page.goBack();
  for (const [name, address] of [
    ['See all properties', '/home'],
    ['List your property', '/create-property'],
    ['About us', '/en/about'],
    ['Contact us', '/en/contact'],
  ] as const)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address);
  await main(page).getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test(
  'an area is drawn, cleared, drawn again and searched',
  onPhone,
  async ({ page, context, ask, silence, isPhone }) => {
    silence.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    // The map opens around what was drawn last: here, where no other test lists anything meanwhile.
    const last: Shape = { type: 'circle', center: { lat: 6.92, lng: 122.08 }, radius: 20_000 };
    await page.evaluate((shape) => localStorage.setItem('drawnAreas', JSON.stringify([shape])), last);
    await page.getByRole('button', { name: 'Draw Area Search' }).click();
    const search = page.getByRole('button', { name: 'Search in This Area' });
    await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
    // It comes when there is something to search.
    await expect(search).toHaveCount(0);
    // There is room to draw: all of a phone's screen, the page's width on a wide one.
    const { width = 0, height = 0 } = (await mapSurface(page).boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(isPhone ? 320 : 1100);
    expect(height).toBeGreaterThanOrEqual(isPhone ? 600 : 640);
    await expect(mapSurface(page)).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: isPhone ? 'Close' : 'Close the map', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Polygon' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Draw Area Search' }).click();
    await page.getByText('Shapes: 0').click();
    await page.getByRole('button', { name: 'Add a circle here' }).click();
    await expect(page.getByText(/^[\d,]+ listings? in this area$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear Drawing' }).click();
    await expect(page.getByText('Shapes: 0')).toBeVisible();
    await expect(page.getByText(/in this area$/)).toBeHidden();
    await expect(search).toHaveCount(0);

    // A cleared drawing is not counted for the next one: while no answer can come, there is no number to show.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add a rectangle here' }).click();
    await expect(page.getByText('Shapes: 1')).toBeVisible();
    await expect(page.getByText(/in this area$/)).toBeHidden();
    await context.setOffline(false);
    const area = (await shapesKept(page)) as Shape[];
    const { total } = await ask(searchListings, { body: { area } });
    const written = total.toLocaleString('en');
    await expect(page.getByText(`${written} ${total === 1 ? 'listing' : 'listings'} in this area`)).toBeVisible();
    await search.click();
    await expect(page).toHaveURL(/\/home\?/);
    const shapes = await shapesInAddress(page, 1);
    expect(shapes.map(({ type }) => type)).toEqual(['rectangle']);
    expect(shapes).toEqual(area);
    const number = page.getByText(new RegExp(`^${written} results?( on the map)?$`));
    await expect(number).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Remove filter: 1 drawn area' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test('place, deal and price lead to the properties that are meant', onPhone, async ({ page, ask, isPhone }) => {
  await page.goto('/');
  const search = await landingSearch(page, isPhone, 'Where');
  await (await search.field('textbox', 'Where')).fill('Cebu');
  await (await search.field('combobox', 'Deal')).selectOption('Buy');
  await (await search.field('combobox', 'Up to')).selectOption('₱20,000,000');
  await search.submit('Search');
  await expect(page).toHaveURL('/home?q=Cebu&dealType=buy&priceMax=20000000');
  await expectFiltered(page, ask, { q: 'Cebu', dealType: 'buy', priceMax: 20_000_000 });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(main(page).getByRole('link', { name: 'Browse properties' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what a rent may be is a month’s', async ({ page }) => {
  await page.goto('/');
  await untilItWorks(page);
  await main(page).getByRole('combobox', { name: 'Up to' }).selectOption('₱5,000,000');
  await main(page).getByRole('combobox', { name: 'Deal' }).selectOption('Rent');
  await expect(main(page).getByRole('combobox', { name: 'Up to' })).toHaveValue('');
  await main(page).getByRole('combobox', { name: 'Up to' }).selectOption('40000');
  await main(page).getByRole('textbox', { name: 'Where' }).press('Enter');
  await expect(page).toHaveURL('/home?dealType=rent&priceMax=40000');
});

test('postal code, service and day lead to the service search', onPhone, async ({ page, isPhone }) => {
  await page.goto('/');
  await chooseStrand(page, 'Services');
  const search = await landingSearch(page, isPhone, 'What do you need?');
  const zip = await search.field('textbox', 'Where');
  await zip.fill('101');
  await search.chooseDay('When?', 'Tomorrow');
  await search.submit('Search');
  await expect(page.getByRole('alert')).toHaveText(/Please enter a valid postal code/);
  await expect(zip).toBeFocused();
  await expect(page).toHaveURL('/');
  await zip.fill('10115');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await search.chooseService('What do you need?', 'Hairdresser');
  await search.submit('Search');
  await expect(page).toHaveURL(/\/en\/services\?zip=10115&service=friseur&day=\d{4}-\d\d-\d\d$/);
  const again = await landingSearch(page, isPhone, /^Change the search ?Hairdresser · 10115/);
  await expect(await again.field('textbox', 'Postal code or place')).toHaveValue('10115');
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const [, day = ''] = /day=(.*)$/.exec(page.url()) ?? [];
  expect(Date.parse(day) - Date.parse(today)).toBe(24 * 60 * 60 * 1000);
});

test('what has become cheaper stands in a row of its own, with the price before', async ({ page, ask }) => {
  const { items } = await ask(listReduced, {});
  await page.goto('/');
  const row = main(page).getByRole('region', { name: 'Price reduced' });
  await expect(row.getByRole('article')).toHaveCount(items.length);
  await expect(row.getByRole('article').first()).toContainText(
    `Old price: ₱${items[0]?.oldPrice?.toLocaleString('en')}`,
  );
  await row.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(`/property/${items[0]?.id}`);
});

const sizes = [
  [1440, 900, 1],
  [390, 844, 0],
] as const;

for (const [width, height, ratio] of sizes)
  test(`at ${width} pixels real things are in sight at once, and stay where they are`, async ({ page, ask }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (const path of ['/de', '/']) {
      await page.goto(path);
      const things = main(page).getByRole('listitem').getByRole('article');
      const picture = things.first().locator('img');
      await expect(picture).toBeInViewport(ratio === 1 ? { ratio } : {});
      await untilItWorks(page);
      await page.waitForLoadState('networkidle');
      await expect(picture).toBeInViewport(ratio === 1 ? { ratio } : {});
      // A late font may widen a word by a pixel (fonts.e2e.ts has the same bound).
      expect(await shiftOf(page), `${path}: ${await shiftedOn(page)}`).toBeLessThan(0.005);
    }
    // Other tests list properties meanwhile: the page may have been written before.
    const { items } = await ask(listListings, { query: { limit: 20 } });
    const newest = main(page).getByRole('listitem').getByRole('article').first();
    const text = await newest.innerText();
    const listing = items.find(({ title }) => text.includes(title));
    expect(listing, text).toBeDefined();
    await newest.getByRole('link').click();
    await expect(page).toHaveURL(`/property/${listing?.id}`);
  });

test('beside the search a free time is said in short, and lies within its card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de');
  await untilItWorks(page);
  const times = main(page).getByRole('article').getByRole('time');
  await expect(times.first()).toBeVisible();
  for (const said of await times.allTextContents())
    expect(said).toMatch(/^(?:heute, |morgen, |\p{L}{2}\., \d{1,2}\.\d{1,2}\., )?\d\d:\d\d$/u);
  const beyond = await main(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(beyond).toBe(0);
});

test(
  'what is free stands around the place searched last, and a time leads into its booking',
  onPhone,
  async ({ page }) => {
    await page.goto('/services?zip=50667');
    await untilItWorks(page);
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await page.goto('/de');
    const row = main(page).getByRole('region', { name: / in Köln$/ });
    await expect(row.getByRole('article').first()).toBeVisible();
    const first = row.getByRole('article').first();
    await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\?day=[\d-]{10}&card=\S{36}$/);
    await first.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/book\/.*start=/);
  },
);

test('on a wide screen no heading of the landing page skips a level', async ({ page }) => {
  for (const path of ['/', '/de']) {
    await page.goto(path);
    await untilItWorks(page);
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
    await expectNothingFound(page, { rules: ['heading-order', 'label-content-name-mismatch'] });
  }
});
