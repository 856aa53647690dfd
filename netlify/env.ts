import * as z from 'zod/mini';

/** On a wire that leaves the machine the server must prove who it is: by our authority, or by what the URL asks for. */
const isEncrypted = ({
  DATABASE_URL,
  DATABASE_CA,
}: {
  DATABASE_URL: string;
  DATABASE_CA?: string | undefined;
}): boolean =>
  DATABASE_CA !== undefined ||
  /[?&]sslmode=(require|verify-ca|verify-full)\b/.test(DATABASE_URL) ||
  /@(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(DATABASE_URL);

/** What production needs. Read once; a missing or weak value refuses to start instead of failing later. */
const environment = z
  .object({
    DATABASE_URL: z.string().check(z.minLength(1)),
    /** PEM of the authority behind the database's certificate, where the system does not know it (Supabase's pooler). */
    DATABASE_CA: z.optional(z.string()),
    JWT_SECRET: z.string().check(z.minLength(32)),
    SUPABASE_URL: z.url(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().check(z.minLength(1)),
    SMTP_URL: z.string().check(z.minLength(1)),
    MAIL_FROM: z.string().check(z.minLength(3)),
    /** The site's own address, for links in mails; Netlify sets URL. */
    URL: z.url(),
  })
  .check(z.refine(isEncrypted, { error: 'unencrypted', path: ['DATABASE_CA'] }));
export type Environment = z.output<typeof environment>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

let read: Environment | undefined;

/** Throws EnvironmentError naming the variables (never their values) that are missing or too weak. */
export function env(source: Record<string, string | undefined> = process.env): Environment {
  if (read !== undefined) return read;
  const parsed = z.safeParse(environment, source);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new EnvironmentError(
      `missing or invalid environment variables: ${names.join(', ')} (see README, "Environment")`,
    );
  }
  read = parsed.data;
  return read;
}
