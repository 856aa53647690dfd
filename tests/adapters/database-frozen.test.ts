import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresDatabase, siteRole } from '../../netlify/adapters/database/postgres.ts';
import { installedPgbouncer, type Pgbouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { postgresAt } from '../support/postgres.ts';

const template = process.env['WORLD_DATABASE_TEMPLATE'] ?? '';
const server = postgresAt(template);
const program = installedPgbouncer() ?? '';
const mostClients = 20;

async function serving(instance: ChildProcess): Promise<number> {
  instance.send('serve');
  const [{ status }] = (await once(instance, 'message')) as [{ status: number }];
  return status;
}

/** What many instances of functions do to a pooler. `npm run bench:pooler` shows the same with 250 processes before 200 places. */
describe.skipIf(program === '')('more instances than the pooler has places', () => {
  const name = `frozen_${randomUUID().slice(0, 8)}`;
  let pooler: Pgbouncer;
  let address: string;
  beforeAll(async () => {
    const direct = await server.createDatabase(name, new URL(template).pathname.slice(1));
    pooler = await startPgbouncer({ program, server: direct, mostClients, poolSize: 4 });
    address = pooler.addressOf(direct);
  }, 60_000);
  afterAll(async () => {
    await pooler.stop();
    await server.dropDatabase(name);
  });

  it('all at once: who finds no place waits for one, readers and writers', async () => {
    const instances = Array.from({ length: 100 }, () =>
      postgresDatabase({ connectionString: address, connections: 1, role: siteRole }),
    );
    onTestFinished(() => Promise.all(instances.map((instance) => instance.close())).then(() => undefined));
    const served = instances.map(async (instance, n) => {
      await instance.query('select pg_sleep(0.005)');
      await instance.query('insert into app.job_run (job, succeeded_at) values ($1, now())', [`instance ${n}`]);
      await instance.rest();
    });
    expect((await Promise.allSettled(served)).filter(({ status }) => status === 'rejected')).toEqual([]);
    await expect.poll(() => pooler.clients()).toBe(0);
  });

  it('frozen after an answer an instance holds no place, and thawed it answers again', async () => {
    const instances: ChildProcess[] = [1, 2, 3].map(() =>
      fork(join(import.meta.dirname, '../support/instance.ts'), [address]),
    );
    onTestFinished(() => instances.forEach((instance) => instance.kill('SIGKILL')));
    await Promise.all(instances.map((instance) => once(instance, 'message')));
    expect(await Promise.all(instances.map(serving))).toEqual([200, 200, 200]);
    for (const instance of instances) instance.kill('SIGSTOP');
    await expect.poll(() => pooler.clients()).toBe(0);
    for (const instance of instances) instance.kill('SIGCONT');
    expect(await Promise.all(instances.map(serving))).toEqual([200, 200, 200]);
  });
});
