import { install } from '../../../netlify/adapters/adapters.ts';
import { postgresDatabase, siteRole } from '../../../netlify/adapters/database/postgres.ts';
import { demoAdmin, embeddedAdapters } from '../../../netlify/adapters/embedded.ts';
import { molliePayments } from '../../../netlify/adapters/payment/mollie.ts';
import { logTo } from '../../../netlify/http/log.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { openPort } from '../../../netlify/local/listen.ts';
import { startServer } from '../../../netlify/local/server.ts';
import { hashPassword } from '../../../netlify/session/password.ts';
import { paymentKey } from '../../support/payment-server.ts';
import { siteDatabase } from './site-database.ts';

/** What the process that started this one may ask. */
export interface ClockOrder {
  /** Milliseconds by which the clock shows more than the machine's. */
  skipped: number;
}

// The whole site as `npm start` serves it, on a clock that the process which forked this one moves. Of the
// demo there is the administrator alone, who signs in without a second factor.
const [, , directory = '', ahead, password = '', paymentsUrl] = process.argv;
let skipped = Number(ahead);
const clock = { now: () => new Date(Date.now() + skipped) };
logTo((line) => (line.includes('"level":"error"') ? console.error(line) : undefined));
const open = await openPort(0);
const address = await siteDatabase();
const live =
  address === undefined
    ? {}
    : { database: postgresDatabase({ connectionString: address, connections: 10, role: siteRole }) };
const payments = molliePayments({ key: paymentKey, url: paymentsUrl });
const embedded = await embeddedAdapters({ dataDirectory: directory }, open.url, { clock, payments, ...live });
embedded.adapters.demoAdmin = demoAdmin;
await embedded.adapters.database.query(
  `insert into app.account (type, email, password_hash, name, email_verified_at) values ('admin', $1, $2, 'Ada Admin', now())`,
  [demoAdmin, await hashPassword(password)],
);
install(embedded.adapters);
const server = await startServer(embedded.adapters, open, { isDevelopment: false, isAnsweredFor: () => true });

/** What the clock sets going with visits, plans and invoices, in the order in which it would. */
const jobs = ['due-visits', 'remind-visits', 'end-trials', 'issue-invoices', 'remind-invoices'];

process.on('message', (order: ClockOrder) => {
  skipped = order.skipped;
  void (async () => {
    for (const job of jobs) await (await jobNamed(job)).door(new Request('http://localhost/', { method: 'POST' }));
    process.send?.({ done: true });
  })();
});
process.once('disconnect', () => void server.close().then(embedded.close));
process.send?.({ url: open.url });
