import type { ClientConfig } from 'pg';

export interface DatabaseAddress {
  connectionString: string;
  /** PEM of the authority that signed the server's certificate; Supabase's pooler has its own root. */
  certificateAuthority?: string | undefined;
}

const asksForEncryption = (parameters: URLSearchParams): boolean =>
  /^(prefer|require|verify-ca|verify-full|no-verify)$/.test(parameters.get('sslmode') ?? '') ||
  /^(true|1)$/.test(parameters.get('ssl') ?? '') ||
  parameters.has('sslrootcert');

/**
 * How the driver is to connect. What the URL says about encryption is taken out of it, for the driver lets it replace
 * everything that is said beside it, the authority included. Where there is encryption, the server's certificate is checked.
 */
export function connectionTo({ connectionString, certificateAuthority }: DatabaseAddress): ClientConfig {
  const url = new URL(connectionString);
  const isEncrypted = certificateAuthority !== undefined || asksForEncryption(url.searchParams);
  for (const name of ['sslmode', 'ssl', 'uselibpqcompat', 'sslnegotiation']) url.searchParams.delete(name);
  return {
    connectionString: url.href,
    ssl: certificateAuthority === undefined ? isEncrypted : { ca: certificateAuthority },
  };
}
