import type { Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { deleteProperty, getUserProperties } from '../../../src/contract/property/listing.ts';
import { aCustomer, aListing, aSeller, expect, signIn, test } from '../support/world.ts';

const priceIn = (tab: Page) => tab.getByRole('textbox', { name: 'Price', exact: true });
const cityIn = (tab: Page) => tab.getByRole('region', { name: 'Adresse' }).getByLabel('Ort');
const tokenIn = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'));

test('who signs in as somebody else in another tab is somebody else in this one, too', async ({
  page,
  context,
  ask,
  seller,
}) => {
  const other = await aSeller(ask);
  const { title } = await aListing(ask, seller);
  const { title: othersTitle } = await aListing(ask, other);
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto('/favicon.svg');
  await elsewhere.evaluate((token) => localStorage.setItem('token', token), other.token);
  await expect(page.getByRole('heading', { name: othersTitle })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a page that lay aside while its session ended shows nothing of it on the way back', async ({
  page,
  ask,
  seller,
}) => {
  const { title } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // What the browser does with a page that it has kept whole: nothing was heard meanwhile, and it is told that it is seen again.
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText('Your properties are waiting')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('what was stored in one tab is not overwritten from another without a word', async ({
  page,
  context,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/409/);
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  const beside = await context.newPage();
  await beside.goto(`/edit-property/${id}`);
  const stored = async () => (await ask(getUserProperties, {}, seller.token))[0];
  await priceIn(page).fill('4000000');
  await priceIn(beside).fill('3000000');
  await beside.getByRole('textbox', { name: 'Title' }).fill('A house with a view');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Property listing updated successfully!')).toBeVisible();

  await beside.getByRole('button', { name: 'Save changes' }).click();
  await expect(beside.getByText('Nothing is saved yet: since you opened this form')).toBeVisible();
  await expect(priceIn(beside)).toHaveAccessibleDescription(/Something else was saved here in the meantime/);
  await expect(priceIn(beside)).toBeFocused();
  expect(await stored()).toMatchObject({ price: 4_000_000 });

  await beside.getByRole('button', { name: 'Save changes' }).click();
  await expect(beside.getByText('Property listing updated successfully!')).toBeVisible();
  expect(await stored()).toMatchObject({ price: 3_000_000, title: 'A house with a view' });
});

test('a change of what was withdrawn in another tab says so', async ({ page, ask, seller, silence }) => {
  silence.expect(/404/);
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('A house with a view');
  await ask(deleteProperty, { body: { id } }, seller.token);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing was saved: this listing was withdrawn in the meantime.')).toBeVisible();
});

test('typing in one tab keeps the other signed in, and signing out in one ends the other, which keeps what was typed', async ({
  page,
  context,
  ask,
  silence,
}) => {
  // The tap that signs out is activity as well: the session may end before that call is answered.
  silence.expect(/status of 401/);
  const person = await aCustomer(ask);
  await signIn(page, person);
  await page.clock.install();
  const beside = await context.newPage();
  for (const tab of [page, beside]) {
    await tab.goto('/profile');
    await expect(cityIn(tab)).toBeVisible();
  }
  await cityIn(beside).fill('Musterstadt');

  // The server, for which no time has passed, would not renew the token yet.
  const { access_token: renewed } = await ask(login, { body: { email: person.email, password: person.password } });
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-access-token': renewed } });
  });
  await page.clock.fastForward('20:00');
  await cityIn(page).press('a');
  await expect.poll(() => tokenIn(page)).toBe(renewed);
  await page.unroute('**/api/auth/me');
  // By the token of before half an hour is over.
  await page.clock.fastForward('12:00');
  for (const tab of [page, beside]) {
    await expect(tab.getByRole('dialog', { name: 'Sind Sie noch da?' })).toBeHidden();
    await expect(cityIn(tab)).toBeVisible();
  }
  expect(await tokenIn(beside)).toBe(renewed);
  await page.clock.fastForward('12:00');
  for (const tab of [page, beside]) await expect(tab.getByRole('dialog', { name: 'Sind Sie noch da?' })).toBeVisible();

  const ended = page.waitForResponse(/\/auth\/logout$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt abmelden' }).click();
  await ended;
  await expect(page.getByText('Sie wurden erfolgreich abgemeldet.')).toBeVisible();
  await expect(cityIn(beside)).toBeHidden();
  const again = await ask(login, { body: { email: person.email, password: person.password } });
  await signIn(beside, { token: again.access_token });
  await beside.goto('/profile');
  await expect(
    beside.getByText('Was Sie zuletzt eingegeben und nicht gespeichert hatten, steht wieder hier.'),
  ).toBeVisible();
  await expect(cityIn(beside)).toHaveValue('Musterstadt');
});

test('what is typed in one tab outlives the saving of another and a reload', async ({ page, context, ask, seller }) => {
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  const beside = await context.newPage();
  await beside.goto(`/edit-property/${id}`);
  await beside.getByRole('textbox', { name: 'Title' }).fill('A house with a view');
  await priceIn(page).fill('4000000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Property listing updated successfully!')).toBeVisible();

  await beside.reload();
  await expect(beside.getByText('Draft restored')).toBeVisible();
  await expect(beside.getByRole('textbox', { name: 'Title' })).toHaveValue('A house with a view');
  await expect(priceIn(beside)).toHaveValue('4,000,000');
});
