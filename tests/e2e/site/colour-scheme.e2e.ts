import type { Page } from '@playwright/test';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { paths } from '../../../src/paths.ts';
import { aDemoListing } from '../support/browse.ts';
import { mapSurface } from '../support/map.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const bar = (page: Page) => page.locator('meta[name=theme-color]');

const dark = 'rgb(18, 22, 19)';
const light = 'rgb(250, 248, 243)';

async function choose(page: Page, name: 'System' | 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).click();
  const choice = page.getByRole('group', { name: 'Appearance' }).getByRole('button', { name });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
}

/** Whatever was painted first had these grounds: the script of the page runs before, and no other has come. */
async function groundWithoutScripts(page: Page, path: string): Promise<string> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  const seen = await ground(page);
  await page.unroute('**/*.js');
  return seen;
}

test('pages are in the scheme of the system before any script has come, and follow it', async ({ page, silence }) => {
  silence.expect(/ERR_FAILED .*\.js|404 .*nothing-here/);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Written ahead, by the server, a frame, and no page at all.
  for (const path of ['/', '/home', '/login', '/nothing-here'])
    expect(await groundWithoutScripts(page, path), path).toBe(dark);
  await expect(bar(page)).toHaveAttribute('content', '#0c2418');
  await page.goto('/');
  await untilItWorks(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(light);
  await expect(bar(page)).toHaveAttribute('content', '#0e3a27');
});

test('a choice in the menu counts more than the system, in every tab and on the next visit', async ({
  page,
  context,
  silence,
}) => {
  silence.expect(/ERR_FAILED .*\.js/);
  await page.goto('/');
  await untilItWorks(page);
  const beside = await context.newPage();
  await beside.goto('/help');
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
  await choose(page, 'Dark');
  await expect.poll(() => ground(page)).toBe(dark);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await groundWithoutScripts(page, '/home')).toBe(dark);
  await beside.reload();
  await expect.poll(() => ground(beside)).toBe(dark);
  await page.goto('/');
  await untilItWorks(page);
  await choose(page, 'System');
  await expect.poll(() => ground(page)).toBe(light);
  await expect.poll(() => ground(beside)).toBe(light);
});

test('the base map changes its colours with the scheme', async ({ page }) => {
  await page.route('**/*tile*/**/*.png', (route) => route.abort());
  await page.goto('/home?view=map&map=14.6,121,9');
  await untilItWorks(page);
  const sea = page.locator('.leaflet-ground-pane rect').first();
  await expect(sea).toHaveCSS('fill', 'rgb(196, 223, 233)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(sea).toHaveCSS('fill', 'rgb(28, 61, 76)');
});

/** Of a colour as it is computed: from 0 to 255. */
const brightness = (text: string): number => Math.max(...(text.match(/\d+/g) ?? []).slice(0, 3).map(Number));

test('what is printed of a dark screen is dark on white', async ({ page, ask }) => {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const listing = await aDemoListing(ask);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [paths.provider(items[0]?.id ?? ''), paths.property(listing.id), '/help']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    await untilItWorks(page);
    expect(await ground(page), path).toBe(dark);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await ground(page), path).toBe(light);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const heading = page.getByRole('heading', { level: 1 });
    expect(brightness(await heading.evaluate((one) => getComputedStyle(one).color)), path).toBeLessThan(60);
  }
});

test('the sea of a map has the colour of each scheme, not that of the library', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home?view=map');
  await expect(mapSurface(page)).toHaveCSS('background-color', 'rgb(28, 61, 76)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(mapSurface(page)).toHaveCSS('background-color', 'rgb(196, 223, 233)');
});
