import type { Page } from '@playwright/test';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { aStudio } from '../support/bookable.ts';
import { chooseStrand, landingSearch } from '../support/landing.ts';
import { onPhone } from '../support/on-phone.ts';
import { aCustomer, expect, signIn, test, untilItWorks } from '../support/world.ts';

// What is done on a written page before its scripts are there.

/** Opens a page (or the shown one anew) whose application comes only when it is let: until then it is written HTML. */
async function openUnhydrated(page: Page, path: string | undefined): Promise<() => void> {
  const application = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await application.promise;
    await route.continue();
  });
  const listener = page.waitForResponse(/\/assets\/boot-/);
  await (path === undefined ? page.reload({ waitUntil: 'commit' }) : page.goto(path, { waitUntil: 'commit' }));
  await (await listener).finished();
  await page.waitForFunction(() => document.readyState !== 'loading');
  return application.resolve;
}

for (const isSignedIn of [false, true])
  test(`what is tapped and typed before the scripts are there counts, ${isSignedIn ? 'for whoever is signed in' : 'for a guest in German'}`, async ({
    page,
    ask,
  }) => {
    if (isSignedIn) await signIn(page, await aCustomer(ask));
    const comeNow = await openUnhydrated(page, isSignedIn ? '/home' : '/de/home');
    await page.getByRole('searchbox').first().fill('Makati');
    await page.getByRole('button', { name: /^(Account|Konto)$/ }).click();
    comeNow();
    await expect(page).toHaveURL(/q=Makati/);
    await expect(page.getByRole('button', { name: /^(Account|Konto)$/ })).toHaveAttribute('aria-expanded', 'true');
  });

test('a heart pressed before the scripts are there is kept, although one leaves in the moment in which they come', async ({
  page,
  ask,
}) => {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  // Presses are replayed when the browser is idle. Here it never is, so that the moment before lasts.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const comeNow = await openUnhydrated(page, `/provider/${items[0]?.id}`);
  await page.getByRole('button', { name: `${items[0]?.name} unter den Favoriten behalten` }).click();
  comeNow();
  await untilItWorks(page);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 2, name: items[0]?.name ?? '' })).toBeVisible();
});

test('the times asked for before the scripts are there are those of the cards that were tapped before', async ({
  page,
  ask,
}) => {
  const studio = await aStudio(ask);
  const comeNow = await openUnhydrated(page, `/provider/${studio.id}`);
  await page.getByRole('button', { name: 'Hinzufügen: Maniküre' }).click();
  await page.getByRole('button', { name: 'Gewählt: Gelnägel' }).click();
  await page.getByRole('link', { name: 'Alle Zeiten zeigen' }).filter({ visible: true }).click();
  comeNow();
  await expect(page).toHaveURL(new RegExp(`/book/${studio.id}\\?cards=${studio.cards[1]?.id}(&|$)`));
});

test('a language chosen before the scripts are there is taken up with them', async ({ page }) => {
  const comeNow = await openUnhydrated(page, '/register');
  await page.getByRole('button', { name: 'EN, English' }).first().click();
  comeNow();
  await expect(page.getByRole('radio', { name: 'List properties' })).toBeVisible();
  await expect(page).toHaveURL('/en/register');
});

test('a link to a place on the page leads there before the scripts are there, and Back away from the page', async ({
  page,
  ask,
}) => {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  await page.goto('/help');
  await page.setViewportSize({ width: 360, height: 800 });
  const comeNow = await openUnhydrated(page, `/provider/${items[0]?.id}`);
  await page.getByRole('link', { name: 'Bewertungen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bewertungen' })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('');
  comeNow();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

/** Opens a profile that works, but for the part below the offers, which comes only when it is let. */
async function openWithoutLowerPart(page: Page, path: string): Promise<() => void> {
  const part = Promise.withResolvers<void>();
  await page.route('**/assets/profile-below-*.js', async (route) => {
    await part.promise;
    await route.continue();
  });
  await page.goto(path);
  await untilItWorks(page);
  return part.resolve;
}

test('a question asked for below the offers of a profile before the code of that part is there is opened with it', async ({
  page,
  ask,
}) => {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const comeNow = await openWithoutLowerPart(page, `/provider/${items[0]?.id}`);
  const question = page.getByRole('dialog', { name: `Frage an ${items[0]?.name}` });
  await page.getByRole('main').getByRole('button', { name: 'Frage stellen' }).last().click();
  await expect(question).toHaveCount(0);
  comeNow();
  await expect(question).toBeVisible();
});

// Silence is a condition of every test: React says so where it finds other words than it draws.
test('a language chosen before the lower part of a profile works is that of the whole profile', async ({
  page,
  ask,
}) => {
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const comeNow = await openWithoutLowerPart(page, `/provider/${items[0]?.id}`);
  await page.getByRole('button', { name: 'EN, English' }).first().click();
  comeNow();
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
});

test('what stands in the fields is searched for, if it was sent before the scripts are there', async ({ page }) => {
  const comeNow = await openUnhydrated(page, '/');
  await page.getByRole('textbox', { name: 'Where' }).fill('Cebu');
  await page.getByRole('combobox', { name: 'Deal' }).selectOption('rent');
  await page.getByRole('textbox', { name: 'Where' }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  comeNow();
  await expect(page).toHaveURL('/home?q=Cebu&dealType=rent');
});

test('the other strand chosen before the scripts are there is shown', onPhone, async ({ page, isPhone }) => {
  const comeNow = await openUnhydrated(page, '/de');
  await chooseStrand(page, 'Immobilien');
  comeNow();
  await untilItWorks(page);
  await expect(page.getByRole('radio', { name: 'Immobilien' })).toBeChecked();
  const search = await landingSearch(page, isPhone, 'Wo?');
  await (await search.field('textbox', 'Wo?')).fill('Cebu');
  await search.submit('Suchen');
  await expect(page).toHaveURL('/de/home?q=Cebu');
});

test('the filters asked for before the scripts are there open with them', onPhone, async ({ page }) => {
  const comeNow = await openUnhydrated(page, '/home');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  comeNow();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('every filter tapped and the order chosen before the scripts are there count', async ({ page }) => {
  const comeNow = await openUnhydrated(page, '/home');
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await page.getByRole('button', { name: 'Available Now', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price first');
  comeNow();
  for (const name of ['Buy', 'Available Now'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
});

test('an answer opened before the scripts are there stays open', async ({ page }) => {
  const comeNow = await openUnhydrated(page, '/help');
  const answer = page.getByRole('tabpanel').getByRole('paragraph');
  await expect(answer).toHaveCount(0);
  await page.getByRole('tabpanel').getByRole('group').nth(1).click();
  await expect(answer).toBeVisible();
  comeNow();
  await untilItWorks(page);
  await expect(answer).toBeVisible();
});

test('arrow keys on the tabs before the scripts are there are followed', async ({ page }) => {
  const comeNow = await openUnhydrated(page, '/help');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  comeNow();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

test('whoever types while the scripts come goes on typing', async ({ page }) => {
  const comeNow = await openUnhydrated(page, '/help');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('Kon');
  comeNow();
  await untilItWorks(page);
  await page.keyboard.type('to');
  await expect(page.getByRole('searchbox')).toHaveValue('Konto');
});

test('a step back before the scripts are there is taken', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price first');
  await expect(page).toHaveURL('/home?sort=price_asc');
  const comeNow = await openUnhydrated(page, undefined);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/home');
  comeNow();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
});

test('a link followed before the scripts are there leads back as any other', async ({ page }) => {
  await openUnhydrated(page, '/services?zip=10115');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/provider\//);
  await page.unroute('**/assets/index-*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/services?zip=10115');
});
