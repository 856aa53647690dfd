import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../../netlify/adapters/database/migrate-targets.ts';
import { postgresDatabase, siteRole, standbyDatabase } from '../../../netlify/adapters/database/postgres.ts';
import type { Database } from '../../../netlify/adapters/ports.ts';
import { searchListings } from '../../../src/contract/property/browse.ts';
import { aCustomer } from '../../support/people.ts';
import { startPair } from '../../support/standby.ts';
import { startWorld } from '../../support/world.ts';
import { atSize, fillLoad, nearlyEmpty, type Sizes } from '../load/fill.ts';
import { quantile } from '../measure.ts';
import { progressBar, table } from '../search/figures.ts';

// `npm run bench:standby -- [--size 0.05] [--calls 500]`: a search on the primary alone and with a hot standby. Both
// are on this machine, with 50 writes a second. It shows how often the standby answered, and how long a write took to
// reach it.

const { values } = parseArgs({
  options: { size: { type: 'string', default: '0.05' }, calls: { type: 'string', default: '500' } },
});
const sizes = Object.fromEntries(
  Object.entries(atSize).map(([name, count]) => [
    name,
    Math.max(nearlyEmpty[name as keyof Sizes], Math.round(count * Number(values.size))),
  ]),
) as unknown as Sizes;

let address = '';
const pair = await startPair(
  async (primary) => {
    address = await primary.createDatabase('standby');
    const client = new Client({ connectionString: address });
    await client.connect();
    await migrate(postgresTarget(client));
    await fillLoad(client, address, sizes, progressBar());
    await client.end();
  },
  ['shared_buffers=512MB'],
);
const database = postgresDatabase({ connectionString: address });
const serving = postgresDatabase({ connectionString: address, role: siteRole });
const standby = standbyDatabase({ connectionString: pair.standbyOf(address) });
const world = await startWorld({
  database,
  serving,
  close: async () => {
    await Promise.all([database, serving, standby].map((one) => one.close()));
    await pair.stop();
  },
});

const over = new AbortController();
async function write(): Promise<void> {
  while (!over.signal.aborted) {
    await database.query(
      `insert into app.job_run (job, succeeded_at) values ('bench', now())
       on conflict (job) do update set succeeded_at = excluded.succeeded_at`,
    );
    await delay(20);
  }
}

let answeredByStandby = 0;
const noting: Database = {
  query: (text, ...more) => {
    if (text.includes('app.listing as listing')) answeredByStandby += 1;
    return standby.query(text, ...more);
  },
  transaction: (work) => standby.transaction(work),
};

const rows: string[][] = [];
async function measure(what: string, token?: string): Promise<void> {
  const took: number[] = [];
  answeredByStandby = 0;
  for (let call = 0; call < Number(values.calls); call += 1) {
    const began = performance.now();
    const { status } = await world.ask(searchListings, { body: { priceMin: 1000 * (call % 50) } }, { token });
    if (status !== 200) throw new Error(`a search answered ${status}`);
    took.push(performance.now() - began);
  }
  const share = `${Math.round((100 * answeredByStandby) / took.length)} %`;
  rows.push([what, quantile(took, 0.5).toFixed(1), quantile(took, 0.95).toFixed(1), share]);
}

const { token } = await aCustomer(world);
const writing = write();
for (const [what, used] of [
  ['the primary alone', undefined],
  ['with the standby', noting],
] as const) {
  world.adapters.standby = used;
  await measure(`${what}, a stranger`);
  await measure(`${what}, with a session`, token);
}
over.abort();
await writing;
const lags: number[] = [];
for (let time = 0; time < 200; time += 1) {
  await database.query(`update app.job_run set succeeded_at = now() where job = 'bench'`);
  const began = performance.now();
  await pair.untilWhole();
  lags.push(performance.now() - began);
}
await world.close();
console.log(table(['a search, ms', 'p50', 'p95', 'by the standby'], rows));
console.log(
  `a commit is on the standby after ${quantile(lags, 0.5).toFixed(1)} ms, p95 ${quantile(lags, 0.95).toFixed(1)} ms, most ${quantile(lags, 1).toFixed(1)} ms, with the question`,
);
