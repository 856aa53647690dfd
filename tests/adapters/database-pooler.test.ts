import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresDatabase } from '../../netlify/adapters/database/postgres.ts';
import { PartUnavailable } from '../../netlify/adapters/ports.ts';

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

  it('is not asked again with a password that is wrong', async () => {
    const { database, asked } = await poolerWithoutSessions('28P01');
    await expect(database.query('select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(asked()).toBe(1);
  });
});
