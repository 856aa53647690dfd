import * as z from 'zod/mini';
import { type Operator, operatorIn } from './env-operator.ts';
import {
  isAddress,
  isCertificate,
  isDatabaseUrl,
  isEncrypted,
  isPrivateKey,
  isSecret,
  isSender,
  isServiceUrl,
  isSite,
  isSmtpUrl,
  isToken,
  secretsIn,
  withLineBreaks,
} from './env-values.ts';

/** A variable and its fault. The value itself is never named. */
const variable = (is: (text: string) => boolean, fault: string) =>
  z.string({ error: 'is missing' }).check(z.refine(is, { error: fault }));

const openLine = 'leads over an open line: set DATABASE_CA, or add sslmode=verify-full';

/** The parts behind the product, each with the variables that name it. */
const parts = {
  database: z
    .object({
      DATABASE_URL: variable(isDatabaseUrl, 'is not of the form postgres://user:password@host:6543/database'),
      /** A hot standby of it, for searches and calendars. */
      DATABASE_READ_URL: z.optional(
        variable(isDatabaseUrl, 'is not of the form postgres://user:password@host:6543/database'),
      ),
      /** PEM of the authority of the database's certificate, if the system does not know it (Supabase's pooler). */
      DATABASE_CA: z.optional(variable(isCertificate, 'is not a certificate in PEM form')),
    })
    .check(
      z.refine(({ DATABASE_URL, DATABASE_CA }) => isEncrypted(DATABASE_URL, DATABASE_CA), {
        error: openLine,
        path: ['DATABASE_URL'],
      }),
      z.refine(({ DATABASE_READ_URL, DATABASE_CA }) => isEncrypted(DATABASE_READ_URL, DATABASE_CA), {
        error: openLine,
        path: ['DATABASE_READ_URL'],
      }),
      z.refine(
        ({ DATABASE_URL, DATABASE_CA }) =>
          DATABASE_CA === undefined || !/[?&]ssl(cert|key|rootcert)=/.test(DATABASE_URL),
        {
          error: 'names certificates of its own beside DATABASE_CA: only one of them can count',
          path: ['DATABASE_URL'],
        },
      ),
    ),
  storage: z.object({
    SUPABASE_URL: variable(isServiceUrl, 'is not an address that begins with https://'),
    SUPABASE_SERVICE_ROLE_KEY: variable(isToken, 'holds what no key holds, such as a blank'),
  }),
  mail: z.object({
    SMTP_URL: variable(isSmtpUrl, 'is not of the form smtps://user:password@host:465'),
    MAIL_FROM: variable(isSender, 'is not an address such as hello@example.com or Name <hello@example.com>'),
  }),
  sms: z.object({
    /** A gateway for text messages: netlify/adapters/sms/gateway.ts says what it is sent. */
    SMS_URL: variable(isServiceUrl, 'is not an address that begins with https://'),
    SMS_TOKEN: variable(isToken, 'holds what no token holds, such as a blank'),
    /** How many messages may go out in a day; netlify/features/messaging/sms/rules.ts divides it. */
    SMS_PER_DAY: z.optional(variable((text) => /^[1-9]\d{0,6}$/.test(text), 'is not a number of messages from 1 on')),
  }),
  support: z.object({
    /** The address for messages of the contact form. */
    SUPPORT_EMAIL: variable(isAddress, 'is not a plain address such as support@example.com'),
  }),
  metrics: z.object({
    /** Lets a program of the operator's read /metrics. */
    METRICS_TOKEN: z.optional(
      variable(
        (text) => isToken(text) && text.length >= 16,
        'is not a token of at least 16 characters without a blank',
      ),
    ),
  }),
  engines: z.object({
    /** Tells search engines of changed pages (https://www.indexnow.org). */
    INDEXNOW_KEY: z.optional(
      variable((text) => /^[a-zA-Z0-9-]{8,128}$/.test(text), 'is not a key of 8 to 128 letters, digits and hyphens'),
    ),
  }),
  cdn: z.object({
    /** Netlify sets both for its functions: with them its cache is told to forget what has changed. */
    NETLIFY_PURGE_API_TOKEN: z.optional(variable(isToken, 'holds what no token holds, such as a blank')),
    SITE_ID: z.optional(variable(isToken, 'holds what no id holds, such as a blank')),
  }),
  push: z.object({
    /** Signs what browsers are sent while no page is open (RFC 8292). Without it nobody is offered that. */
    VAPID_PRIVATE_KEY: z.optional(
      variable((text) => isPrivateKey(text), 'is not 32 bytes as base64url, as docs/operations.md makes them'),
    ),
  }),
  payments: z.object({
    /** The API key of Mollie. Without it, invoices can be paid only by bank transfer or direct debit. */
    PAYMENT_PROVIDER_KEY: z.optional(
      variable(
        (text) => /^(live|test)_\w{20,100}$/.test(text),
        'is not a key of Mollie that begins with live_ or test_',
      ),
    ),
  }),
  operator: z.object({
    /** JSON. Without it nothing is sold: paid plans stay trials. */
    OPERATOR: z.optional(
      variable(
        (text) => operatorIn(text) !== undefined,
        'is not the JSON of who issues invoices, as docs/operations.md describes it',
      ),
    ),
  }),
  sealing: z.object({
    /** Encrypts what must not stand in the database in the clear: bank accounts, tax numbers. */
    DATA_KEY: variable(isSecret, 'is not a secret: at least 32 characters, not a few again and again'),
    /** Former keys, one a line, until the nightly job has sealed everything with the present one. */
    DATA_KEY_PREVIOUS: z.optional(
      variable(
        (text) => secretsIn(text).every(isSecret),
        'holds a line that is not a secret of at least 32 characters',
      ),
    ),
  }),
  site: z.object({
    /** Signs sessions and links. */
    JWT_SECRET: variable(isSecret, 'is not a secret: at least 32 characters, not a few again and again'),
    /** Former secrets, one a line. What they have signed is valid until it expires. */
    JWT_SECRET_PREVIOUS: z.optional(
      variable(
        (text) => secretsIn(text).every(isSecret),
        'holds a line that is not a secret of at least 32 characters',
      ),
    ),
    /** The site's own address, for links in mails; Netlify sets it. */
    URL: variable(isSite, 'is not the address of a site such as https://example.com'),
  }),
};

type PartName = keyof typeof parts;
type PartOf<Name extends PartName> = z.output<(typeof parts)[Name]>;
export type Environment = PartOf<'database'> &
  PartOf<'storage'> &
  PartOf<'mail'> &
  PartOf<'sms'> &
  PartOf<'support'> &
  PartOf<'metrics'> &
  PartOf<'engines'> &
  PartOf<'cdn'> &
  PartOf<'push'> &
  PartOf<'payments'> &
  PartOf<'operator'> &
  PartOf<'sealing'> &
  PartOf<'site'>;
export type Source = Record<string, string | undefined>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** An empty variable counts as none. */
const given = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** The faults of a part, the first of each variable: `SMTP_URL is missing`. */
function faultsOf(name: PartName, source: Source): string[] {
  const issues = z.safeParse(parts[name], given(source)).error?.issues ?? [];
  const faults = new Map<string, string>();
  for (const { path, message } of issues)
    if (!faults.has(String(path[0]))) faults.set(String(path[0]), `${String(path[0])} ${message}`);
  return [...faults.values()];
}

const refusalOf = (faults: readonly string[]): EnvironmentError =>
  new EnvironmentError(`The environment cannot work: ${faults.join('; ')} (see docs/environment.md)`);

/** True if the environment sets at least one variable of the part. */
export const isNamed = (name: PartName, source: Source): boolean =>
  Object.keys(parts[name].shape).some((known) => known in given(source));

/** One part alone. Throws EnvironmentError naming the variables (never their values) that are missing or cannot work. */
export function readPart<Name extends PartName>(name: Name, source: Source): PartOf<Name> {
  const faults = faultsOf(name, source);
  if (faults.length > 0) throw refusalOf(faults);
  return z.parse(parts[name], given(source)) as PartOf<Name>;
}

/** Reads everything that production needs. Throws like `readPart`, but names all faults at once. */
export function readEnvironment(source: Source): Environment {
  const faults = (Object.keys(parts) as PartName[]).flatMap((name) => faultsOf(name, source));
  if (faults.length > 0) throw refusalOf(faults);
  return {
    ...readPart('database', source),
    ...readPart('storage', source),
    ...readPart('mail', source),
    ...readPart('sms', source),
    ...readPart('support', source),
    ...readPart('metrics', source),
    ...readPart('engines', source),
    ...readPart('cdn', source),
    ...readPart('push', source),
    ...readPart('payments', source),
    ...readPart('operator', source),
    ...readPart('sealing', source),
    ...readPart('site', source),
  };
}

/** The company that issues invoices, from the variable OPERATOR; undefined where the variable is not set. */
export const issuerIn = ({ OPERATOR }: PartOf<'operator'>): Operator | undefined =>
  OPERATOR === undefined ? undefined : operatorIn(OPERATOR);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The keys of tokens and links: the signing one, and former ones whose signatures are still valid. */
export const keysIn = (site: Pick<Environment, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>) => ({
  secret: bytesOf(site.JWT_SECRET),
  formerSecrets: secretsIn(site.JWT_SECRET_PREVIOUS ?? '').map(bytesOf),
});

/** The keys of encrypted data: the present one, and former ones. */
export const dataKeysIn = (sealing: PartOf<'sealing'>) => ({
  dataKey: bytesOf(sealing.DATA_KEY),
  formerDataKeys: secretsIn(sealing.DATA_KEY_PREVIOUS ?? '').map(bytesOf),
});

/** The gateway of text messages as its adapter takes it. */
export const gatewayIn = ({ SMS_URL, SMS_TOKEN, SMS_PER_DAY }: PartOf<'sms'>) => ({
  url: SMS_URL,
  token: SMS_TOKEN,
  perDay: SMS_PER_DAY === undefined ? undefined : Number(SMS_PER_DAY),
});

export const certificateIn = ({ DATABASE_CA }: PartOf<'database'>): string | undefined =>
  DATABASE_CA === undefined ? undefined : withLineBreaks(DATABASE_CA);

/** A deployment on Netlify: its context (`production`, `deploy-preview`, `branch-deploy`) and its address. */
export interface Deployment {
  context: string;
  url: string;
}

/** Set by the bundling of the functions: when they run, the platform no longer says it. */
declare const bundledDeployment: Deployment | undefined;

/** Undefined for production, and where nothing was bundled: there the variables are meant for this process. */
export const previewOf = (
  deployment = typeof bundledDeployment === 'undefined' ? undefined : bundledDeployment,
): Deployment | undefined => (deployment?.context === 'production' ? undefined : deployment);

const previewPrefix = 'PREVIEW_';

const databaseIn = (address: string | undefined): string => {
  const url = URL.parse(address ?? '');
  return url === null ? '' : `${url.hostname}:${url.port}${url.pathname}`;
};

/**
 * The environment of a preview. It reads only variables that begin with PREVIEW_, for its database, pictures and keys. Production's
 * variables may be set as well, and are ignored. Throws EnvironmentError if one is missing, and if the preview's database is
 * production's.
 */
export function readPreview(source: Source, { url }: Deployment) {
  const own: Source = { URL: url };
  for (const [name, value] of Object.entries(source))
    if (name.startsWith(previewPrefix)) own[name.slice(previewPrefix.length)] = value;
  const faults = (['database', 'storage', 'sealing', 'site'] as const).flatMap((name) => faultsOf(name, own));
  if (faults.length > 0)
    throw refusalOf(faults.map((fault) => (fault.startsWith('URL ') ? fault : previewPrefix + fault)));
  if (databaseIn(own['DATABASE_URL']) === databaseIn(source['DATABASE_URL']))
    throw refusalOf(['PREVIEW_DATABASE_URL names the database of production']);
  return {
    ...readPart('database', own),
    ...readPart('storage', own),
    ...readPart('sealing', own),
    ...readPart('site', own),
  };
}

export type PreviewEnvironment = ReturnType<typeof readPreview>;

/** The environment of this deployment if it is a preview; undefined in production. */
export function previewEnvironment(): PreviewEnvironment | undefined {
  const preview = previewOf();
  return preview === undefined ? undefined : readPreview(process.env, preview);
}

let read: Environment | undefined;

/** The environment of this process, read once: a missing or weak value refuses to start instead of failing later. */
export function env(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
