import { beforeEach, describe, expect, it } from 'vitest';
import { putFavorites } from '../../../src/contract/property/favorite.ts';
import { sendInquiry } from '../../../src/contract/property/inquiry.ts';
import type { Property } from '../../../src/contract/property/listing.ts';
import { sellerAnalytics } from '../../../src/contract/property/seller.ts';
import { aListing } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import {
  aCaller,
  customer,
  day,
  hour,
  nowhere,
  other,
  prepareAudience,
  tokenOf,
  toNoonInManila,
  view,
  world,
} from '../../support/views.ts';

prepareAudience();

const nothing = { views: 0, favorites: 0, inquiries: 0 };
const numbers = async (person: Person, query: { days?: number; listing?: Property['id'] } = { days: 7 }) =>
  (await world.ask(sellerAnalytics, { query }, { token: await tokenOf(person) })).body;

const favorite = async (person: Person, ids: Property['id'][]) =>
  world.ask(putFavorites, { body: { ids } }, { token: await tokenOf(person) });
const ask = (id: Property['id']) =>
  world.ask(
    sendInquiry,
    { params: { id }, body: { name: 'Juan', email: 'juan@example.org', message: 'Hello' } },
    { caller: aCaller() },
  );

describe('the seller’s numbers', () => {
  let owner: Person;
  let villa: Property;
  let flat: Property;

  beforeEach(async () => {
    owner = await aSeller(world);
    [villa, flat] = [await aListing(world, owner, { title: 'Villa' }), await aListing(world, owner, { title: 'Flat' })];
  });

  it('tell of views, favourites and inquiries per day and listing, zeroes included', async () => {
    await view(villa.id, aCaller());
    await view(flat.id, aCaller());
    world.clock.forward(2 * day);
    await view(villa.id, aCaller());
    await favorite(customer, [villa.id]);
    await ask(flat.id);
    await ask(flat.id);
    const answered = await numbers(owner);
    expect(answered.total).toEqual({ views: 3, favorites: 1, inquiries: 2 });
    expect(answered.before).toEqual(nothing);
    expect(answered.listings).toEqual([
      { id: villa.id, title: 'Villa', views: 2, favorites: 1, inquiries: 0 },
      { id: flat.id, title: 'Flat', views: 1, favorites: 0, inquiries: 2 },
    ]);
    const today = new Date(world.clock.now().getTime() + 8 * hour);
    const dayBefore = (days: number) => new Date(today.getTime() - days * day).toISOString().slice(0, 10);
    expect(answered.days).toEqual([
      { day: dayBefore(6), ...nothing },
      { day: dayBefore(5), ...nothing },
      { day: dayBefore(4), ...nothing },
      { day: dayBefore(3), ...nothing },
      { day: dayBefore(2), ...nothing, views: 2 },
      { day: dayBefore(1), ...nothing },
      { day: dayBefore(0), views: 1, favorites: 1, inquiries: 2 },
    ]);
  });

  it('count a day by the calendar of Manila', async () => {
    // 23:30 there, which is 15:30 UTC; an hour later it is the next day there, and the same one in UTC.
    world.clock.forward(11.5 * hour);
    await ask(villa.id);
    await view(villa.id, '198.51.100.1');
    world.clock.forward(hour);
    await ask(villa.id);
    await view(villa.id, '198.51.100.1');
    const { days } = await numbers(owner);
    expect(days.slice(-2)).toMatchObject([
      { views: 1, inquiries: 1 },
      { views: 1, inquiries: 1 },
    ]);
    toNoonInManila();
  });

  it('are compared with as many days before', async () => {
    await view(villa.id, aCaller());
    await view(villa.id, aCaller());
    await ask(villa.id);
    await favorite(customer, [villa.id]);
    world.clock.forward(6 * day);
    expect((await numbers(owner)).total).toEqual({ views: 2, favorites: 1, inquiries: 1 });
    world.clock.forward(day);
    await view(flat.id, aCaller());
    const answered = await numbers(owner);
    expect(answered.before).toEqual({ views: 2, favorites: 1, inquiries: 1 });
    expect(answered.total).toEqual({ views: 1, favorites: 0, inquiries: 0 });
    world.clock.forward(7 * day);
    expect((await numbers(owner)).before).toEqual({ views: 1, favorites: 0, inquiries: 0 });
    expect((await numbers(owner, { days: 90 })).total.views).toBe(3);
  });

  it('cover thirty days unless asked otherwise', async () => {
    expect((await numbers(owner, {})).days).toHaveLength(30);
  });

  it('can be asked of one listing', async () => {
    await view(villa.id, aCaller());
    await view(flat.id, aCaller());
    const answered = await numbers(owner, { days: 7, listing: flat.id });
    expect(answered.total).toEqual({ views: 1, favorites: 0, inquiries: 0 });
    expect(answered.listings.map(({ id }) => id)).toEqual([flat.id]);
  });

  it('tell nothing of another seller’s listings', async () => {
    await view(villa.id, aCaller());
    await ask(villa.id);
    for (const asked of [villa.id, nowhere as Property['id']]) {
      const answered = await numbers(other, { days: 7, listing: asked });
      expect(answered.listings).toEqual([]);
      expect(answered.total).toEqual(nothing);
      expect(answered.days).toHaveLength(7);
    }
  });

  it('leave out what the owner likes, and what somebody no longer likes', async () => {
    await favorite(owner, [villa.id]);
    await favorite(customer, [villa.id]);
    expect((await numbers(owner)).total.favorites).toBe(1);
    await favorite(customer, []);
    expect((await numbers(owner)).total.favorites).toBe(0);
  });

  it('name a withdrawn listing only while something happened to it', async () => {
    await view(villa.id, aCaller());
    await world.database.query(`update app.listing set status = 'removed' where owner_id = $1`, [owner.user.id]);
    const answered = await numbers(owner);
    expect(answered.listings.map(({ title }) => title)).toEqual(['Villa']);
    expect(answered.total.views).toBe(1);
  });

  it('are for those who list', async () => {
    expect((await world.raw('GET /api/seller/analytics')).status).toBe(401);
    const refused = await world.raw('GET /api/seller/analytics', undefined, { token: await tokenOf(customer) });
    expect(refused.status).toBe(403);
  });

  it.each([
    ['days=6', 'days', 'Der Wert darf nicht kleiner als 7 sein', 'The value must not be below 7'],
    ['days=91', 'days', 'Der Wert darf nicht größer als 90 sein', 'The value must not be above 90'],
    ['days=7.5', 'days', 'Bitte geben Sie eine ganze Zahl ein', 'Please enter a whole number'],
    ['days=many', 'days', 'Bitte geben Sie eine Zahl ein', 'Please enter a number'],
    ['listing=mine', 'listing', 'Diese Kennung ist ungültig', 'This identifier is not valid'],
  ])('name the part of the question that is wrong: %s', async (query, field, german, english) => {
    const token = await tokenOf(owner);
    for (const [language, sentence] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const answered = await world.raw(`GET /api/seller/analytics?${query}`, undefined, { token, language });
      expect([answered.status, answered.refusal.fields]).toEqual([400, { [field]: sentence }]);
    }
  });
});
