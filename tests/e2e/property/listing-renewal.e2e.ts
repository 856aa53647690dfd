import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { renewalLink, renewalSubject } from '../../../netlify/features/property/listing/rules.ts';
import { signLink } from '../../../netlify/session/link.ts';
import { getUserProperties, type Property, updateProperty } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aListing, expect, test } from '../support/world.ts';

/** The link of the mail about the listing's end as it stands: no test waits 83 days for the mail itself. */
async function linkFor({ id, expiresAt }: Property, origin = 'http://localhost'): Promise<string> {
  const secret = await readFile(join(process.env['E2E_DATA_DIR'] ?? '', test.info().project.name, 'secret'));
  return renewalLink(
    origin,
    'en',
    await signLink(secret, 'renew_listing', renewalSubject(id, expiresAt ?? ''), new Date()),
  );
}

async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('Keep your listing online?')).toBeVisible();
  await page.getByRole('button', { name: 'Renew now' }).click();
}

test('the link of a reminder renews by one tap; used again it says that it was used', async ({
  page,
  ask,
  seller,
  baseURL,
}) => {
  const listing = await aListing(ask, seller);
  const end = async () => (await ask(getUserProperties, {}, seller.token))[0]?.expiresAt ?? '';
  const link = await linkFor(listing, baseURL);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Renew now' })).toBeVisible();
  expect(await end(), 'a mere look changes nothing').toBe(listing.expiresAt);

  await follow(page, link);
  await expect(page.getByText('Your listing has been renewed')).toBeVisible();
  await expect(page.getByText(new RegExp(`“${listing.title}” is online until \\d+ \\w+ \\d{4}\\.`))).toBeVisible();
  const renewed = await end();
  expect(new Date(renewed).getTime()).toBeGreaterThan(new Date(listing.expiresAt ?? '').getTime());
  expect((await ask(getListing, { params: { id: listing.id } })).availableConfirmedAt).not.toBeNull();

  await follow(page, link);
  await expect(page.getByText('This link has already been used')).toBeVisible();
  await expect(page.getByText('Nothing was changed this time.', { exact: false })).toContainText(listing.title);
  expect(await end()).toBe(renewed);
  await page.getByRole('link', { name: 'View listing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title);
});

test('a forged link and one of a paused listing renew nothing, and say so', async ({
  page,
  ask,
  seller,
  baseURL,
  silence,
}) => {
  silence.expect(/status of 40[04]/);
  const listing = await aListing(ask, seller);
  const link = await linkFor(listing, baseURL);
  await ask(updateProperty, { body: { id: listing.id, status: 'paused' } }, seller.token);
  for (const wrong of [link, `${link}x`, link.replace(/\.[^.]+$/, '.forged'), `${link}${'x'.repeat(700)}`]) {
    await follow(page, wrong);
    await expect(page.getByText('This link can no longer renew anything')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the seller dashboard' })).toBeVisible();
  }
  const [kept] = await ask(getUserProperties, {}, seller.token);
  expect(kept).toMatchObject({ status: 'paused', expiresAt: listing.expiresAt });
});
