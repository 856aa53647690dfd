import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { postgresDatabase } from '../../netlify/adapters/database/postgres.ts';
import { PartUnavailable } from '../../netlify/adapters/ports.ts';
import { postgresAt } from '../support/postgres.ts';

const refusal = (state: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0Mno session for you\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

/** A pooler that turns everybody away, with this state. */
async function poolerWithoutSessions(state: string) {
  let asked = 0;
  const pooler = createServer((socket) => {
    socket.once('data', () => {
      asked += 1;
      socket.end(refusal(state));
    });
  });
  await new Promise<void>((resolve) => {
    pooler.listen(0, '127.0.0.1', resolve);
  });
  const { port } = pooler.address() as AddressInfo;
  const database = postgresDatabase({ connectionString: `postgres://owner:owner@127.0.0.1:${port}/any` });
  onTestFinished(async () => {
    await database.close();
    pooler.close();
  });
  return { database, asked: () => asked };
}

describe('a pooler that has no session to give', () => {
  it('is a part that is unavailable: a read is asked once more, a write is not', async () => {
    const { database, asked } = await poolerWithoutSessions('XX000');
    await expect(database.query('select 1')).rejects.toThrow(PartUnavailable);
    expect(asked()).toBe(2);
    await expect(database.query('delete from note')).rejects.toThrow(PartUnavailable);
    expect(asked()).toBe(3);
  });
});

describe('a server that refuses our password', () => {
  it('is a part that is unavailable, is not asked again at once, and left alone for longer each time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const { database, asked } = await poolerWithoutSessions('28P01');
    const failing = async (times: number): Promise<void> => {
      const calls = Array.from({ length: times }, (_, index) =>
        database.query(index % 2 ? 'select 1' : 'delete from a'),
      );
      for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
        expect(reason).toBeInstanceOf(PartUnavailable);
    };
    await failing(300);
    const atFirst = asked();
    // As many as there are connections, which were all tried before the first answer.
    expect(atFirst).toBeLessThanOrEqual(3);
    for (let second = 0; second < 60; second += 1) {
      await failing(20);
      vi.setSystemTime(Date.now() + 1000);
    }
    expect(asked() - atFirst).toBeLessThanOrEqual(5);
    expect(asked()).toBeGreaterThan(atFirst);
  });

  it('says in the log what it was', async () => {
    const { database } = await poolerWithoutSessions('28P01');
    await expect(database.query('select 1')).rejects.toMatchObject({ cause: { code: '28P01' } });
    await expect(database.query('select 1')).rejects.toMatchObject({ cause: { cause: { code: '28P01' } } });
  });

  it('is asked again when the pause is over, and all is well when it takes the password', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const server = postgresAt(process.env['WORLD_DATABASE_TEMPLATE'] ?? '');
    const name = `locked_${randomUUID().slice(0, 8)}`;
    await server.createDatabase(name);
    const missing = `${name}_later`;
    const database = postgresDatabase({ connectionString: server.addressOf(missing) });
    onTestFinished(async () => {
      await database.close();
      await server.dropDatabase(missing);
      await server.dropDatabase(name);
    });
    await expect(database.query('select 1')).rejects.toThrow(PartUnavailable);
    await server.createDatabase(missing);
    await expect(database.query('select 1')).rejects.toThrow(PartUnavailable);
    vi.setSystemTime(Date.now() + 2000);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
