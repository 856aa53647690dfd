import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDirectory, StartRefused } from './claim.ts';

let directory: string;
let other: ChildProcess | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marketplace-claim-'));
});
afterEach(async () => {
  other?.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** Another process that claims the directory and keeps it. */
async function claimedElsewhere(): Promise<ChildProcess> {
  const script = `import { claimDirectory } from '${import.meta.dirname}/claim.ts';
    await claimDirectory(process.argv[1]);
    setInterval(() => undefined, 1000);
    console.log('claimed');`;
  const started = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  other = started;
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
      await expect(claimDirectory(directory)).rejects.toThrow(StartRefused);
      await expect(claimDirectory(link)).rejects.toThrow('already running on the data in');
    } finally {
      await rm(link);
    }
  });

  it('is free again when its owner was killed', async () => {
    const owner = await claimedElsewhere();
    owner.removeAllListeners('exit');
    const ended = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await ended;
    const release = await claimDirectory(directory);
    await expect(claimDirectory(directory)).rejects.toThrow(StartRefused);
    await release();
    await (await claimDirectory(directory))();
  });
});
