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
 * The driver's options for a database. The parts of the URL about encryption are taken out, because the driver would let
 * them override our own options, the authority included. An encrypted connection always checks the server's certificate.
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
