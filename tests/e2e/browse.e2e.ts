import type { Page } from '@playwright/test';
import type { Shape } from '../../src/contract/area.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import { listListings } from '../../src/contract/listing.ts';
import { writeShapes } from '../../src/contract/shape-text.ts';
import type { Ask } from './support/ask.ts';
import { aListing, aWord, expect, test, untilItWorks } from './support/world.ts';

const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const countWord = (total: number): string => `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'}`;

type Question = AskOf<typeof listListings>['query'];

/** All islands but Palawan, and not the sea west of Manila: other tests list there while these count. */
const quietIslands: Shape[] = [
  { type: 'rectangle', bounds: { west: 119.5, south: 4, east: 128, north: 22 } },
  { type: 'rectangle', bounds: { west: 120, south: 14, east: 120.9, north: 15 }, exclude: true },
];

/** Looks at the quiet islands. On a phone the filters are folded away until the bar at the bottom opens them. */
async function openHome(page: Page, isPhone: boolean, filters: Record<string, string> = {}): Promise<void> {
  await page.goto(`/home?${new URLSearchParams({ area: writeShapes(quietIslands), ...filters }).toString()}`);
  await expect(page.getByText(/^[\d,]+ results?$/)).toBeVisible();
  if (isPhone && filters['filters'] !== 'open')
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Filter' }).click();
  await expect(toggle(page, 'Favorites')).toBeEnabled();
}

/** The number above the cards is the server's own for the same question. */
async function expectTotal(page: Page, ask: Ask, query: Question): Promise<void> {
  const { total } = await ask(listListings, { query: { area: JSON.stringify(quietIslands), ...query } });
  await expect(page.getByText(countWord(total), { exact: true })).toBeVisible();
}

const shownTotal = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByText(/^[\d,]+ results?$/).textContent())?.replace(',', '') ?? '', 10);

test('Buy, Rent and Favorites exclude each other', async ({ page, ask, isPhone }) => {
  await openHome(page, isPhone);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Favorite: / })
    .click();
  await toggle(page, 'Buy').click();
  await expect(toggle(page, 'Buy')).toHaveAttribute('aria-pressed', 'true');
  await expectTotal(page, ask, { dealType: 'buy' });
  await toggle(page, 'Rent').click();
  await expect(toggle(page, 'Buy')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, { dealType: 'rent' });
  await toggle(page, 'Favorites').click();
  await expect(toggle(page, 'Rent')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await toggle(page, 'Buy').click();
  await expect(toggle(page, 'Favorites')).toHaveAttribute('aria-pressed', 'false');
  await toggle(page, 'Buy').click();
  await expect(toggle(page, 'Buy')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, {});
});

test('categories filter, and architects and constructors show rating and projects', async ({ page, ask, isPhone }) => {
  await openHome(page, isPhone);
  await toggle(page, 'Condominium').click();
  await expect(toggle(page, 'Condominium')).toHaveAttribute('aria-pressed', 'true');
  await expectTotal(page, ask, { category: 'condominium' });
  await expect(cards(page).first()).toContainText('Condominium');
  await toggle(page, 'Architects').click();
  await expectTotal(page, ask, { category: 'architects' });
  await expect(toggle(page, 'Buy')).toBeDisabled();
  await expect(toggle(page, 'Rent')).toBeDisabled();
  await expect(cards(page).first()).toContainText(/Rated \d\.\d of 5/);
  await expect(cards(page).first()).toContainText(/\d+ projects? completed/);
  await toggle(page, 'All').click();
  await expectTotal(page, ask, {});
});

/** How many rows the filters stand in: by the middles of the search field, the groups and the button for the rest. */
async function filterRows(page: Page): Promise<number> {
  const main = page.getByRole('main');
  const groups = await main.getByRole('group').filter({ visible: true }).all();
  const more = main.getByRole('button', { name: /^(More filters|Weitere Filter)/ });
  const boxes = await Promise.all(
    [main.getByRole('searchbox'), more, ...groups].map((control) => control.boundingBox()),
  );
  return new Set(boxes.map((box) => Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 20))).size;
}

for (const width of [768, 1024, 1280, 1439])
  test(`at ${width} pixels the filters take two rows, and what is set is counted where the others fold away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home?available=true&furnished=true');
    await untilItWorks(page);
    const more = page.getByRole('main').getByRole('button', { name: /^More filters/ });
    expect(await filterRows(page)).toBeLessThanOrEqual(2);
    await expect(toggle(page, 'Available Now')).toBeHidden();
    await expect(chip(page, 'Available Now')).toBeVisible();

    await expect(more).toHaveAccessibleName('More filters 2 set');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toBeFocused();
    await toggle(page, 'Available Now').press('Space');
    await expect(more).toHaveAccessibleName('More filters 1 set');
    await more.click();
    await expect(toggle(page, 'Available Now')).toBeHidden();
    await expect(page).toHaveURL('/home?furnished=true');

    await page.getByRole('button', { name: 'DE, Deutsch' }).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: /^Weitere Filter 1 gesetzt/ })).toBeVisible();
    expect(await filterRows(page)).toBeLessThanOrEqual(2);
  });

test('bedrooms match exactly, four means four or more, a second press takes it back', async ({
  page,
  ask,
  isPhone,
}) => {
  await openHome(page, isPhone);
  await toggle(page, '2 bedrooms').click();
  await expectTotal(page, ask, { bedrooms: 2 });
  await expect(chip(page, '2 bedrooms')).toBeVisible();
  await toggle(page, '4+ bedrooms').click();
  await expectTotal(page, ask, { bedrooms: 4 });
  await expect(chip(page, '4+ bedrooms')).toBeVisible();
  await toggle(page, '4+ bedrooms').click();
  await expect(toggle(page, '4+ bedrooms')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, {});
});

test('Furnished has three states', async ({ page, ask, isPhone }) => {
  await openHome(page, isPhone);
  await toggle(page, 'Furnished?').click();
  await expectTotal(page, ask, { furnished: true });
  await toggle(page, 'Furnished').click();
  await expectTotal(page, ask, { furnished: false });
  await toggle(page, 'Unfurnished').click();
  await expect(toggle(page, 'Furnished?')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, {});
});

test('ranges are read when a field is left: as whole numbers, within their limits', async ({ page, ask, isPhone }) => {
  await openHome(page, isPhone);
  const price = page.getByRole('group', { name: 'Price ₱' });
  const size = page.getByRole('group', { name: 'Size m²' });
  const enter = async (group: typeof price, name: 'from' | 'to', text: string): Promise<void> => {
    await group.getByRole('textbox', { name }).fill(text);
    await group.getByRole('textbox', { name }).blur();
  };
  await enter(price, 'from', '2000000.9');
  await expect(price.getByRole('textbox', { name: 'from' })).toHaveValue('2000000');
  await expectTotal(page, ask, { priceMin: 2_000_000 });
  await enter(price, 'to', '99999999999');
  await expect(price.getByRole('textbox', { name: 'to' })).toHaveValue('50000000');
  await expectTotal(page, ask, { priceMin: 2_000_000, priceMax: 50_000_000 });
  await enter(price, 'from', '-5');
  await enter(price, 'to', 'a lot');
  await expect(price.getByRole('textbox', { name: 'to' })).toHaveValue('');
  await expectTotal(page, ask, {});
  await enter(size, 'to', '5000');
  await expect(size.getByRole('textbox', { name: 'to' })).toHaveValue('1000');
  await enter(size, 'from', '100');
  await expectTotal(page, ask, { areaMin: 100, areaMax: 1000 });
});

test('each active filter can be taken back alone, or all at once', async ({ page, ask, isPhone }) => {
  await openHome(page, isPhone, {
    category: 'condominium',
    dealType: 'rent',
    bedrooms: '1',
    furnished: 'true',
    filters: 'open',
  });
  await expectTotal(page, ask, { category: 'condominium', dealType: 'rent', bedrooms: 1, furnished: true });
  await chip(page, '1 bedroom').click();
  await expectTotal(page, ask, { category: 'condominium', dealType: 'rent', furnished: true });
  await chip(page, 'Furnished').click();
  await expectTotal(page, ask, { category: 'condominium', dealType: 'rent' });
  await expect(chip(page, 'Condominium')).toBeVisible();
  const narrowed = await shownTotal(page);
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(narrowed);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
});

test('sorting by price puts the cheapest or the dearest first', async ({ page, ask, isPhone }) => {
  await openHome(page, isPhone, { category: 'condominium' });
  for (const [sort, word] of [
    ['price_asc', 'Lowest price first'],
    ['price_desc', 'Highest price first'],
    ['area_desc', 'Largest first'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(word);
    const { items } = await ask(listListings, {
      query: { area: JSON.stringify(quietIslands), category: 'condominium', sort },
    });
    await expect(cards(page).first().getByRole('heading')).toHaveText(items[0]?.title ?? '');
  }
});

test('reload and Back restore the filters and the place on the page', async ({ page, isPhone }) => {
  await openHome(page, isPhone, { dealType: 'buy', sort: 'price_asc' });
  await untilItWorks(page);
  // The page grows while one scrolls.
  const scrollOn = () => page.evaluate(() => (window.scrollTo(0, 1500), window.scrollY));
  await expect.poll(scrollOn).toBeGreaterThan(1400);
  const opened = (await cards(page).last().getByRole('heading').textContent()) ?? '';
  const link = page.getByRole('link', { name: opened, exact: true }).last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(opened);
  await page.goBack();
  await expect(page).toHaveURL(/dealType=buy/);
  const isBack = () => page.evaluate((before) => Math.abs(window.scrollY - before) < 700, place);
  await expect.poll(isBack).toBe(true);
  await expect(link).toBeInViewport();
  await page.reload();
  await expect.poll(isBack).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  await expect(chip(page, 'Buy')).toBeVisible();
});

test('scrolling loads card after card up to the exact number', async ({ page, ask, isPhone }) => {
  await openHome(page, isPhone, { type: 'residential', filters: 'open' });
  const total = await shownTotal(page);
  expect(total).toBeGreaterThan(60);
  await expectTotal(page, ask, { type: 'residential' });
  const last = page.getByRole('region', { name: 'Results' }).locator(`[aria-posinset="${total}"]`);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
  // Only what is near the window is in the page.
  expect(await cards(page).count()).toBeLessThan(total);
});

test('the cards stand in 1, 2, 3, 4 or 6 columns, by the width there is', async ({ page }) => {
  await page.goto('/home?category=condominium');
  await untilItWorks(page);
  for (const [width, columns] of [
    [360, 1],
    [600, 2],
    [900, 3],
    [1200, 4],
    [1700, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inFirstRow = async (): Promise<number> => {
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      return tops.filter((top) => top === Math.min(...tops)).length;
    };
    await expect.poll(inFirstRow, { message: `columns at ${width} pixels` }).toBe(columns);
  }
});

test('links by type and by category narrow the list', async ({ page, ask, isPhone }) => {
  for (const type of ['residential', 'commercial', 'land'] as const) {
    await openHome(page, isPhone, { type, filters: 'open' });
    await expectTotal(page, ask, { type });
  }
  await openHome(page, isPhone, { category: 'vacation', filters: 'open' });
  await expectTotal(page, ask, { category: 'vacation' });
  await expect(toggle(page, 'Vacation')).toHaveAttribute('aria-pressed', 'true');
});

test('what nothing matches says so and offers all again', async ({ page }) => {
  await page.goto(`/home?q=${aWord()}`);
  await expect(page.getByText('No properties found matching your criteria.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(100);
});

test('a favourite is kept, and its removal is confirmed first', async ({ page, ask, seller }) => {
  const word = aWord();
  const title = `House ${word}`;
  await aListing(ask, seller, { title });
  await page.goto(`/home?q=${word}`);
  const heart = page.getByRole('button', { name: `Favorite: ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/home?filters=open');
  await toggle(page, 'Favorites').click();
  await expect(page).toHaveURL(/favorites=true/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  const question = page.getByRole('dialog');
  await heart.click();
  await expect(question).toContainText('Remove from Favorites');
  await expect(question).toContainText(`Are you sure you want to remove ${title} from your favorites?`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await heart.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  // The last favourite leaves its view.
  await expect(page).not.toHaveURL(/favorites=true/);
});

test('whoever looks for favourites without any is told how to get some', async ({ page, isPhone }) => {
  await openHome(page, isPhone);
  await untilItWorks(page);
  await toggle(page, 'Favorites').click();
  await expect(page.getByText('You have no favorites yet. The heart on a card adds one.')).toBeVisible();
  await expect(toggle(page, 'Favorites')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/favorites=true/);
});

test('nothing that a seller types is executed as markup', async ({ page, ask, seller }) => {
  const word = aWord();
  const title = `<img src=x onerror="document.title='broken'"> ${word}`;
  const { id } = await aListing(ask, seller, { title, description: '<script>document.title = "broken"</script>' });
  await page.goto(`/home?q=${word}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('<script>document.title = "broken"</script>')).toBeVisible();
  await expect(page).not.toHaveTitle('broken');
});

test('the map shows the same listings, and its window leads to one of them', async ({ page, ask, seller, isPhone }) => {
  const word = aWord();
  const listing = await aListing(ask, seller, { title: `House ${word}`, isPositionExact: true });
  await page.goto(`/home?q=${word}&view=map&map=${listing.latitude},${listing.longitude},13`);
  await page.getByRole('button', { name: `${listing.title}, ₱4,500,000` }).click();
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/property/${listing.id}`);
  await page.goBack();
  await expect(page.getByRole('button', { name: `${listing.title}, ₱4,500,000` })).toBeVisible();
  if (!isPhone) await expect(page.getByRole('link', { name: listing.title })).toBeVisible();
});
