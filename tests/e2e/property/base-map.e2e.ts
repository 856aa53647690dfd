import type { Locator, Page } from '@playwright/test';
import { getProvider, listProviders } from '../../../src/contract/services/provider.ts';
import { paths } from '../../../src/paths.ts';
import { cutTiles, tiles } from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

// The base map of our own, with the network of tiles cut.

const nameOn = (page: Page, text: string): Locator =>
  page.locator('.leaflet-groundNames-pane text').getByText(text, { exact: true });

/** The marks that lie over a name. */
const covering = (page: Page, text: string): Promise<string[]> =>
  nameOn(page, text).evaluate((name) => {
    const box = name.getBoundingClientRect();
    return [...document.querySelectorAll('.leaflet-marker-icon > span')]
      .filter((mark) => {
        const other = mark.getBoundingClientRect();
        const isBeside =
          other.right < box.left + 2 ||
          other.left > box.right - 2 ||
          other.bottom < box.top + 4 ||
          other.top > box.bottom - 4;
        return !isBeside;
      })
      .map((mark) => mark.textContent);
  });

test('without a tile the names of cities can be read, and no mark covers Manila', onPhone, async ({ page }) => {
  await cutTiles(page);
  await page.goto('/home?view=map&map=14.55,121.0,10');
  await expect(nameOn(page, 'Manila')).toBeVisible();
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expect.poll(() => covering(page, 'Manila')).toEqual([]);
  await expect(page.getByText('Natural Earth, PSA, GeoNames')).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toHaveCount(0);
});

test('without a tile a search of services says which town is where', async ({ page }) => {
  await cutTiles(page);
  await page.goto('/services?zip=50667&radius=100&map=true');
  await expect(nameOn(page, 'Köln')).toBeVisible();
});

test('where tiles load, their makers are named, too', async ({ page }) => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
  await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }));
  await page.goto('/home?view=map&map=14.55,121.0,10');
  await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();
});

test('a profile shows where it is without a script, in the colours of the scheme, and leads to the way', async ({
  browser,
  ask,
  baseURL,
}) => {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const profiles = await Promise.all(items.map(({ id }) => ask(getProvider, { params: { id } })));
  const shown = profiles.find(({ position }) => position !== null);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(paths.provider(shown?.id ?? ''));
  const way = page.getByRole('link', { name: /^Karte: .*\. Weg zeigen$/ });
  await way.scrollIntoViewIfNeeded();
  await expect(way).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/directions\?to=/);
  await expect(way.locator('img:visible')).toHaveCount(1);
  await expect(way.locator('img:visible')).toHaveAttribute('src', /\/share\/map\/wide-light-pin\//);
  await context.close();
});

test('the map of one country is loaded when the map opens, and no other', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /basemap\/(\w+)\.json/.exec(request.url()) ?? [];
    if (name !== undefined) loaded.push(name);
  });
  await page.goto('/home');
  await untilItWorks(page);
  expect(loaded).toEqual([]);
  await page.goto('/home?view=map&map=14.55,121.0,10');
  await expect(nameOn(page, 'Manila')).toBeVisible();
  expect(loaded).toEqual(['ph']);
});
