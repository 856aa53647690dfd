import { certificateIn, dataKeysIn, env, keysIn } from '../env.ts';
import { knownMigrations } from './database/known-migrations.ts';
import { postgresDatabase } from './database/postgres.ts';
import { supabaseImageStore } from './images/supabase.ts';
import { smtpMailer } from './mail/smtp.ts';
import type { Adapters } from './ports.ts';
import { gatewayTexter } from './sms/gateway.ts';

/** The production adapters, made from the environment. Throws EnvironmentError if it is incomplete. */
export function liveAdapters(): Adapters {
  const read = env();
  return {
    database: postgresDatabase({ connectionString: read.DATABASE_URL, certificateAuthority: certificateIn(read) }),
    migrations: knownMigrations,
    images: supabaseImageStore(read.SUPABASE_URL, read.SUPABASE_SERVICE_ROLE_KEY),
    mailer: smtpMailer(read.SMTP_URL, read.MAIL_FROM),
    texter: gatewayTexter(read.SMS_URL, read.SMS_TOKEN),
    clock: { now: () => new Date() },
    ...keysIn(read),
    ...dataKeysIn(read),
    siteUrl: read.URL.replace(/\/$/, ''),
    supportEmail: read.SUPPORT_EMAIL,
  };
}
