import { zipSync } from 'fflate';
import { expectAccessible } from '../support/accessible.ts';
import { onPhone } from '../support/on-phone.ts';
import { aPictureFile } from '../support/pictures.ts';
import { aCustomer, aSeller, aWord, expect, signIn, test } from '../support/world.ts';

const zipOf = (everything: unknown, pictures: Record<string, Uint8Array>) => ({
  name: 'casa-kiez.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({ 'everything/all.json': new TextEncoder().encode(JSON.stringify(everything)), ...pictures }),
  ),
});

test(
  "a seller's listings come back from the own ZIP, as drafts with their pictures",
  onPhone,
  async ({ page, ask }) => {
    await signIn(page, await aSeller(ask));
    await page.goto('/seller/dashboard');
    const listings = page.getByRole('region', { name: 'Listings from your ZIP' });
    const file = listings.locator('input[type=file]');
    await file.setInputFiles({ name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('no ZIP') });
    await expect(listings.getByRole('alert')).toHaveText(/^This file is no ZIP with your data/);
    await expectAccessible(page);

    const title = `House ${aWord()}`;
    const image = '0b5c6a52-1111-4bbb-8ccc-1234567890ab';
    const listing = {
      id: '0b5c6a52-2222-4bbb-8ccc-1234567890ab',
      status: 'published',
      title,
      description: 'With a garden.',
      category: 'house-lot',
      deal_type: 'buy',
      price_centavos: 950_000_000,
      area: 120,
      is_available: true,
      location: 'Cebu City',
      latitude: 10.33,
      longitude: 123.9,
      is_position_exact: true,
      features: ['Garden'],
      bedrooms: 3,
      bathrooms: 2,
      is_furnished: false,
    };
    const held = {
      listings: [listing],
      listingImages: [{ listing_id: listing.id, image_id: image, position: 0, alt: '' }],
    };
    const { buffer } = await aPictureFile('house.jpg', '#486');
    await file.setInputFiles(zipOf({ held }, { [`pictures/${image}.jpg`]: new Uint8Array(buffer) }));
    await expect(listings.getByText('1 listing is here as a draft.')).toBeVisible();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(row).toContainText('₱9,500,000');
    await expect(row).toContainText('Draft');
    await expect(row.locator('img').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test('what an account has kept comes back beside the download of its data', async ({ page, ask }) => {
  await signIn(page, await aCustomer(ask));
  await page.goto('/provider/settings?tab=delete');
  const archive = page.getByRole('region', { name: 'Aus Ihrem ZIP zurückholen' });
  const file = archive.locator('input[type=file]');
  await file.setInputFiles({ name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('no ZIP') });
  await expect(archive.getByRole('alert')).toHaveText(/^Diese Datei ist kein ZIP mit Ihren Daten/);
  const name = `Wohnungen ${aWord()}`;
  const savedSearches = [{ name, frequency: 'daily', filters: { category: 'condominium' }, ended_at: null }];
  await file.setInputFiles(zipOf({ held: { savedSearches } }, {}));
  await expect(archive.getByText('Zurückgeholt: Favoriten 0, gespeicherte Suchen 1.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/saved-searches');
  await expect(page.getByText(name)).toBeVisible();
});
