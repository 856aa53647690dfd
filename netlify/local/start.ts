import { isEmpty, seedDemo } from '../../supabase/seed/seed.ts';
import { install } from '../adapters/adapters.ts';
import { StartRefused } from '../adapters/claim.ts';
import { demoAdmin, embeddedAdapters } from '../adapters/embedded.ts';
import { EnvironmentError } from '../env.ts';
import { logTo } from '../http/log.ts';
import { buildSite, isBuildStale } from './build.ts';
import { answersTo } from './hosts.ts';
import { openPort } from './listen.ts';
import { connections, describeParts, liveParts, requireMigrated } from './live-parts.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { inTurns, usualLimits } from './turns.ts';

// `npm start` and `npm run dev` (--dev): the whole product in this process. PORT, HOST, DATA_DIR and SEED: docs/environment.md.
const isDevelopment = process.argv.includes('--dev');
const refused = (problem: unknown): never => {
  if (!(problem instanceof StartRefused || problem instanceof EnvironmentError)) throw problem;
  console.error(problem.message);
  process.exit(1);
};
const settingsAsked = () => {
  try {
    return { ...readSettings(process.env), live: liveParts(process.env) };
  } catch (problem) {
    return refused(problem);
  }
};
const settings = settingsAsked();
// One line per request drowns the one line that matters on a laptop; failures are still told.
if (!settings.isTalkative) logTo((line) => (line.includes('"level":"error"') ? console.error(line) : undefined));

await requireMigrated(process.env).catch(refused);
// Port and data first: a second start beside a running one ends here and has touched nothing.
const open = await openPort(settings.port, settings.host).catch(refused);
const opening = embeddedAdapters(settings, open.url, settings.live).catch(refused);
const building = isDevelopment || !(await isBuildStale()) ? undefined : buildSite().catch(refused);
const embedded = await opening;
const { adapters } = embedded;
// The embedded database does one thing at a time anyway.
const atOnce = settings.live.database === undefined ? 1 : connections;
adapters.database = inTurns(adapters.database, { atOnce, ...usualLimits });
install(adapters);
// Nobody finds demo data in a database of their own who has not asked for it.
const isDemoWanted = settings.live.database === undefined || Boolean(process.env['SEED']);
// The passwords of a demo are known to everybody, and so is that of its administrator: a second factor would protect nothing.
if (isDemoWanted) adapters.demoAdmin = demoAdmin;
if (isDemoWanted && settings.demoProperties !== undefined && (await isEmpty(adapters.database)))
  await seedDemo(adapters, settings.demoProperties);
await building;

const server = await startServer(adapters, open, {
  isDevelopment,
  isAnsweredFor: answersTo(settings.host, settings.allowedHosts),
  proxies: settings.proxies,
});
console.log(describeParts(settings.live, settings, embedded.movedAside));
console.log(`The marketplace is open at ${open.url}`);

async function stop(): Promise<void> {
  await server.close();
  await embedded.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
