import {
  certificateIn,
  dataKeysIn,
  type Environment,
  env,
  gatewayIn,
  issuerIn,
  keysIn,
  type PreviewEnvironment,
  previewEnvironment,
} from '../env.ts';
import { calendarsOverHttps } from './calendars/over-https.ts';
import { netlifyCdn } from './cdn/netlify.ts';
import { behindCircuits } from './circuit.ts';
import type { DatabaseAddress } from './database/connection.ts';
import { knownMigrations } from './database/known-migrations.ts';
import { postgresDatabase, siteRole, standbyDatabase } from './database/postgres.ts';
import { indexNowEngines } from './engines/index-now.ts';
import { supabaseImageStore } from './images/supabase.ts';
import { outboxMailer } from './mail/outbox.ts';
import { smtpMailer } from './mail/smtp.ts';
import { molliePayments } from './payment/mollie.ts';
import type { Adapters, Cdn } from './ports.ts';
import { webPusher } from './push/web-push.ts';
import { gatewayTexter } from './sms/gateway.ts';
import { outboxTexter } from './sms/outbox.ts';
import { formRegister } from './vat/by-form.ts';
import { viesRegister } from './vat/vies.ts';

/**
 * An instance answers one request at a time: one connection is enough. It may be frozen with the answer, and would then keep a
 * place at the pooler for as long as it sleeps.
 */
export function instanceMemory(address: DatabaseAddress, readAddress?: string) {
  const { rest, ...database } = postgresDatabase({ ...address, connections: 1, role: siteRole });
  const clock = { now: () => new Date() };
  if (readAddress === undefined) return { database, rest, clock };
  const standby = standbyDatabase({ ...address, connectionString: readAddress, connections: 1 });
  const restBoth = async (): Promise<void> => void (await Promise.all([rest(), standby.rest()]));
  return { database, standby, rest: restBoth, clock };
}

/** A preview shows a branch to people of the house: on data of its own, and nothing leaves it, no mail, text or news. */
export function previewAdapters(read: PreviewEnvironment): Adapters {
  const address = { connectionString: read.DATABASE_URL, certificateAuthority: certificateIn(read) };
  const memory = instanceMemory(address);
  return {
    ...memory,
    ...behindCircuits({ images: supabaseImageStore(read.SUPABASE_URL, read.SUPABASE_SERVICE_ROLE_KEY) }, memory),
    mailer: outboxMailer(),
    texter: outboxTexter(),
    vatRegister: formRegister(),
    engines: undefined,
    pusher: undefined,
    payments: undefined,
    migrations: knownMigrations,
    ...keysIn(read),
    ...dataKeysIn(read),
    siteUrl: read.URL.replace(/\/$/, ''),
    supportEmail: 'support@example.com',
    metricsToken: undefined,
    operator: undefined,
  };
}

/** The adapters of a deployment, made from the environment. Throws EnvironmentError if it is incomplete. */
export function liveAdapters(): Adapters {
  const preview = previewEnvironment();
  return preview === undefined ? productionAdapters() : previewAdapters(preview);
}

const cdnIn = ({ NETLIFY_PURGE_API_TOKEN: token, SITE_ID: siteId }: Environment): Cdn | undefined =>
  token === undefined || siteId === undefined ? undefined : netlifyCdn({ token, siteId });

function productionAdapters(): Adapters {
  const read = env();
  const address = { connectionString: read.DATABASE_URL, certificateAuthority: certificateIn(read) };
  const memory = instanceMemory(address, read.DATABASE_READ_URL);
  const { VAPID_PRIVATE_KEY: privateKey, PAYMENT_PROVIDER_KEY: paymentKey } = read;
  const outside = {
    images: supabaseImageStore(read.SUPABASE_URL, read.SUPABASE_SERVICE_ROLE_KEY),
    mailer: smtpMailer(read.SMTP_URL, read.MAIL_FROM),
    texter: gatewayTexter(gatewayIn(read)),
    vatRegister: viesRegister({ requester: issuerIn(read)?.vatId }),
    cdn: cdnIn(read),
    engines: read.INDEXNOW_KEY === undefined ? undefined : indexNowEngines({ key: read.INDEXNOW_KEY }),
    payments: paymentKey === undefined ? undefined : molliePayments({ key: paymentKey }),
  };
  return {
    ...memory,
    ...behindCircuits(outside, memory),
    calendars: calendarsOverHttps(),
    pusher: privateKey === undefined ? undefined : webPusher({ privateKey, contact: read.SUPPORT_EMAIL }),
    migrations: knownMigrations,
    ...keysIn(read),
    ...dataKeysIn(read),
    siteUrl: read.URL.replace(/\/$/, ''),
    supportEmail: read.SUPPORT_EMAIL,
    metricsToken: read.METRICS_TOKEN,
    operator: issuerIn(read),
  };
}
