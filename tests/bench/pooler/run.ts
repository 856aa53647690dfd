import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../../netlify/adapters/database/migrate-targets.ts';
import { installedPgbouncer, startPgbouncer } from '../../support/pgbouncer.ts';
import { startPostgres } from '../../support/postgres.ts';
import { table } from '../search/figures.ts';

// `npm run bench:pooler`: as many processes as a platform may have instances, each stopped by a signal after every
// answer. Before them is a PgBouncer with fewer places, in transaction mode and with passwords, with Postgres 17 behind
// it.

const { values } = parseArgs({
  options: {
    instances: { type: 'string', default: '250' },
    places: { type: 'string', default: '200' },
    pool: { type: 'string', default: '20' },
  },
});
const program = installedPgbouncer();
if (program === undefined) throw new Error('no PgBouncer: apt-get install pgbouncer');

interface Served {
  status: number;
  milliseconds: number;
}

async function serving(instance: ChildProcess): Promise<Served> {
  instance.kill('SIGCONT');
  instance.send('serve');
  const [served] = (await once(instance, 'message')) as [Served];
  instance.kill('SIGSTOP');
  return served;
}

const rows: string[][] = [];
async function show(what: string, served: readonly Served[]): Promise<void> {
  const took = served.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number): string => (took[Math.floor(share * (took.length - 1))] ?? Number.NaN).toFixed(0);
  const refused = served.filter(({ status }) => status !== 200).length;
  rows.push([what, String(served.length), String(refused), at(0.5), at(0.95), at(1), String(await pooler.clients())]);
}

const server = await startPostgres({ isFleeting: true });
const direct = await server.createDatabase('bench');
const client = new Client({ connectionString: direct });
await client.connect();
await migrate(postgresTarget(client));
await client.end();
const pooler = await startPgbouncer({
  program,
  server: direct,
  mostClients: Number(values.places),
  poolSize: Number(values.pool),
  isWithPassword: true,
});

const instances: ChildProcess[] = [];
const started: Served[] = [];
try {
  while (instances.length < Number(values.instances)) {
    const instance = fork(join(import.meta.dirname, '../../support/instance.ts'), [pooler.addressOf(direct)]);
    instances.push(instance);
    await once(instance, 'message');
    started.push(await serving(instance));
  }
  await show('one after the other, then frozen', started);
  for (const round of [1, 2]) {
    const served: Served[] = [];
    for (const instance of instances) served.push(await serving(instance));
    await show(`thawed one after the other, round ${round}`, served);
  }
  for (const round of [1, 2, 3])
    await show(`thawed all at once, round ${round}`, await Promise.all(instances.map(serving)));
} finally {
  for (const instance of instances) instance.kill('SIGKILL');
  await pooler.stop();
  await server.stop();
}
console.log(
  `${values.instances} instances, ${values.places} places, ${values.pool} connections; milliseconds in the instance`,
);
console.log(table(['what', 'requests', 'refused', 'p50', 'p95', 'most', 'places held'], rows));
