import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDirectory, StartRefused } from './claim.ts';

let directory: string;
const others: ChildProcess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marketplace-claim-'));
});
afterEach(async () => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** Another process that claims the directory and keeps it. */
async function claimedElsewhere(environment: Record<string, string> = {}): Promise<ChildProcess> {
  const script = `import { claimDirectory } from '${import.meta.dirname}/claim.ts';
    const release = claimDirectory(process.argv[1]);
    setInterval(() => release.name, 1000);
    console.log('claimed');`;
  const started = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, directory], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  });
  others.push(started);
  await new Promise<void>((resolve, reject) => {
    started.stdout.once('data', () => resolve());
    started.once('exit', () => reject(new Error('the other process ended')));
  });
  return started;
}

describe('a data directory', () => {
  it('is refused while another process has it, by whatever path', async () => {
    await claimedElsewhere();
    const link = `${directory}-link`;
    await symlink(directory, link);
    try {
      expect(() => claimDirectory(directory)).toThrow(StartRefused);
      expect(() => claimDirectory(link)).toThrow('already running on the data in');
    } finally {
      await rm(link);
    }
  });

  it('is refused to a process that has another folder for temporary files', async () => {
    const temporary = join(directory, 'elsewhere');
    await mkdir(temporary);
    await claimedElsewhere({ TMPDIR: temporary, TEMP: temporary, TMP: temporary });
    expect(() => claimDirectory(directory)).toThrow(StartRefused);
  });

  it('is refused however long its path is', async () => {
    directory = join(directory, 'long'.repeat(40));
    await mkdir(directory);
    await claimedElsewhere();
    expect(() => claimDirectory(directory)).toThrow(StartRefused);
  });

  it('goes to one of several processes that start at once, also after its owner was killed', async () => {
    const owner = await claimedElsewhere();
    owner.removeAllListeners('exit');
    const ended = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await ended;
    const started = await Promise.allSettled([1, 2, 3].map(() => claimedElsewhere()));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is free again when its owner was killed', async () => {
    const owner = await claimedElsewhere();
    owner.removeAllListeners('exit');
    const ended = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await ended;
    const release = claimDirectory(directory);
    expect(() => claimDirectory(directory)).toThrow(StartRefused);
    release();
    claimDirectory(directory)();
  });
});
