import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { ordinaryUser, type PostgresServer, startPostgres } from './postgres.ts';

const run = promisify(execFile);

export interface Pair {
  primary: PostgresServer;
  /** The same database on the standby. */
  standbyOf: (address: string) => string;
  /** From now on it receives and shows nothing new. What is returned ends that. */
  holdStandby: () => Promise<() => Promise<void>>;
  /** Waits until it shows everything that is written now. */
  untilWhole: () => Promise<void>;
  stopStandby: () => Promise<void>;
  stop: () => Promise<void>;
}

/** As the superuser: the owner of the databases may neither back up nor stop the replay. */
const asSuperuser = (address: string): string => {
  const url = new URL(address);
  url.username = 'postgres';
  return url.href;
};

async function connectedTo(address: string): Promise<Client> {
  const client = new Client({ connectionString: asSuperuser(address) });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** What pg_basebackup does; the packages of npm have no such program. */
async function copyServer(from: Client, data: string, copy: string): Promise<void> {
  await from.query("select pg_backup_start('standby', true)");
  await run('cp', ['--archive', data, copy]);
  await rm(join(copy, 'postmaster.pid'));
  const { rows } = await from.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  const user = await ordinaryUser();
  for (const [name, text] of Object.entries({ backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' })) {
    await writeFile(join(copy, name), text);
    if (user !== undefined) await chown(join(copy, name), user.uid, user.gid);
  }
}

/** Two servers on this machine: one, and its hot standby by streaming replication, once `fill` has made what is in them. */
export async function startPair(
  fill: (primary: PostgresServer) => Promise<void>,
  settings: readonly string[] = [],
): Promise<Pair> {
  const [folder = '', copy = ''] = await Promise.all(
    ['primary', 'standby'].map((name) => mkdtemp(join(tmpdir(), `marketplace-${name}-`))),
  );
  const primary = await startPostgres({ folder, settings });
  await fill(primary);
  const onPrimary = await connectedTo(primary.addressOf('postgres'));
  await copyServer(onPrimary, join(folder, 'data'), join(copy, 'data'));
  const { port } = new URL(primary.addressOf('postgres'));
  const standby = await startPostgres({
    folder: copy,
    settings: [...settings, `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`],
  });
  const onStandby = await connectedTo(standby.addressOf('postgres'));
  let isStopped = false;
  const stopStandby = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await onStandby.end();
    await standby.stop();
  };
  return {
    primary,
    standbyOf: (address) => standby.addressOf(new URL(address).pathname.slice(1)),
    holdStandby: async () => {
      await onStandby.query('select pg_wal_replay_pause()');
      return async () => void (await onStandby.query('select pg_wal_replay_resume()'));
    },
    untilWhole: async () => {
      const { rows } = await onPrimary.query<{ position: string }>(
        'select pg_current_wal_flush_lsn()::text as position',
      );
      for (;;) {
        const seen = await onStandby.query<{ isWhole: boolean }>(
          'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isWhole"',
          [rows[0]?.position],
        );
        if (seen.rows[0]?.isWhole === true) return;
      }
    },
    stopStandby,
    stop: async () => {
      await stopStandby();
      await onPrimary.end();
      await primary.stop();
      for (const gone of [folder, copy]) await rm(gone, { recursive: true, force: true });
    },
  };
}
