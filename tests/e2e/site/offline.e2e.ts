import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { projectDirectory } from '../../../netlify/local/build.ts';
import { putFavoriteProviders } from '../../../src/contract/property/favorite.ts';
import { aBookedVisit } from '../support/bookable.ts';
import { type Front, openFront } from '../support/deployed-twice.ts';
import { aCustomer, aListing, test as base, expect, signIn, untilItWorks } from '../support/world.ts';

// Without a network, and after a deploy: the service worker is at work here alone, before a site of the tests' own.
const test = base.extend<{ front: Front; visitor: BrowserContext }>({
  front: async ({ baseURL }, provide) => {
    const front = await openFront(baseURL ?? '');
    await provide(front);
    await front.close();
  },
  visitor: async ({ browser, front, silence }, provide) => {
    silence.expect(
      /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|503|404|did not load|dynamically imported|preload/,
    );
    const visitor = await browser.newContext({ baseURL: front.address, serviceWorkers: 'allow', locale: 'en-GB' });
    silence.hear(visitor);
    await visitor.addInitScript(() => {
      document.addEventListener('screenready', () => performance.mark('screenready'));
    });
    await provide(visitor);
    await visitor.close();
  },
});

/** Until the service worker has what it needs, and has heard of the screen that is shown. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(
    async (address) => (await (await caches.open('pages')).match(address)) !== undefined,
    new URL(page.url()).pathname + new URL(page.url()).search,
  );
}

async function goOffline(page: Page, front: Front): Promise<void> {
  front.network = 'off';
  await page.context().setOffline(true);
}

async function comeBack(page: Page, front: Front): Promise<void> {
  front.network = 'on';
  await page.context().setOffline(false);
}

const keptLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /what this browser kept on|^Slow network, as of / });

test('what was read can be read without a network, and says from when it is; anything else says that there is none', async ({
  visitor,
  front,
  ask,
  seller,
}) => {
  const [first, second, unread] = [
    await aListing(ask, seller),
    await aListing(ask, seller),
    await aListing(ask, seller),
  ];
  const page = await visitor.newPage();
  await page.goto(`/property/${first.id}`);
  await untilKept(page);
  await page.goto(`/home?q=${encodeURIComponent(second.title)}`);
  await untilItWorks(page);
  await page.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await untilKept(page);

  await goOffline(page, front);
  for (const { id, title } of [first, second]) {
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Two bedrooms and a balcony.')).toBeVisible();
    await expect(keptLine(page)).toBeVisible();
  }

  await page.goto(`/property/${unread.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: first.title })).toHaveAttribute('href', `/property/${first.id}`);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.goto(`/property/${unread.id}`);
  await comeBack(page, front);
  await expect(page.getByRole('heading', { level: 1, name: unread.title })).toBeVisible();
  await expect(keptLine(page)).toHaveCount(0);
});

test('a page that takes longer than four seconds is shown as it was kept, and says so', async ({
  visitor,
  front,
  ask,
  seller,
}) => {
  const { id, title } = await aListing(ask, seller);
  const page = await visitor.newPage();
  await page.goto(`/property/${id}`);
  await untilKept(page);
  const heldBack = 30_000;
  front.network = heldBack;
  const asked = Date.now();
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(Date.now() - asked).toBeLessThan(heldBack / 2);
  const line = keptLine(page);
  await expect(line).toHaveText(/^Slow network, as of .*\d\.$/);
  // Below the screen it moves nothing, and lies over nothing.
  const [screen, below] = [await page.getByRole('main').boundingBox(), await line.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((screen?.y ?? 0) + (screen?.height ?? 0));
});

test('own appointments, favourites and a profile can be read without a network, until one signs out', async ({
  visitor,
  front,
  ask,
}) => {
  const customer = await aCustomer(ask);
  const { studio } = await aBookedVisit(ask, customer);
  await ask(putFavoriteProviders, { body: { ids: [studio.id] } }, customer.token);
  const page = await visitor.newPage();
  await signIn(page, customer);
  await page.goto('/en/appointments');
  await expect(page.getByText(studio.name).first()).toBeVisible();
  await untilKept(page);
  // What the first visit has read before there was a service worker is asked for once more.
  await page.reload();
  await expect(page.getByText(studio.name).first()).toBeVisible();
  const read = [`/en/provider/${studio.id}`, '/en/favorites'];
  for (const address of read) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: studio.name })).toBeVisible();
    await untilKept(page);
  }
  await goOffline(page, front);
  for (const address of [...read, '/en/appointments']) {
    await page.goto(address);
    await expect(page.getByText(studio.name).first()).toBeVisible();
    await expect(keptLine(page)).toHaveText(/You are offline, and see what this browser kept on .*\d/);
  }

  await test.step('nobody else reads them', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('token');
      dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await expect(page.getByText(studio.name)).toHaveCount(0);
    await expect.poll(() => ownCaches(page)).toEqual([]);
    await page.goto('/en/appointments');
    await expect(page.getByRole('region', { name: 'Booked without an account?' })).toBeVisible();
    await expect(page.getByText(studio.name)).toHaveCount(0);
  });
});

const ownCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own')));

test('a page that is open over a deploy goes on, gets no page for a script, and offers the new version', async ({
  visitor,
  front,
}) => {
  const page = await visitor.newPage();
  await page.goto('/en/contact');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I sell my house?');
  front.build = 2;
  const typesOfScripts: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') typesOfScripts.push(response.headers()['content-type']);
  });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByText('There is a new version of this page.');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(offer).toBeHidden();
  await untilItWorks(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I sell my house?');
  expect(await page.content()).toContain('/assets/second-');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(typesOfScripts.filter((type) => type?.includes('html'))).toEqual([]);
});

test('where the service worker was switched off pages and its file end it, and leave nothing behind', async ({
  visitor,
  front,
}) => {
  const off = await withoutWorker();
  const page = await visitor.newPage();
  const isNothingLeft = () =>
    expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          ...(await caches.keys()),
        ]),
      )
      .toEqual([0]);
  const startAsBuilt = () => page.evaluate(`${off.client}; site.startServiceWorker();`);
  await page.goto('/');
  await untilKept(page);
  front.worker = off.worker;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await isNothingLeft();

  // Where nothing else registers one.
  front.worker = undefined;
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  expect(await page.evaluate(() => caches.keys())).toContain('files');
  await startAsBuilt();
  await isNothingLeft();
  // What it has kept on the last page that it served.
  await page.evaluate(() => caches.open('answers'));
  await startAsBuilt();
  await isNothingLeft();
});

/** The two scripts of a build with VITE_WORKER=off. */
async function withoutWorker(): Promise<{ worker: string; client: string }> {
  const builder = join(projectDirectory, 'tests/e2e/support/build-without-worker.ts');
  const { NODE_ENV: _, ...environment } = process.env;
  const directory = test.info().outputPath('without-worker');
  await promisify(execFile)('node', [builder, directory], { env: { ...environment, VITE_WORKER: 'off' } });
  const read = (name: string): Promise<string> => readFile(join(directory, name), 'utf8');
  return { worker: await read('worker.js'), client: await read('client.js') };
}
