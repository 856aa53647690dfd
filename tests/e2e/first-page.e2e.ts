import type { Page } from '@playwright/test';
import type { Shape } from '../../src/contract/area.ts';
import { getProvider, listProviders, type ProviderProfile } from '../../src/contract/provider.ts';
import { writeShapes } from '../../src/contract/shape-text.ts';
import { routes } from '../../src/paths.ts';
import type { Ask } from './support/ask.ts';
import { onPhone } from './support/on-phone.ts';
import { visitors, widthsFor } from './support/visitors.ts';
import { aCustomer, aListing, expect, signIn, test, untilItWorks } from './support/world.ts';

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

/** One with several offers and reviews. */
async function aProvider(ask: Ask): Promise<ProviderProfile> {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const found = items.find(({ name }) => name === 'Anton Anbieter Handwerk');
  if (found === undefined) throw new Error('the demo has no provider of that name');
  return ask(getProvider, { params: { id: found.id } });
}

/** Each address for a guest; the others see one of each kind: what is theirs does not hang on the question. */
const addressesFor = (visitor: string, addresses: readonly string[]) =>
  visitor === 'a guest' ? addresses : addresses.slice(0, 1);

for (const [visitor, become] of Object.entries(visitors)) {
  const widths = widthsFor(visitor);
  const lists = ['/home', '/home?category=condominium', '/home?dealType=buy&type=residential&sort=price_asc'];
  for (const [index, address] of addressesFor(visitor, lists).entries()) {
    test(`${address} comes with its listings, for ${visitor}`, index === 0 ? widths : {}, async ({ page, ask }) => {
      await become(page, ask);
      const questions = await questionsDuring(page, async () => {
        await page.goto(address);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('button', { name: /^(Save this search|Suche speichern)$/ })).toBeVisible();
      });
      expect(questions).toEqual([]);
    });
  }

  test(`a property comes whole, for ${visitor}`, widths, async ({ page, ask, seller }) => {
    const { id, title } = await aListing(ask, seller);
    await become(page, ask);
    const questions = await questionsDuring(page, async () => {
      await page.goto(`/property/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
    expect(questions).toEqual([]);
    await expect(page).toHaveTitle(`${title} · Casa & Kiez`);
    const heart = page.getByRole('button', { name: /^(Favorite|Favorit)$/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  const searches = ['/services?zip=10115', '/services?zip=10115&service=home&radius=50&sort=price'];
  for (const [index, address] of addressesFor(visitor, searches).entries()) {
    test(
      `${address} comes with who is found, for ${visitor}`,
      index === 0 ? widths : {},
      async ({ page, ask, isPhone }) => {
        await become(page, ask);
        const questions = await questionsDuring(page, async () => {
          await page.goto(address);
          await expect(page.getByRole('article').first()).toBeVisible();
        });
        expect(questions).toEqual([]);
        if (isPhone) await page.getByRole('button', { name: /^(Suche ändern|Change the search)/ }).click();
        await page.getByRole('textbox', { name: /^(Postleitzahl oder Ort|Postal code or place)$/ }).fill('50667');
        await page.getByRole('button', { name: /^(Dienstleister finden|Find providers)$/ }).click();
        await expect(page).toHaveURL(/zip=50667/);
        await expect(page.getByText(/50667 Köln/).first()).toBeVisible();
      },
    );
  }

  test(`a provider comes whole, free slots included, for ${visitor}`, widths, async ({ page, ask }) => {
    const provider = await aProvider(ask);
    await become(page, ask);
    const questions = await questionsDuring(page, async () => {
      await page.goto(`/provider/${provider.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider.name);
      await expect(page.getByRole('main').getByRole('time').first()).toBeVisible();
    });
    expect(questions).toEqual([]);
    await expect(page).toHaveTitle(`${provider.name} · Casa & Kiez`);
    const last = page.getByRole('button', { name: new RegExp(`^.+: ${provider.cards.at(-1)?.name}$`) });
    await last.click();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  });

  test(`what the server wrote stays in sight until it works, for ${visitor}`, widths, async ({ page, ask }) => {
    await become(page, ask);
    await page.addInitScript(() => {
      let wasThere = false;
      new MutationObserver(() => {
        const isThere = document.querySelector('article') !== null;
        if (wasThere && !isThere) document.documentElement.dataset['gap'] = document.body.innerText;
        wasThere ||= isThere;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/home');
    await page.waitForLoadState('networkidle');
    await page.getByRole('combobox', { name: /^(Sort by|Sortieren)/ }).selectOption('price_asc');
    await expect(page).toHaveURL(/sort=price_asc/);
    expect(await page.evaluate(() => document.documentElement.dataset['gap'])).toBeUndefined();
  });
}

for (const address of ['/', '/de'])
  test(`${address} comes with what is on offer`, onPhone, async ({ page }) => {
    const questions = await questionsDuring(page, async () => {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    expect(questions).toEqual([]);
  });

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

/** The elements of the HTML, and those of them that are no longer in the page. */
const writtenAndGone = (page: Page): Promise<{ written: number; gone: string[] }> =>
  page.evaluate(() => ({
    written: globalThis.written.length,
    gone: globalThis.written.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200)),
  }));

for (const [visitor, become] of Object.entries(visitors))
  test(`the page that is written is the one that works, for ${visitor}`, async ({ page, ask, seller }) => {
    await become(page, ask);
    await keepWritten(page);
    const { id } = await aListing(ask, seller);
    const provider = await aProvider(ask);
    for (const path of ['/', '/home', `/property/${id}`, '/services?zip=10115', `/provider/${provider.id}`, '/help']) {
      await page.goto(path);
      await untilItWorks(page);
      const { written, gone } = await writtenAndGone(page);
      expect(written, path).toBeGreaterThan(10);
      expect(gone, path).toEqual([]);
    }
    await page.getByRole('button', { name: /^(Account|Konto)$/ }).click();
    const entry = visitor === 'whoever is signed in' ? /^(Sign out|Abmelden)$/ : /^(Sign in|Anmelden)$/;
    await expect(page.getByRole('banner').getByText(entry)).toBeVisible();
  });

test.describe('far from where the server is', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' });

  test('days and numbers do not make the page another one', async ({ page, ask, seller }) => {
    const { id, title } = await aListing(ask, seller);
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: 'Favorite' }).click();
    await expect(page.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('nor days and times of a provider', async ({ page, ask }) => {
    const { id, name, cards } = await aProvider(ask);
    await page.goto(`/provider/${id}`);
    await untilItWorks(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const offer = cards.at(-1)?.name ?? '';
    await page.getByRole('button', { name: `Hinzufügen: ${offer}` }).click();
    await expect(page.getByRole('button', { name: `Gewählt: ${offer}` })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/services?zip=10115&sort=rating');
    await untilItWorks(page);
    await page.getByRole('combobox', { name: 'Umkreis' }).selectOption('10 km');
    await expect(page).toHaveURL('/services?zip=10115&radius=10&sort=rating');
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

test('listings can be read where no script runs', async ({ browser, ask, seller, baseURL }) => {
  const { id, title } = await aListing(ask, seller);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/home');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.close();
});

test('providers can be read where no script runs', async ({ browser, ask, baseURL }) => {
  const { items } = await ask(listProviders, { query: { zip: '10115' } });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/services?zip=10115');
  await page.getByRole('link', { name: items[0]?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/provider/${items[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0]?.name ?? '');
  await expect(page.getByRole('main').getByRole('time').first()).toBeVisible();
  await context.close();
});

test('the page of a provider who is not there says so at once', async ({ page, silence }) => {
  silence.expect(/404/);
  const questions = await questionsDuring(page, async () => {
    const response = await page.goto('/provider/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Diesen Dienstleister gibt es hier nicht (mehr)').last()).toBeVisible();
  });
  expect(questions).toEqual([]);
});

test('screens below /provider are not taken for providers', async ({ page }) => {
  for (const path of [routes.providerDashboard, routes.providerLogin]) {
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('data-path');
  }
  await page.goto(routes.providerLogin);
  await expect(page.getByRole('button', { name: 'Anmelden' }).last()).toBeVisible();
});

test('the page of a listing that is not there says so at once', async ({ page, silence }) => {
  silence.expect(/404/);
  const questions = await questionsDuring(page, async () => {
    const response = await page.goto('/property/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('alert')).toContainText('Property not found');
  });
  expect(questions).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** To be called before the page is opened. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((seen) => {
      const { dataset } = document.documentElement;
      for (const entry of seen.getEntries())
        dataset['shift'] = String(
          Number(dataset['shift'] ?? 0) + (entry as PerformanceEntry & { value: number }).value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));

test('what is written stands where it stays', async ({ page, ask }) => {
  const { id } = await aProvider(ask);
  await watchShifts(page);
  for (const path of ['/home', '/services?zip=10115', `/provider/${id}`])
    for (const width of [360, 600, 900, 1200, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await untilItWorks(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('article').first()).toBeVisible();
      // Less than a line of text: who is about to press a button must not press beside it. How many offers a result has is
      // not known before they come.
      const most = path.startsWith('/services') ? 0.02 : 0.005;
      expect(await shiftOf(page), `${path} at ${width} pixels`).toBeLessThan(most);
    }
});

const aroundManila: Shape[] = [
  { type: 'rectangle', bounds: { west: 120.9, south: 14.4, east: 121.2, north: 14.8 } },
  { type: 'circle', center: { lat: 14.6, lng: 121.3 }, radius: 20_000, exclude: true },
];
const area = writeShapes(aroundManila);

for (const query of ['view=map', `view=map&area=${area}`, 'areaSearch=true', `areaSearch=true&area=${area}`])
  test(`what stands on the page stays where it is while the map comes: ${query}`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [360, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/home?${query}`);
      await expect(page.getByText(/in this view$/)).toBeVisible();
      if (width > 1000) await expect(page.getByText(/results? on the map$/)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), `at ${width} pixels`).toBeLessThan(0.02);
    }
  });

test('cards that wait for the map come without it, too', async ({ page, silence }) => {
  silence.expect(/map|ERR_FAILED/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/assets/area-stage-*.js', (route) => route.abort());
  await page.goto('/home?view=map');
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
});

/** One of each kind: the pages of text are built as the help is. */
const writtenAhead = [routes.landing, routes.services, routes.help, routes.becomeProvider];

for (const path of writtenAhead) {
  const widths = path === routes.landing ? onPhone : {};
  test(
    `${path} is the written page, for a guest, in the other language and signed in`,
    widths,
    async ({ page, ask }) => {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const own = await heading.textContent();
      for (const language of ['DE, Deutsch', 'EN, English']) {
        await page.getByRole('button', { name: language }).first().click();
        await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2).toLowerCase());
        await page.reload();
        await expect(heading).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2).toLowerCase());
      }
      await signIn(page, await aCustomer(ask));
      await page.goto(path);
      await expect(heading).toBeVisible();
      expect(own).toBeTruthy();
      await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click();
      await expect(page.getByRole('button', { name: 'Sign out' }).filter({ visible: true })).toBeVisible();
    },
  );
}
