import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../netlify/adapters/database/migrate-targets.ts';
import {
  type PostgresDatabase,
  postgresDatabase,
  siteRole,
  standbyDatabase,
} from '../../netlify/adapters/database/postgres.ts';
import type { Database } from '../../netlify/adapters/ports.ts';
import { metricsOf } from '../../netlify/features/admin/platform/actions.ts';
import { ready } from '../../src/contract/admin/platform.ts';
import { getCalendar } from '../../src/contract/booking/calendar.ts';
import { searchListings } from '../../src/contract/property/browse.ts';
import { aListing } from '../support/listings.ts';
import { aProvider, aSeller, type Person } from '../support/people.ts';
import { type Pair, startPair } from '../support/standby.ts';
import { startWorld, type World } from '../support/world.ts';

let pair: Pair;
let world: World;
let seller: Person;
let standby: PostgresDatabase;
let address: string;
/** What the standby was asked, but for how far it has come. */
let asked: string[];

const noting = (database: Database): Database => ({
  query: (text, ...more) => {
    if (!text.includes('pg_last_wal_replay_lsn')) asked.push(text);
    return database.query(text, ...more);
  },
  transaction: (work) => database.transaction((inside) => work(noting(inside))),
});

async function fill(primary: Pair['primary']): Promise<void> {
  address = await primary.createDatabase('standby');
  const client = new Client({ connectionString: address });
  await client.connect();
  await migrate(postgresTarget(client));
  await client.end();
}

const asStandby = (database: Database): void => {
  asked = [];
  world.adapters.standby = noting(database);
};
const found = async (token?: string): Promise<string[]> => {
  const { status, body } = await world.ask(searchListings, { body: {} }, { token });
  expect(status).toBe(200);
  return body.items.map(({ title }) => title);
};

describe.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('a hot standby for what only reads', () => {
  beforeAll(async () => {
    pair = await startPair(fill);
    const database = postgresDatabase({ connectionString: address });
    const serving = postgresDatabase({ connectionString: address, role: siteRole });
    standby = standbyDatabase({ connectionString: pair.standbyOf(address) });
    world = await startWorld({
      database,
      serving,
      close: async () => {
        await Promise.all([database, serving, standby].map((one) => one.close()));
        await pair.stop();
      },
    });
    seller = await aSeller(world);
  }, 120_000);
  afterAll(() => world.close());

  afterEach(() => {
    world.adapters.standby = undefined;
  });

  it('answers searches and calendars, of strangers and of whoever has a session', async () => {
    await aListing(world, seller, { title: 'On both of them' });
    await world.afterwards();
    asStandby(standby);
    const id = seller.user.id;
    for (const line of [
      'GET /api/listings',
      'POST /api/listings/search',
      'GET /api/listings/map?bbox=120,14,122,15&zoom=9',
      'POST /api/listings/map',
      'GET /api/providers?zip=10115',
      `GET /api/providers/${id}/offers`,
      `GET /api/providers/${id}/slots`,
    ])
      for (const token of [undefined, seller.token]) {
        await pair.untilWhole();
        asked = [];
        const body = line.startsWith('POST') ? { bbox: '120,14,122,15', zoom: 9 } : undefined;
        const { status } = await world.raw(line, body, { token });
        expect({ line, status: status < 500, isAsked: asked.length > 0 }).toEqual({
          line,
          status: true,
          isAsked: true,
        });
      }
    const { token } = await aProvider(world);
    await pair.untilWhole();
    asked = [];
    expect((await world.ask(getCalendar, { query: {} }, { token })).status).toBe(200);
    expect(asked.length).toBeGreaterThan(0);
    expect(await found()).toContain('On both of them');
    expect(world.logged.filter((line) => line.includes('standby away'))).toEqual([]);
  });

  it('is not asked by whoever has just written until it has that, nor by anybody while it is two seconds behind', async () => {
    asStandby(standby);
    const goOn = await pair.holdStandby();
    await aListing(world, seller, { title: 'A moment ago' });
    asked = [];
    expect(await found(seller.token)).toContain('A moment ago');
    expect(asked).toEqual([]);
    await expect.poll(() => found()).toContain('A moment ago');
    expect((await world.ask(ready, {})).body.parts).toMatchObject({ standby: 'late' });
    await goOn();
    await pair.untilWhole();
    asked = [];
    expect(await found(seller.token)).toContain('A moment ago');
    expect(asked.length).toBeGreaterThan(0);
    const state = async () => (await world.ask(ready, {})).body.parts['standby'];
    await expect.poll(state).toBe('ok');
  });

  it('is never asked where it is no standby', async () => {
    asStandby(world.adapters.database);
    await found(seller.token);
    expect(asked).toEqual([]);
    expect(world.logged.some((line) => line.includes('is no standby'))).toBe(true);
  });

  it('is missed by nobody when it goes away, in the middle of a call or before it', async () => {
    asStandby(standby);
    await pair.untilWhole();
    expect(await found(seller.token)).toContain('A moment ago');
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    await pair.untilWhole();
    // It goes between the look at how far it has come and the search.
    world.adapters.standby = {
      ...standby,
      query: async (text, ...more) => {
        if (!text.includes('pg_last_wal_replay_lsn')) await pair.stopStandby();
        return standby.query(text, ...more);
      },
    };
    expect(await found(seller.token)).toContain('A moment ago');
    expect(await found()).toContain('A moment ago');
    asStandby(standby);
    expect(await found(seller.token)).toContain('A moment ago');
    expect((await world.ask(ready, {})).body.parts).toMatchObject({ standby: 'resting' });
    expect(await metricsOf(world.adapters)).toMatch(/marketplace_standby_calls_total\{by="primary"\} [1-9]/);
  });
});
