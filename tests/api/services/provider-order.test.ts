import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSearch } from '../../../netlify/provider-search/kept.ts';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { serviceCategories } from '../../../src/contract/services/service-taxonomy.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { emptied } from '../../support/emptied.ts';
import { berlin, type ProviderQuery, providersFound, reviewed } from '../../support/provider-search.ts';
import { aCard, anAppointment, anOffering, aReview, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  await keepSearch(world.adapters);
});

const asked = (query: ProviderQuery) => providersFound(world, query);
const namesOf = async (query: ProviderQuery): Promise<string[]> => (await asked(query)).items.map(({ name }) => name);

/** So many kilometres north of the middle of 10115. */
const north = (kilometres: number) => ({ ...berlin, latitude: berlin.latitude + kilometres / 111.195 });
const day = 86_400_000;

const slot = async () => (await asked({ zip: '10115' })).items[0]?.why?.slot;

describe('the usual order', () => {
  it('weighs distance 50, rating 30 and the next free slot 20, and says so on each card', async () => {
    const always = [{ opensMinute: 0, closesMinute: 1440 }];
    const [near, good, never] = await offered(
      world.database,
      anOffering({ name: 'Near', ...north(5), hours: always }),
      anOffering({ name: 'Good', ...north(10), hours: always }),
      anOffering({ name: 'Never free', ...north(4), hours: [] }),
    );
    for (let index = 0; index < 20; index += 1) {
      await reviewed(world, near, 2);
      await reviewed(world, good, 5);
    }
    await keepSearch(world.adapters);
    const { items } = await asked({ zip: '10115', radius: 20 });
    // C = 8 reviews at 4.3: 2.66 of 5 for Near, 4.8 for Good.
    expect(items.map(({ name, why }) => ({ name, why }))).toEqual([
      { name: 'Good', why: { distance: 25, rating: 29, slot: 20 } },
      { name: 'Near', why: { distance: 38, rating: 12, slot: 20 } },
      { name: 'Never free', why: { distance: 40, rating: 25, slot: 0 } },
    ]);
    expect(never.name).toBe('Never free');
    expect((await asked({ zip: '10115', sort: 'distance' })).items.map(({ why }) => why)).toEqual([null, null, null]);
  });

  it('follows the weights that a visitor sets, over all pages', async () => {
    const offerings = await offered(
      world.database,
      ...[3, 9, 6, 12].map((kilometres) => anOffering({ name: `At ${kilometres}`, ...north(kilometres) })),
    );
    const [, , , farthest] = offerings;
    if (farthest === undefined) throw new Error('there are four');
    for (let index = 0; index < 10; index += 1) await reviewed(world, farthest, 5);
    expect(await namesOf({ zip: '10115', weights: '100,0,0' })).toEqual(['At 3', 'At 6', 'At 9', 'At 12']);
    expect((await namesOf({ zip: '10115', weights: '0,100,0' }))[0]).toBe('At 12');
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof asked>> = await asked({
        zip: '10115',
        weights: '90,10,0',
        limit: 1,
        ...(cursor === undefined ? {} : { cursor }),
      });
      read.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(read).toEqual(await namesOf({ zip: '10115', weights: '90,10,0' }));
    const first = await asked({ zip: '10115', weights: '90,10,0', limit: 1 });
    const other = await world.ask(listProviders, {
      query: { zip: '10115', weights: '80,20,0', cursor: first.nextCursor ?? '' },
    });
    expect(other.refusal.fields).toHaveProperty('cursor');
  });

  it('does not know what a provider pays', async () => {
    const plans = ['free', 'gold', 'platin'] as const;
    await offered(world.database, ...plans.map((plan) => anOffering({ name: plan, plan })));
    await keepSearch(world.adapters);
    const { items } = await asked({ zip: '10115' });
    expect(new Set(items.map(({ why }) => JSON.stringify(why))).size).toBe(1);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it('knows how soon somebody is free, with whatever changes it and with the clock', async () => {
    const [one] = await offered(world.database, anOffering({ hours: [{ opensMinute: 0, closesMinute: 1440 }] }));
    expect(await slot()).toBe(0);
    await keepSearch(world.adapters);
    expect(await slot()).toBe(20);
    const now = world.clock.now().getTime();
    await anAppointment(world.database, {
      provider: one.id,
      start: new Date(now).toISOString(),
      end: new Date(now + 7 * day).toISOString(),
    });
    await keepSearch(world.adapters);
    expect(await slot()).toBe(10);
    world.clock.forward(8 * day);
    await keepSearch(world.adapters);
    expect(await slot()).toBe(20);
  });

  it.each(['1,2', '0,0,0', '101,0,0', '1,2,x'])('refuses the weights %s, naming them', async (weights) => {
    const { status, refusal } = await world.ask(listProviders, { query: { zip: '10115', weights } });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual(['weights']);
  });
});

describe('new providers', () => {
  it('are marked for 60 days', async () => {
    await offered(world.database, anOffering());
    expect((await asked({ zip: '10115' })).items[0]?.isNew).toBe(true);
    world.clock.forward(61 * day);
    expect((await asked({ zip: '10115' })).items[0]?.isNew).toBe(false);
  });
});

const kept = async () =>
  world.database.query<{ sum: number; count: number }>(
    'select rating_sum as sum, rating_count as count from app.provider order by account_id',
  );
const counted = async () =>
  world.database.query<{ sum: number; count: number }>(
    `select coalesce(sum(rating), 0) as sum, count(rating) from app.provider
       left join app.review on review.provider_id = account_id and author = 'customer' and visible_at <= $1::timestamptz
      group by account_id order by account_id`,
    [world.clock.now().toISOString()],
  );

const sum = (values: readonly number[]): number => values.reduce((whole, value) => whole + value, 0);

describe('the kept ratings', () => {
  it('are those of the reviews in sight after whatever happens to them', async () => {
    const random = seeded(15);
    const offerings = await offered(world.database, anOffering(), anOffering(), anOffering());
    const made: { appointment: string; provider: Offering }[] = [];
    for (let step = 0; step < 120; step += 1) {
      const provider = random.pick(offerings);
      const known = made.length > 0 ? random.pick(made) : undefined;
      const at = new Date(world.clock.now().getTime() - random.whole(0, 14) * day);
      const change = random.whole(0, 6);
      if (change <= 2) made.push({ provider, appointment: await reviewed(world, provider, random.whole(1, 5), at) });
      else if (change === 3 && known !== undefined)
        await world.database.query('update app.review set rating = $2 where appointment_id = $1', [
          known.appointment,
          random.whole(1, 5),
        ]);
      else if (change === 4 && known !== undefined)
        await world.database.query(
          `update app.review set withdrawn_at = case when withdrawn_at is null then now() end where appointment_id = $1`,
          [known.appointment],
        );
      else if (change === 5 && known !== undefined)
        await world.database.query('delete from app.review where appointment_id = $1', [known.appointment]);
      else world.clock.forward(random.whole(0, 2) * day);
    }
    await keepSearch(world.adapters);
    expect(await kept()).toEqual(await counted());
    expect((await counted()).every(({ count }) => count > 3)).toBe(true);
    const [all] = await world.database.query('select rating_sum as sum, rating_count as count from app.rating_of_all');
    expect(all).toEqual({
      sum: sum((await counted()).map((row) => row.sum)),
      count: sum((await counted()).map((row) => row.count)),
    });
  });

  it('leave a sealed review out, and count it when both have written or seven days are over', async () => {
    const [one] = await offered(world.database, anOffering());
    const rating = async () => {
      await keepSearch(world.adapters);
      return (await asked({ zip: '10115' })).items.map((card) => [card.rating, card.reviewCount]);
    };
    const first = await reviewed(world, one, 5, world.clock.now());
    await reviewed(world, one, 2, world.clock.now());
    expect(await rating()).toEqual([[null, 0]]);
    const at = world.clock.now();
    await aReview(world.database, { appointment: first, provider: one.id, author: 'provider', rating: 5, at });
    expect(await rating()).toEqual([[5, 1]]);
    world.clock.forward(8 * day);
    expect(await rating()).toEqual([[3.5, 2]]);
  });
});

describe('the name of a business', () => {
  it('is found among those around a place, or everywhere without one', async () => {
    await offered(
      world.database,
      anOffering({ name: 'Salon Müller' }),
      anOffering({ name: 'Müllers Garten', latitude: 48.1, longitude: 11.5 }),
      anOffering({ name: 'Haar & Hund 100%' }),
    );
    expect(await namesOf({ zip: '10115', name: 'müller' })).toEqual(['Salon Müller']);
    const everywhere = await asked({ name: 'MÜLLER' });
    expect(everywhere.items.map(({ name }) => name).toSorted()).toEqual(['Müllers Garten', 'Salon Müller']);
    expect(everywhere).toMatchObject({ place: null, total: 2 });
    expect(everywhere.items[0]).toMatchObject({ distanceKilometres: null, why: { distance: 0 } });
    for (const sort of ['rating', 'price', 'distance'] as const)
      expect((await asked({ name: 'müller', sort })).total).toBe(2);
    expect(await namesOf({ name: '100%' })).toEqual(['Haar & Hund 100%']);
    expect(await namesOf({ name: '%' })).toEqual(['Haar & Hund 100%']);
    expect(await namesOf({ name: '_' })).toEqual([]);
    expect(await namesOf({ name: 'müller', service: 'hundesitter' })).toEqual([]);
  });

  it('follows a new name, and whoever is suspended is gone', async () => {
    const [one] = await offered(world.database, anOffering({ name: 'Alter Name' }));
    await world.database.query(`update app.account set business_name = 'Neuer Name' where id = $1`, [one.id]);
    expect(await namesOf({ name: 'neuer' })).toEqual(['Neuer Name']);
    expect(await namesOf({ name: 'alter' })).toEqual([]);
    await world.database.query('update app.account set suspended_at = now() where id = $1', [one.id]);
    expect(await namesOf({ name: 'neuer' })).toEqual([]);
    await world.database.query('update app.account set suspended_at = null where id = $1', [one.id]);
    expect(await namesOf({ name: 'neuer' })).toEqual(['Neuer Name']);
  });
});

describe('what the search keeps', () => {
  it('numbers the services as the code does', async () => {
    const rows = await world.database.query<{ number: number }>(
      'select app.service_number(category) as number from unnest($1::text[]) with ordinality as named (category, place) order by place',
      [serviceCategories],
    );
    expect(rows.map(({ number }) => number)).toEqual(serviceCategories.map((_, index) => index));
  });

  it('finds whom looking at every card finds, whatever was changed', async () => {
    const random = seeded(3);
    const services = serviceCategories.slice(0, 4);
    const offerings = Array.from({ length: 60 }, () =>
      anOffering({
        ...north(random.between(0, 60)),
        plan: random.pick(['free', 'platin'] as const),
        reachKilometres: random.chance(0.5) ? random.whole(1, 60) : null,
        cards: Array.from({ length: random.whole(0, 3) }, () =>
          aCard({ category: random.pick(services), isMobile: random.chance(0.5), isPublished: random.chance(0.8) }),
        ),
      }),
    );
    await offered(world.database, ...offerings);
    await world.database.query(
      `update app.service_card set is_at_shop = not is_mobile or id::text < '8',
         travel_reach_kilometres = case when is_mobile and id::text < 'a' then 20 end`,
    );
    await world.database.query(`update app.provider set reach_kilometres = null where account_id::text < '3'`);
    await world.database.query(`update app.account set plan = 'free' where id::text > 'c'`);
    await world.database.query(`update app.account set email_verified_at = null where id::text between '5' and '6'`);
    await world.database.query(`delete from app.service_card where provider_id::text between '6' and '8'`);
    const found: number[] = [];
    for (const radius of [5, 30, 100])
      for (const service of [undefined, services[0], services[2]]) {
        const expected = await world.database.query<{ id: string }>(
          `select distinct provider.account_id as id
             from app.provider provider join app.account account on account.id = provider.account_id
             join app.service_card card on card.provider_id = account.id and is_published
            cross join lateral (select 111.195 * abs(public_latitude - $1) as away,
              is_mobile and travel_reach_kilometres is not null and plan = 'platin' as comes) as facts
            where email_verified_at is not null and ($3::text[] is null or category = any($3::text[])) and (is_at_shop or is_mobile)
              and away <= case when comes then travel_reach_kilometres else $2 end`,
          [berlin.latitude, radius, service === undefined ? null : service === 'friseur' ? services : [service]],
        );
        const { items, total } = await asked({
          zip: '10115',
          radius,
          limit: 60,
          ...(service === undefined ? {} : { service }),
        });
        expect(items.map(({ id }) => id).toSorted(), `${radius} ${service}`).toEqual(
          expected.map(({ id }) => id).toSorted(),
        );
        expect(total).toBe(expected.length);
        found.push(total);
      }
    // Ids are random, and so is who is left nearby: not every question finds somebody.
    expect(Math.max(...found)).toBeGreaterThan(0);
  });
});
