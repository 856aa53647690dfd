import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTrials } from '../../../netlify/features/billing/billing/actions.ts';
import { type CountedKind, changePackage, getCounted, getPackages } from '../../../src/contract/billing/billing.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import type { PlanName } from '../../../src/contract/plans.ts';
import { getUserProperties, updateProperty } from '../../../src/contract/property/listing.ts';
import { createStaff, deleteStaff, listStaff, type StaffMember } from '../../../src/contract/services/staff.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, aProvider, aSeller, type Person, withConfirmedEmail, withoutTrial } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

const change = (person: Person, plan: PlanName) =>
  world.ask(changePackage, { body: { package: plan } }, { token: person.token });

const held = async ({ token }: Person) => (await world.ask(getPackages, {}, { token })).body.plans;

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

const to = ({ token }: Person, body: { package: PlanName; keep?: Partial<Record<CountedKind, string[]>> }) =>
  world.ask(changePackage, { body }, { token });

const counted = async ({ token }: Person) => (await world.ask(getCounted, {}, { token })).body.items;

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
    const seller = await withoutTrial(world, await aSeller(world));
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
    const seller = await withoutTrial(world, await aSeller(world));
    await aListing(world, seller, { title: 'Three pictures', images: await pictures(seller, 3) });
    await publishedBefore('Three pictures', 2);
    await aListing(world, seller, { title: 'Four pictures', images: await pictures(seller, 4) });
    expect((await change(seller, 'basic')).body.drafted.listings).toBe(1);
    expect(await shown(seller)).toEqual({ 'Three pictures': 'published', 'Four pictures': 'draft' });
  });

  it('to one with fewer days leaves no listing public for longer', async () => {
    const seller = await withoutTrial(world, await aSeller(world));
    await aListing(world, seller);
    await change(seller, 'basic');
    const { body } = await world.ask(getUserProperties, {}, { token: seller.token });
    const days = (Date.parse(body[0]?.expiresAt ?? '') - world.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it('leaves a paused listing no more days either: published again, it has those of the plan', async () => {
    const seller = await withoutTrial(world, await aSeller(world));
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
    const [one, other] = [await withoutTrial(world, await aSeller(world)), await aSeller(world)];
    for (const owner of [one, one, other, other]) await aListing(world, owner);
    await change(one, 'basic');
    const { body } = await world.ask(getUserProperties, {}, { token: other.token });
    expect(body.map(({ status }) => status)).toEqual(['published', 'published']);
  });

  it('drafts the older service cards of a provider', async () => {
    const provider = await withoutTrial(world, await aProvider(world, { type: 'pro' }));
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

  it('a seller cannot take a plan of services: that is another form', async () => {
    const refused = await change(await aSeller(world), 'platin');
    expect(refused.status).toBe(400);
    expect(refused.refusal?.fields).toEqual({ package: 'Please choose one of the values offered' });
  });

  it('a provider may take a plan for properties beside that of services', async () => {
    const provider = await withConfirmedEmail(world, await aProvider(world, { type: 'platin' }));
    expect(provider.user).toMatchObject({ package: 'platin', propertyPackage: null });
    await aListing(world, provider, { title: 'First' });
    await expect(aListing(world, provider, { title: 'Second' })).rejects.toThrow(/plan_limit|403/);
    const { body } = await change(provider, 'premium');
    expect(body.user).toMatchObject({ type: 'provider', package: 'platin', propertyPackage: 'premium' });
    await aListing(world, provider, { title: 'Second' });
    expect((await held(provider)).map(({ strand, package: plan }) => [strand, plan])).toEqual([
      ['services', 'platin'],
      ['property', 'premium'],
    ]);
    await withoutTrial(world, provider);
    const smaller = await change(provider, 'basic');
    expect(smaller.body).toMatchObject({
      user: { package: 'platin', propertyPackage: null },
      drafted: { listings: 1, cards: 0 },
    });
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
    const seller = await withoutTrial(world, await aSeller(world));
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

const days = (count: number): number => count * 86_400_000;

/** As if so many days had passed since the trial began. */
const age = (person: Person, count: number): Promise<unknown> =>
  world.database.query(
    `update app.plan_trial set started_at = started_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
      where account_id = $1`,
    [person.user.id, count],
  );

const mailsTo = ({ user }: Person) =>
  world.database.query<{ subject: string; body: string }>(
    `select subject, body from app.outgoing_mail where recipient = $1 and subject ~ 'Testzeitraum|trial'
      order by created_at, id`,
    [user.email],
  );

const cardsOf = async ({ user }: Person): Promise<string[]> =>
  (
    await world.database.query<{ name: string }>(
      'select name from app.service_card where provider_id = $1 and is_published order by name',
      [user.id],
    )
  ).map(({ name }) => name);

const threeCards = (person: Person): Promise<unknown> =>
  world.database.query(
    `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published, created_at)
     select $1, 'Card ' || day, 'massage', 2500, 30, true, now() - make_interval(days => day) from generate_series(1, 3) day`,
    [person.user.id],
  );

describe('a paid plan', () => {
  it('is a trial of 30 days from the registration, and a free one is none', async () => {
    const [gold, free] = [await aProvider(world, { type: 'pro' }), await aProvider(world)];
    const [services, property] = await held(gold);
    expect(Date.parse(services?.trialEndsAt ?? '') - world.clock.now().getTime()).toBeCloseTo(days(30), -6);
    expect(property).toEqual({
      strand: 'property',
      package: 'basic',
      trialEndsAt: null,
      isTrialOver: false,
      pays: 'nothing',
      isPayable: true,
      next: null,
      ended: null,
      overdue: null,
    });
    expect((await held(free))[0]).toMatchObject({ package: 'free', trialEndsAt: null });
  });

  it('says from when a change counts, and a larger plan goes on with the same trial', async () => {
    const gold = await aProvider(world, { type: 'pro' });
    await age(gold, 10);
    const before = (await held(gold))[0]?.trialEndsAt;
    const { body } = await change(gold, 'platin');
    expect(body.trialEndsAt).toBe(before);
    expect(Date.parse(body.effectiveAt)).toBeCloseTo(world.clock.now().getTime(), -5);
    // No paid plan could begin at the end of the trial.
    const smaller = (await change(gold, 'gold')).body;
    expect(smaller).toMatchObject({ user: { package: 'gold' }, trialEndsAt: before });
    expect(Date.parse(smaller.effectiveAt)).toBeCloseTo(world.clock.now().getTime(), -5);
  });

  it('is told of 7 days before its end, once, also when two runs meet', async () => {
    const gold = await aProvider(world, { type: 'pro' });
    await age(gold, 22);
    await runTrials(world.adapters);
    expect(await mailsTo(gold)).toEqual([]);
    await age(gold, 2);
    await Promise.all([runTrials(world.adapters), runTrials(world.adapters)]);
    await runTrials(world.adapters);
    const [mail, ...more] = await mailsTo(gold);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Ihr Testzeitraum für Gold endet am');
    expect(mail?.body).toContain('/provider/packages');
    // The provider's choice comes before what is new, in the mail as on the screen.
    expect(mail?.body).toContain('Öffentlich bleibt, was Sie ausgewählt haben, sonst das Neueste');
    const builder = await aProvider(world, { type: 'developer' });
    await age(builder, 24);
    await runTrials(world.adapters);
    expect((await mailsTo(builder))[0]?.body).toContain('What you have chosen stays public, otherwise the newest');
  });

  it('is told of again a day before and on the day, by mail and in the bell, and the dashboard learns what changed', async () => {
    const gold = await aProvider(world, { type: 'pro' });
    await threeCards(gold);
    const subjects = async () => (await mailsTo(gold)).map(({ subject }) => subject.replace(/am .*/, 'am …'));
    const ends = 'Ihr Testzeitraum für Gold endet am …';
    for (const [passed, expected] of [
      [24, [ends]],
      [5, [ends, ends]],
      [2, [ends, ends, 'Ihr Testzeitraum für Gold ist zu Ende']],
    ] as const) {
      await age(gold, passed);
      await Promise.all([runTrials(world.adapters), runTrials(world.adapters)]);
      await runTrials(world.adapters);
      expect(await subjects()).toEqual(expected);
    }
    const changes = '2 Leistungen sind jetzt Entwürfe. Buchungen kommen als Anfrage, die Sie bestätigen.';
    expect((await mailsTo(gold)).at(-1)?.body).toContain(changes);
    const { items } = (await world.ask(listNotifications, {}, { token: gold.token, language: 'de' })).body;
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ kind: 'system', path: '/provider/packages' });
    expect(items[0]?.text).toContain(changes);
    expect((await held(gold))[0]?.ended).toMatchObject({ package: 'gold', cards: 2, resting: 0 });
    await world.database.query(
      `update app.plan_trial set ended_at = ended_at - interval '31 days' where account_id = $1`,
      [gold.user.id],
    );
    expect((await held(gold))[0]?.ended).toBeNull();
  });

  it.each([
    ['seven days and one', 29.5, 'endet am'],
    ['all of them', 40, 'ist zu Ende'],
  ])('sends the last mail only, where the clock jumps over %s', async (_, passed, subject) => {
    const gold = await aProvider(world, { type: 'pro' });
    await world.database.query(
      `update app.plan_trial set ends_at = ends_at - make_interval(hours => $2) where account_id = $1`,
      [gold.user.id, passed * 24],
    );
    await Promise.all([runTrials(world.adapters), runTrials(world.adapters)]);
    await runTrials(world.adapters);
    expect((await mailsTo(gold)).map((mail) => mail.subject)).toEqual([expect.stringContaining(subject)]);
  });

  it('keeps the card that was chosen beforehand, and a larger plan brings the hidden ones back', async () => {
    const gold = await withoutTrial(world, await aProvider(world, { type: 'pro' }));
    await threeCards(gold);
    const third = (await counted(gold)).find(({ name }) => name === 'Card 3')?.id ?? '';
    const keep = { cards: [third, crypto.randomUUID()] };
    expect((await to(gold, { package: 'gold', keep })).body.drafted.cards).toBe(0);
    expect((await to(gold, { package: 'free' })).body).toMatchObject({ drafted: { cards: 2 }, restored: { cards: 0 } });
    expect(await cardsOf(gold)).toEqual(['Card 3']);
    // What the owner has made a draft does not come back by itself.
    await world.database.query(
      `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published)
       values ($1, 'Own draft', 'massage', 2500, 30, false)`,
      [gold.user.id],
    );
    expect((await to(gold, { package: 'platin' })).body).toMatchObject({
      drafted: { cards: 0 },
      restored: { cards: 2 },
    });
    expect(await cardsOf(gold)).toEqual(['Card 1', 'Card 2', 'Card 3']);
    for (const wrong of [['x'], { cards: ['x'] }, { staff: 'x' }, { listings: Array(201).fill(crypto.randomUUID()) }])
      expect(
        (await world.raw('PUT /api/provider/package', { package: 'gold', keep: wrong }, { token: gold.token })).status,
        JSON.stringify(wrong).slice(0, 40),
      ).toBe(400);
  });

  it('keeps the person that was chosen bookable, and a larger plan brings back whom a smaller one let rest', async () => {
    const platin = await withoutTrial(world, await aProvider(world, { type: 'platin' }));
    const { token } = platin;
    const added: StaffMember[] = [];
    for (const name of ['Berta', 'Cem', 'Dora'])
      added.push((await world.ask(createStaff, { body: { name } }, { token })).body);
    const [berta, cem, dora] = added;
    if (berta === undefined || cem === undefined || dora === undefined) throw new Error('nobody was added');
    // Who left before has not been hidden by a plan.
    await world.ask(deleteStaff, { params: { id: berta.id } }, { token });
    await to(platin, { package: 'platin', keep: { staff: [dora.id] } });
    expect((await counted(platin)).filter(({ stays }) => stays)).toMatchObject([{ kind: 'staff', name: 'Dora' }]);
    const bookable = async () => {
      const { items } = (await world.ask(listStaff, {}, { token })).body;
      return items.filter(({ isActive }) => isActive).map(({ name }) => name);
    };
    expect((await to(platin, { package: 'free' })).body).toMatchObject({ resting: 2, restored: { staff: 0 } });
    expect(await bookable()).toEqual(['Dora']);
    expect((await to(platin, { package: 'gold' })).body.restored.staff).toBe(1);
    // Cem, too, has left in the meantime.
    await world.ask(deleteStaff, { params: { id: cem.id } }, { token });
    const before = await bookable();
    await to(platin, { package: 'platin' });
    expect(await bookable()).not.toContain('Berta');
    expect(await bookable()).not.toContain('Cem');
    expect((await bookable()).length).toBeGreaterThanOrEqual(before.length);
  });

  it('keeps the listing that was chosen public, and a larger plan brings the others back unless their owner has touched them', async () => {
    const developer = await withoutTrial(world, await aSeller(world, { type: 'developer' }));
    for (const title of ['First', 'Second', 'Third', 'Fourth']) await aListing(world, developer, { title });
    const items = await counted(developer);
    expect(items.map(({ name }) => name)).toEqual(['Fourth', 'Third', 'Second', 'First']);
    const idOf = (title: string): string => items.find(({ name }) => name === title)?.id ?? '';
    await to(developer, { package: 'developer', keep: { listings: [idOf('Second')] } });
    expect((await to(developer, { package: 'basic' })).body.drafted.listings).toBe(3);
    expect(await shown(developer)).toEqual({ First: 'draft', Second: 'published', Third: 'draft', Fourth: 'draft' });
    // One is removed, and the days of another are over.
    await world.database.query(`update app.listing set status = 'removed' where id = $1`, [idOf('First')]);
    await world.database.query(`update app.listing set expires_at = now() - interval '1 day' where id = $1`, [
      idOf('Third'),
    ]);
    expect((await to(developer, { package: 'developer' })).body.restored).toEqual({ cards: 0, staff: 0, listings: 1 });
    expect(await shown(developer)).toEqual({ Second: 'published', Third: 'draft', Fourth: 'published' });
  });

  it("passes over what is another's", async () => {
    const [one, other] = [await aSeller(world, { type: 'developer' }), await aSeller(world, { type: 'developer' })];
    await aListing(world, other, { title: 'Theirs' });
    const [theirs] = await counted(other);
    await to(one, { package: 'developer', keep: { listings: [theirs?.id ?? ''] } });
    expect(await counted(other)).toMatchObject([{ name: 'Theirs', stays: false }]);
    expect(await counted(one)).toEqual([]);
  });

  it('falls to the smallest at its end, the newest cards stay, and there is no second trial', async () => {
    const gold = await aProvider(world, { type: 'pro' });
    await threeCards(gold);
    await age(gold, 31);
    const runs = await Promise.all([runTrials(world.adapters), runTrials(world.adapters)]);
    expect(runs[0].ended + runs[1].ended).toBeGreaterThanOrEqual(1);
    expect(await cardsOf(gold)).toEqual(['Card 1']);
    expect((await held(gold))[0]).toEqual({
      strand: 'services',
      package: 'free',
      trialEndsAt: null,
      isTrialOver: true,
      pays: 'nothing',
      isPayable: true,
      next: null,
      overdue: null,
      ended: { at: expect.any(String), package: 'gold', cards: 2, listings: 0, resting: 0 },
    });
    const refused = await change(gold, 'platin');
    expect([refused.status, refused.refusal.code]).toEqual([409, 'trial_over']);
    expect((await change(gold, 'free')).status).toBe(200);
    // The other strand has a trial of its own.
    expect((await change(gold, 'premium')).status).toBe(200);
  });

  it('is kept until its trial ends by whoever chooses the smallest; then two runs carry that out once', async () => {
    const gold = await aProvider(world, { type: 'pro' });
    await threeCards(gold);
    const end = (await held(gold))[0]?.trialEndsAt ?? '';
    const { body } = await change(gold, 'free');
    expect(body).toMatchObject({
      user: { package: 'gold' },
      drafted: { listings: 0, cards: 0 },
      resting: 0,
      effectiveAt: end,
      trialEndsAt: end,
    });
    expect((await held(gold))[0]).toMatchObject({ package: 'gold', next: { package: 'free', from: end } });
    await runTrials(world.adapters);
    expect(await cardsOf(gold)).toEqual(['Card 1', 'Card 2', 'Card 3']);

    // Who has chosen the end needs no mail about it.
    await age(gold, 25);
    await runTrials(world.adapters);
    expect(await mailsTo(gold)).toEqual([]);
    await age(gold, 6);
    await Promise.all([runTrials(world.adapters), runTrials(world.adapters)]);
    expect((await held(gold))[0]).toMatchObject({ package: 'free', isTrialOver: true, next: null });
    expect(await cardsOf(gold)).toEqual(['Card 1']);
  });

  it.each([
    ['the own plan', 'gold'],
    ['a larger one', 'platin'],
  ] as const)('is no longer given up once %s is chosen, and its end is told of again', async (_, plan) => {
    const gold = await aProvider(world, { type: 'pro' });
    await change(gold, 'free');
    const { body } = await change(gold, plan);
    expect(body.user.package).toBe(plan);
    expect(body.effectiveAt).not.toBe(body.trialEndsAt);
    expect((await held(gold))[0]).toMatchObject({ package: plan, next: null });
    await age(gold, 24);
    await runTrials(world.adapters);
    expect(await mailsTo(gold)).toHaveLength(1);
  });

  it('of a seller falls to basic, and the listings follow', async () => {
    const seller = await aSeller(world);
    for (const title of ['One', 'Two']) await aListing(world, seller, { title });
    await publishedBefore('One', 2);
    await age(seller, 31);
    await runTrials(world.adapters);
    expect((await held(seller))[0]).toMatchObject({ strand: 'property', package: 'basic', isTrialOver: true });
    expect(Object.values(await shown(seller)).sort()).toEqual(['draft', 'published']);
  });

  it('of an exempt account never ends', async () => {
    const platin = await aProvider(world, { type: 'platin' });
    await world.database.query('update app.plan_trial set ends_at = null where account_id = $1', [platin.user.id]);
    await runTrials(world.adapters);
    expect((await held(platin))[0]).toMatchObject({ package: 'platin', trialEndsAt: null, isTrialOver: false });
    await change(platin, 'free');
    expect((await change(platin, 'gold')).status).toBe(200);
  });
});
