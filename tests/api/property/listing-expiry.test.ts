import { describe, expect, it } from 'vitest';
import { runEnds } from '../../../netlify/features/property/listing/renewal-actions.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { signLink } from '../../../netlify/session/link.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import type { ListingId } from '../../../src/contract/fields.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { deleteProperty, getUserProperties, updateProperty } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aProvider, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import {
  day,
  daysLeft,
  endsIn,
  hour,
  mails,
  passing,
  pause,
  prepareSellers,
  publish,
  reminded,
  renew,
  seller,
  small,
  statusOf,
  suspend,
  tap,
  tokenIn,
  world,
} from '../../support/renewals.ts';

const { door: remindDoor } = await jobNamed('remind-expiry');

prepareSellers();

const wanted = (emailNotifications: boolean) =>
  world.ask(updateProfile, { body: { notificationPreferences: { emailNotifications } } }, { token: seller.token });

describe('the end of the days of a listing', () => {
  it('is announced once seven days before, once a day before, and told once when it has come', async () => {
    const listing = await publish({ title: 'Flat\nwith a view' });
    await endsIn(listing.id, 8 * day);
    const counts: number[] = [];
    for (const wait of [0, day + hour, hour, 5 * day, hour, hour, day, hour]) {
      await passing(wait);
      await runEnds(world.adapters);
      counts.push((await mails()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 1, 1, 2, 2]);
    await passing(day);
    expect((await remindDoor(new Request('http://localhost'))).status).toBe(204);
    await runEnds(world.adapters);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Expires soon: Flat with a view',
      'Expires in less than a day: Flat with a view',
      'Expired: Flat with a view',
    ]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(3).fill(seller.user.email));
  });

  it('is not announced to a seller who wants no mails, nor later when they want them again', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    await wanted(false);
    await runEnds(world.adapters);
    await wanted(true);
    await runEnds(world.adapters);
    expect(await mails()).toEqual([]);
  });

  it('is announced once although several runs ask at the same moment', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    await Promise.all([1, 2, 3].map(() => runEnds(world.adapters)));
    expect(await mails()).toHaveLength(1);
  });

  it('is announced anew after a renewal', async () => {
    const listing = await publish();
    await endsIn(listing.id, 3 * day);
    await runEnds(world.adapters);
    await renew(listing.id);
    await passing(84 * day);
    await runEnds(world.adapters);
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
    expect(await runEnds(world.adapters)).toEqual({ week: 0, day: 0, expired: 0 });
    expect(await mails()).toEqual([]);
  });

  it('is told in the language and the time of those concerned', async () => {
    const provider = await withConfirmedEmail(world, await aProvider(world));
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
    await runEnds(world.adapters);
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

  it.each([
    ['renewing', renew],
    [
      'a pause that ends',
      (id: ListingId) =>
        pause(id).then(() => world.ask(updateProperty, { body: { id, status: 'published' } }, { token: seller.token })),
    ],
  ])('is no way to the top of the newest: %s', async (_deed, act) => {
    const older = await publish();
    await world.database.query(`update app.listing set published_at = published_at - interval '1 hour'`);
    const newer = await publish();
    await act(older.id);
    const { body } = await world.ask(listListings, { query: {} });
    expect(body.items.map(({ id }) => id)).toEqual([newer.id, older.id]);
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
