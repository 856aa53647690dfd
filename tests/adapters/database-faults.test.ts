import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresDatabase } from '../../netlify/adapters/database/postgres.ts';
import { type Database, PartBusy, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { postgresAt } from '../support/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
const roundTrips = async (eachMilliseconds: number, work: () => Promise<unknown>): Promise<number> =>
  Math.floor((await timeOf(work)) / eachMilliseconds);

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
    database = postgresDatabase({
      connectionString: proxy.address,
      connections: 1,
      queryMilliseconds: 3000,
      idleMilliseconds: 400,
    });
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
  /** Sessions of the database under test that are doing something, or hold a transaction open. */
  const busy = async (): Promise<unknown[]> =>
    (
      await direct.query(
        `select state, query from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
    ).rows;
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
    // What is set for a transaction ends with it.
    expect(proxy.heard()).toMatch(/\bset local statement_timeout/);
    expect(proxy.heard()).not.toMatch(/\bset (?!local )/);
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
    const sleeping = database.transaction((inside) => inside.query('select pg_sleep(5)'));
    await expect(sleeping).rejects.toThrow(PartBusy);
    expect(await busy()).toEqual([]);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(proxy.connections()).toBe(1);
  });

  const limits = `select current_setting('statement_timeout') as statement,
                         current_setting('idle_in_transaction_session_timeout') as idle`;

  it('tells the server the limits of every read, write and transaction', async () => {
    const expected = [{ statement: '2700ms', idle: '400ms' }];
    expect(await database.query(limits)).toEqual(expected);
    expect(await database.query(`with written as (insert into note values ('a')) ${limits}`)).toEqual(expected);
    expect(await database.transaction((inside) => inside.query(limits))).toEqual(expected);
  });

  it('needs no round trip for that: a read takes one, a write and a transaction of one statement another to commit', async () => {
    proxy.slowDown(100);
    expect(await roundTrips(200, () => database.query(limits))).toBe(1);
    expect(await roundTrips(200, () => database.query("insert into note values ('a')"))).toBe(2);
    expect(await roundTrips(200, () => database.transaction((inside) => inside.query('select 1')))).toBe(2);
  });

  it('never carries out later what it has answered with a failure: a write that waited for a lock', async () => {
    await direct.query('begin; lock table note in exclusive mode');
    await expect(database.query("insert into note values ('late')")).rejects.toThrow(PartBusy);
    expect(await busy()).toEqual([]);
    await direct.query('commit');
    await database.query("insert into note values ('next')");
    expect((await direct.query('select text from note')).rows).toEqual([{ text: 'next' }]);
  });

  it.each([
    ['a write', () => database.query("insert into note values ('late')")],
    ['a transaction', () => database.transaction((inside) => inside.query("insert into note values ('late')"))],
  ])('never carries out later what it has answered with a failure: %s that a pooler kept waiting', async (_, write) => {
    const passOn = proxy.holdBack();
    await expect(write()).rejects.toThrow(PartUnavailable);
    passOn();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.poll(busy).toEqual([]);
    expect(await notes()).toBe(0);
  });

  it('has the server take back the locks of a process that stands still in the middle of a transaction', async () => {
    let isReleased = false;
    const frozen = database.transaction(async (inside) => {
      await inside.query("insert into note values ('never')");
      await inside.query('lock table note in exclusive mode');
      await direct.query("begin; set local statement_timeout = 2500; insert into note values ('others')");
      await direct.query('commit');
      isReleased = true;
      await inside.query("insert into note values ('after the thaw')");
    });
    await expect(frozen).rejects.toThrow(PartUnavailable);
    expect(isReleased).toBe(true);
    expect((await direct.query('select text from note')).rows).toEqual([{ text: 'others' }]);
  });
});

const allThree = (database: Database) =>
  Promise.all([1, 2, 3].map((number) => database.query('select pg_sleep(0.2), $1::integer', [number])));

describe('a line that was dropped without a word costs at most eight seconds', () => {
  const server = postgresAt(process.env['WORLD_DATABASE_TEMPLATE'] ?? '');
  const most = 8300;

  async function withDroppedLine<T>(work: (database: Database, proxy: TcpProxy) => Promise<T>): Promise<T> {
    const name = `dropped_${randomUUID().slice(0, 8)}`;
    const proxy = await startTcpProxy(await server.createDatabase(name));
    const database = postgresDatabase({ connectionString: proxy.address });
    try {
      return await work(database, proxy);
    } finally {
      await database.close();
      await proxy.switchOff();
      await server.dropDatabase(name);
    }
  }

  it.concurrent('to a read, which then has its answer, however many other lines were dropped with it', () =>
    withDroppedLine(async (database, proxy) => {
      await allThree(database);
      proxy.swallowOpenConnections();
      const time = await timeOf(async () => expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]));
      expect(time).toBeLessThan(most / 2 + 1000);
      expect(proxy.connections()).toBe(4);
    }));

  it.concurrent('to a write, which is refused', () =>
    withDroppedLine(async (database, proxy) => {
      await database.query('select 1');
      proxy.swallowOpenConnections();
      const time = await timeOf(() =>
        expect(database.query('create table never (id integer)')).rejects.toThrow(PartUnavailable),
      );
      expect(time).toBeLessThan(most);
    }));

  it.concurrent('in the middle of a transaction, which is refused', () =>
    withDroppedLine(async (database, proxy) => {
      const time = await timeOf(() =>
        expect(
          database.transaction(async (inside) => {
            await inside.query('select 1');
            proxy.swallowOpenConnections();
            await inside.query('select 2');
          }),
        ).rejects.toThrow(PartUnavailable),
      );
      expect(time).toBeLessThan(most);
    }));
});
