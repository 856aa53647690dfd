import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { putFavoriteProviders } from '../../../src/contract/property/favorite.ts';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { paths } from '../../../src/paths.ts';
import { hold } from '../support/held.ts';
import { onPhoneByNight } from '../support/on-phone.ts';
import { aCustomer, aProvider, expect, signIn, test, untilItWorks } from '../support/world.ts';

// What is waited for stands there in its shape, and where it does not come that is said there, with a retry.
test.beforeEach(({ silence }) => silence.expect(/ERR_FAILED|404/));

interface Waited {
  call: RegExp;
  /** What is read out. */
  words: string | RegExp;
  /** Pixels that the shape fills at least. A spinner with words is 150 tall. */
  tall: number;
}

/** Opens what is waited for, in one of both languages: the shape stands, then the failure with a retry, then what was asked for. */
async function expectShape(page: Page, { call, words, tall }: Waited, open: () => Promise<unknown>): Promise<void> {
  const held = await hold(page, call);
  await open();
  const shape = page.getByRole('main').getByRole('status').filter({ hasText: words }).last();
  await expect
    .poll(async () => (await shape.boundingBox())?.height ?? 0, { message: String(words) })
    .toBeGreaterThan(tall);
  held.fail();
  const retry = page.getByRole('alert').getByRole('button', { name: /^(Erneut versuchen|Try again)$/ });
  await expect(retry, String(words)).toBeVisible();
  await expect(shape).toBeHidden();
  held.release();
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(shape).toBeHidden();
}

test('the screens of a customer', onPhoneByNight, async ({ page, ask }) => {
  const customer = await aCustomer(ask);
  const { items } = await ask(listProviders, { query: { zip: '10115' } });
  await ask(putFavoriteProviders, { body: { ids: items.slice(0, 1).map(({ id }) => id) } }, customer.token);
  await signIn(page, customer);
  const none = randomUUID();
  for (const [path, call, words, tall] of [
    [paths.favorites(), /\/api\/providers\/cards/, 'Favoriten werden geladen', 700],
    [paths.messages(), /\/api\/messages/, 'Ihre Nachrichten werden geladen', 500],
    [paths.appointments(), /\/api\/appointments/, 'Ihre Termine werden geladen', 500],
    [paths.appointment(none), /\/api\/appointments\//, 'Der Termin wird geladen', 250],
    [paths.ownInquiries(), /\/api\/account\/inquiries/, 'Loading your inquiries', 400],
    [paths.ownInquiry(none), /\/api\/account\/inquiries\//, 'Loading the conversation', 280],
    [paths.question(none), /\/api\/questions\//, 'Die Frage wird geladen', 280],
  ] as const)
    await test.step(path, () => expectShape(page, { call, words, tall }, () => page.goto(path)));
});

test('the screens of a provider', onPhoneByNight, async ({ page, ask }) => {
  await signIn(page, await aProvider(ask));
  for (const [path, call, words, tall] of [
    [paths.providerCalendar(), /\/api\/provider\/calendar/, 'Der Kalender wird geladen', 380],
    [paths.clients(), /\/api\/clients/, 'Kunden werden geladen', 500],
    [paths.providerHours(), /\/api\/provider\/availability/, 'Wird geladen', 500],
    [paths.serviceCardStats(randomUUID()), /\/api\/service-cards\/[^/]+\/stats/, 'Wird geladen', 200],
    [paths.newStaff(), /\/api\/staff/, 'Wird geladen', 500],
  ] as const)
    await test.step(path, () => expectShape(page, { call, words, tall }, () => page.goto(path)));
});

test('the screens of a seller', onPhoneByNight, async ({ page, seller }) => {
  await signIn(page, seller);
  for (const [path, call, words, tall] of [
    [paths.sellerDashboard(), /get-user-properties/, 'Loading your properties', 700],
    [paths.sellerDashboard('analytics'), /\/api\/seller\/analytics/, 'Loading your numbers', 350],
    [paths.editProperty(randomUUID()), /\/api\/seller\/listings\//, 'Loading', 500],
  ] as const)
    await test.step(path, () => expectShape(page, { call, words, tall }, () => page.goto(path)));
});

test('the screens of an administrator', async ({ page, ask }) => {
  const body = { email: 'admin@example.com', password: 'demo-password' };
  await signIn(page, { token: (await ask(login, { body })).access_token });
  for (const [path, call, tall] of [
    [paths.admin('accounts'), /\/api\/admin\/accounts/, 450],
    [paths.admin('jobs'), /\/api\/admin\/jobs/, 300],
  ] as const)
    await test.step(path, () => expectShape(page, { call, words: 'Wird geladen', tall }, () => page.goto(path)));
});

test('cards of listings and of providers, reached from another page', onPhoneByNight, async ({ page }) => {
  /** What is written by the server waits for nothing: the way leads through the site. */
  const go = (path: string) => async (): Promise<void> => {
    await page.goto('/contact');
    await untilItWorks(page);
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  };
  await expectShape(
    page,
    { call: /\/api\/listings/, words: /Immobilien werden geladen|Loading properties/, tall: 700 },
    go('/home'),
  );
  await expect(page.getByRole('article').first()).toBeVisible();
  const providers = { call: /\/api\/providers\?/, words: /Lade Dienstleister|Loading providers/, tall: 500 };
  await expectShape(page, providers, go('/services?zip=10115'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the offers of a result', onPhoneByNight, async ({ page }) => {
  const held = await hold(page, /\/api\/providers\/[^/]+\/offers/);
  await page.goto('/services?zip=10115');
  await untilItWorks(page);
  const first = page.getByRole('article').first();
  const rows = first.locator('[data-state=waiting]');
  await rows.scrollIntoViewIfNeeded();
  const box = await rows.boundingBox();
  expect(box?.height, 'as much as two of them').toBeGreaterThan(170);
  held.fail();
  const failure = first.getByRole('alert');
  await expect(failure).toContainText('Die freien Zeiten konnten nicht geladen werden');
  await expect(rows).toHaveCount(0);
  held.release();
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(first.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});
