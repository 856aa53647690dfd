import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { freePort, ordinaryUser } from './postgres.ts';

/** Debian's stands where only root looks. */
const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];

/** The program, where there is one. No package of npm brings it: `apt-get install pgbouncer`. */
export const installedPgbouncer = (): string | undefined =>
  places.map((place) => join(place, 'pgbouncer')).find((file) => existsSync(file));

export interface Pgbouncer {
  /** The same database, by way of it. */
  addressOf: (direct: string) => string;
  /** How many clients it has, beside whoever asks. */
  clients: () => Promise<number>;
  stop: () => Promise<void>;
}

interface Settings {
  program: string;
  /** One of the server's databases, with who logs in. */
  server: string;
  mostClients: number;
  /** Connections to Postgres for each database. */
  poolSize: number;
  isWithPassword?: boolean;
}

/**
 * PgBouncer in transaction mode before all databases of a server, as hosted Postgres is reached by a pooler. A client gets another
 * session for each of its transactions, where there are several.
 */
export async function startPgbouncer(settings: Settings): Promise<Pgbouncer> {
  const { hostname, port: serverPort, username, password } = new URL(settings.server);
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-pgbouncer-'));
  const port = await freePort();
  const files = {
    'users.txt': `"${username}" "${decodeURIComponent(password)}"\n`,
    'pgbouncer.ini': `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = ${settings.isWithPassword === true ? 'scram-sha-256' : 'trust'}
auth_file = ${join(directory, 'users.txt')}
admin_users = ${username}
pool_mode = transaction
max_client_conn = ${settings.mostClients}
default_pool_size = ${settings.poolSize}
server_round_robin = 1
log_connections = 0
log_disconnections = 0
`,
  };
  const user = await ordinaryUser();
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  if (user !== undefined) await chown(directory, user.uid, user.gid);
  const pooler = spawn(settings.program, [join(directory, 'pgbouncer.ini')], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killWithUs = (): void => void pooler.kill('SIGKILL');
  process.once('exit', killWithUs);
  await new Promise<void>((resolve, reject) => {
    let said = '';
    pooler.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
      if (said.includes('process up')) resolve();
    });
    pooler.once('error', reject);
    pooler.once('exit', () => reject(new Error(`PgBouncer ended: ${said}`)));
  });
  const addressOf = (direct: string): string => {
    const through = new URL(direct);
    through.host = `127.0.0.1:${port}`;
    return through.href;
  };
  return {
    addressOf,
    clients: async () => {
      const console = new URL(addressOf(settings.server));
      console.pathname = '/pgbouncer';
      const client = new Client({ connectionString: console.href });
      await client.connect();
      const { rows } = await client.query<{ database: string }>('show clients');
      await client.end();
      return rows.filter(({ database }) => database !== 'pgbouncer').length;
    },
    stop: async () => {
      process.off('exit', killWithUs);
      const ended = new Promise((resolve) => pooler.once('exit', resolve));
      if (pooler.kill('SIGKILL')) await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
