import { StartRefused } from '../adapters/claim.ts';
import type { DatabaseAddress } from '../adapters/database/connection.ts';
import { knownMigrations } from '../adapters/database/known-migrations.ts';
import { formerDatabase } from '../adapters/database/migrate.ts';
import { postgresDatabase, siteRole, standbyDatabase } from '../adapters/database/postgres.ts';
import { indexNowEngines } from '../adapters/engines/index-now.ts';
import { supabaseImageStore } from '../adapters/images/supabase.ts';
import { smtpMailer } from '../adapters/mail/smtp.ts';
import { molliePayments } from '../adapters/payment/mollie.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import { webPusher } from '../adapters/push/web-push.ts';
import { gatewayTexter } from '../adapters/sms/gateway.ts';
import { viesRegister } from '../adapters/vat/vies.ts';
import {
  certificateIn,
  dataKeysIn,
  EnvironmentError,
  gatewayIn,
  isNamed,
  issuerIn,
  keysIn,
  readPart,
  type Source,
} from '../env.ts';
import { lackingMigration } from '../features/admin/platform/sql.ts';
import type { StartSettings } from './settings.ts';

/** One process answers many calls at once, where a function answers one. */
export const connections = 10;

export type LiveParts = Partial<Adapters>;

function addressIn(source: Source): DatabaseAddress {
  const part = readPart('database', source);
  return { connectionString: part.DATABASE_URL, certificateAuthority: certificateIn(part) };
}

/** The parts that the environment names; the others are embedded. Throws EnvironmentError for values that cannot work. */
export function liveParts(source: Source): LiveParts {
  const live: LiveParts = {};
  if (isNamed('database', source)) {
    const address = addressIn(source);
    live.database = postgresDatabase({ ...address, connections, role: siteRole });
    const { DATABASE_READ_URL: connectionString } = readPart('database', source);
    if (connectionString !== undefined) live.standby = standbyDatabase({ ...address, connectionString, connections });
  }
  if (isNamed('storage', source)) {
    if (source['IMAGE_DIR'])
      throw new EnvironmentError('The environment cannot work: IMAGE_DIR and SUPABASE_URL both say where pictures lie');
    const part = readPart('storage', source);
    live.images = supabaseImageStore(part.SUPABASE_URL, part.SUPABASE_SERVICE_ROLE_KEY);
  }
  if (isNamed('mail', source)) {
    const part = readPart('mail', source);
    live.mailer = smtpMailer(part.SMTP_URL, part.MAIL_FROM);
  }
  if (isNamed('sms', source)) {
    const part = readPart('sms', source);
    live.texter = gatewayTexter(gatewayIn(part));
  }
  // Mail that is really sent must not go to an example's address.
  if (isNamed('mail', source) || isNamed('support', source))
    live.supportEmail = readPart('support', source).SUPPORT_EMAIL;
  // Nor may the example's business send invoices.
  if (isNamed('mail', source) || isNamed('operator', source)) {
    live.operator = issuerIn(readPart('operator', source));
    live.vatRegister = viesRegister({ requester: live.operator?.vatId });
  }
  if (isNamed('metrics', source)) live.metricsToken = readPart('metrics', source).METRICS_TOKEN;
  const { INDEXNOW_KEY } = readPart('engines', source);
  // Of a site that nobody else can reach no engine is told.
  if (INDEXNOW_KEY !== undefined && source['URL']) live.engines = indexNowEngines({ key: INDEXNOW_KEY });
  const { VAPID_PRIVATE_KEY: privateKey } = readPart('push', source);
  if (privateKey !== undefined)
    live.pusher = webPusher({ privateKey, contact: readPart('support', source).SUPPORT_EMAIL });
  const { PAYMENT_PROVIDER_KEY: key } = readPart('payments', source);
  if (key !== undefined) live.payments = molliePayments({ key });
  if (isNamed('sealing', source)) Object.assign(live, dataKeysIn(readPart('sealing', source)));
  if (source['JWT_SECRET']) {
    const part = readPart('site', { ...source, URL: source['URL'] || 'http://localhost' });
    Object.assign(live, keysIn(part), source['URL'] ? { siteUrl: part.URL.replace(/\/$/, '') } : {});
  }
  return live;
}

/** `Database: DATABASE_URL. Pictures: embedded, …`: nobody has to guess where what they enter goes, and where it has gone. */
export const describeParts = (
  live: LiveParts,
  { dataDirectory: directory, imageDirectory }: Pick<StartSettings, 'dataDirectory' | 'imageDirectory'>,
  movedAside?: string,
): string =>
  [
    ...(movedAside === undefined
      ? []
      : [
          `The data was made by migrations that no longer exist and lies in ${movedAside} now: this is a new beginning.`,
        ]),
    `Database: ${live.database === undefined ? `embedded, in ${directory}` : 'DATABASE_URL'}${live.standby === undefined ? '' : ', searches on DATABASE_READ_URL'}.`,
    `Pictures: ${live.images === undefined ? (imageDirectory ?? `embedded, in ${directory}`) : 'SUPABASE_URL'}.`,
    `Mail: ${live.mailer === undefined ? 'embedded, nothing is sent' : 'SMTP_URL'}.`,
    `Text messages: ${live.texter === undefined ? 'embedded, nothing is sent' : 'SMS_URL'}.`,
  ].join(' ');

/**
 * A database of somebody's own is not changed by a start. Throws `StartRefused` where it is not what the code expects. It is asked as
 * who logs in: the role that serves the site comes with the migrations.
 */
export async function requireMigrated(source: Source): Promise<void> {
  if (!isNamed('database', source)) return;
  const database = postgresDatabase({ ...addressIn(source), connections: 1 });
  try {
    await requireMigrations(database);
  } finally {
    await database.close();
  }
}

async function requireMigrations(database: Database): Promise<void> {
  const lacking = await lackingMigration(database, await knownMigrations()).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefused(`The database of DATABASE_URL cannot be used: ${why}. A new one needs: npm run migrate`);
  });
  if (lacking === undefined) return;
  throw new StartRefused(
    lacking.isFormer
      ? formerDatabase
      : `The database of DATABASE_URL lacks migration ${lacking.version}. Run: npm run migrate`,
  );
}
