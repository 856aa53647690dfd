import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ready } from '../../../src/contract/admin/platform.ts';
import { putMail } from '../../support/mails.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A release that expects a migration which the database lacks. */
function expecting(change: (known: Awaited<ReturnType<World['adapters']['migrations']>>) => typeof known): void {
  const { migrations } = world.adapters;
  onTestFinished(() => void (world.adapters.migrations = migrations));
  world.adapters.migrations = async () => change(await migrations());
}
const status = async (): Promise<number> => (await world.ask(ready, {})).status;

it('is ready on the database that this code expects, and says up to which migration', async () => {
  const newest = (await world.adapters.migrations()).at(-1)?.version;
  expect(await world.ask(ready, {})).toMatchObject({ status: 200, body: { status: 'ready', migration: newest } });
});

it('is not ready where the database lacks a migration, and says in the log which', async () => {
  expecting((known) => [...known, { version: '99990101000000', fingerprint: 'any' }]);
  expect(await status()).toBe(503);
  expect(world.logged.some((line) => line.includes('"not ready"') && line.includes('99990101000000'))).toBe(true);
});

it('is not ready where a migration says something else than in the database', async () => {
  expecting((known) => known.map((one, index) => (index === 3 ? { ...one, fingerprint: 'another' } : one)));
  expect(await status()).toBe(503);
});

it('hears that a migration is gone also after the texts were compared', async () => {
  expect(await status()).toBe(200);
  const newest = (await world.adapters.migrations()).at(-1)?.version;
  await world.database.query('create table kept as select * from supabase_migrations.schema_migrations');
  await world.database.query('delete from supabase_migrations.schema_migrations where version = $1', [newest]);
  onTestFinished(async () => {
    await world.database.query(
      'insert into supabase_migrations.schema_migrations select * from kept where version = $1',
      [newest],
    );
  });
  expect(await status()).toBe(503);
});

it('is ready where the database is newer: old code runs on a new schema while a deploy goes out', async () => {
  expecting((known) => known.slice(0, -1));
  expect(await status()).toBe(200);
});

it('is not ready where nobody has ever migrated the database', async () => {
  await world.database.query('alter schema supabase_migrations rename to elsewhere');
  onTestFinished(() =>
    world.database.query('alter schema elsewhere rename to supabase_migrations').then(() => undefined),
  );
  expect(await status()).toBe(503);
});

const parts = async () => (await world.ask(ready, {})).body.parts;

it('says that all parts behind the site are well, where they are', async () => {
  expect(await parts()).toEqual({
    storage: 'ok',
    mail: 'ok',
    texts: 'ok',
    vies: 'ok',
    engines: 'ok',
    cdn: 'ok',
    payments: 'ok',
    jobs: 'ok',
  });
});

it('says when the disk of its machine is full, where data lie on it', async () => {
  onTestFinished(() => void (world.adapters.isDiskFull = undefined));
  world.adapters.isDiskFull = () => Promise.resolve(false);
  expect((await parts())['disk']).toBe('ok');
  world.adapters.isDiskFull = () => Promise.resolve(true);
  expect(await world.ask(ready, {})).toMatchObject({ status: 200, body: { parts: { disk: 'full' } } });
});

it('says which parts are left alone and which are late, and stays ready', async () => {
  const { database } = world;
  onTestFinished(async () => {
    for (const table of ['circuit', 'outgoing_mail', 'reset_request']) await database.query(`delete from app.${table}`);
  });
  await database.query(
    `insert into app.circuit (service, failures, failed_at, opened_at, rests_until)
     values ('storage', 5, now(), now(), now()), ('vies', 5, now(), now(), now()), ('texts', 2, now(), null, null)`,
  );
  const longAgo = new Date(world.clock.now().getTime() - 3_600_000);
  await putMail(database, { to: 'a@example.org', subject: 'Hello', text: 'Hello' }, longAgo);
  await database.query(`insert into app.reset_request (email, language, asked_at) values ('a@example.org', 'en', $1)`, [
    longAgo.toISOString(),
  ]);
  expect(await parts()).toEqual({
    storage: 'resting',
    mail: 'late',
    texts: 'ok',
    vies: 'resting',
    engines: 'ok',
    cdn: 'ok',
    payments: 'ok',
    jobs: 'late',
  });
});
