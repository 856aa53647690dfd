import type { Page } from '@playwright/test';
import { deleteProperty, getUserProperties } from '../../src/contract/listing.ts';
import { ownWidth } from './support/own-width.ts';
import { aListing, aSeller, expect, signIn, test } from './support/world.ts';

const priceIn = (tab: Page) => tab.getByRole('textbox', { name: 'Price', exact: true });

test(
  'who signs in as somebody else in another tab is somebody else in this one, too',
  ownWidth,
  async ({ page, context, ask, seller }) => {
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
  },
);

test(
  'a page that lay aside while its session ended shows nothing of it on the way back',
  ownWidth,
  async ({ page, ask, seller }) => {
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
  },
);

test(
  'what was stored in one tab is not overwritten from another without a word',
  ownWidth,
  async ({ page, context, ask, seller, silence }) => {
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
  },
);

test('a change of what was withdrawn in another tab says so', ownWidth, async ({ page, ask, seller, silence }) => {
  silence.expect(/404/);
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('A house with a view');
  await ask(deleteProperty, { body: { id } }, seller.token);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing was saved: this listing was withdrawn in the meantime.')).toBeVisible();
});

test('a tab says so when one signs out in another', ownWidth, async ({ page, context, ask }) => {
  await signIn(page, await aSeller(ask));
  await page.goto('/create-property');
  await page.getByRole('textbox', { name: 'Title' }).fill('A house with a view');
  const beside = await context.newPage();
  await beside.goto('/home');
  await beside.getByRole('button', { name: 'Account', exact: true }).click();
  await beside.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
});

test(
  'what is typed in one tab outlives the saving of another and a reload',
  ownWidth,
  async ({ page, context, ask, seller }) => {
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
  },
);
