import { describe, expect, it } from 'vitest';
import { runEnds } from '../../../netlify/features/property/listing/renewal-actions.ts';
import type { ListingId } from '../../../src/contract/fields.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { mapListings } from '../../../src/contract/property/browse-map.ts';
import {
  confirmAvailable,
  createProperty,
  deleteProperty,
  duplicateListing,
  getOwnProperty,
  getUserProperties,
  type Property,
  updateProperty,
} from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aPropertyForm, hasStood } from '../../support/listings.ts';
import { aCustomer } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import {
  day,
  endsIn,
  hour,
  mails,
  pause,
  prepareSellers,
  publish,
  renew,
  seller,
  small,
  suspend,
  world,
} from '../../support/renewals.ts';

prepareSellers();

const likeOf = async ({ id }: Pick<Property, 'id'>) =>
  (await world.ask(getOwnProperty, { params: { id } }, { token: seller.token })).body.publicLike;

describe('a suspended account', () => {
  const seenBy = {
    page: async (id: ListingId) => (await world.ask(getListing, { params: { id } })).status === 200,
    list: async (id: ListingId) => {
      const { body } = await world.ask(listListings, { query: {} });
      return body.total > 0 && body.items.some((item) => item.id === id);
    },
    map: async () => {
      const query = { bbox: '116,4,127,21', zoom: 6 };
      return (await world.ask(mapListings, { query })).body.total > 0;
    },
  };

  it('has no public listings until the suspension ends; what was not public stays so', async () => {
    const [shown, paused, ended] = [await publish(), await publish(), await publish()];
    await pause(paused.id);
    await endsIn(ended.id, -hour);
    await suspend(seller, true);
    for (const { id } of [shown, paused, ended])
      for (const sees of Object.values(seenBy)) expect(await sees(id)).toBe(false);
    await suspend(seller, false);
    for (const sees of Object.values(seenBy)) expect(await sees(shown.id)).toBe(true);
    for (const { id } of [paused, ended]) expect(await seenBy.page(id)).toBe(false);
  });

  it('gets no mails about the end of its listings', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    await suspend(seller, true);
    await runEnds(world.adapters);
    expect(await mails()).toEqual([]);
    await suspend(seller, false);
  });

  it('is not the way around: what is published at the moment of the suspension is withheld as well', async () => {
    const suspending = world.database.transaction(async (transaction) => {
      await transaction.query('update app.account set suspended_at = now() where id = $1', [seller.user.id]);
    });
    const [, answered] = await Promise.all([
      suspending,
      world.raw('POST /.netlify/functions/create-property', aPropertyForm(), { token: seller.token }),
    ]);
    expect([201, 401]).toContain(answered.status);
    expect(await world.database.query("select 1 from app.listing where status = 'published'")).toEqual([]);
    await suspend(seller, false);
  });
});

describe('saying that it is available', () => {
  it('is shown with its date to the seller and to visitors', async () => {
    const listing = await publish();
    const before = await world.ask(getListing, { params: { id: listing.id } });
    expect(before.body.availableConfirmedAt).toBeNull();
    const said = await world.ask(confirmAvailable, { params: { id: listing.id } }, { token: seller.token });
    expect(said.body.availableConfirmedAt).toBe(new Date(said.body.availableConfirmedAt ?? '').toISOString());
    const { body } = await world.ask(getListing, { params: { id: listing.id } });
    expect(body.availableConfirmedAt).toBe(said.body.availableConfirmedAt);
  });

  it('is for published listings', async () => {
    const draft = await publish({ status: 'draft' });
    const ended = await publish();
    await endsIn(ended.id, -hour);
    for (const { id } of [draft, ended])
      expect((await world.ask(confirmAvailable, { params: { id } }, { token: seller.token })).status).toBe(404);
  });
});

const copyOf = async ({ id }: Property): Promise<Property> => {
  const { status, body } = await world.ask(duplicateListing, { params: { id } }, { token: seller.token });
  expect(status).toBe(201);
  return body;
};

describe('copying a listing', () => {
  it('makes a draft with everything but the past', async () => {
    const photograph = await aPhotograph(60, 40).png().toBuffer();
    const picture = await anUploadedImage(world, seller, photograph, 'image/png');
    const original = await publish({
      images: [{ id: picture, alt: 'The view' }],
      isPositionExact: false,
      lotArea: 200,
      price: 6_000_000,
    });
    await hasStood(world, original);
    await world.ask(updateProperty, { body: { id: original.id, price: 5_000_000 } }, { token: seller.token });
    const own = { params: { id: original.id } };
    const { publicLike: _, ...lowered } = (await world.ask(getOwnProperty, own, { token: seller.token })).body;
    expect(lowered.oldPrice).toBe(6_000_000);

    const copy = await copyOf(original);
    expect(copy).toEqual({
      ...lowered,
      id: copy.id,
      status: 'draft',
      oldPrice: null,
      expiresAt: null,
      createdAt: copy.createdAt,
      lastUpdate: copy.lastUpdate,
    });
    expect(copy.id).not.toBe(original.id);
    expect((await world.ask(getListing, { params: { id: copy.id } })).status).toBe(404);
    const prices = await world.database.query(
      'select price_centavos as price from app.listing_price where listing_id = $1',
      [copy.id],
    );
    expect(prices, 'nobody was asked for a price yet').toEqual([]);
    const points = await world.database.query('select distinct x, y from app.listing');
    expect(points).toHaveLength(1);
  });

  it('names the public listing whose pictures it shows, to its seller, while that is public', async () => {
    const photograph = await aPhotograph(60, 40).png().toBuffer();
    const images = await Promise.all([1, 2].map(() => anUploadedImage(world, seller, photograph, 'image/png')));
    const original = await publish({ images: images.map((id) => ({ id, alt: '' })) });
    const bare = await publish();
    const copy = await copyOf(original);
    expect(await likeOf(copy)).toEqual({ id: original.id, title: original.title, images });
    expect(await likeOf(original), 'the copy is a draft').toBeNull();
    expect(await likeOf(await copyOf(bare)), 'without pictures there is nothing alike').toBeNull();

    const body = { id: copy.id, images: [{ id: images[1] ?? '', alt: '' }] };
    await world.ask(updateProperty, { body }, { token: seller.token });
    expect((await likeOf(copy))?.id, 'one of them is enough').toBe(original.id);
    await world.ask(updateProperty, { body: { id: original.id, status: 'paused' } }, { token: seller.token });
    expect(await likeOf(copy)).toBeNull();
  });

  it('is no way around the plan: the copy of the only listing stays a draft until there is room', async () => {
    const original = await publish({}, small);
    const { body } = await world.ask(duplicateListing, { params: { id: original.id } }, { token: small.token });
    expect(body.status).toBe('draft');
    expect((await renew(body.id, small)).refusal.code).toBe('plan_limit');
  });
});

const draft = () => world.raw('POST /.netlify/functions/create-property', aPropertyForm({ status: 'draft' }), seller);

describe('drafts', () => {
  it('are 200 at most, whichever way they come about', async () => {
    const listing = await publish();
    await world.database.query(
      `insert into app.listing (owner_id, category, deal_type, title, price_centavos, location, latitude, longitude,
                                public_latitude, public_longitude, status)
       select $1, 'condominium', 'buy', 'Draft ' || n, 1, 'Makati', 14, 121, 14, 121,
              case when n % 2 = 0 then 'draft' else 'paused' end
         from generate_series(1, 199) n`,
      [seller.user.id],
    );
    const racing = await Promise.all([draft(), draft()]);
    expect(racing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403]);
    const refused = {
      code: 'draft_limit',
      error: 'More than 200 drafts and paused listings are not possible. Please publish or delete one first.',
    };
    const paused = aPropertyForm({ status: 'paused' });
    const { token } = seller;
    for (const answered of [
      await world.raw('POST /.netlify/functions/create-property', paused, { token }),
      await world.ask(duplicateListing, { params: { id: listing.id } }, { token }),
      await world.ask(updateProperty, { body: { id: listing.id, status: 'draft' } }, { token }),
    ])
      expect(answered.refusal).toEqual(refused);
    expect((await world.ask(updateProperty, { body: { id: listing.id, status: 'paused' } }, { token })).status).toBe(
      200,
    );
    expect((await world.ask(createProperty, { body: aPropertyForm() }, { token })).status).toBe(201);
  });
});

describe('drafts and paused listings', () => {
  it('are 200 at most where the plan has few places, though each was public for a while', async () => {
    await world.database.query(
      `insert into app.listing (owner_id, category, deal_type, title, price_centavos, location, latitude, longitude,
                                public_latitude, public_longitude, status, published_at, expires_at)
       select $1, 'condominium', 'buy', 'Paused ' || n, 1, 'Makati', 14, 121, 14, 121, 'paused', now(),
              now() + interval '9 days'
         from generate_series(1, 199) n`,
      [small.user.id],
    );
    const { id } = await publish({}, small);
    const { token } = small;
    expect((await world.ask(updateProperty, { body: { id, status: 'paused' } }, { token })).status).toBe(200);
    for (const status of ['published', 'draft', 'paused'] as const) {
      const { refusal } = await world.ask(createProperty, { body: aPropertyForm({ status }) }, { token });
      expect(refusal.code).toBe('draft_limit');
    }
    const copied = await world.ask(duplicateListing, { params: { id } }, { token });
    expect(copied.refusal.code).toBe('draft_limit');
    expect((await world.ask(updateProperty, { body: { id, status: 'published' } }, { token })).status).toBe(200);
    expect((await world.ask(createProperty, { body: aPropertyForm({ status: 'draft' }) }, { token })).status).toBe(201);
  });
});

describe('what is not yours', () => {
  it.each(['renew', 'confirm', 'duplicate'])('answers to %s like what is not there', async (verb) => {
    const listing = await publish();
    const withdrawn = await publish();
    await world.ask(deleteProperty, { body: { id: withdrawn.id } }, { token: seller.token });
    const asked = async (id: string, token: string | undefined) =>
      (await world.raw(`POST /api/seller/listings/${id}/${verb}`, undefined, { token })).status;
    expect(await asked(listing.id, small.token)).toBe(404);
    expect(await asked(withdrawn.id, seller.token)).toBe(404);
    expect(await asked('6f0e7a51-0a0a-4a0a-8a0a-0a0a0a0a0a0a', seller.token)).toBe(404);
    expect(await asked('x', seller.token)).toBe(404);
    expect(await asked(listing.id, undefined)).toBe(401);
    expect(await asked(listing.id, (await aCustomer(world)).token)).toBe(403);
    expect(await world.database.query('select 1 from app.listing')).toHaveLength(2);
    const { body } = await world.ask(getUserProperties, {}, { token: seller.token });
    expect(body).toMatchObject([{ id: listing.id, lastUpdate: listing.lastUpdate, status: listing.status }]);
  });
});
