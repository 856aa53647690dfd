import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { limits } from '../../../src/contract/limits.ts';
import { getFavorites, putFavorites } from '../../../src/contract/property/favorite.ts';
import { updateProperty } from '../../../src/contract/property/listing.ts';
import { cards } from '../support/browse.ts';
import { aCustomer, aListing, expect, field, type Person, signIn, test } from '../support/world.ts';

async function signInByForm(page: Page, person: Person): Promise<void> {
  await field(page, 'E-mail').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('on a new device the favourites of the account are there right after signing in', async ({
  page,
  ask,
  seller,
}) => {
  const listing = await aListing(ask, seller);
  const person = await aCustomer(ask);
  await ask(putFavorites, { body: { ids: [listing.id] } }, person.token);
  await page.goto('/en/login?next=%2Fhome%3Ffavorites%3Dtrue');
  await signInByForm(page, person);
  await expect(page.getByRole('link', { name: listing.title })).toBeVisible();
  await expect(page).toHaveURL('/home?favorites=true');
});

test('an account without favourites is told how to get some, as soon as that is known', async ({ page, ask }) => {
  await signIn(page, await aCustomer(ask));
  await page.goto('/home?favorites=true');
  await expect(page.getByText('You have no favorites yet. Tap the heart on a listing to add one.')).toBeVisible();
  await expect(page).not.toHaveURL(/favorites=true/);
});

test('favourites that went offline are counted, and leave on demand', async ({ page, ask, seller }) => {
  const [kept, paused] = [await aListing(ask, seller), await aListing(ask, seller)];
  const person = await aCustomer(ask);
  await ask(putFavorites, { body: { ids: [kept.id, paused.id] } }, person.token);
  await ask(updateProperty, { body: { id: paused.id, status: 'paused' } }, seller.token);
  await signIn(page, person);
  // Whatever filters stand.
  await page.goto('/home?favorites=true&bedrooms=4&priceMin=900000000');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(page.getByText('2 filters rest: all favorites are shown.')).toBeVisible();
  const notice = page.getByText('1 of your favorites is not online: paused, sold or withdrawn.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Remove from Favorites' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('link', { name: kept.title })).toBeVisible();
  await expect.poll(async () => (await ask(getFavorites, {}, person.token)).ids).toEqual([kept.id]);
});

/** As this browser keeps them, the latest first. */
async function keepHere(page: Page, ids: readonly string[]): Promise<void> {
  await page.goto('/favicon.svg');
  const kept = JSON.stringify(Object.fromEntries(ids.map((id) => [id, true])));
  await page.evaluate((favorites) => localStorage.setItem('favorites', favorites), kept);
}

const unknownIds = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

test('a full list of favourites takes no more, and says so', async ({ page, ask, seller }) => {
  const { title } = await aListing(ask, seller);
  await keepHere(page, unknownIds(limits.favoritesMaximum));
  await page.goto(`/home?q=${title.split(' ')[1] ?? ''}`);
  const heart = cards(page).getByRole('button', { name: title });
  await heart.click();
  await expect(page.getByText('Your list holds at most 500 favorites: one was not added.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('of more favourites than an account holds the latest go along on signing in, and it is said how many do not', async ({
  page,
  ask,
  seller,
}) => {
  const [own, latest, oldest] = [await aListing(ask, seller), await aListing(ask, seller), await aListing(ask, seller)];
  const person = await aCustomer(ask);
  await ask(putFavorites, { body: { ids: [own.id] } }, person.token);
  await keepHere(page, [latest.id, ...unknownIds(limits.favoritesMaximum + 98), oldest.id]);
  await page.goto('/en/login?next=%2Fhome%3Ffavorites%3Dtrue');
  await signInByForm(page, person);
  await expect(page.getByText('Your list holds at most 500 favorites: 100 were not added.')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  expect((await ask(getFavorites, {}, person.token)).ids).toEqual([latest.id, own.id]);
});
