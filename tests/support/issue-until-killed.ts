import { postgresDatabase, siteRole } from '../../netlify/adapters/database/postgres.ts';
import { exampleOperator } from '../../netlify/adapters/example-operator.ts';
import type { Adapters, Database } from '../../netlify/adapters/ports.ts';
import { runInvoices } from '../../netlify/features/billing/billing/invoice-actions.ts';

// A process that issues the invoices of a database. It reports when a number is assigned and its files are about to be
// stored, and hangs there until it is killed: `node issue-until-killed.ts <address> <instant>`.

const [, , connectionString = '', instant = ''] = process.argv;
const database = postgresDatabase({ connectionString, role: siteRole, idleMilliseconds: 60_000 });

const hanging = (inside: Database): Database => ({
  ...inside,
  query: (text, ...more) => {
    if (!/insert into app\.outgoing_mail\b/.test(text)) return inside.query(text, ...more);
    process.send?.('between number and mail');
    return new Promise(() => undefined);
  },
});

await runInvoices({
  database: { ...database, transaction: (work) => database.transaction((inside) => work(hanging(inside))) },
  operator: exampleOperator,
  clock: { now: () => new Date(instant) },
  siteUrl: 'http://localhost:5000',
  secret: new TextEncoder().encode('a secret of the tests, at least 32 bytes'),
} as Partial<Adapters> as Adapters);
