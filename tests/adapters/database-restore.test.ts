import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite, pgliteDatabase } from '../../netlify/adapters/database/pglite.ts';
import type { Adapters, ImageStore } from '../../netlify/adapters/ports.ts';
import { login } from '../../src/contract/account/account.ts';
import { ready } from '../../src/contract/admin/platform.ts';
import { seedDemo } from '../../supabase/seed/seed.ts';
import { migratedPglite } from '../support/database.ts';
import { digestsIn } from '../support/database-rows.ts';
import { startWorld, type World } from '../support/world.ts';

const noPictures = { write: () => Promise.resolve() } as unknown as ImageStore;

/** The demo's database is dumped as docs/self-hosting.md does it, goes, and is restored. */
let world: World;
let before: Said;
let after: Said;

/** What the database says of itself, without anything that depends on the order in which it was made. */
const catalog = `
  select 'column' as kind, class.relname || '.' || attname as name,
         concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attstorage,
                   pg_get_expr(adbin, adrelid)) as is
    from pg_attribute attribute join pg_class class on class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where relnamespace = 'app'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
  union all
  select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'app'::regnamespace and contype <> 't'
  union all
  select 'relation', oid::regclass::text, concat_ws(' ', relkind, relrowsecurity, reloptions) from pg_class
   where relnamespace = 'app'::regnamespace and relkind <> 'i'
  union all
  select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
   where indrelid::regclass::text like 'app.%'
  union all
  select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger
   where not tgisinternal
  union all
  select 'function', oid::regprocedure::text, pg_get_functiondef(oid) from pg_proc where pronamespace = 'app'::regnamespace
  union all
  select 'policy', tablename || '.' || policyname, concat_ws(' ', cmd, roles, qual, with_check) from pg_policies
  union all
  select 'right', table_name || ' ' || grantee, string_agg(privilege_type, ' ' order by privilege_type)
    from information_schema.role_table_grants where table_schema = 'app' group by 2
  union all
  select 'right', table_name || '.' || column_name || ' ' || grantee, string_agg(privilege_type, ' ' order by privilege_type)
    from information_schema.column_privileges where table_schema = 'app' group by 2
  union all
  select 'migration', version, name from supabase_migrations.schema_migrations
  order by 1, 2`;

interface Said {
  catalog: { kind: string; name: string; is: string | null }[];
  rows: [string, string][];
}

const whatSays = async (pglite: PGlite): Promise<Said> => {
  const query = async <T>(text: string, parameters: readonly unknown[] = []): Promise<T[]> =>
    (await pglite.query<T>(text, [...parameters])).rows;
  const found = await query<Said['catalog'][number]>(catalog);
  // Read anew from its own text, `(a or b) or c` is `a or b or c`.
  const plain = found.map(({ kind, name, is }) => ({ kind, name, is: is?.replaceAll(/[()]/g, '') ?? '' }));
  return { catalog: plain, rows: [...(await digestsIn({ query }))] };
};

beforeAll(async () => {
  const first = await migratedPglite();
  const parts = { database: pgliteDatabase(first), images: noPictures, clock: { now: () => new Date() } };
  await seedDemo(parts as Adapters, 30);
  before = await whatSays(first);
  const args = ['--no-owner', '--no-privileges', '--rows-per-insert=500'];
  const dump = await (await pgDump({ pg: first, args })).text();
  await first.close();

  const restored = await openPglite();
  await restored.exec('create role marketplace_site nologin');
  await restored.exec(dump);
  await restored.exec('select app.open_to_site()');
  after = await whatSays(restored);
  world = await startWorld({ database: pgliteDatabase(restored), close: () => restored.close() });
}, 120_000);
afterAll(() => world.close());

describe('a restored dump', () => {
  it('has the same tables, functions, rules and rights', () => {
    expect(before.catalog.length).toBeGreaterThan(1000);
    expect(after.catalog).toEqual(before.catalog);
  });

  it('has the same rows', () => {
    expect(before.rows.length).toBeGreaterThan(100);
    expect(after.rows).toEqual(before.rows);
  });

  it('is ready, and lets in whoever had an account', async () => {
    expect((await world.ask(ready, {})).body).toMatchObject({ status: 'ready' });
    const body = { email: 'kunde@example.com', password: 'demo-password' };
    expect((await world.ask(login, { body })).status).toBe(200);
  });
});
