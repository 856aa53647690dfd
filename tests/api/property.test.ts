import { describe, expect, it } from 'vitest';
import { handleDueListings } from '../../netlify/features/property/handlers.ts';
import { approximately } from '../../netlify/features/property/rules.ts';
import { getListing, listListings } from '../../src/contract/listing.ts';
import { mapListings } from '../../src/contract/listing-map.ts';
import { createProperty, deleteProperty } from '../../src/contract/property.ts';
import { aListing, aPropertyForm, randomFrom } from '../support/listings.ts';
import { aCustomer, aProvider, aSeller } from '../support/people.ts';
import { aPicture, change, own, prepareProperties, seller, tables, world } from '../support/properties.ts';

prepareProperties();

const statusFor = async (token?: string) =>
  (await world.ask(createProperty, { body: aPropertyForm() }, { token })).status;

describe('listing a property', () => {
  it('answers with the property, which the seller and visitors then find', async () => {
    const images = [await aPicture(), await aPicture()];
    const form = aPropertyForm({
      images: [images[0] ?? '', { id: images[1] ?? '', alt: 'The view' }],
      price: 5_500_000.25,
      oldPrice: 6_000_000,
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
      oldPrice: 6_000_000,
      images: body.images,
    });
  });

  it('fills in the defaults of the form and stores land as lot', async () => {
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
      bedrooms: 1,
      bathrooms: 1,
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

  it('drops an old price that is no reduction', async () => {
    expect((await aListing(world, seller, { price: 100, oldPrice: 100 })).oldPrice).toBeNull();
  });
});

describe('changing a property', () => {
  it('replaces what is sent and keeps what is not', async () => {
    const made = await aListing(world, seller, { images: [await aPicture()] });
    const { status, body } = await change(seller, { id: made.id, title: 'New title', bedrooms: 3 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, title: 'New title', bedrooms: 3, lastUpdate: body.lastUpdate });
    expect(body.lastUpdate > made.lastUpdate).toBe(true);
  });

  it('changes every field', async () => {
    const { id } = await aListing(world, seller);
    const all = {
      title: 'House',
      description: 'Changed',
      category: 'house-lot',
      dealType: 'rent',
      price: 70,
      oldPrice: 80,
      bedrooms: 5,
      bathrooms: 4,
      area: 1.25,
      lotArea: 2.25,
      floorArea: 3.25,
      isAvailableNow: false,
      isFurnished: true,
      location: 'Baguio',
      latitude: 16.4,
      longitude: 120.6,
      features: ['Fireplace'],
      status: 'paused',
    } as const;
    const { body } = await change(seller, { id, ...all, features: [...all.features] });
    expect(body).toMatchObject(all);
    const cleared = await change(seller, { id, oldPrice: null, lotArea: null, floorArea: null });
    expect(cleared.body).toMatchObject({ oldPrice: null, lotArea: null, floorArea: null });
  });

  it('replaces the pictures, in the order sent, each once', async () => {
    const [one, two, three] = [await aPicture(), await aPicture(), await aPicture()];
    const { id } = await aListing(world, seller, { images: [one, two] });
    const { body } = await change(seller, { id, images: [three, one, three].map((image) => ({ id: image, alt: '' })) });
    expect(body.images.map((image) => image.id)).toEqual([three, one]);
    const without = await change(seller, { id, images: [] });
    expect(without.body.images).toEqual([]);
  });

  it.each([
    ['a lower price makes the former one the old one', [100, 90], [null, 100]],
    ['the old price stays while the price is below it', [100, 80, 90], [null, 100, 100]],
    ['raised to the old price, the reduction is over', [100, 80, 100, 90], [null, 100, null, 100]],
  ] as const)('%s', async (_, prices, oldPrices) => {
    const [first = 0, ...later] = prices;
    const { id, oldPrice } = await aListing(world, seller, { price: first });
    const seen = [oldPrice];
    for (const price of later) seen.push((await change(seller, { id, price })).body.oldPrice);
    expect(seen).toEqual(oldPrices);
    const { body } = await world.ask(getListing, { params: { id } });
    expect(body.priceHistory.map(({ price }) => price)).toEqual(prices);
  });

  it('has a price history that nobody writes anew: the database itself refuses', async () => {
    const { id } = await aListing(world, seller, { price: 100 });
    await expect(world.database.query('update app.listing_price set price_centavos = 1')).rejects.toThrow(
      'append-only',
    );
    const { body } = await world.ask(getListing, { params: { id } });
    expect(body.priceHistory.map(({ price }) => price)).toEqual([100]);
  });

  it('takes an old price from the form before its own', async () => {
    const { id } = await aListing(world, seller, { price: 100 });
    expect((await change(seller, { id, price: 90, oldPrice: 120 })).body.oldPrice).toBe(120);
    expect((await change(seller, { id, oldPrice: null })).body.oldPrice).toBeNull();
  });

  it('compares no rent with a price to buy: what is offered for rent instead is not reduced', async () => {
    const { id } = await aListing(world, seller, { price: 5_000_000, oldPrice: 6_000_000 });
    const rented = await change(seller, { id, dealType: 'rent', price: 30_000, oldPrice: 6_000_000 });
    expect(rented.body.oldPrice).toBeNull();
    expect((await change(seller, { id, price: 28_000 })).body.oldPrice).toBe(30_000);
    const history = async () =>
      (await world.ask(getListing, { params: { id } })).body.priceHistory.map(({ price }) => price);
    expect(await history()).toEqual([30_000, 28_000]);
    const sold = await change(seller, { id, dealType: 'buy', price: 4_900_000, oldPrice: 5_100_000 });
    expect(sold.body.oldPrice).toBe(5_100_000);
    expect(await history()).toEqual([5_000_000, 4_900_000]);
  });

  it('renews the days of an expired one, but neither of a paused nor of a public one', async () => {
    const { id, expiresAt } = await aListing(world, seller);
    await change(seller, { id, status: 'paused' });
    expect((await change(seller, { id, status: 'published' })).body.expiresAt).toBe(expiresAt);
    expect((await change(seller, { id, status: 'published' })).body.expiresAt).toBe(expiresAt);
    await world.database.query(`update app.listing set expires_at = now() - interval '1 second'`);
    expect((await own(seller))[0]?.status).toBe('expired');
    await handleDueListings(world.adapters);
    expect((await change(seller, { id, title: 'Still over' })).body.status).toBe('expired');
    const renewed = await change(seller, { id, status: 'published' });
    expect(renewed.body.status).toBe('published');
    expect(Date.parse(renewed.body.expiresAt ?? '')).toBeGreaterThan(Date.now() + 89 * 86_400_000);
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
    expect((await world.ask(getListing, { params: { id } })).status).toBe(404);
    const { listings, images, prices } = await tables();
    expect([listings.length, images.length, prices.length]).toEqual([1, 0, 1]);
    const again = await world.ask(deleteProperty, { body: { id } }, { token: seller.token });
    expect([again.status, (await change(seller, { id, title: 'Back' })).status]).toEqual([404, 404]);
  });
});

type Place = { latitude: number; longitude: number };

function metresBetween(one: Place, other: Place): number {
  const [from, to] = [one, other].map(({ latitude, longitude }) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  });
  if (from === undefined || to === undefined) throw new Error('no places');
  const chord = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  return 2 * 6_371_000 * Math.asin(chord / 2);
}

describe('a hidden position', () => {
  const hidden = { isPositionExact: false, latitude: 14.554_712, longitude: 121.024_387 };

  it('is 150 to 400 m off for visitors, on every answer, and stays where it is', async () => {
    const { id } = await aListing(world, seller, hidden);
    await aListing(world, seller, { ...hidden, title: 'Another', price: 2 });
    const answers = async () => [
      await world.ask(listListings, { query: {} }),
      await world.ask(listListings, {
        query: { area: [{ type: 'circle', center: { lat: 14.55, lng: 121.02 }, radius: 5000 }] },
      }),
      await world.ask(mapListings, { query: { bbox: '121,14.5,121.1,14.6', zoom: 19 } }),
      await world.ask(getListing, { params: { id } }),
    ];
    const written = JSON.stringify((await answers()).map(({ body }) => body));
    expect(written).not.toMatch(/14\.554712|121\.024387/);
    const first = (await world.ask(getListing, { params: { id } })).body;
    expect(first.isPositionExact).toBe(false);
    expect(metresBetween(hidden, first)).toBeGreaterThan(149);
    expect(metresBetween(hidden, first)).toBeLessThan(401);
    expect((await own(seller)).find((property) => property.id === id)).toMatchObject(hidden);
    await change(seller, { id, title: 'Changed', ...hidden });
    const second = (await world.ask(getListing, { params: { id } })).body;
    expect([second.latitude, second.longitude]).toEqual([first.latitude, first.longitude]);
    await change(seller, { id, latitude: 14.6 });
    const moved = (await world.ask(getListing, { params: { id } })).body;
    expect(moved.latitude).not.toBe(first.latitude);
  });

  it('is nowhere but in the seller’s own list, not even by a search around the house', async () => {
    await aListing(world, seller, hidden);
    const around = [{ type: 'circle', center: { lat: hidden.latitude, lng: hidden.longitude }, radius: 140 }] as const;
    expect((await world.ask(listListings, { query: { area: [...around] } })).body.total).toBe(0);
  });

  it.each([
    [14.5, 121],
    [90, 0],
    [-89.999, 12],
    [0, 180],
    [52.5, -180],
  ])('lies evenly in the ring around %d, %d', (latitude, longitude) => {
    const random = randomFrom(3);
    const distances = Array.from({ length: 2000 }, () =>
      metresBetween({ latitude, longitude }, approximately({ latitude, longitude }, random)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...distances)).toBeLessThanOrEqual(400);
    // Half of the ring's area lies within this radius.
    const nearer = distances.filter((distance) => distance < Math.sqrt((150 ** 2 + 400 ** 2) / 2)).length;
    expect(nearer).toBeGreaterThan(900);
    expect(nearer).toBeLessThan(1100);
  });

  it('comes back when the seller shows it', async () => {
    const { id } = await aListing(world, seller, hidden);
    await change(seller, { id, isPositionExact: true });
    const { body } = await world.ask(getListing, { params: { id } });
    expect([body.latitude, body.longitude]).toEqual([hidden.latitude, hidden.longitude]);
  });
});
