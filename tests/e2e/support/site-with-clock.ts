import { install } from '../../../netlify/adapters/adapters.ts';
import { postgresDatabase, siteRole } from '../../../netlify/adapters/database/postgres.ts';
import { embeddedAdapters } from '../../../netlify/adapters/embedded.ts';
import { logTo } from '../../../netlify/http/log.ts';
import { loadDoors } from '../../../netlify/local/doors.ts';
import { openPort } from '../../../netlify/local/listen.ts';
import { startServer } from '../../../netlify/local/server.ts';
import { siteDatabase } from './site-database.ts';

/** What the process that started this one may ask. */
export interface ClockOrder {
  /** Milliseconds by which the clock shows more than the machine's. */
  skipped: number;
}

// The whole site as `npm start` serves it, without demo, on a clock that the process which forked this one moves.
const [, , directory = ''] = process.argv;
let skipped = Number(process.argv[3]);
const clock = { now: () => new Date(Date.now() + skipped) };
logTo((line) => (line.includes('"level":"error"') ? console.error(line) : undefined));
const open = await openPort(0);
const address = await siteDatabase();
const live =
  address === undefined
    ? {}
    : { database: postgresDatabase({ connectionString: address, connections: 10, role: siteRole }) };
const embedded = await embeddedAdapters({ dataDirectory: directory }, open.url, { clock, ...live });
install(embedded.adapters);
const server = await startServer(embedded.adapters, open, { isDevelopment: false, isAnsweredFor: () => true });
const doors = await loadDoors();

/** What the clock sets going with visits and plans, in the order in which it would. */
const jobs = ['due-visits', 'remind-visits', 'end-trials'];

process.on('message', (order: ClockOrder) => {
  skipped = order.skipped;
  void (async () => {
    for (const job of jobs)
      await doors.find(({ name }) => name === job)?.door(new Request('http://localhost/', { method: 'POST' }));
    process.send?.({ done: true });
  })();
});
process.once('disconnect', () => void server.close().then(embedded.close));
process.send?.({ url: open.url });
