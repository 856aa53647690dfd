import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectDirectory } from '../../../netlify/local/build.ts';
import { freePort } from '../../support/postgres.ts';

export interface Site {
  url: string;
  close: () => Promise<void>;
}

const opened = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open at')) resolve();
    });
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });

/** The production build over demo data of its own, in a process beside this one. */
export async function openSite(): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['netlify/local/start.ts'], {
    cwd: projectDirectory,
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, SEED: '600' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(server);
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.removeAllListeners('exit');
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A listing with pictures, as the newest on /home. */
export async function seededProperty(url: string): Promise<string> {
  const response = await fetch(`${url}/api/listings`);
  const { items } = (await response.json()) as { items: { id: string; images: unknown[] }[] };
  const found = items.find(({ images }) => images.length > 0);
  if (found === undefined) throw new Error('the demo data has no property with pictures');
  return found.id;
}
