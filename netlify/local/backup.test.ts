import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ownClock } from '../../tests/support/moved-clock.ts';

const script = join(import.meta.dirname, 'backup.sh');

// `pg_dump` comes with Postgres, which a machine of the tests has without its programs: tests/adapters/database-restore.test.ts
// restores a dump. Here something stands in for it, and the pictures, the folder and what happens after a fault are real.
const dumps = `for word in "$@"; do case $word in --file=*) echo rows >"\${word#--file=}" ;; esac; done`;

let [programs, backups, images] = ['', '', ''];

const program = async (name: string, text: string): Promise<void> => {
  await writeFile(join(programs, name), `#!/usr/bin/env bash\n${text}\n`);
  await chmod(join(programs, name), 0o755);
};

const variables = (): NodeJS.ProcessEnv => ({
  ...ownClock(),
  PATH: `${programs}:${process.env['PATH']}`,
  DATABASE_URL: 'postgres://nobody@localhost/none',
  BACKUP_DIR: backups,
  IMAGE_DIR: images,
});

const run = (): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync('bash', [script], { env: variables(), encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

async function oldBackup(daysAgo: number): Promise<string> {
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  const name = `${then.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  await mkdir(join(backups, name));
  return name;
}

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  [programs, backups, images] = [join(folder, 'bin'), join(folder, 'backups'), join(folder, 'images')];
  for (const each of [programs, backups, join(images, 'listing'), join(images, 'arriving')])
    await mkdir(each, { recursive: true });
  await writeFile(join(images, 'listing/a.webp'), 'a picture');
  await writeFile(join(images, 'arriving/b'), 'half a picture');
  await program('pg_dump', dumps);
  await program('pg_restore', 'exit 0');
});

describe('a backup', () => {
  it('holds the database and the pictures, which are restored as docs/self-hosting.md says', async () => {
    expect(run()).toMatchObject({ status: 0 });
    const [name = '', ...others] = await readdir(backups);
    expect(name).toMatch(/^\d{8}T\d{6}Z$/);
    expect(others).toEqual([]);
    expect(await readFile(join(backups, name, 'database.dump'), 'utf8')).toBe('rows\n');
    const restored = join(backups, 'restored');
    await mkdir(restored);
    spawnSync('tar', ['--extract', `--file=${join(backups, name, 'images.tar')}`, `--directory=${restored}`]);
    expect((await readdir(restored, { recursive: true })).toSorted()).toEqual(['listing', 'listing/a.webp']);
    expect(await readFile(join(restored, 'listing/a.webp'), 'utf8')).toBe('a picture');
  });

  it('is without pictures where they lie in Storage', async () => {
    images = '';
    expect(run()).toMatchObject({ status: 0 });
    const [name = ''] = await readdir(backups);
    expect(await readdir(join(backups, name))).toEqual(['database.dump']);
  });

  it('lets those go that are older than 14 days, once it has succeeded', async () => {
    const kept = await oldBackup(13);
    await oldBackup(15);
    expect(run()).toMatchObject({ status: 0 });
    const names = await readdir(backups);
    expect(names).toHaveLength(2);
    expect(names).toContain(kept);
  });
});

describe('a backup that fails', () => {
  const faults: [what: string, name: string, text: string][] = [
    ['the database cannot be dumped', 'pg_dump', `${dumps}; echo 'no room' >&2; exit 1`],
    ['the dump cannot be read', 'pg_restore', 'exit 1'],
    ['the pictures cannot be packed', 'tar', 'exit 2'],
  ];

  it.each(faults)('%s: says so, leaves nothing half, and keeps the old ones', async (_, name, text) => {
    await program(name, text);
    const old = await oldBackup(15);
    expect(run().status).toBeGreaterThan(0);
    expect(await readdir(backups)).toEqual([old]);
  });

  it.each([
    ['by itself', []],
    ['of every day', ['--every-day']],
  ])('%s, ended by a signal, ends what is under way and leaves nothing half either', async (_, words) => {
    await program('pg_dump', `${dumps}; echo waits; exec /bin/sleep 60`);
    // The hour of the day has come.
    await program('sleep', 'exit 0');
    const running = spawn('bash', [script, ...words], { env: variables(), stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(running, 'close');
    for await (const said of running.stdout) if (String(said).includes('waits')) running.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(await readdir(backups)).toEqual([]);
  });
});
