import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresDatabase } from '../../netlify/adapters/database/postgres.ts';
import { PartBusy, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { postgresAt } from '../support/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

/** What a function meets behind a pooler: frozen processes, dropped lines, ended sessions, a server that is away. */
describe('node-postgres when the line breaks', () => {
  const server = postgresAt(process.env['WORLD_DATABASE_TEMPLATE'] ?? '');
  let name: string;
  let direct: Client;
  let proxy: TcpProxy;
  let database: ReturnType<typeof postgresDatabase>;

  beforeEach(async () => {
    name = `faults_${randomUUID().slice(0, 8)}`;
    const address = await server.createDatabase(name);
    direct = new Client({ connectionString: address });
    await direct.connect();
    await direct.query('create table note (text text)');
    proxy = await startTcpProxy(address);
    database = postgresDatabase({ connectionString: proxy.address, connections: 1, queryMilliseconds: 3000 });
    await database.query('select 1');
  });

  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
    await proxy.switchOff();
    await direct.end();
    await server.dropDatabase(name);
  });

  const endOtherSessions = (): Promise<unknown> =>
    direct.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  const notes = async (): Promise<number> => (await direct.query('select from note')).rowCount ?? 0;

  it('answers after its session was ended between two calls', async () => {
    await endOtherSessions();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('writes after its session was ended between two calls', async () => {
    await endOtherSessions();
    // The news of the end travels beside the next call: a write that meets it is refused, never written twice.
    const written = await database.query("insert into note values ('a')").then(
      () => 1,
      (cause: unknown) => {
        expect(cause).toBeInstanceOf(PartUnavailable);
        return 0;
      },
    );
    expect(await notes()).toBe(written);
    await database.query("insert into note values ('b')");
    expect(await notes()).toBe(written + 1);
  });

  it('does not trust a connection that slept through a freeze', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    proxy.swallowOpenConnections();
    await database.query("insert into note values ('after the thaw')");
    expect(await notes()).toBe(1);
    expect(proxy.connections()).toBe(2);
  });

  it('uses a connection again that was used a moment ago', async () => {
    await database.query('select 1');
    expect(proxy.connections()).toBe(1);
  });

  it('asks a read once more when the line was silently dropped', async () => {
    proxy.swallowOpenConnections();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(proxy.connections()).toBe(2);
  });

  it('asks a read that begins with a `with` once more', async () => {
    proxy.swallowOpenConnections();
    expect(await database.query('with known as (select 1 as one) select * from known')).toEqual([{ one: 1 }]);
    expect(proxy.connections()).toBe(2);
  });

  it('does not repeat a write when the line was silently dropped', async () => {
    proxy.swallowOpenConnections();
    await expect(database.query("insert into note values ('a')")).rejects.toThrow(PartUnavailable);
    expect(await notes()).toBe(0);
    expect(proxy.connections()).toBe(1);
  });

  it('does not repeat a write that begins with a `with`', async () => {
    proxy.swallowOpenConnections();
    await expect(
      database.query("with written as (insert into note values ('a') returning text) select * from written"),
    ).rejects.toThrow(PartUnavailable);
    expect(proxy.connections()).toBe(1);
  });

  it('gives up a transaction whose session ends, and is ready for the next', async () => {
    const changing = database.transaction(async (inside) => {
      await inside.query("insert into note values ('half')");
      await endOtherSessions();
      await inside.query("insert into note values ('whole')");
    });
    await expect(changing).rejects.toThrow(PartUnavailable);
    expect(await notes()).toBe(0);
    await database.transaction((inside) => inside.query("insert into note values ('again')"));
    expect(await notes()).toBe(1);
  });

  it('says that the part is unavailable when the server is away, to a read, a write and a transaction', async () => {
    await proxy.switchOff();
    await expect(database.query('select 1')).rejects.toThrow(PartUnavailable);
    await expect(database.query("insert into note values ('a')")).rejects.toThrow(PartUnavailable);
    await expect(database.transaction((inside) => inside.query('select 1'))).rejects.toThrow(PartUnavailable);
  });

  it('leaves nothing behind in a session that a transaction pooler gives to somebody else', async () => {
    await database.query('select $1::int', [1]);
    await database.transaction((inside) => inside.query('select $1::int', [2]));
    expect(await database.query('select name from pg_prepared_statements')).toEqual([]);
    expect(await database.query('show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  });

  it('has the server end a read that runs for too long, and reads on', async () => {
    await expect(database.query('select pg_sleep(5)')).rejects.toThrow(PartBusy);
    const running = await direct.query(
      `select query from pg_stat_activity where datname = current_database() and state = 'active' and query ~ '^select pg_sleep'`,
    );
    expect(running.rows).toEqual([]);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(proxy.connections()).toBe(1);
  });

  it('reads on after a read that fails', async () => {
    await expect(database.query('select 1 / $1::integer', [0])).rejects.toThrow('division by zero');
    expect(await database.query('select 2 as two')).toEqual([{ two: 2 }]);
    expect(proxy.connections()).toBe(1);
  });

  it('ends a statement inside a transaction that runs for too long', async () => {
    const [row] = await database.transaction((inside) =>
      inside.query<{ limit: string }>(`select current_setting('statement_timeout') as "limit"`),
    );
    expect(row?.limit).toBe('3s');
    const sleeping = database.transaction(async (inside) => {
      await inside.query('set local statement_timeout = 50');
      await inside.query('select pg_sleep(5)');
    });
    await expect(sleeping).rejects.toThrow(PartBusy);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
