import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { type ListingCard, listCards } from '../../../src/contract/property/browse.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { getFavorites, putFavorites } from '../../../src/contract/property/favorite.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let seller: Person;
let customer: Person;
let first: ListingId;
let second: ListingId;
let third: ListingId;

beforeAll(async () => {
  world = await startWorld();
  [seller, customer] = await Promise.all([aSeller(world), aCustomer(world)]);
  const listed = async () => (await aListing(world, seller)).id;
  [first, second, third] = [await listed(), await listed(), await listed()];
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.favorite'));

const unknown = '00000000-0000-4000-8000-000000000000' as ListingId;

const kept = async (person = customer) => (await world.ask(getFavorites, {}, { token: person.token })).body.ids;
const put = async (ids: ListingId[], merge?: boolean, person = customer) => {
  world.clock.forward(1000);
  const body = merge === undefined ? { ids } : { ids, merge };
  const answered = await world.ask(putFavorites, { body }, { token: person.token });
  expect(answered.status).toBe(200);
  return answered.body.ids;
};

const byId = (one: ListingCard, other: ListingCard): number => one.id.localeCompare(other.id);
const asked = (count: number) =>
  world.raw('POST /api/listings/cards', { ids: Array.from({ length: count }, () => first) }, { language: 'en' });

describe('the cards of listings named by their ids', () => {
  it('are as in the list, for anybody; what is not public or unknown is left out', async () => {
    const paused = await aListing(world, seller);
    await world.database.query("update app.listing set status = 'paused' where id = $1", [paused.id]);
    const { body } = await world.ask(listCards, { body: { ids: [third, unknown, paused.id, first] } });
    const listed = (await world.ask(listListings, { query: {} })).body.items;
    expect(body.items.toSorted(byId)).toEqual(listed.filter(({ id }) => id === first || id === third).toSorted(byId));
    expect(body.items).toHaveLength(2);
  });

  it('are as many as an account keeps favourites', async () => {
    expect((await asked(limits.favoritesMaximum)).status).toBe(200);
    const { status, refusal } = await asked(limits.favoritesMaximum + 1);
    expect([status, refusal.fields]).toEqual([400, { ids: 'Please give at most 500 entries' }]);
  });
});

describe('the favourites of an account', () => {
  it('are none at first', async () => {
    expect(await kept()).toEqual([]);
  });

  it('are what was set, in the order sent, each once', async () => {
    expect(await put([third, first, second, first])).toEqual([third, first, second]);
    expect(await kept()).toEqual([third, first, second]);
  });

  it('show the latest first', async () => {
    await put([first]);
    expect(await put([first, second])).toEqual([second, first]);
  });

  it('lose what is no longer sent, down to none', async () => {
    await put([first, second]);
    expect(await put([second, third])).toEqual([third, second]);
    expect(await put([])).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('take in what the browser held before sign-in and keep what they had', async () => {
    await put([first]);
    expect(await put([second, first], true)).toEqual([second, first]);
    expect(await put([], true)).toEqual([second, first]);
  });

  it('leave out what is unknown or never was public', async () => {
    const draft = await aListing(world, seller, { status: 'draft' });
    expect(await put([unknown, first, draft.id])).toEqual([first]);
  });

  it('keep what is no longer public', async () => {
    const paused = await aListing(world, seller);
    await put([paused.id, first]);
    await world.database.query("update app.listing set status = 'paused' where id = $1", [paused.id]);
    expect(await kept()).toEqual([paused.id, first]);
    expect(await put([paused.id, first])).toEqual([paused.id, first]);
  });

  it('are one’s own', async () => {
    await put([first]);
    await put([second], false, seller);
    expect(await kept()).toEqual([first]);
    expect(await kept(seller)).toEqual([second]);
  });

  it('stay when a full list is asked to take more; what fits of it is the latest', async () => {
    const many = await world.database.query<{ id: ListingId }>(
      `insert into app.listing (owner_id, category, deal_type, title, location, price_centavos, latitude, longitude,
                                public_latitude, public_longitude, published_at, expires_at)
       select $1, 'lot', 'buy', 'Lot', 'Cebu', 1, 10, 123, 10, 123, now(), now() + interval '1 day'
         from generate_series(1, $2)
       returning id`,
      [seller.user.id, limits.favoritesMaximum],
    );
    const ids = many.map(({ id }) => id);
    await put([first, second]);
    const full = await put(ids, true);
    expect(full).toEqual([...ids.slice(0, -2), first, second]);
    expect(await put(ids.slice(-2), true)).toEqual(full);
    const room = full.filter((id) => id !== first);
    expect(await put([third, ...ids.slice(-2), ...room.slice(0, -2)])).toEqual([
      third,
      ...ids.slice(-2),
      ...room.slice(0, -2),
    ]);
  });

  it('end up the same whichever of two calls comes first', async () => {
    await Promise.all([put([first, second], true), put([second, third], true), put([third, first], true)]);
    expect(new Set(await kept())).toEqual(new Set([first, second, third]));
  });

  it.each([
    ['ids', {}, 'Dieses Feld wird benötigt', 'This field is required'],
    ['ids', { ids: 'all' }, 'Dieser Wert hat nicht die richtige Form', 'This value does not have the right form'],
    ['ids.1', { ids: [unknown, 'x'] }, 'Diese Kennung ist ungültig', 'This identifier is not valid'],
    [
      'ids',
      { ids: Array.from({ length: limits.favoritesMaximum + 1 }, () => unknown) },
      'Bitte höchstens 500 Einträge angeben',
      'Please give at most 500 entries',
    ],
    [
      'merge',
      { ids: [], merge: 'yes' },
      'Dieser Wert hat nicht die richtige Form',
      'This value does not have the right form',
    ],
  ])('name %s where it is wrong, and stay (case %#)', async (field, body, german, english) => {
    await put([first]);
    for (const [language, sentence] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const answered = await world.raw('PUT /api/favorites', body, { token: customer.token, language });
      expect([answered.status, answered.refusal.fields]).toEqual([400, { [field]: sentence }]);
    }
    expect(await kept()).toEqual([first]);
  });

  it('are for the signed in', async () => {
    expect((await world.raw('GET /api/favorites')).status).toBe(401);
    expect((await world.raw('PUT /api/favorites', { ids: [] })).status).toBe(401);
  });
});
