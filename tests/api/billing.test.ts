import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePackage } from '../../src/contract/billing.ts';
import { getUserProperties, updateProperty } from '../../src/contract/listing.ts';
import type { PlanName } from '../../src/contract/plans.ts';
import { aListing } from '../support/listings.ts';
import { aCustomer, aProvider, aSeller, type Person } from '../support/people.ts';
import { anUploadedImage, aPhotograph } from '../support/pictures.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

const change = (person: Person, plan: PlanName) =>
  world.ask(changePackage, { body: { package: plan } }, { token: person.token });

async function shown(owner: Person): Promise<Record<string, string>> {
  const { body } = await world.ask(getUserProperties, {}, { token: owner.token });
  return Object.fromEntries(body.map(({ title, status }) => [title, status]));
}

async function pictures(owner: Person, count: number) {
  const bytes = await aPhotograph().webp().toBuffer();
  return Promise.all(
    Array.from({ length: count }, async () => ({
      id: await anUploadedImage(world, owner, bytes, 'image/webp', 'property'),
      alt: '',
    })),
  );
}

/** As if published so many days before now. */
const publishedBefore = (title: string, days: number): Promise<unknown> =>
  world.database.query(`update app.listing set published_at = now() - make_interval(days => $2) where title = $1`, [
    title,
    days,
  ]);

describe('changing the plan', () => {
  it('to a larger one makes room at once', async () => {
    const seller = await aSeller(world, { type: 'basic' });
    await aListing(world, seller, { title: 'First' });
    const second = await aListing(world, seller, { title: 'Second', status: 'draft' });
    const publish = () =>
      world.ask(updateProperty, { body: { id: second.id, status: 'published' } }, { token: seller.token });
    expect((await publish()).status).toBe(403);
    const changed = await change(seller, 'premium');
    expect(changed.body).toMatchObject({ user: { package: 'premium' }, drafted: { listings: 0, cards: 0 } });
    expect((await publish()).status).toBe(200);
  });

  it('to a smaller one keeps the newest public and makes drafts of the others; nothing is deleted', async () => {
    const seller = await aSeller(world);
    for (const [title, days] of [
      ['Oldest', 3],
      ['Newest', 1],
      ['Between', 2],
    ] as const) {
      await aListing(world, seller, { title });
      await publishedBefore(title, days);
    }
    await aListing(world, seller, { title: 'Paused', status: 'paused' });
    expect((await change(seller, 'basic')).body.drafted).toEqual({ listings: 2, cards: 0 });
    expect(await shown(seller)).toEqual({ Oldest: 'draft', Newest: 'published', Between: 'draft', Paused: 'paused' });
  });

  it('to one with fewer pictures makes drafts of listings that have more', async () => {
    const seller = await aSeller(world);
    await aListing(world, seller, { title: 'Three pictures', images: await pictures(seller, 3) });
    await publishedBefore('Three pictures', 2);
    await aListing(world, seller, { title: 'Four pictures', images: await pictures(seller, 4) });
    expect((await change(seller, 'basic')).body.drafted.listings).toBe(1);
    expect(await shown(seller)).toEqual({ 'Three pictures': 'published', 'Four pictures': 'draft' });
  });

  it('to one with fewer days leaves no listing public for longer', async () => {
    const seller = await aSeller(world);
    await aListing(world, seller);
    await change(seller, 'basic');
    const { body } = await world.ask(getUserProperties, {}, { token: seller.token });
    const days = (Date.parse(body[0]?.expiresAt ?? '') - world.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it('leaves a paused listing no more days either: published again, it has those of the plan', async () => {
    const seller = await aSeller(world);
    const { id } = await aListing(world, seller);
    const set = (status: 'paused' | 'published') =>
      world.ask(updateProperty, { body: { id, status } }, { token: seller.token });
    await set('paused');
    await change(seller, 'basic');
    const { body } = await set('published');
    const days = (Date.parse(body.expiresAt ?? '') - world.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it("touches nobody else's listings", async () => {
    const [one, other] = [await aSeller(world), await aSeller(world)];
    for (const owner of [one, one, other, other]) await aListing(world, owner);
    await change(one, 'basic');
    const { body } = await world.ask(getUserProperties, {}, { token: other.token });
    expect(body.map(({ status }) => status)).toEqual(['published', 'published']);
  });

  it('drafts the older service cards of a provider', async () => {
    const provider = await aProvider(world, { type: 'pro' });
    await world.database.query(
      `with place as (
         insert into app.provider (account_id, public_latitude, public_longitude) values ($1, 52.53, 13.38)
         on conflict do nothing)
       insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published, created_at)
       select $1, 'Card ' || day, 'friseur', 2500, 30, true, now() - make_interval(days => day)
         from generate_series(1, 3) day`,
      [provider.user.id],
    );
    expect((await change(provider, 'free')).body).toMatchObject({ user: { package: 'free' }, drafted: { cards: 2 } });
    const left = await world.database.query(
      'select name from app.service_card where provider_id = $1 and is_published',
      [provider.user.id],
    );
    expect(left).toEqual([{ name: 'Card 1' }]);
  });

  it.each([
    ['a seller', 'platin', () => aSeller(world)],
    ['a provider', 'developer', () => aProvider(world)],
  ] as const)('%s cannot take %s, a plan of the other strand', async (_who, plan, aPerson) => {
    const person = await aPerson();
    const refused = await change(person, plan);
    expect(refused.status).toBe(400);
    expect(refused.refusal?.fields).toEqual({ package: 'Please choose one of the values offered' });
  });

  it('is refused without a session, to a customer and with an unknown plan', async () => {
    const line = 'PUT /api/provider/package';
    expect((await world.raw(line, { package: 'premium' })).status).toBe(401);
    const customer = await aCustomer(world);
    expect((await world.raw(line, { package: 'premium' }, { token: customer.token })).status).toBe(403);
    const seller = await aSeller(world);
    const unknown = await world.raw(line, { package: 'gratis' }, { token: seller.token });
    expect(unknown.status).toBe(400);
    expect(unknown.refusal?.fields).toHaveProperty('package');
  });

  it('at the moment of a publication leaves no more public than the plan has', async () => {
    const seller = await aSeller(world);
    for (let number = 0; number < 6; number += 1) {
      await change(seller, 'premium');
      await Promise.all([change(seller, 'basic'), aListing(world, seller).catch(() => undefined)]);
      const statuses = Object.values(
        (await world.ask(getUserProperties, {}, { token: seller.token })).body.map(({ status }) => status),
      );
      expect(statuses.filter((status) => status === 'published').length).toBeLessThanOrEqual(1);
    }
  });
});
