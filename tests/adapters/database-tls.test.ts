import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresDatabase } from '../../netlify/adapters/database/postgres.ts';
import { type Database, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';

interface Authority {
  key: string;
  certificate: string;
}

async function anAuthority(name: string): Promise<Authority> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, digitalSignature: true },
    ],
  });
  return { key, certificate: cert };
}

/** A server's, good for 127.0.0.1, as its authority signs it. */
async function aCertificate({ key, certificate }: Authority): Promise<{ key: string; chain: string }> {
  const made = await generate([{ name: 'commonName', value: 'a database' }], {
    algorithm: 'sha256',
    ca: { key, cert: certificate },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  return { key: made.private, chain: made.cert };
}

describe.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('a database whose certificate has its own root', () => {
  let server: PostgresServer;
  let own: Authority;
  let other: Authority;
  beforeAll(async () => {
    [own, other] = await Promise.all([anAuthority('our root'), anAuthority('a root of others')]);
    server = await startPostgres({ certificate: await aCertificate(own) });
  });
  afterAll(() => server.stop());

  function opened(parameters: string, certificateAuthority?: string): Database {
    const connectionString = `${server.addressOf('postgres')}${parameters}`;
    const database = postgresDatabase({ connectionString, certificateAuthority });
    onTestFinished(() => database.close());
    return database;
  }
  const encrypted = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';
  const modes = ['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=require', '?sslmode=verify-full'];
  const evasions = ['?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require', '?ssl=0', '?ssl=no-verify'];

  it.each([...modes, ...evasions])('is reached with that root, whatever the URL says: %j', async (mode) => {
    expect(await opened(mode, own.certificate).query(encrypted)).toEqual([{ ssl: true }]);
  });

  it.each([...modes, ...evasions])(
    'is not taken for ours with another root, whatever the URL says: %j',
    async (mode) => {
      await expect(opened(mode, other.certificate).query(encrypted)).rejects.toThrow(PartUnavailable);
    },
  );

  it.each(['?sslmode=require', '?sslmode=verify-full', '?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require'])(
    'is not taken for ours where the system knows no such root: %j',
    async (mode) => {
      await expect(opened(mode).query(encrypted)).rejects.toMatchObject({
        name: 'PartUnavailable',
        cause: { code: expect.stringMatching(/CERT|SIGNATURE/) },
      });
    },
  );
});
