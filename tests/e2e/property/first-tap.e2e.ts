import type { Locator, Page } from '@playwright/test';
import { swipe } from '../support/finger.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { motionOf, watchMotion } from '../support/watched-motion.ts';
import { expect, test, untilItWorks, untilPainted } from '../support/world.ts';

/** Where cards stand, and the page that they lead to. */
const places = [
  ['/', /\/property\/([\w-]+)/, 'property-detail-screen'],
  ['/home', /\/property\/([\w-]+)/, 'property-detail-screen'],
  ['/de', /\/provider\/([\w-]+)/, 'provider-screen'],
  ['/services?zip=10115', /\/provider\/([\w-]+)/, 'provider-screen'],
] as const;

const asked = (page: Page, screen: string): Promise<boolean> =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
    screen,
  );

/** The name of the first card of a list, which is the link to its page. */
const nameIn = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('article').getByRole('heading').getByRole('link').first();

/** As long as code that was asked for takes to run. */
const moment = 300;

/** The first tap on a page that was just opened, after somebody has given a sign. */
async function firstTap(page: Page, place: (typeof places)[number], sign: () => Promise<void>): Promise<void> {
  const [list, address, screen] = place;
  await page.goto(list);
  await untilItWorks(page);
  await untilPainted(page);
  expect(await asked(page, screen), `${list}: nothing is loaded before a sign`).toBe(false);
  await sign();
  await expect.poll(() => asked(page, screen), list).toBe(true);
  await page.waitForTimeout(moment);
  const link = nameIn(page);
  const [, id = ''] = address.exec((await link.getAttribute('href')) ?? '') ?? [];
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await untilPainted(page);
  const name = `picture-${id}`;
  expect((await motionOf(page)).views, list).toEqual([{ before: [name], after: [name] }]);
}

test('the first card that one points at leads from picture to picture', async ({ page }) => {
  await watchMotion(page);
  // A browser that is busy leaves it out.
  for (const place of places) await expect(() => firstTap(page, place, () => nameIn(page).hover())).toPass();
});

test('the first card that one taps after scrolling leads from picture to picture', onlyOnPhone, async ({ page }) => {
  await watchMotion(page);
  const scroll = (): Promise<void> => swipe(page, { x: 180, y: 600 }, { x: 0, y: -200 });
  for (const place of places) await expect(() => firstTap(page, place, scroll)).toPass();
});

test('who wants to save data gets the page of a card with the tap', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/home');
  await untilItWorks(page);
  await nameIn(page).hover();
  await page.waitForTimeout(moment);
  expect(await asked(page, 'property-detail-screen')).toBe(false);
  const title = await nameIn(page).innerText();
  await nameIn(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an old tab whose scripts went with a deploy is not reloaded by pointing at a card, but by the tap', async ({
  page,
  silence,
}) => {
  silence.expect(/404|did not load|dynamically imported/);
  await page.goto('/home');
  await untilItWorks(page);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/property-detail-screen-*.js', (route) =>
    opened.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // The site as it is served by now.
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-new.js"></script>' }),
  );
  const gone = page.waitForResponse(/\/assets\/property-detail-screen-.*\.js/);
  const title = await nameIn(page).innerText();
  await nameIn(page).hover();
  await gone;
  // Twice as long as the page takes to ask which build is served.
  await page.waitForTimeout(2000);
  expect(opened).toEqual([]);
  await nameIn(page).click();
  await expect.poll(() => opened).toHaveLength(1);
  expect(opened[0]).toMatch(/\/property\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
