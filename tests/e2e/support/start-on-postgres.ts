import { Client } from 'pg';
import { siteDatabase } from './site-database.ts';

// `npm start` on a copy of the migrated database.
const address = (await siteDatabase()) ?? '';
process.env['DATABASE_URL'] = address;
await import('../../../netlify/local/start.ts');

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
