import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type CopyEnd,
  CopyRefused,
  copyDatabase,
  digestsIn,
  filledByMigrations,
  inOrder,
} from '../../netlify/adapters/database/copy.ts';
import { postgresEnd } from '../../netlify/adapters/database/copy-ends.ts';
import { pgliteDatabase } from '../../netlify/adapters/database/pglite.ts';
import type { Adapters, ImageStore } from '../../netlify/adapters/ports.ts';
import { seedDemo } from '../../supabase/seed/seed.ts';
import { migratedPglite } from '../support/database.ts';
import { postgresAt } from '../support/postgres.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const template = process.env['WORLD_DATABASE_TEMPLATE'] ?? '';
const server = postgresAt(template);

async function aMigrated(): Promise<string> {
  const name = `copy_${randomUUID().slice(0, 8)}`;
  onTestFinished(() => server.dropDatabase(name));
  return server.createDatabase(name, new URL(template).pathname.slice(1));
}

async function aTarget(): Promise<CopyEnd> {
  const { end, close } = await postgresEnd({ connectionString: await aMigrated() });
  onTestFinished(close);
  return end;
}

async function anEmbedded(): Promise<CopyEnd & { close: () => Promise<void> }> {
  const pglite = await migratedPglite();
  const query = async <T>(text: string, parameters: readonly unknown[] = []): Promise<T[]> =>
    (await pglite.query<T>(text, [...parameters])).rows;
  return { query, close: () => pglite.close() };
}

const noPictures = { write: () => Promise.resolve() } as unknown as ImageStore;

/** What no demo has: values that are hard to write down. */
const oddities = `
  insert into app.account (type, email, name, password_hash)
  values ('customer', 'odd@example.org', E'Ô"\\\\,(){}\\n\\tNULL', 'hash');
  insert into app.outgoing_mail (recipient, subject, body, calendar, created_at)
  values ('', 'null', E'\\\\N', '{"content": "a\\\\nb", "method": "CANCEL"}', '2026-03-29 00:59:59.123456+00');
  insert into app.job_run (job, begun_for) values ('send-mail', now());`;

let source: Awaited<ReturnType<typeof anEmbedded>>;
beforeAll(async () => {
  const pglite = await migratedPglite();
  const world = { database: pgliteDatabase(pglite), images: noPictures, clock: { now: () => new Date() } };
  await seedDemo(world as Adapters, 30);
  await pglite.exec(oddities);
  source = {
    query: async <T>(text: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<T>(text, [...parameters])).rows,
    close: () => pglite.close(),
  };
}, 300_000);
afterAll(() => source.close());

/** Everything that a copy may not leave changed. */
const catalog = (end: CopyEnd) =>
  end.query(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace = 'app'::regnamespace
     union all
     select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger
       join pg_class on pg_class.oid = tgrelid where relnamespace = 'app'::regnamespace and not tgisinternal
     order by 1, 2`,
  );

const sequences = (end: CopyEnd) =>
  end.query(
    `select sequencename as name, coalesce(last_value, 0)::text as last from pg_sequences where schemaname = 'app' order by 1`,
  );

describe('a copy of the embedded database in a Postgres', () => {
  it('has the same rows in every table, goes on where the sequences stood, copies back the same, and works on', async () => {
    const target = await aTarget();
    // Where a site was started and nobody was is a new one as well.
    await target.query(`insert into app.job_run (job) values ('pack-tiles')`);
    const before = await catalog(target);
    const copied = await copyDatabase(source, target);
    const digests = await digestsIn(source);
    expect(copied.map(({ name }) => name).toSorted()).toEqual([...digests.keys()].toSorted());
    expect(copied.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
    expect(await digestsIn(target)).toEqual(digests);
    expect(await sequences(target)).toEqual(await sequences(source));
    expect(await catalog(target)).toEqual(before);

    const back = await anEmbedded();
    await copyDatabase(target, back);
    expect(await digestsIn(back)).toEqual(digests);
    expect(await sequences(back)).toEqual(await sequences(source));
    await back.close();

    // Triggers write what hangs on a row, and keys hold.
    const [listing] = await target.query<{ id: string }>(
      `update app.listing set price_centavos = price_centavos + 100 where status = 'published' returning id`,
    );
    const prices = await target.query('select 1 from app.listing_price where listing_id = $1', [listing?.id]);
    expect(prices.length).toBeGreaterThan(0);
    await expect(
      target.query(`insert into app.favorite (account_id, listing_id) values (gen_random_uuid(), gen_random_uuid())`),
    ).rejects.toThrow('foreign key');
  }, 300_000);
});

describe('a copy that cannot be', () => {
  it('refuses a target with rows of its own, by their tables, and changes nothing there', async () => {
    const target = await aTarget();
    await target.query(
      `insert into app.account (type, email, name, password_hash)
       values ('customer', 'a@example.org', 'A', 'hash')`,
    );
    const before = await digestsIn(target);
    await expect(copyDatabase(source, target)).rejects.toThrow(
      new CopyRefused(
        'The target is not empty: there are rows in app.account (1). Nothing was changed. Copy into a new database.',
      ),
    );
    expect(await digestsIn(target)).toEqual(before);
  });

  it('leaves a new target new where it breaks off', async () => {
    const target = await aTarget();
    const before = await digestsIn(target);
    await target.query(`alter table app.outgoing_mail add constraint only_short check (length(subject) < 3)`);
    await expect(copyDatabase(source, target)).rejects.toThrow('only_short');
    expect(await digestsIn(target)).toEqual(before);
    const asleep = await target.query(`select 1 from pg_trigger where tgenabled <> 'O' and not tgisinternal`);
    expect(asleep).toEqual([]);
  }, 300_000);

  it('refuses a target with other tables', async () => {
    const target = await aTarget();
    await target.query('alter table app.favorite add column note text');
    await expect(copyDatabase(source, target)).rejects.toThrow('do not have the same tables');
  });
});

it('what the migrations fill is a list that is true', async () => {
  const fresh = await anEmbedded();
  const filled = [...(await digestsIn(fresh))].filter(([, digest]) => !digest.startsWith('0 ')).map(([name]) => name);
  expect(filled.toSorted()).toEqual([...filledByMigrations].toSorted());
  await fresh.close();
});

it('tables follow those that they name, and of two that name each other one comes early', () => {
  const tables = [
    { name: 'account', needs: ['image'] },
    { name: 'image', needs: ['account', 'visit'] },
    { name: 'visit', needs: ['visit', 'client'] },
    { name: 'client', needs: [] },
  ];
  const { order, early } = inOrder(tables);
  expect(order).toEqual(['client', 'visit', 'account', 'image']);
  expect(early).toEqual([['account', 'image']]);
});

const copyWith = (words: readonly string[], variables: Record<string, string>) =>
  run(process.execPath, ['netlify/local/copy-database.ts', ...words], {
    cwd: project,
    env: { PATH: process.env['PATH'] ?? '', ...variables },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (ended: { code: number; stdout: string; stderr: string }) => ended,
  );

describe('npm run db:copy', () => {
  it('copies to and fro, and says in one sentence why it does not', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'marketplace-copy-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const DATABASE_URL = await aMigrated();
    const variables = { DATABASE_URL, DATA_DIR: join(directory, 'data') };
    expect(await copyWith(['to-postgres'], variables)).toMatchObject({
      code: 1,
      stderr: `There is no embedded database in DATA_DIR=${variables.DATA_DIR}\n`,
    });
    expect((await copyWith([], variables)).stderr).toContain('Usage: npm run db:copy');
    expect((await copyWith(['to-postgres'], { DATA_DIR: directory })).stderr).toContain('DATABASE_URL is missing');
    expect(await copyWith(['to-embedded'], variables)).toMatchObject({ code: 0, stderr: '' });
    const again = await copyWith(['to-postgres'], variables);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Copied \d{5,} rows of \d+ tables/) });
  }, 300_000);
});
