import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DataFile, readDataFiles } from '../../netlify/adapters/database/data-files.ts';
import {
  type Migration,
  type MigrationTarget,
  migrate,
  readMigrations,
} from '../../netlify/adapters/database/migrate.ts';
import { pgliteTarget, postgresTarget } from '../../netlify/adapters/database/migrate-targets.ts';
import { openPglite } from '../../netlify/adapters/database/pglite.ts';
import { postgresAt } from '../support/postgres.ts';

const run = promisify(execFile);
const template = process.env['WORLD_DATABASE_TEMPLATE'] ?? '';
const server = postgresAt(template);
const project = join(import.meta.dirname, '../..');

interface Empty {
  /** A runner's own connection. */
  connect: () => Promise<MigrationTarget>;
  ask: (text: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

async function emptyPglite(): Promise<Empty> {
  const pglite = await openPglite();
  return {
    connect: () => Promise.resolve(pgliteTarget(pglite)),
    ask: async (text) => (await pglite.query<Record<string, unknown>>(text)).rows,
    close: () => pglite.close(),
  };
}

/** Empty, or a copy of the one that the runner has migrated for all files. */
async function ownPostgres(from?: string): Promise<Empty & { address: string }> {
  const name = `empty_${randomUUID().slice(0, 8)}`;
  const address = await server.createDatabase(name, from);
  const open: Client[] = [];
  const connected = async (): Promise<Client> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    open.push(client);
    return client;
  };
  const own = await connected();
  return {
    address,
    connect: async () => postgresTarget(await connected()),
    ask: async (text) => (await own.query<Record<string, unknown>>(text)).rows,
    close: async () => {
      await Promise.all(open.map((client) => client.end()));
      await server.dropDatabase(name);
    },
  };
}

const emptyPostgres = () => ownPostgres();
const migratedPostgres = () => ownPostgres(new URL(template).pathname.slice(1));

const history =
  'select version, name, array_length(statements, 1) as texts from supabase_migrations.schema_migrations order by 1';
const tables = "select table_name from information_schema.tables where table_schema = 'app' order by 1";

/** Ends as after a deadlock until so many have tried: what a sequence counts stays when the transaction is rolled back. */
const endedUntil = (attempt: number): string =>
  `create table other_one ();
   do $$ begin
     if nextval('tries') < ${attempt} then raise exception 'deadlock detected' using errcode = '40P01'; end if;
   end $$`;

const towns = (digest: string, ...lines: string[]): DataFile => ({
  name: 'town',
  digest,
  text: ['name\tsize\ttowns', ...lines, ''].join('\n'),
});

let versions: string[];
let files: string[];
beforeAll(async () => {
  versions = (await readMigrations()).map((migration) => migration.version);
  files = (await readDataFiles()).map(({ name }) => name);
});

describe.each([
  ['PGlite', emptyPglite],
  ['Postgres 17, as an owner who is no superuser', emptyPostgres],
])('the migration runner on %s', (_, open) => {
  describe('on an empty database', () => {
    let empty: Empty;
    let target: MigrationTarget;
    beforeEach(async () => {
      empty = await open();
      target = await empty.connect();
      return () => empty.close();
    });

    it('leaves nothing of a migration that fails, keeps those before it, and continues there', async () => {
      const first: Migration = { version: '20000101000000', name: 'first', text: 'create table first_one ()' };
      const broken: Migration = {
        version: '20000102000000',
        name: 'broken',
        text: 'create table second_one (); selekt 1',
      };
      await expect(migrate(target, [first, broken])).rejects.toThrow('20000102000000_broken');
      const found = await empty.ask(
        "select to_regclass('first_one') is not null as first, to_regclass('second_one') is not null as second",
      );
      expect(found).toEqual([{ first: true, second: false }]);
      const mended = { ...broken, text: 'create table second_one ()' };
      expect(await migrate(target, [first, mended])).toEqual(['20000102000000']);
    });

    it('applies a migration once more that a deadlock has ended, and gives up where each attempt ends so', async () => {
      await migrate(target, [{ version: '20000101000000', name: 'tries', text: 'create sequence tries' }]);
      const never: Migration = { version: '20000102000000', name: 'never', text: endedUntil(1000) };
      await expect(migrate(target, [never])).rejects.toThrow('20000102000000_never');
      expect(
        await empty.ask("select to_regclass('other_one') as left, last_value::int as attempts from tries"),
      ).toEqual([{ left: null, attempts: 5 }]);
      const third: Migration = { version: '20000103000000', name: 'third', text: endedUntil(8) };
      expect(await migrate(target, [third])).toEqual(['20000103000000']);
    });

    it.each([
      ['other numbers', () => '20261121000100'],
      ['the same number and another text', () => versions[0] ?? ''],
    ])('refuses a database of migrations with %s in one sentence, and leaves it as it is', async (__, version) => {
      const text = 'create schema app; create table app.account ()';
      await migrate(target, [{ version: version(), name: 'foundation', text }]);
      await expect(migrate(target)).rejects.toThrow(
        'The database of DATABASE_URL was made by migrations that no longer exist',
      );
      expect((await empty.ask(history)).map((row) => row['version'])).toEqual([version()]);
      expect(await empty.ask(tables)).toEqual([{ table_name: 'account' }]);
    });

    it('continues beside what somebody else has in the same history', async () => {
      const first: Migration = { version: '20000101000000', name: 'first', text: 'create table first_one ()' };
      const second: Migration = { version: '20000102000000', name: 'second', text: 'create table second_one ()' };
      await migrate(target, [first]);
      expect(await migrate(target, [second])).toEqual(['20000102000000']);
    });

    it('replaces the rows of a file that has changed, reads an empty field as null, and does nothing the second time', async () => {
      const made: Migration = {
        version: '20000101000000',
        name: 'made',
        text: `create schema app; create table app.data_file (name text primary key, digest text not null);
               create table app.town (name text not null, size integer, towns text[])`,
      };
      const before = towns('one', 'L\'Isle\t7\t{a,"b c"}', 'Ulm\t\t');
      expect(await migrate(target, [made], [before])).toEqual(['20000101000000', 'town']);
      expect(await migrate(target, [made], [before])).toEqual([]);
      const rows = 'select name, size, towns from app.town order by name';
      expect(await empty.ask(rows)).toEqual([
        { name: "L'Isle", size: 7, towns: ['a', 'b c'] },
        { name: 'Ulm', size: null, towns: null },
      ]);
      const broken = towns('two', '\t1\t');
      await expect(migrate(target, [made], [broken])).rejects.toThrow('loading supabase/data/town.tsv failed');
      expect(await empty.ask(rows)).toHaveLength(2);
      expect(await migrate(target, [made], [towns('three', 'Ulm\t1\t{}')])).toEqual(['town']);
      expect(await empty.ask(rows)).toEqual([{ name: 'Ulm', size: 1, towns: [] }]);
    });
  });

  describe('with the whole chain', () => {
    let migrated: Empty;
    let target: MigrationTarget;
    let applied: string[];
    beforeAll(async () => {
      migrated = await open();
      target = await migrated.connect();
      applied = await migrate(target);
      return () => migrated.close();
    });

    it('applies every migration to an empty database, in order, loads the rows of every file, and says which', async () => {
      expect(applied).toEqual([...versions, ...files]);
      expect((await migrated.ask(history)).map((row) => row['version'])).toEqual(versions);
      expect((await migrated.ask(tables)).length).toBeGreaterThan(5);
    });

    it('does nothing the second time', async () => {
      const before = await migrated.ask(history);
      expect(await migrate(target)).toEqual([]);
      expect(await migrated.ask(history)).toEqual(before);
    });

    it('keeps its history in a table of the form that the Supabase CLI makes', async () => {
      const columns = await migrated.ask(
        `select column_name, data_type, is_nullable from information_schema.columns
          where table_schema = 'supabase_migrations' and table_name = 'schema_migrations' order by column_name`,
      );
      expect(columns).toEqual([
        { column_name: 'name', data_type: 'text', is_nullable: 'YES' },
        { column_name: 'statements', data_type: 'ARRAY', is_nullable: 'YES' },
        { column_name: 'version', data_type: 'text', is_nullable: 'NO' },
      ]);
    });

    it('shuts every table behind row level security, and opens it to the role of the site alone', async () => {
      const unguarded = await migrated.ask(
        `select relname from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
      );
      expect(unguarded).toEqual([]);
      const policies = "select distinct policyname, roles::text from pg_policies where schemaname = 'app'";
      expect(await migrated.ask(policies)).toEqual([{ policyname: 'site', roles: '{marketplace_site}' }]);
    });
  });
});

describe('the migration runner beside others, on Postgres 17', () => {
  it('lets runners start at once: all end well, each migration is applied and each file loaded once', async () => {
    const empty = await emptyPostgres();
    const applied = await Promise.all(
      (await Promise.all([empty.connect(), empty.connect(), empty.connect()])).map((target) => migrate(target)),
    );
    expect(applied.flat().sort()).toEqual([...versions, ...files]);
    expect((await empty.ask(history)).map((row) => row['version'])).toEqual(versions);
    await empty.close();
  });

  it('shows the public roles of Supabase nothing', async () => {
    const migrated = await migratedPostgres();
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const [may] = await migrated.ask(`select has_schema_privilege('${role}', 'app', 'usage') as usage`);
      expect(may).toEqual({ usage: false });
    }
    await migrated.close();
  });
});

const isSupabaseInstalled = await run('supabase', ['--version'], { cwd: tmpdir() }).then(
  () => true,
  () => false,
);

// In CI it has to be there: without it nobody would ask Supabase's advisors, and the rest would be green.
describe.runIf(isSupabaseInstalled || process.env['CI'] !== undefined)('the Supabase CLI and the runner', () => {
  // The command writes files beside its migrations, so it gets a copy.
  let copy: string;
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'marketplace-supabase-'));
    await cp(join(project, 'supabase'), join(copy, 'supabase'), { recursive: true });
  });
  afterAll(() => rm(copy, { recursive: true }));

  const supabase = async (address: string, ...words: string[]): Promise<string> => {
    const { stdout, stderr } = await run('supabase', [...words, `--remote=${address}?sslmode=disable`], {
      cwd: copy,
      env: { ...process.env, HOME: copy, DO_NOT_TRACK: '1' },
    });
    return stdout + stderr;
  };
  const push = (address: string): Promise<string> => supabase(address, 'db', 'push', '--yes');
  const advise = (address: string): Promise<string> =>
    supabase(address, 'db', 'advisors', '--level=warn', '--fail-on=warn');

  it('agree: what the runner applied, `db push` finds up to date', async () => {
    const migrated = await migratedPostgres();
    expect(await push(migrated.address)).toContain('up to date');
    await migrated.close();
  });

  it('agree the other way round: what `db push` applied, the runner finds done, and loads the rows', async () => {
    const empty = await emptyPostgres();
    await push(empty.address);
    expect((await empty.ask(history)).map((row) => row['version'])).toEqual(versions);
    expect(await migrate(await empty.connect())).toEqual(files);
    expect(await empty.ask('select count(*)::int > 10000 as filled from app.postal_code')).toEqual([{ filled: true }]);
    await empty.close();
  });

  it('Supabase has no warning about the schema, and has one where a function could be led astray', async () => {
    const migrated = await migratedPostgres();
    await advise(migrated.address);
    await migrated.ask(`create function app.astray() returns integer language sql as 'select 1'`);
    await expect(advise(migrated.address)).rejects.toMatchObject({
      stdout: expect.stringContaining('app.astray') as string,
    });
    await migrated.close();
  });
});
