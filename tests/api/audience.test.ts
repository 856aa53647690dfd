import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleOldVisitors } from '../../netlify/features/audience/handlers.ts';
import { login } from '../../src/contract/account.ts';
import { recordView, reportListing, reportReasons, sellerAnalytics } from '../../src/contract/audience.ts';
import { putFavorites } from '../../src/contract/favorite.ts';
import { sendInquiry } from '../../src/contract/inquiry.ts';
import type { Property } from '../../src/contract/property.ts';
import { aListing, type PropertyForm } from '../support/listings.ts';
import { aCustomer, aSeller, type Person } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const nowhere = '00000000-0000-4000-8000-000000000000';

let world: World;
let seller: Person;
let other: Person;
let customer: Person;
let listing: Property;

/** On to the next noon in Manila (UTC+8), so that no test runs across a midnight there. */
function toNoonInManila(): void {
  const sinceNoon = (world.clock.now().getTime() + 8 * hour - 12 * hour) % day;
  world.clock.forward(day - sinceNoon);
}

beforeAll(async () => {
  world = await startWorld();
  toNoonInManila();
  [seller, other, customer] = await Promise.all([aSeller(world), aSeller(world), aCustomer(world)]);
  listing = await aListing(world, seller, { title: 'Villa by the sea' });
});
afterAll(() => world.close());

/** A token that holds now: the clock of these tests runs fast. */
async function tokenOf({ user, password }: Person): Promise<string> {
  return (await world.ask(login, { body: { email: user.email, password } })).body.access_token;
}

const listedBy = async (person: Person, overrides: Partial<PropertyForm> = {}): Promise<Property> =>
  aListing(world, { ...person, token: await tokenOf(person) }, overrides);

let callers = 0;
const aCaller = (): string => `10.1.0.${(callers += 1)}`;
const view = (id: Property['id'], caller: string, token?: string) =>
  world.ask(recordView, { params: { id } }, { caller, token });

const viewsOf = async (id: Property['id']): Promise<number> =>
  (
    await world.database.query<{ views: number }>(
      'select coalesce(sum(views), 0) as views from app.listing_day where listing_id = $1',
      [id],
    )
  )[0]?.views ?? -1;

const rowsOf = async (table: 'listing_report' | 'listing_visitor'): Promise<Record<string, unknown>[]> =>
  world.database.query(`select * from app.${table}`);

describe('a view', () => {
  it('counts once per visitor and day, and again on the next day', async () => {
    const { id } = await listedBy(other);
    const caller = aCaller();
    for (let turn = 0; turn < 3; turn += 1) expect((await view(id, caller)).body).toEqual({});
    expect(await viewsOf(id)).toBe(1);
    await view(id, aCaller());
    expect(await viewsOf(id)).toBe(2);
    world.clock.forward(day);
    await view(id, caller);
    expect(await viewsOf(id)).toBe(3);
  });

  it('counts once when the same visitor looks twice at the same moment', async () => {
    const { id } = await listedBy(other);
    const caller = aCaller();
    const answered = await Promise.all(Array.from({ length: 8 }, () => view(id, caller)));
    expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await viewsOf(id)).toBe(1);
  });

  it('counts two browsers behind one address as two visitors', async () => {
    const { id } = await listedBy(other);
    const caller = aCaller();
    for (const agent of ['Firefox', 'Safari', 'Firefox'])
      await world.raw(`POST /api/listings/${id}/view`, undefined, { caller, headers: { 'user-agent': agent } });
    expect(await viewsOf(id)).toBe(2);
  });

  it('does not count the owner, but every other seller', async () => {
    const { id } = await listedBy(other);
    expect((await view(id, aCaller(), await tokenOf(other))).status).toBe(200);
    expect(await viewsOf(id)).toBe(0);
    await view(id, aCaller(), await tokenOf(seller));
    expect(await viewsOf(id)).toBe(1);
  });

  it('is not possible of what visitors cannot see', async () => {
    const draft = await listedBy(seller, { status: 'draft' });
    for (const id of [draft.id, nowhere, 'no-id']) {
      const answered = await world.raw(`POST /api/listings/${id}/view`, undefined, { caller: aCaller() });
      expect([answered.status, answered.refusal.code]).toEqual([404, 'not_found']);
    }
    expect(await viewsOf(draft.id)).toBe(0);
  });

  it('keeps neither address nor browser, and a hash that tells nothing across days and listings', async () => {
    await world.database.query('delete from app.listing_visitor');
    const [first, second] = [await listedBy(other), await listedBy(other)];
    const caller = '203.0.113.77';
    await view(first.id, caller);
    await view(second.id, caller);
    world.clock.forward(day);
    await view(first.id, caller);
    const rows = await world.database.query<{ visitor: string }>(
      `select encode(visitor, 'hex') as visitor from app.listing_visitor`,
    );
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(3);
    const dump = JSON.stringify(await world.database.query('select * from app.rate_limit'));
    expect(dump).not.toContain(caller);
  });

  it('is forgotten after two days; the number stays', async () => {
    await world.database.query('delete from app.listing_visitor');
    const { id } = await listedBy(other);
    await view(id, aCaller());
    world.clock.forward(day);
    expect(await handleOldVisitors(world.adapters)).toEqual({ visitors: 0 });
    world.clock.forward(day);
    expect(await handleOldVisitors(world.adapters)).toEqual({ visitors: 1 });
    expect(await rowsOf('listing_visitor')).toEqual([]);
    expect(await viewsOf(id)).toBe(1);
  });
});

const report = (body: unknown, options: { language?: string; caller?: string } = {}) =>
  world.raw(`POST /api/listings/${listing.id}/report`, body, { caller: aCaller(), ...options });

describe('a report', () => {
  beforeEach(() => world.database.query('delete from app.listing_report'));

  it('is kept for the administrators', async () => {
    const body = { reason: 'fraud', details: ' <b>Not the owner</b> ', email: 'Witness@Example.org' } as const;
    const answered = await world.ask(reportListing, { params: { id: listing.id }, body }, { caller: aCaller() });
    expect([answered.status, answered.body]).toEqual([201, {}]);
    expect(await rowsOf('listing_report')).toMatchObject([
      {
        listing_id: listing.id,
        reason: 'fraud',
        details: '<b>Not the owner</b>',
        email: 'witness@example.org',
        handled_at: null,
      },
    ]);
  });

  it.each(reportReasons)('needs nothing but a reason: %s', async (reason) => {
    expect((await report({ reason })).status).toBe(201);
    expect(await rowsOf('listing_report')).toMatchObject([{ reason, details: '', email: null }]);
  });

  it.each([
    ['reason', {}, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'reason',
      { reason: 'envy' },
      'Bitte wählen Sie einen der angebotenen Werte',
      'Please choose one of the values offered',
    ],
    [
      'details',
      { reason: 'other', details: 'x'.repeat(2001) },
      'Bitte höchstens 2.000 Zeichen eingeben',
      'Please enter at most 2,000 characters',
    ],
    [
      'email',
      { reason: 'other', email: 'nobody' },
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Please enter a valid e-mail address',
    ],
  ])('names %s where it is wrong (case %#)', async (field, body, german, english) => {
    const [inGerman, inEnglish] = [await report(body, { language: 'de' }), await report(body, { language: 'en' })];
    expect([inGerman.status, inGerman.refusal.fields]).toEqual([400, { [field]: german }]);
    expect([inEnglish.status, inEnglish.refusal.fields]).toEqual([400, { [field]: english }]);
    expect(await rowsOf('listing_report')).toEqual([]);
  });

  it('is not possible of what is not there, nor more than ten times an hour', async () => {
    const gone = await world.raw(`POST /api/listings/${nowhere}/report`, { reason: 'other' }, { caller: aCaller() });
    expect([gone.status, gone.refusal.code]).toEqual([404, 'not_found']);
    const caller = aCaller();
    for (let turn = 0; turn < 10; turn += 1) expect((await report({ reason: 'other' }, { caller })).status).toBe(201);
    expect((await report({ reason: 'other' }, { caller })).status).toBe(429);
    expect(await rowsOf('listing_report')).toHaveLength(10);
  });
});

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
