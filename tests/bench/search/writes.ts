import { Client } from 'pg';
import { postgresDatabase } from '../../../netlify/adapters/database/postgres.ts';
import { Parameters } from '../../../netlify/ground/sql-parameters.ts';
import { total } from '../../../netlify/search/counts.ts';
import { packTiles } from '../../../netlify/search/index.ts';
import { questionOf } from '../../../netlify/search/question.ts';
import { plainTotal } from '../../../netlify/search/reference.ts';
import { budgets } from './budgets.ts';

/** What a change of a listing costs, alone and 500 a second in one city, and whether every count is exact meanwhile. */
export interface Written {
  /** A change each, alone. */
  alone: number[];
  /** Of those at a pace, from when each was due. */
  crowded: number[];
  /** Changes that failed: none waits longer than the budget for a lock. */
  failed: number;
  /** Counts of the city while they run, and how many of them were wrong. */
  counts: number[];
  wrong: number;
  /** Tiles packed meanwhile, and until nothing is left. */
  packed: number;
  packedAfter: number;
}

const perSecond = 500;
const writers = 4;
const changesAlone = 300;

/** Metro Manila. */
const city = { west: 120.95, south: 14.45, east: 121.12, north: 14.72 };

const questions = [
  { category: 'all', bbox: city },
  { category: 'all', bbox: city, dealType: 'buy', priceMax: 8_000_000 },
  { category: 'condominium', bbox: city, priceMin: 3_000_000 },
] as const;

const change =
  'update app.listing set price_centavos = price_centavos + 100 * (1 + floor(random() * 1000))::bigint where id = $1';

export async function measureWrites(address: string, seconds: number): Promise<Written> {
  const clients = await Promise.all(Array.from({ length: writers + 1 }, () => connected(address)));
  const [reader, ...others] = clients;
  if (reader === undefined) throw new Error('no reader');
  const packer = postgresDatabase({ connectionString: address, connections: 1 });
  await packTiles(packer, new Date(), 0);
  const ids = await idsInCity(reader);
  const written: Written = { alone: [], crowded: [], failed: 0, counts: [], wrong: 0, packed: 0, packedAfter: 0 };
  await reader.query(
    'create temporary table kept as select id, price_centavos from app.listing where id = any($1::uuid[])',
    [ids],
  );
  for (const id of ids.slice(0, changesAlone)) {
    const begun = performance.now();
    await reader.query(change, [id]);
    written.alone.push(performance.now() - begun);
  }
  const until = performance.now() + seconds * 1000;
  let next = 0;
  const started = performance.now();
  const write = async (client: Client): Promise<void> => {
    while (performance.now() < until) {
      const number = next++;
      const due = started + (number * 1000) / perSecond;
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      await client.query(change, [ids[number % ids.length]]).catch(() => (written.failed += 1));
      written.crowded.push(performance.now() - Math.max(due, started));
    }
  };
  const pack = async (): Promise<void> => {
    while (performance.now() < until) {
      written.packed += await packTiles(packer, new Date());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const count = async (): Promise<void> => {
    for (let round = 0; performance.now() < until; round += 1) await countOnce(reader, round, written);
  };
  await Promise.all([...others.map(write), pack(), count()]);
  written.packedAfter = await packTiles(packer, new Date(), 0);
  // What is asked of this database next is compared with what was filled in.
  await reader.query(
    'update app.listing set price_centavos = kept.price_centavos from kept where kept.id = listing.id',
  );
  await packTiles(packer, new Date(), 0);
  await reader.query('vacuum analyze app.listing');
  await Promise.all([packer.close(), ...clients.map((client) => client.end())]);
  return written;
}

async function connected(address: string): Promise<Client> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`set lock_timeout = ${budgets.lockWait}`);
  return client;
}

async function idsInCity(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from app.listing
      where status = 'published' and deal_type <> 'none' and public_longitude between $1 and $2 and public_latitude between $3 and $4
      order by md5(id::text) limit 20000`,
    [city.west, city.east, city.south, city.north],
  );
  return rows.map(({ id }) => id);
}

/** By the tiles and row by row, of one moment. */
async function countOnce(client: Client, round: number, into: Written): Promise<void> {
  const question = questionOf(questions[round % questions.length] ?? questions[0], new Date());
  const [byTiles, byRows] = [new Parameters(), new Parameters()];
  await client.query('begin isolation level repeatable read');
  const ask = async (text: string, { values }: Parameters): Promise<unknown> =>
    (await client.query<{ total: number }>(text, values)).rows[0]?.total;
  const started = performance.now();
  const counted = await ask(total(question, byTiles), byTiles);
  into.counts.push(performance.now() - started);
  if (counted !== (await ask(plainTotal(question, byRows), byRows))) into.wrong += 1;
  await client.query('commit');
}
