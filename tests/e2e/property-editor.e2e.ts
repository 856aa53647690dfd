import type { Page } from '@playwright/test';
import { getUserProperties, updateProperty } from '../../src/contract/property.ts';
import { aListing, expect, signIn, test } from './support/world.ts';

const updated = 'Property listing updated successfully! Redirecting to homepage...';

const entry = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a price with centavos is taken as it is typed, sent by the enter key', async ({ page, ask, seller }) => {
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  await entry(page, 'Price').fill('');
  await entry(page, 'Price').pressSequentially('18500.50');
  await entry(page, 'Price').press('Enter');
  await expect(page.getByText(updated)).toBeVisible();
  const [property] = await ask(getUserProperties, {}, seller.token);
  expect(property?.price).toBe(18_500.5);
});

test('a form that is saved changes what was changed in it, and nothing that was changed elsewhere meanwhile', async ({
  page,
  ask,
  seller,
}) => {
  const { id, title } = await aListing(ask, seller);
  const elsewhere = (change: { price: number; status?: 'paused' }) =>
    ask(updateProperty, { body: { id, ...change } }, seller.token);
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await elsewhere({ price: 4_100_000 });
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(entry(page, 'Price')).toHaveValue('₱4,100,000');

  await entry(page, 'Description').fill('Newly painted.');
  await elsewhere({ price: 3_900_000, status: 'paused' });
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(entry(page, 'Description')).toHaveValue('Newly painted.');
  await expect(entry(page, 'Price')).toHaveValue('₱3,900,000');

  await elsewhere({ price: 3_700_000 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(updated)).toBeVisible();
  const [property] = await ask(getUserProperties, {}, seller.token);
  expect(property).toMatchObject({ description: 'Newly painted.', price: 3_700_000, status: 'paused' });
});
