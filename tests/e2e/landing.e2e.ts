import type { Page } from '@playwright/test';
import type { Shape } from '../../src/contract/area.ts';
import { listListings, searchListings } from '../../src/contract/browse.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import type { Ask } from './support/ask.ts';
import { shapesInAddress, shapesKept } from './support/map.ts';
import { onPhone } from './support/on-phone.ts';
import { expect, test } from './support/world.ts';

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

test('the three buttons lead to all properties, to architects and to constructors', async ({ page, ask }) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Browse properties' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await main(page).getByRole('link', { name: 'Find architects' }).click();
  await expect(page).toHaveURL('/home?category=architects');
  await expectFiltered(page, ask, { category: 'architects' });
  await page.goBack();
  await main(page).getByRole('link', { name: 'Hire constructors' }).click();
  await expect(page).toHaveURL('/home?category=constructors');
  await expectFiltered(page, ask, { category: 'constructors' });
});

const tiles = [
  [/^Residential/, '/home?type=residential', { type: 'residential' }],
  [/^Commercial/, '/home?type=commercial', { type: 'commercial' }],
  [/^Land/, '/home?type=land', { type: 'land' }],
  [/^Architects/, '/home?category=architects', { category: 'architects' }],
  [/^Constructors/, '/home?category=constructors', { category: 'constructors' }],
] as const;

test('each tile filters by its type or category', async ({ page, ask }) => {
  await page.goto('/');
  for (const [name, address, query] of tiles) {
    await main(page).getByRole('listitem').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expectFiltered(page, ask, query);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

test('an area is drawn, cleared, drawn again and searched', onPhone, async ({ page, ask }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Draw Area Search' }).click();
  const search = page.getByRole('button', { name: 'Search in This Area' });
  await search.click();
  await expect(page.getByText('Please draw an area on the map first')).toBeVisible();
  await expect(page).toHaveURL('/');

  await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
  await page.getByText('Shapes: 0').click();
  await page.getByRole('button', { name: 'Add a circle here' }).click();
  await expect(page.getByText('Please draw an area on the map first')).toBeHidden();
  await expect(page.getByText(/^[\d,]+ listings? in this area$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear Drawing' }).click();
  await expect(page.getByText('Shapes: 0')).toBeVisible();
  await expect(page.getByText(/in this area$/)).toBeHidden();
  await search.click();
  await expect(page.getByText('Please draw an area on the map first')).toBeVisible();

  await page.getByRole('button', { name: 'Add a rectangle here' }).click();
  await expect(page.getByText('Shapes: 1')).toBeVisible();
  const area = (await shapesKept(page)) as Shape[];
  const { total } = await ask(searchListings, { body: { area } });
  const written = total.toLocaleString('en');
  await expect(page.getByText(`${written} ${total === 1 ? 'listing' : 'listings'} in this area`)).toBeVisible();
  await search.click();
  await expect(page).toHaveURL(/\/home\?/);
  const shapes = await shapesInAddress(page, 1);
  expect(shapes.map(({ type }) => type)).toEqual(['rectangle']);
  expect(shapes).toEqual(area);
  await expect(page.getByText(new RegExp(`^${written} results?( on the map)?$`))).toBeVisible();
});

test('a cleared drawing is not counted for the next one', async ({ page, context, silence }) => {
  silence.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Draw Area Search' }).click();
  await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
  await page.getByText('Shapes: 0').click();
  const count = page.getByText(/in this area$/);
  await page.getByRole('button', { name: 'Add a circle here' }).click();
  await expect(count).toBeVisible();
  await page.getByRole('button', { name: 'Clear Drawing' }).click();
  await expect(count).toBeHidden();
  // While no answer can come, there is no number to show.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add a rectangle here' }).click();
  await expect(page.getByText('Shapes: 1')).toBeVisible();
  await expect(count).toBeHidden();
  await context.setOffline(false);
  await expect(count).toBeVisible();
});

test('the map is folded away again', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Draw Area Search' });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  const close = page.getByRole('button', { name: 'Close the map' });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Search in This Area' })).toBeVisible();
  await close.click();
  await expect(page.getByRole('button', { name: 'Search in This Area' })).toHaveCount(0);
  await expect(open).toBeVisible();
});

test('postal code and service lead to the service search', onPhone, async ({ page }) => {
  await page.goto('/');
  const zip = page.getByRole('textbox', { name: 'Postal code' });
  const submit = page.getByRole('button', { name: 'Find providers' });
  await zip.fill('101');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(/Please enter a valid postal code/);
  await expect(zip).toBeFocused();
  await expect(page).toHaveURL('/');
  await zip.fill('10115');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Hairdresser');
  await submit.click();
  await expect(page).toHaveURL('/en/services?zip=10115&service=friseur');
  await expect(main(page).getByRole('textbox', { name: 'Postal code or place' })).toHaveValue('10115');
  await expect(main(page).getByText(/^\d+ providers near 10115 Berlin$/)).toBeVisible();
});

test('calls to action and help lead on', async ({ page }) => {
  const links = [
    ['See all properties', '/home'],
    ['List your property', '/create-property'],
    ['About us', '/en/about'],
    ['Contact us', '/en/contact'],
  ] as const;
  await page.goto('/');
  for (const [name, address] of links) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});
