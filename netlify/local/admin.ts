import { email as emailField } from '../../src/contract/fields.ts';
import { StartRefused } from '../adapters/claim.ts';
import { embeddedAdapters } from '../adapters/embedded.ts';
import { EnvironmentError } from '../env.ts';
import { type AdminAdded, addAdmin } from '../features/admin/admin/actions.ts';
import { logTo } from '../http/log.ts';
import { watchQueues } from '../http/queued.ts';
import { describeParts, liveParts, requireMigrated } from './live-parts.ts';
import { readSettings } from './settings.ts';

// `npm run admin -- add <address> [support]`: makes an administrator, or somebody of the support, in the database that `npm start` would use.

const usage = 'Usage: npm run admin -- add <e-mail address> [support]';

interface Asked {
  address: string;
  role: 'admin' | 'support';
}

function readAsked([verb, written, role, ...more]: readonly string[]): Asked {
  const isRole = role === undefined || role === 'support';
  if (verb !== 'add' || written === undefined || !isRole || more.length > 0) throw new StartRefused(usage);
  const address = emailField.safeParse(written);
  if (!address.success) throw new StartRefused(`'${written}' is no e-mail address. ${usage}`);
  return { address: address.data, role: role ?? 'admin' };
}

const sentences: Record<AdminAdded, string> = {
  made: 'A new account was made for it.',
  promoted: 'Its customer account is an administrator account now. The former password no longer works.',
  known: 'It was an administrator already.',
  provider: 'It belongs to the account of a provider, which stays one. Choose another address.',
  seller: 'It belongs to the account of a seller, which stays one. Choose another address.',
  held: 'Its former owner may still take it back. Choose another address, or try again in a week.',
};

const isRefused = (added: AdminAdded): boolean => added === 'provider' || added === 'seller' || added === 'held';

async function run(): Promise<void> {
  const { address, role } = readAsked(process.argv.slice(2));
  const settings = readSettings(process.env);
  const live = liveParts(process.env);
  await requireMigrated(process.env);
  // A mail of the local site leads to where `npm start` opens it.
  const { adapters, movedAside, close } = await embeddedAdapters(settings, `http://localhost:${settings.port}`, live);
  try {
    const watched = watchQueues(adapters);
    const added = await watched.run((world) => addAdmin(world, address, role));
    if (isRefused(added)) throw new StartRefused(`${address}: nothing was changed. ${sentences[added]}`);
    await watched.drain();
    const where = live.mailer === undefined ? ' Read it at /outbox after npm start.' : '';
    console.log(describeParts(live, settings, movedAside));
    console.log(
      `${address}: ${sentences[added]} A link that sets the password was mailed to it, valid for one hour.${where}`,
    );
  } finally {
    await close();
  }
}

logTo((line) => (line.includes('"level":"error"') ? console.error(line) : undefined));
try {
  await run();
  process.exit(0);
} catch (problem) {
  if (!(problem instanceof StartRefused || problem instanceof EnvironmentError)) throw problem;
  console.error(problem.message);
  process.exit(1);
}
