import { certificateIn, dataKeysIn, env, gatewayIn, issuerIn, keysIn } from '../env.ts';
import { behindCircuits } from './circuit.ts';
import { knownMigrations } from './database/known-migrations.ts';
import { postgresDatabase } from './database/postgres.ts';
import { indexNowEngines } from './engines/index-now.ts';
import { supabaseImageStore } from './images/supabase.ts';
import { smtpMailer } from './mail/smtp.ts';
import type { Adapters } from './ports.ts';
import { gatewayTexter } from './sms/gateway.ts';
import { viesRegister } from './vat/vies.ts';

/** The production adapters, made from the environment. Throws EnvironmentError if it is incomplete. */
export function liveAdapters(): Adapters {
  const read = env();
  const address = { connectionString: read.DATABASE_URL, certificateAuthority: certificateIn(read) };
  const memory = { database: postgresDatabase(address), clock: { now: () => new Date() } };
  const outside = {
    images: supabaseImageStore(read.SUPABASE_URL, read.SUPABASE_SERVICE_ROLE_KEY),
    mailer: smtpMailer(read.SMTP_URL, read.MAIL_FROM),
    texter: gatewayTexter(gatewayIn(read)),
    vatRegister: viesRegister({ requester: issuerIn(read)?.vatId }),
    engines: read.INDEXNOW_KEY === undefined ? undefined : indexNowEngines({ key: read.INDEXNOW_KEY }),
  };
  return {
    ...memory,
    ...behindCircuits(outside, memory),
    migrations: knownMigrations,
    ...keysIn(read),
    ...dataKeysIn(read),
    siteUrl: read.URL.replace(/\/$/, ''),
    supportEmail: read.SUPPORT_EMAIL,
    metricsToken: read.METRICS_TOKEN,
    operator: issuerIn(read),
  };
}
