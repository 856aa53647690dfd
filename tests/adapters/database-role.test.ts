import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresDatabase, type siteRole } from '../../netlify/adapters/database/postgres.ts';
import { migratedDatabase, type TestDatabase } from '../support/database.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await migratedDatabase();
}, 60_000);
afterAll(() => target.close());

const asSite = (text: string) => (target.serving ?? target.database).query(text);

describe('the role that serves the site', () => {
  it.each([
    'create table app.extra (id integer)',
    'alter table app.account add column extra text',
    'drop table app.favorite',
    'truncate app.favorite',
    'alter table app.account disable row level security',
    'drop policy site on app.account',
    'alter table app.audit disable trigger all',
    'create index extra on app.account (name)',
    'create function app.extra() returns integer language sql return 1',
    'create or replace function app.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create role extra',
    'create schema extra',
    'update app.audit set at = now()',
    'truncate app.audit',
    'delete from supabase_migrations.schema_migrations',
  ])('may not: %s', async (text) => {
    await expect(asSite(text)).rejects.toMatchObject({ code: '42501' });
  });

  it('may read and write every table, where the log is added to only', async () => {
    const rights = await target.database.query<{ name: string; lacks: string }>(
      `select class.relname as name, string_agg(of, ', ' order by of) as lacks
         from pg_class class cross join unnest(array['select', 'insert', 'update', 'delete']) of
        where relnamespace = 'app'::regnamespace and relkind in ('r', 'p')
          and not has_table_privilege('marketplace_site', class.oid, of)
        group by 1 order by 1`,
    );
    expect(rights).toEqual([
      { name: 'audit', lacks: 'update' },
      { name: 'staff_call', lacks: 'update' },
    ]);
  });
});

describe('a database where nobody has made that role', () => {
  it('is a part that is unavailable, which the log tells from one that is away', async () => {
    const database = postgresDatabase({
      connectionString: process.env['WORLD_DATABASE_TEMPLATE'] ?? '',
      role: 'nobody_here' as typeof siteRole,
    });
    onTestFinished(() => database.close());
    const refusal = { name: 'PartUnavailable', message: expect.stringContaining('npm run migrate') as string };
    await expect(database.query('select 1')).rejects.toMatchObject(refusal);
    await expect(database.query('delete from app.favorite')).rejects.toMatchObject(refusal);
  });
});

describe('whoever migrates', () => {
  // A migration that makes a table or a function ends with `select app.open_to_site()`.
  it('has opened every table to the site, and given every function its path', async () => {
    const left = await target.database.query<{ name: string }>(
      `select class.oid::regclass::text as name from pg_class class
        where relnamespace = 'app'::regnamespace and relkind in ('r', 'p')
          and not exists (select from pg_policy where polrelid = class.oid and polname = 'site')
       union all
       select oid::regprocedure::text from pg_proc where pronamespace = 'app'::regnamespace and proconfig is null`,
    );
    expect(left).toEqual([]);
  });
});
