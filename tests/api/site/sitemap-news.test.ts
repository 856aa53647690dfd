import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { circuitRules } from '../../../netlify/adapters/circuit.ts';
import type { SearchEngines } from '../../../netlify/adapters/ports.ts';
import { newsRules, tellEngines } from '../../../netlify/features/site/sitemap/news-actions.ts';
import { deleteProperty, updateProperty } from '../../../src/contract/property/listing.ts';
import { aListing, aPropertyForm } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let seller: Person;
let told: string[][] = [];
let isDown = false;

const engines: SearchEngines = {
  key: 'key-of-the-tests',
  tell: async ({ addresses }) => {
    await Promise.resolve();
    if (!isDown) told.push([...addresses]);
    return !isDown;
  },
};

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
}, 60_000);
beforeEach(async () => {
  isDown = false;
  world.adapters.engines = engines;
  await world.database.query('delete from app.index_news');
  told = [];
});
afterAll(() => world.close());

const waiting = async (): Promise<number> => {
  const [row] = await world.database.query<{ count: number }>('select count(*) as count from app.index_news');
  return row?.count ?? 0;
};
const keyFile = (): Promise<Response> => world.fetch(new Request('http://localhost:5000/indexnow.txt'));

describe('search engines are told', () => {
  it('of a listing that comes, changes in what the page says, and goes: in both languages, and of no draft', async () => {
    await aListing(world, seller, { status: 'draft' });
    const { id } = await aListing(world, seller, { title: 'House that is told of' });
    const both = [`/property/${id}`, `/de/property/${id}`];
    expect(await tellEngines(world.adapters)).toEqual({ told: 1 });
    expect(told).toEqual([both]);

    const cheaper = aPropertyForm({ title: 'House that is told of', price: 4_000_000 });
    await world.ask(updateProperty, { body: { ...cheaper, id } }, { token: seller.token });
    await tellEngines(world.adapters);
    await world.ask(deleteProperty, { body: { id } }, { token: seller.token });
    await tellEngines(world.adapters);
    expect(told).toEqual([both, both, both]);
    expect(await tellEngines(world.adapters)).toEqual({ told: 0 });
    expect(told).toHaveLength(3);
  });

  it('of a provider who comes, changes the name and is hidden, and not of a free time that has passed', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    const both = [`/provider/${id}`, `/en/provider/${id}`];
    await tellEngines(world.adapters);
    await world.database.query('update app.provider_search set next_free_at = now() where provider_id = $1', [id]);
    expect(await waiting()).toBe(0);
    await world.database.query(`update app.account set business_name = 'Salon Anders' where id = $1`, [id]);
    await tellEngines(world.adapters);
    await world.database.query('update app.account set suspended_at = now() where id = $1', [id]);
    await tellEngines(world.adapters);
    expect(told).toEqual([both, both, both]);
  });

  it('once, however many runs there are at the same moment, and in batches', async () => {
    await world.database.query(
      `insert into app.index_news (kind, id, changed_at)
       select 'property', gen_random_uuid(), now() from generate_series(1, $1)`,
      [newsRules.atOnce + 100],
    );
    const runs = await Promise.all([1, 2, 3].map(() => tellEngines(world.adapters)));
    expect(runs.reduce((sum, run) => sum + run.told, 0)).toBe(newsRules.atOnce + 100);
    const sizes = told.map((addresses) => addresses.length);
    // Who claims how much depends on who comes first.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(newsRules.atOnce * 2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe((newsRules.atOnce + 100) * 2);
    expect(new Set(told.flat()).size).toBe((newsRules.atOnce + 100) * 2);
    expect(await waiting()).toBe(0);
  });

  it('later, where they do not answer: the news waits and is tried again after the claim', async () => {
    await aListing(world, seller, { title: 'House of which nobody hears', price: 1_900_000, area: 30 });
    isDown = true;
    expect(await tellEngines(world.adapters)).toEqual({ told: 0 });
    expect(await waiting()).toBe(1);
    isDown = false;
    expect(await tellEngines(world.adapters)).toEqual({ told: 0 });
    world.clock.forward(newsRules.claimSeconds * 1000);
    expect(await tellEngines(world.adapters)).toEqual({ told: 1 });
    expect(circuitRules.longestRestSeconds).toBeGreaterThan(newsRules.claimSeconds);
  });

  it('again of what changes while it is told', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    world.adapters.engines = {
      ...engines,
      tell: async (news) => {
        await world.database.query(`update app.account set business_name = 'Salon Neu' where id = $1`, [id]);
        return engines.tell(news);
      },
    };
    expect(await tellEngines(world.adapters)).toEqual({ told: 2 });
    expect(told).toEqual(Array.from({ length: 2 }, () => [`/provider/${id}`, `/en/provider/${id}`]));
    expect(await waiting()).toBe(0);
  });
});

it('shows the key to whoever has to know that it is ours', async () => {
  const shown = await keyFile();
  expect([shown.status, await shown.text()]).toEqual([200, 'key-of-the-tests']);
});

it('tells nobody without a key, shows none, and keeps nothing', async () => {
  world.adapters.engines = undefined;
  await aListing(world, seller, { title: 'House without a key', price: 2_800_000, area: 61 });
  expect(await waiting()).toBe(1);
  expect(await tellEngines(world.adapters)).toEqual({ told: 0 });
  expect(await waiting()).toBe(0);
  expect((await keyFile()).status).toBe(404);
});
