import type { Page } from '@playwright/test';
import type { Shape } from '../../../src/contract/area.ts';
import type { Property } from '../../../src/contract/property/listing.ts';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { writeShapes } from '../../../src/contract/shape-text.ts';
import type { Ask } from '../support/ask.ts';
import { demoProvider } from '../support/demo-provider.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { aCustomer, aListing, expect, signIn, test, untilItWorks } from '../support/world.ts';

// What a visitor gets first is written at build time, or by the server around the answer to the screen's first question.
// An error in the console fails each of these (harness.ts): React says there when a written page is not the one it
// would have rendered.

/** The questions after listings and providers that the page sends while it loads; free times come when a result is near. */
async function questionsDuring(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && /^\/api\/(listings|providers)(?!.*\/offers$)/.test(pathname))
      asked.push(pathname + search);
  });
  await open();
  await untilItWorks(page);
  await page.waitForLoadState('networkidle');
  return asked;
}

declare global {
  var written: Element[];
}

/** To be called before the page is opened: keeps what is written, before any script of the page runs. */
const keepWritten = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      globalThis.written ??= [...document.querySelectorAll('header nav a, h1, main a, main button, footer a')];
    });
  });

/** Each link and button stays the element that was written. On a phone a list keeps only the cards that are near. */
async function expectWrittenToStay(page: Page, path: string): Promise<void> {
  const [count, gone] = await page.evaluate(() => [
    globalThis.written.length,
    globalThis.written.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200)),
  ]);
  expect(count, path).toBeGreaterThan(10);
  expect(gone, path).toEqual([]);
}

/** The page comes with what it shows, and asks nothing anew. */
async function openWritten(page: Page, path: string, isAsked = false): Promise<void> {
  // What the page before still asks is not of this one.
  await page.goto('about:blank');
  const questions = await questionsDuring(page, async () => {
    await page.goto(path);
    if (!isAsked) return;
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  expect(questions, path).toEqual([]);
  if (page.viewportSize()?.width !== 360) await expectWrittenToStay(page, path);
}

/** Of a page of each kind: that it is whole, and that what is tapped on it works. */
async function tryEachKind(page: Page, ask: Ask, listing: Property, isPhone: boolean): Promise<void> {
  await test.step('the landing page, and a page of text', async () => {
    await openWritten(page, '/', true);
    await openWritten(page, '/help');
  });

  await test.step('the results of properties', async () => {
    await openWritten(page, '/home?dealType=buy&type=residential&sort=price_asc', true);
    await expect(page.getByRole('button', { name: /^(Save this search|Suche speichern)$/ })).toBeVisible();
    await page.getByRole('combobox', { name: /^(Sort by|Sortieren)/ }).selectOption('price_desc');
    await expect(page).toHaveURL(/sort=price_desc/);
  });

  await test.step('a property', async () => {
    await openWritten(page, `/property/${listing.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title);
    await expect(page).toHaveTitle(`${listing.title} · Casa & Kiez`);
    const heart = page.getByRole('button', { name: /^(Favorite|Favorit)$/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the results of services', async () => {
    await openWritten(page, '/services?zip=10115&service=home&radius=50&sort=price', true);
    const where = /^(Postleitzahl oder Ort|Postal code or place)/;
    if (isPhone) await page.getByRole('button', { name: /^(Suche ändern|Change the search)/ }).click();
    if (isPhone) await page.getByRole('dialog').getByRole('button', { name: where }).click();
    await page.getByRole('textbox', { name: where }).fill('50667');
    await page.getByRole('button', { name: /^(Dienstleister finden|Find providers)$/ }).click();
    await expect(page).toHaveURL(/zip=50667/);
    await expect(page.getByText(/50667 Köln/).first()).toBeVisible();
  });

  await test.step('a provider, free slots included', async () => {
    const provider = await demoProvider(ask);
    await openWritten(page, `/provider/${provider.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider.name);
    await expect(page.getByRole('main').getByRole('time').first()).toBeVisible();
    await expect(page).toHaveTitle(`${provider.name} · Casa & Kiez`);
    const last = page.getByRole('button', { name: new RegExp(`^.+: ${provider.cards.at(-1)?.name}$`) });
    await last.click();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  });
}

test('what is written comes whole and is what works, for a guest', onlyOnPhone, async ({ page, ask, seller }) => {
  test.slow();
  await keepWritten(page);
  await openWritten(page, '/de', true);
  await tryEachKind(page, ask, await aListing(ask, seller), true);
});

test.describe('far from where the server is', () => {
  // Days and numbers are those of the place, not of whoever looks.
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' });

  test('what is written comes whole and is what works, for whoever is signed in and chose German', async ({
    page,
    ask,
    seller,
  }) => {
    test.slow();
    await signIn(page, await aCustomer(ask));
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    await keepWritten(page);
    await tryEachKind(page, ask, await aListing(ask, seller), false);
    await page.getByRole('button', { name: 'Konto' }).click();
    await expect(page.getByRole('banner').getByText('Abmelden', { exact: true })).toBeVisible();
  });
});

test('a profile reached from the results is the same page when it is loaded again', async ({ page }) => {
  await page.goto('/services?zip=10115');
  await untilItWorks(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/provider\//);
  await page.reload();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/services?zip=10115');
});

test('listings and providers can be read where no script runs', async ({ browser, ask, seller, baseURL }) => {
  const { id, title } = await aListing(ask, seller);
  const { items } = await ask(listProviders, { query: { zip: '10115' } });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/home');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/services?zip=10115');
  await page.getByRole('link', { name: items[0]?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/provider/${items[0]?.id}(\\?card=|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0]?.name ?? '');
  await expect(page.getByRole('main').getByRole('time').first()).toBeVisible();
  await context.close();
});

test('a page of what is not there says so at once', async ({ page, silence }) => {
  silence.expect(/404/);
  const nobody = '0b5c6a52-aaaa-4bbb-8ccc-1234567890ab';
  for (const [path, said] of [
    [`/provider/${nobody}`, page.getByText('Diesen Dienstleister gibt es hier nicht (mehr)').last()],
    [`/property/${nobody}`, page.getByRole('alert').filter({ hasText: 'Property not found' })],
  ] as const) {
    const questions = await questionsDuring(page, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(said).toBeVisible();
    });
    expect(questions).toEqual([]);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('what is written stands where it stays', async ({ page, ask }) => {
  const { id } = await demoProvider(ask);
  await watchShifts(page);
  await keepWritten(page);
  for (const path of ['/home', '/services?zip=10115', `/provider/${id}`])
    for (const width of [360, 900, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await untilItWorks(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('article').first()).toBeVisible();
      // Less than a line of text: who is about to press a button must not press beside it. How many offers a result has is
      // not known before they come; on a phone they stand below the fold.
      const most = path.startsWith('/services') && width > 360 ? 0.02 : 0.005;
      expect(await shiftOf(page), `${path} at ${width} pixels`).toBeLessThan(most);
      if (width === 1600) await expectWrittenToStay(page, path);
    }
});

const aroundManila: Shape[] = [
  { type: 'rectangle', bounds: { west: 120.9, south: 14.4, east: 121.2, north: 14.8 } },
  { type: 'circle', center: { lat: 14.6, lng: 121.3 }, radius: 20_000, exclude: true },
];
const area = writeShapes(aroundManila);

test('what stands on the page stays where it is while the map comes', async ({ page }) => {
  test.slow();
  await watchShifts(page);
  for (const [width, query] of [
    [360, 'view=map'],
    [768, `areaSearch=true&area=${area}`],
    [1100, 'areaSearch=true'],
    [1440, `view=map&area=${area}`],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/home?${query}`);
    await expect(page.getByText(/in this view$/)).toBeVisible();
    if (width > 1000) await expect(page.getByText(/results? on the map$/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page), `${query} at ${width} pixels`).toBeLessThan(0.02);
  }
});

test('the landing page is written in the language that was chosen, and knows who is signed in', async ({
  page,
  ask,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  for (const language of ['DE, Deutsch', 'EN, English']) {
    await page.getByRole('button', { name: language }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2).toLowerCase());
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2).toLowerCase());
  }
  await signIn(page, await aCustomer(ask));
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out' }).filter({ visible: true })).toBeVisible();
});

test('the looks of all that is written stand in the page itself', async ({ request, ask, seller }) => {
  const [listing, provider] = [await aListing(ask, seller), await demoProvider(ask)];
  const paths = ['/', '/de', '/home', '/services', '/services?zip=10115', '/en/services', '/help', '/about'];
  for (const path of [...paths, `/property/${listing.id}`, `/provider/${provider.id}`]) {
    const html = await (await request.get(path)).text();
    const [looks = ''] = /<style>.*?<\/style>/s.exec(html) ?? [];
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    // A class of a sheet of ours: its name, and four signs for the sheet.
    const ours = new Set(classes.filter((name) => /^[A-Za-z]\w*-[\da-z]{4}$/.test(name)));
    expect(ours.size, path).toBeGreaterThan(10);
    expect(
      [...ours].filter((name) => !looks.includes(`.${name}`)),
      path,
    ).toEqual([]);
  }
});
