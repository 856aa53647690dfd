import { describe, expect, it } from 'vitest';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { mapListings } from '../../../src/contract/property/browse-map.ts';
import { createProperty, deleteProperty } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aListing, aPropertyForm } from '../../support/listings.ts';
import { aCustomer, aProvider, aSeller } from '../../support/people.ts';
import { aPicture, change, own, prepareProperties, seller, tables, world } from '../../support/properties.ts';

prepareProperties();

const statusFor = async (token?: string) =>
  (await world.ask(createProperty, { body: aPropertyForm() }, { token })).status;

describe('listing a property', () => {
  it('answers with the property, which the seller and visitors then find', async () => {
    const images = [await aPicture(), await aPicture()];
    const form = aPropertyForm({
      images: [images[0] ?? '', { id: images[1] ?? '', alt: 'The view' }],
      price: 5_500_000.25,
      lotArea: 12.5,
    });
    const { status, body } = await world.ask(createProperty, { body: form }, { token: seller.token });
    expect(status).toBe(201);
    const { images: _images, ...written } = form;
    expect(body).toMatchObject({
      ...written,
      floorArea: null,
      isAvailableNow: true,
      isFurnished: false,
      isPositionExact: true,
      status: 'published',
      providerType: 'properties',
      userId: seller.user.id,
    });
    expect(body.images.map(({ id, alt, width, height }) => [id, alt, width, height])).toEqual([
      [images[0], '', 60, 40],
      [images[1], 'The view', 60, 40],
    ]);
    expect(body.createdAt).toBe(body.lastUpdate);
    expect(Date.parse(body.expiresAt ?? '') - Date.parse(body.createdAt)).toBeCloseTo(90 * 86_400_000, -4);
    expect(await own(seller)).toEqual([body]);
    const shown = await world.ask(getListing, { params: { id: body.id } });
    expect(shown.body).toMatchObject({
      title: form.title,
      price: 5_500_000.25,
      images: body.images,
    });
  });

  it('states nothing of rooms and size that was not sent, fills in the defaults of the form, and stores land as lot', async () => {
    const { title, price, location, latitude, longitude } = aPropertyForm();
    const answered = await world.raw(
      'POST /.netlify/functions/create-property',
      { title, price, location, latitude, longitude, category: 'land', userId: 'anonymous', createdAt: 'yesterday' },
      { token: seller.token },
    );
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject({
      category: 'lot',
      dealType: 'buy',
      bedrooms: 0,
      bathrooms: 0,
      area: 0,
      isAvailableNow: true,
      isFurnished: false,
      userId: seller.user.id,
      images: [],
    });
  });

  it('keeps the seller’s own list newest first, drafts included, others’ not', async () => {
    await aListing(world, await aSeller(world), { title: 'theirs' });
    await aListing(world, seller, { title: 'first', status: 'draft' });
    await aListing(world, seller, { title: 'second' });
    expect((await own(seller)).map(({ title, status }) => [title, status])).toEqual([
      ['second', 'published'],
      ['first', 'draft'],
    ]);
  });

  it('is for sellers and providers who are signed in', async () => {
    const customer = await aCustomer(world);
    const provider = await aProvider(world);
    expect([await statusFor(), await statusFor(customer.token), await statusFor(provider.token)]).toEqual([
      401, 403, 201,
    ]);
  });

  it('lists one property however often it is asked for under one id, as it was sent last', async () => {
    const small = await aSeller(world, { type: 'basic' });
    const id = crypto.randomUUID();
    const listOnce = (overrides: object, { token } = small) =>
      world.ask(createProperty, { body: { ...aPropertyForm(overrides), id } }, { token });
    const images = [await aPicture(small)];
    expect((await listOnce({ title: 'First', images })).body.id).toBe(id);
    const again = await listOnce({ title: 'Second', images });
    expect([again.status, again.body.id, again.body.images.length]).toEqual([201, id, 1]);
    expect((await own(small)).map(({ title }) => title)).toEqual(['Second']);
    expect((await listOnce({}, await aSeller(world))).status).toBe(404);
  });
});

describe('withdrawing a property', () => {
  it('takes it out of every list at once and lets its pictures go', async () => {
    const { id } = await aListing(world, seller, { images: [await aPicture()] });
    const { status, body } = await world.ask(deleteProperty, { body: { id } }, { token: seller.token });
    expect([status, body]).toEqual([200, {}]);
    expect(await own(seller)).toEqual([]);
    expect((await world.ask(listListings, { query: {} })).body.total).toBe(0);
    expect((await world.ask(mapListings, { query: { bbox: '120,14,122,15', zoom: 9 } })).body.total).toBe(0);
    expect((await world.ask(getListing, { params: { id } })).status).toBe(410);
    const { listings, images, prices } = await tables();
    expect([listings.length, images.length, prices.length]).toEqual([1, 0, 1]);
    const again = await world.ask(deleteProperty, { body: { id } }, { token: seller.token });
    expect([again.status, (await change(seller, { id, title: 'Back' })).status]).toEqual([404, 404]);
  });
});
