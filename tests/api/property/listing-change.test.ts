import { describe, expect, it } from 'vitest';
import { runDueListings } from '../../../netlify/features/property/listing/actions.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aListing, hasStood } from '../../support/listings.ts';
import { aPicture, change, own, prepareProperties, seller, world } from '../../support/properties.ts';

prepareProperties();

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
    const cleared = await change(seller, { id, lotArea: null, floorArea: null });
    expect(cleared.body).toMatchObject({ lotArea: null, floorArea: null });
  });

  it('replaces the pictures, in the order sent, each once', async () => {
    const [one, two, three] = [await aPicture(), await aPicture(), await aPicture()];
    const { id } = await aListing(world, seller, { images: [one, two] });
    const { body } = await change(seller, { id, images: [three, one, three].map((image) => ({ id: image, alt: '' })) });
    expect(body.images.map((image) => image.id)).toEqual([three, one]);
    const without = await change(seller, { id, images: [] });
    expect(without.body.images).toEqual([]);
  });

  it('changes nothing where something else was stored since the change was begun, and names it', async () => {
    const [former, latter] = [await aPicture(), await aPicture()];
    const { id, price } = await aListing(world, seller, { images: [former] });
    await change(seller, { id, price: 80, images: [latter].map((image) => ({ id: image, alt: '' })) });
    const seen = { price, title: 'House', images: [{ id: former, alt: '' }] };
    const refused = await change(seller, {
      id,
      title: 'Villa',
      price: 70,
      images: [],
      seen: { ...seen, title: 'Hut' },
    });
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.refusal.fields ?? {}).sort()).toEqual(['images', 'price', 'title']);
    expect((await own(seller)).find((one) => one.id === id)).toMatchObject({ price: 80, images: [{ id: latter }] });
  });

  it('takes what was seen as it is, and what is stored already', async () => {
    const { id, price, title } = await aListing(world, seller);
    const asked = { id, price: 70, title: 'Villa', seen: { price, title } };
    expect((await change(seller, asked)).body).toMatchObject({ price: 70, title: 'Villa' });
    expect((await change(seller, asked)).status, 'the answer was lost, and it is asked again').toBe(200);
  });

  it.each([
    ['a lower price makes the former one the old one', [100, 90], [null, 100]],
    ['the old price stays while the price is below it', [100, 80, 90], [null, 100, 100]],
    ['raised to the old price, the reduction is over', [100, 80, 100, 90], [null, 100, null, 100]],
  ] as const)('%s', async (_, prices, oldPrices) => {
    const [first = 0, ...later] = prices;
    const { id, oldPrice } = await aListing(world, seller, { price: first });
    const seen = [oldPrice];
    for (const price of later) {
      await hasStood(world, { id });
      seen.push((await change(seller, { id, price })).body.oldPrice);
    }
    expect(seen).toEqual(oldPrices);
    const { body } = await world.ask(getListing, { params: { id } });
    expect(body.priceHistory.map(({ price }) => price)).toEqual(prices);
  });

  it('counts no reduction from a price that did not stand in public for 14 days', async () => {
    const { id } = await aListing(world, seller, { price: 100 });
    const look = async () => (await world.ask(getListing, { params: { id } })).body;
    await change(seller, { id, price: 200 });
    expect((await change(seller, { id, price: 100 })).body.oldPrice, 'doubled and halved').toBeNull();
    expect(await look()).toMatchObject({ oldPrice: null, oldPriceDays: null });

    await hasStood(world, { id }, 20);
    await change(seller, { id, price: 300 });
    await hasStood(world, { id }, 13);
    await change(seller, { id, status: 'paused' });
    await world.database.query(
      `update app.listing_price_span set since = since - interval '30 days', until = until - interval '30 days'
        where listing_id = $1 and until is not null`,
      [id],
    );
    await change(seller, { id, status: 'published' });
    expect((await change(seller, { id, price: 90 })).body.oldPrice, 'a pause is no time in public').toBe(100);
    expect(await look()).toMatchObject({ oldPrice: 100, oldPriceDays: 20 });
    const [card] = (await world.ask(listListings, { query: {} })).body.items;
    expect(card).toMatchObject({ price: 90, oldPrice: 100, oldPriceDays: 20 });
  });

  it('has a price history that nobody writes anew: the database itself refuses', async () => {
    const { id } = await aListing(world, seller, { price: 100 });
    await expect(world.database.query('update app.listing_price set price_centavos = 1')).rejects.toThrow(
      'append-only',
    );
    const { body } = await world.ask(getListing, { params: { id } });
    expect(body.priceHistory.map(({ price }) => price)).toEqual([100]);
  });

  it('takes no old price from anybody: what was never asked for was never reduced', async () => {
    const made = await aListing(world, seller, { price: 100, oldPrice: 900 });
    expect(made.oldPrice).toBeNull();
    const { id } = made;
    await hasStood(world, made);
    expect((await change(seller, { id, oldPrice: 500 })).body.oldPrice).toBeNull();
    expect((await change(seller, { id, price: 90, oldPrice: 120 })).body.oldPrice).toBe(100);
    expect((await change(seller, { id, oldPrice: null })).body.oldPrice).toBe(100);
    const [card] = (await world.ask(listListings, { query: {} })).body.items;
    expect(card?.oldPrice).toBe(100);
    await world.database.query('update app.listing set old_price_centavos = 99999 where id = $1', [id]);
    expect((await own(seller))[0]?.oldPrice, 'nor does the database').toBe(100);
  });

  it.each(['draft', 'paused'] as const)('knows no old price from when it was a %s: nobody saw it', async (hidden) => {
    const { id } = await aListing(world, seller, { price: 100, status: hidden === 'draft' ? 'draft' : 'published' });
    await hasStood(world, { id });
    await change(seller, { id, status: hidden, price: 900 });
    await change(seller, { id, price: 95 });
    const { body } = await change(seller, { id, status: 'published' });
    expect(body.oldPrice).toBe(hidden === 'draft' ? null : 100);
    const shown = await world.ask(getListing, { params: { id } });
    expect(shown.body.priceHistory.map(({ price }) => price)).toEqual(hidden === 'draft' ? [95] : [100, 95]);
  });

  it('compares no rent with a price to buy: what is offered for rent instead is not reduced', async () => {
    const { id } = await aListing(world, seller, { price: 5_000_000 });
    await hasStood(world, { id });
    const rented = await change(seller, { id, dealType: 'rent', price: 30_000, oldPrice: 6_000_000 });
    expect(rented.body.oldPrice).toBeNull();
    await hasStood(world, { id });
    expect((await change(seller, { id, price: 28_000 })).body.oldPrice).toBe(30_000);
    const history = async () =>
      (await world.ask(getListing, { params: { id } })).body.priceHistory.map(({ price }) => price);
    expect(await history()).toEqual([30_000, 28_000]);
    const sold = await change(seller, { id, dealType: 'buy', price: 4_900_000, oldPrice: 5_100_000 });
    expect(sold.body.oldPrice).toBe(5_000_000);
    expect(await history()).toEqual([5_000_000, 4_900_000]);
  });

  it('renews the days of an expired one, but neither of a paused nor of a public one', async () => {
    const { id, expiresAt } = await aListing(world, seller);
    await change(seller, { id, status: 'paused' });
    expect((await change(seller, { id, status: 'published' })).body.expiresAt).toBe(expiresAt);
    expect((await change(seller, { id, status: 'published' })).body.expiresAt).toBe(expiresAt);
    await world.database.query(`update app.listing set expires_at = now() - interval '1 second'`);
    expect((await own(seller))[0]?.status).toBe('expired');
    await runDueListings(world.adapters);
    expect((await change(seller, { id, title: 'Still over' })).body.status).toBe('expired');
    const renewed = await change(seller, { id, status: 'published' });
    expect(renewed.body.status).toBe('published');
    expect(Date.parse(renewed.body.expiresAt ?? '')).toBeGreaterThan(Date.now() + 89 * 86_400_000);
  });
});
