import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleEnds } from '../../netlify/features/lifecycle/handlers.ts';
import remindDoor from '../../netlify/functions/remind-expiry.ts';
import { signLink } from '../../netlify/session/link.ts';
import { issueToken } from '../../netlify/session/token.ts';
import type { ListingId } from '../../src/contract/fields.ts';
import { confirmAvailable, duplicateListing, renewByLink, renewListing } from '../../src/contract/lifecycle.ts';
import { getListing, listListings } from '../../src/contract/listing.ts';
import { mapListings } from '../../src/contract/listing-map.ts';
import {
  createProperty,
  deleteProperty,
  getUserProperties,
  type Property,
  updateProperty,
} from '../../src/contract/property.ts';
import { aListing, aPropertyForm, type PropertyForm } from '../support/listings.ts';
import { aCustomer, aProvider, aSeller, type Person } from '../support/people.ts';
import { anUploadedImage, aPhotograph } from '../support/pictures.ts';
import { startWorld, type World } from '../support/world.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let world: World;
/** Plan developer: any number of listings, 90 days each. */
let seller: Person;
/** Plan basic: one listing, 30 days, three pictures. */
let small: Person;

interface Mail {
  recipient: string;
  subject: string;
  body: string;
  [column: string]: unknown;
}

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
  small = await aSeller(world, { type: 'basic' });
}, 60_000);
afterAll(() => world.close());
let passed = 0;
beforeEach(async () => {
  await world.afterwards();
  // Back to the time of the database, which publishes by its own clock.
  await passing(-passed);
  await world.database.query('delete from app.listing');
  await world.database.query('delete from app.outgoing_mail');
});

/** Sessions do not outlive the waiting; these people sign in again. */
async function passing(milliseconds: number): Promise<void> {
  passed += milliseconds;
  world.clock.forward(milliseconds);
  for (const person of [seller, small])
    person.token = await issueToken(world.adapters.secret, person.user.id, 1, world.clock.now());
}

/** As if it had been published long ago: its days end so many milliseconds from now. */
const endsIn = (id: ListingId, milliseconds: number): Promise<unknown> =>
  world.database.query('update app.listing set expires_at = $2 where id = $1', [
    id,
    new Date(world.clock.now().getTime() + milliseconds).toISOString(),
  ]);

const mails = (): Promise<Mail[]> =>
  world.database.query<Mail>('select recipient, subject, body from app.outgoing_mail order by created_at, id');
const statusOf = async (id: ListingId): Promise<string> => {
  const [row] = await world.database.query<{ status: string }>('select status from app.listing where id = $1', [id]);
  return row?.status ?? 'gone';
};

const publish = (overrides: Partial<PropertyForm> = {}, owner = seller) => aListing(world, owner, overrides);
const renew = (id: ListingId, owner = seller) => world.ask(renewListing, { params: { id } }, { token: owner.token });
const pause = (id: ListingId) => world.ask(updateProperty, { body: { id, status: 'paused' } }, { token: seller.token });

async function reminded(): Promise<Mail> {
  await handleEnds(world.adapters);
  const mail = (await mails()).at(-1);
  if (mail === undefined) throw new Error('no mail');
  return mail;
}
const tokenIn = ({ body }: Mail): string => /\/renew\/(\S+)/.exec(body)?.[1] ?? 'no link';
const tap = (token: string) => world.ask(renewByLink, { params: { token } });

/** Days left, as the answer says, to the nearest tenth. */
const daysLeft = (expiresAt: string | null): number =>
  Math.round((new Date(expiresAt ?? 0).getTime() - world.clock.now().getTime()) / (day / 10)) / 10;

const suspend = (person: Person, isSuspended: boolean): Promise<unknown> =>
  world.database.query('update app.account set suspended_at = case when $2 then now() end where id = $1', [
    person.user.id,
    isSuspended,
  ]);

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
    await handleEnds(world.adapters);
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

describe('the end of the days of a listing', () => {
  it('is announced once seven days before, once a day before, and told once when it has come', async () => {
    const listing = await publish({ title: 'Flat\nwith a view' });
    await endsIn(listing.id, 8 * day);
    const counts: number[] = [];
    for (const wait of [0, day + hour, hour, 5 * day, hour, hour, day, hour]) {
      await passing(wait);
      await handleEnds(world.adapters);
      counts.push((await mails()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 1, 1, 2, 2]);
    await passing(day);
    expect((await remindDoor(new Request('http://localhost'))).status).toBe(204);
    await handleEnds(world.adapters);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Expires soon: Flat with a view',
      'Expires in less than a day: Flat with a view',
      'Expired: Flat with a view',
    ]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(3).fill(seller.user.email));
  });

  it('is announced once although several runs ask at the same moment', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    await Promise.all([1, 2, 3].map(() => handleEnds(world.adapters)));
    expect(await mails()).toHaveLength(1);
  });

  it('is announced anew after a renewal', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    await handleEnds(world.adapters);
    await renew(listing.id);
    await passing(84 * day);
    await handleEnds(world.adapters);
    expect(await mails()).toHaveLength(2);
  });

  it('is no matter of drafts, paused and withdrawn listings, nor of what ended long ago', async () => {
    const [paused, withdrawn, old] = [await publish(), await publish(), await publish()];
    await publish({ status: 'draft' });
    await endsIn(paused.id, 3 * day);
    await endsIn(withdrawn.id, 3 * day);
    await endsIn(old.id, -4 * day);
    await pause(paused.id);
    await world.ask(deleteProperty, { body: { id: withdrawn.id } }, { token: seller.token });
    expect(await handleEnds(world.adapters)).toEqual({ week: 0, day: 0, expired: 0 });
    expect(await mails()).toEqual([]);
  });

  it('is told in the language and the time of those concerned', async () => {
    const provider = await aProvider(world);
    await world.database.query('delete from app.outgoing_mail');
    const listing = await publish({ title: 'Haus am See' }, provider);
    await world.database.query(
      `update app.listing set expires_at = date_trunc('day', now(), 'UTC') + interval '5 days 20 hours' where id = $1`,
      [listing.id],
    );
    const { subject, body } = await reminded();
    expect(subject).toBe('Läuft bald ab: Haus am See');
    expect(body).toContain('04:00 (philippinische Zeit)');
    expect(body).toContain('/seller/dashboard');
  });
});

describe('the link of a reminder', () => {
  it('renews without signing in; a second tap changes nothing more and says so', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    const token = tokenIn(await reminded());
    const tapped = await tap(token);
    expect(tapped).toMatchObject({
      status: 200,
      body: { id: listing.id, title: listing.title, wasRenewedBefore: false },
    });
    expect(daysLeft(tapped.body.expiresAt)).toBe(90);
    await passing(day);
    const again = await tap(token);
    expect(again.body).toEqual({ ...tapped.body, wasRenewedBefore: true });
  });

  it('brings back what has expired, before and after the schedule has come by', async () => {
    for (const status of ['published', 'expired']) {
      const listing = await publish();
      await endsIn(listing.id, -hour);
      const token = tokenIn(await reminded());
      await world.database.query('update app.listing set status = $2 where id = $1', [listing.id, status]);
      expect(daysLeft((await tap(token)).body.expiresAt)).toBe(90);
      expect((await world.ask(getListing, { params: { id: listing.id } })).status).toBe(200);
    }
  });

  it('stops working when the listing is withdrawn or paused', async () => {
    const [withdrawn, paused] = [await publish(), await publish()];
    for (const { id } of [withdrawn, paused]) await endsIn(id, 3 * day);
    await handleEnds(world.adapters);
    const tokens = (await mails()).map(tokenIn);
    await world.ask(deleteProperty, { body: { id: withdrawn.id } }, { token: seller.token });
    await pause(paused.id);
    for (const token of tokens) expect((await tap(token)).refusal.code).toBe('link_invalid');
    expect(await statusOf(withdrawn.id)).toBe('removed');
    expect(await statusOf(paused.id)).toBe('paused');
  });

  it('does nothing for a suspended account, and works again when the suspension is lifted', async () => {
    const listing = await publish();
    await endsIn(listing.id, -hour);
    const token = tokenIn(await reminded());
    await suspend(seller, true);
    expect((await tap(token)).refusal.code).toBe('link_invalid');
    await suspend(seller, false);
    expect((await tap(token)).status).toBe(200);
  });

  it('serves one end only: after a renewal that has run out as well, it is an old link', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    const token = tokenIn(await reminded());
    await tap(token);
    await endsIn(listing.id, -hour);
    expect((await tap(token)).refusal.code).toBe('link_invalid');
  });

  it('is refused where it is not one, is for something else, or is too old', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    const token = tokenIn(await reminded());
    const { secret, clock } = world.adapters;
    const other = await signLink(secret, 'unsubscribe', `${listing.id} ${listing.expiresAt}`, clock.now());
    const unknown = await signLink(secret, 'renew_listing', '6f0e7a51-0a0a-4a0a-8a0a-0a0a0a0a0a0a x', clock.now());
    for (const wrong of ['x', `${token}x`, other, unknown])
      expect((await tap(wrong)).refusal).toEqual({
        code: 'link_invalid',
        error: 'This link is invalid or has expired.',
      });
    expect((await world.raw(`POST /api/listings/renew/${'x'.repeat(700)}`)).status).toBe(400);
    await passing(61 * day);
    expect((await tap(token)).status).toBe(400);
  });

  it('keeps to the plan', async () => {
    const listing = await publish({}, small);
    await endsIn(listing.id, -hour);
    const token = tokenIn(await reminded());
    await publish({ title: 'In its place' }, small);
    expect((await tap(token)).refusal.code).toBe('plan_limit');
    expect(await statusOf(listing.id)).toBe('published');
    expect((await world.ask(getListing, { params: { id: listing.id } })).status).toBe(404);
  });
});

describe('renewing an own listing', () => {
  it('publishes it for the whole days of the plan from now, and says that it is available', async () => {
    const listing = await publish({}, small);
    expect(listing.availableConfirmedAt).toBeNull();
    await endsIn(listing.id, 3 * day);
    const { status, body } = await renew(listing.id, small);
    expect(status).toBe(200);
    expect(daysLeft(body.expiresAt)).toBe(30);
    expect(body.availableConfirmedAt).not.toBeNull();
    expect(body.createdAt).toBe(listing.createdAt);
  });

  it('brings back an expired one and a paused one, and publishes a draft', async () => {
    const [ended, paused, draft] = [await publish(), await publish(), await publish({ status: 'draft' })];
    await endsIn(ended.id, -hour);
    await pause(paused.id);
    for (const { id } of [ended, paused, draft]) {
      expect((await renew(id)).body.status).toBe('published');
      expect((await world.ask(getListing, { params: { id } })).status).toBe(200);
    }
  });

  it('keeps to the number of listings of the plan, also when two are renewed at once', async () => {
    const first = await publish({}, small);
    await endsIn(first.id, -hour);
    const second = await publish({}, small);
    await endsIn(second.id, -hour);
    const answered = await Promise.all([first, second].map(({ id }) => renew(id, small)));
    expect(answered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    expect(answered.find(({ status }) => status === 403)?.refusal.code).toBe('plan_limit');
    const { body } = await world.ask(getUserProperties, {}, { token: small.token });
    expect(body.map(({ status }) => status).sort()).toEqual(['expired', 'published']);
  });

  it('keeps to the pictures of the plan', async () => {
    const photograph = await aPhotograph(60, 40).png().toBuffer();
    const images = [];
    for (let count = 0; count < 4; count += 1)
      images.push(await anUploadedImage(world, seller, photograph, 'image/png'));
    const listing = await publish({ images });
    await world.database.query(`update app.account set plan = 'basic' where id = $1`, [seller.user.id]);
    expect((await renew(listing.id)).refusal.code).toBe('plan_limit');
    await world.database.query(`update app.account set plan = 'developer' where id = $1`, [seller.user.id]);
    expect((await renew(listing.id)).status).toBe(200);
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
    await world.ask(updateProperty, { body: { id: original.id, price: 5_000_000 } }, { token: seller.token });
    const { body: list } = await world.ask(getUserProperties, {}, { token: seller.token });
    const [lowered] = list;
    expect(lowered?.oldPrice).toBe(6_000_000);

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
    expect(prices).toEqual([{ price: 500_000_000 }]);
    const points = await world.database.query('select distinct x, y from app.listing');
    expect(points).toHaveLength(1);
  });

  it('is no way around the plan: the copy of the only listing stays a draft until there is room', async () => {
    const original = await publish({}, small);
    const { body } = await world.ask(duplicateListing, { params: { id: original.id } }, { token: small.token });
    expect(body.status).toBe('draft');
    expect((await renew(body.id, small)).refusal.code).toBe('plan_limit');
  });
});

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
    const draft = () =>
      world.raw('POST /.netlify/functions/create-property', aPropertyForm({ status: 'draft' }), seller);
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
    const count = async () => (await world.database.query('select 1 from app.listing')).length;
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
    expect(await count()).toBe(2);
    const { body } = await world.ask(getUserProperties, {}, { token: seller.token });
    expect(body).toEqual([listing]);
  });
});
