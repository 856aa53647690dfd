import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPglite, pgliteDatabase } from '../../netlify/adapters/database/pglite.ts';
import { postgresDatabase } from '../../netlify/adapters/database/postgres.ts';
import { type Database, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { postgresAt } from '../support/postgres.ts';

interface Twin {
  database: Database;
  close: () => Promise<void>;
}

async function pgliteTwin(): Promise<Twin> {
  const pglite = await openPglite();
  return { database: pgliteDatabase(pglite), close: () => pglite.close() };
}

async function postgresTwin(): Promise<Twin> {
  const server = postgresAt(process.env['WORLD_DATABASE_TEMPLATE'] ?? '');
  const name = `twin_${randomUUID().slice(0, 8)}`;
  const database = postgresDatabase({ connectionString: await server.createDatabase(name) });
  return {
    database,
    close: async () => {
      await database.close();
      await server.dropDatabase(name);
    },
  };
}

class ChangedMind extends Error {}

it('PGlite plans a statement once, and not again for other values', async () => {
  const { database, close } = await pgliteTwin();
  await database.query('create table plain (id integer primary key, text text)');
  for (let id = 0; id < 8; id += 1) await database.query('select text from plain where id = $1', [id]);
  const [kept] = await database.query(
    `select generic_plans::integer as once, custom_plans::integer as anew from pg_prepared_statements
      where statement like 'select text from plain%'`,
  );
  expect(kept).toEqual({ once: 7, anew: 0 });
  await close();
});

it('PGlite plans a statement with an optional part for its values, and so what is asked in a transaction', async () => {
  const { database, close } = await pgliteTwin();
  await database.query('create table plain (id integer primary key)');
  await database.query('insert into plain values (1)');
  const mode = `current_setting('plan_cache_mode') as mode`;
  const modeOf = async (text: string): Promise<unknown[]> => {
    const modes: unknown[] = [];
    for (let use = 0; use < 3; use += 1) modes.push((await database.query(text, [1]))[0]?.['mode']);
    return modes;
  };
  expect(await modeOf(`select ${mode} from plain where id = $1`)).toEqual([
    'auto',
    'force_generic_plan',
    'force_generic_plan',
  ]);
  for (let use = 0; use < 2; use += 1)
    await expect(database.query('insert into plain values ($1)', [1])).rejects.toMatchObject({ code: '23505' });
  expect(await modeOf(`select ${mode} from plain where ($1::integer is null or id = $1)`)).toEqual(
    Array(3).fill('auto'),
  );
  await database.transaction(async (inside) => {
    expect(await inside.query(`select ${mode}`)).toEqual([{ mode: 'auto' }]);
  });
  await close();
});

describe.each([
  ['PGlite', pgliteTwin],
  ['node-postgres on Postgres 17', postgresTwin],
])('the database port over %s', (_, open) => {
  let twin: Twin;
  let database: Database;

  beforeAll(async () => {
    twin = await open();
    database = twin.database;
    await database.query(
      'create table note (id integer primary key, text text not null, count integer not null default 0)',
    );
  });
  afterAll(() => twin.close());
  beforeEach(() => database.query('truncate note'));

  const texts = async (): Promise<unknown[]> =>
    (await database.query('select text from note order by id')).map((row) => row['text']);

  it('answers the same question each time, also when its table or its answer have changed', async () => {
    await database.query('create table changing (id integer primary key, tags text[], facts jsonb)');
    const put = (id: number) =>
      database.query('insert into changing values ($1, $2, $3)', [id, ['a', 'b'], { of: { number: id } }]);
    const found = (id: number) => database.query('select * from changing where id = $1', [id]);
    for (const id of [1, 2, 3]) {
      await put(id);
      expect(await found(id)).toEqual([{ id, tags: ['a', 'b'], facts: { of: { number: id } } }]);
      await expect(put(id)).rejects.toMatchObject({ code: '23505', constraint: 'changing_pkey' });
    }
    await database.query('alter table changing drop column tags, add column at date');
    await database.query(`update changing set at = '2026-11-26'`);
    for (const id of [1, 2, 3])
      expect(await found(id)).toEqual([{ id, facts: { of: { number: id } }, at: '2026-11-26' }]);
    await database.query('drop table changing');
  });

  it('says that it is unavailable where it takes no writes', async () => {
    const written = database.transaction(async (transaction) => {
      await transaction.query('set transaction read only');
      await transaction.query(`insert into note (id, text) values (1, 'one')`);
    });
    await expect(written).rejects.toThrow(PartUnavailable);
  });

  it.each([
    ['a full disk', '53100'],
    ['a disk that fails', '58030'],
  ])('says that it is unavailable for %s', async (_name, state) => {
    const raised = database.query(`do $$ begin raise exception 'simulated' using errcode = '${state}'; end $$`);
    await expect(raised).rejects.toThrow(PartUnavailable);
  });

  it.each([
    ['a whole number beyond 32 bits', 'int8', 9_007_199_254_740_991, 9_007_199_254_740_991],
    ['a negative whole number', 'int8', -5_000_000_000, -5_000_000_000],
    ['an instant, as ISO text in UTC', 'timestamptz', '2026-03-29T03:30:00.125+02:00', '2026-03-29T01:30:00.125Z'],
    ['a day, as text', 'date', '1999-12-31', '1999-12-31'],
    ['an object', 'jsonb', { a: [1, 'two', null], b: { c: "it's" } }, { a: [1, 'two', null], b: { c: "it's" } }],
    ['texts', 'text[]', ['a', 'b,c', '"d"', '{e}'], ['a', 'b,c', '"d"', '{e}']],
    ['no texts', 'text[]', [], []],
    ['a text with quotes, a backslash and an emoji', 'text', `O'Hara "\\" 🏠`, `O'Hara "\\" 🏠`],
    ['nothing', 'text', null, null],
    ['a truth', 'boolean', true, true],
    ['a fraction', 'float8', 10.315699, 10.315699],
  ])('gives back %s', async (_kind, type, given, expected) => {
    const [row] = await database.query(`select $1::${type} as value`, [given]);
    expect(row?.['value']).toEqual(expected);
  });

  it('refuses to round a whole number that JavaScript cannot hold', async () => {
    await expect(database.query("select '9007199254740993'::int8 as value")).rejects.toThrow(/safe integers/);
  });

  it('gives back bytes', async () => {
    const [row] = await database.query<{ value: Uint8Array }>('select $1::bytea as value', [new Uint8Array([0, 255])]);
    expect([...(row?.value ?? [])]).toEqual([0, 255]);
  });

  it('keeps what a transaction that resolves has written', async () => {
    const written = await database.transaction(async (inside) => {
      await inside.query("insert into note values (1, 'kept')");
      return 'done';
    });
    expect(written).toBe('done');
    expect(await texts()).toEqual(['kept']);
  });

  it('forgets what a transaction that rejects has written, and passes its reason on', async () => {
    const changing = database.transaction(async (inside) => {
      await inside.query("insert into note values (1, 'lost')");
      throw new ChangedMind();
    });
    await expect(changing).rejects.toThrow(ChangedMind);
    expect(await texts()).toEqual([]);
  });

  it('never takes for done what is undone: a statement failed, and the work passed over it', async () => {
    const changing = database.transaction(async (inside) => {
      await inside.query("insert into note values (1, 'lost')");
      await inside.query('select 1 / 0').catch(() => undefined);
    });
    await expect(changing).rejects.toThrow(/rolled back/);
    expect(await texts()).toEqual([]);
    await database.query("insert into note values (2, 'kept')");
    expect(await texts()).toEqual(['kept']);
  });

  it('makes a transaction inside a transaction part of the outer one', async () => {
    const changing = database.transaction(async (outer) => {
      await outer.transaction((inner) => inner.query("insert into note values (1, 'inner')"));
      throw new ChangedMind();
    });
    await expect(changing).rejects.toThrow(ChangedMind);
    expect(await texts()).toEqual([]);
  });

  it.each([
    ['a key that is taken', '23505', "insert into note values (1, 'a'), (1, 'b')"],
    ['a value that must not be empty', '23502', 'insert into note values (1, null)'],
    ['a statement that cannot be read', '42601', 'selekt 1'],
    ['a text that is no number', '22P02', "select 'one'::integer"],
  ])('names the SQLSTATE of %s', async (_case, code, statement) => {
    await expect(database.query(statement)).rejects.toMatchObject({ code });
    await expect(database.transaction((inside) => inside.query(statement))).rejects.toMatchObject({ code });
  });

  it('goes on working after an error', async () => {
    await expect(database.query('selekt 1')).rejects.toThrow('selekt');
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets parallel transactions raise one number without losing a step', async () => {
    await database.query("insert into note values (1, 'counted')");
    await Promise.all(
      Array.from({ length: 12 }, () =>
        database.transaction(async (inside) => {
          const [row] = await inside.query<{ count: number }>('select count from note where id = 1 for update');
          await inside.query('update note set count = $1 where id = 1', [(row?.count ?? 0) + 1]);
        }),
      ),
    );
    expect(await database.query('select count from note')).toEqual([{ count: 12 }]);
  });
});
