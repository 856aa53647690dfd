import { describe, expect, it } from 'vitest';
import {
  getOwnProperty,
  getUserProperties,
  listOwnRows,
  rowsAtOnce,
  wholeRows,
} from '../../../src/contract/property/listing.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, aSeller } from '../../support/people.ts';
import { aPicture, own, prepareProperties, seller, world } from '../../support/properties.ts';

prepareProperties();

const listed = async (token: string) => (await world.ask(getUserProperties, {}, { token })).body;

/** Inserts so many listings of the seller, each with every field filled. */
const many = (count: number) =>
  world.database.query(
    `insert into app.listing (owner_id, category, deal_type, title, description, price_centavos, bedrooms, bathrooms, area,
                              location, latitude, longitude, public_latitude, public_longitude, status, expires_at,
                              created_at, updated_at, published_at)
     select $1, 'condominium', 'rent', repeat('A bright condominium ', 4) || n, repeat('Words. ', 500), 4500000, 2, 1, 80,
            'Makati, Metro Manila, National Capital Region', 14.5, 121, 14.5, 121,
            'published', now() + interval '90 days', now() - n * interval '1 minute', now(), now()
       from generate_series(1, $2::integer) n`,
    [seller.user.id, count],
  );

describe('the list of the own properties', () => {
  it('stays under a megabyte at 4,000, all of them in it, the newest whole', async () => {
    const first = await aListing(world, seller, { images: [await aPicture()] });
    await many(4000);
    const response = await world.fetch(
      new Request('http://localhost:5000/.netlify/functions/get-user-properties', {
        headers: { authorization: `Bearer ${seller.token}` },
      }),
    );
    const bytes = (await response.arrayBuffer()).byteLength;
    expect(response.status).toBe(200);
    expect(bytes).toBeLessThan(1_000_000);
    const rows = await listed(seller.token);
    expect(rows).toHaveLength(4001);
    expect(rows[0]).toMatchObject({
      id: first.id,
      location: first.location,
      dealType: 'buy',
      price: first.price,
      isAvailableNow: true,
      lastUpdate: first.lastUpdate,
      cover: { url: first.images[0]?.url },
    });
    expect(rows.filter(({ lastUpdate }) => lastUpdate !== undefined)).toHaveLength(wholeRows);

    const late = rows.slice(-rowsAtOnce);
    expect(late[0]).not.toHaveProperty('location');
    const ids = late.map(({ id }) => id);
    const { body: whole } = await world.ask(listOwnRows, { body: { ids } }, { token: seller.token });
    expect(new Set(whole.map(({ id }) => id))).toEqual(new Set(ids));
    expect(whole.find(({ id }) => id === ids[0])).toMatchObject({ ...late[0], price: 45_000, cover: null });
    const refused = await world.ask(listOwnRows, { body: { ids: [...ids, first.id] } }, { token: seller.token });
    expect(refused.refusal.code).toBe('invalid');
  });

  it('says of rows and properties only what is the own', async () => {
    const { id } = await aListing(world, seller);
    const other = await aSeller(world);
    const ask = { params: { id } };
    expect((await world.ask(getOwnProperty, ask, { token: seller.token })).body).toEqual({
      ...(await own(seller))[0],
      publicLike: null,
    });
    expect((await world.ask(getOwnProperty, ask, { token: other.token })).refusal.code).toBe('not_found');
    expect((await world.ask(listOwnRows, { body: { ids: [id] } }, { token: other.token })).body).toEqual([]);
    expect((await world.ask(getOwnProperty, ask)).status).toBe(401);
    const customer = await aCustomer(world);
    expect((await world.ask(getOwnProperty, ask, { token: customer.token })).status).toBe(403);
  });
});
