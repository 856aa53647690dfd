import { appendFileSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { namesIn } from '../../support/named-in-log.ts';
import { keptOfSite, namesMilliseconds } from './kept-of-site.ts';
import { siteDatabase } from './site-database.ts';

// `npm start`, on a copy of the migrated database where it is told so. What it says is kept for the end of the run, and so is
// what the people of its tests are called.
const [, , site = '', on] = process.argv;
const kept = keptOfSite(process.env['E2E_DATA_DIR'] ?? '', site);

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream);
  stream.write = (said: string | Uint8Array, ...rest: never[]): boolean => {
    appendFileSync(kept.log, said);
    return write(said, ...rest);
  };
}

const address = on === 'postgres' ? ((await siteDatabase()) ?? '') : '';
process.env['DATABASE_URL'] = address;
await import('../../../netlify/local/start.ts');

/** Again and again, because accounts are deleted, too. */
const { adapters } = await import('../../../netlify/adapters/adapters.ts');
const { database } = await adapters();
const names = new Set<string>();
const noteNames = async (): Promise<void> => {
  const before = names.size;
  for (const name of await namesIn(database)) names.add(name);
  if (names.size > before) writeFileSync(kept.names, JSON.stringify([...names]));
};
setInterval(() => void noteNames().catch(() => undefined), namesMilliseconds).unref();

// All tests of a width come from one address, and limits count what comes from an address: that is forgotten here.
if (address !== '') {
  const client = new Client({ connectionString: address });
  // The database goes before the site does.
  client.on('error', () => undefined);
  await client.connect();
  setInterval(() => {
    client
      .query(`delete from app.rate_limit where key ~ '^(phone-code-caller|register-caller):'`)
      .catch(() => undefined);
  }, 1000).unref();
}
