import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, projectDirectory } from '../../../netlify/local/build.ts';
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

/** Builds the site for an address of this computer, which its pages name as those of a deployment name theirs. */
export async function buildForBench(): Promise<void> {
  process.env['URL'] = `http://localhost:${await freePort()}`;
  await buildSite();
}

/** The production build over demo data of its own, in a process beside this one. */
export async function openSite(): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-bench-'));
  const { port } = new URL(process.env['URL'] ?? '');
  const server = spawn(process.execPath, ['netlify/local/start.ts'], {
    cwd: projectDirectory,
    env: { ...process.env, PORT: port, DATA_DIR: directory, SEED: '600' },
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

/** What is looked at of a listing, or of a provider. */
interface Found {
  id: string;
  images?: readonly unknown[];
  reviewCount?: number;
}

async function firstOf(url: string, isMeant: (found: Found) => boolean): Promise<string> {
  const response = await fetch(url);
  const { items } = (await response.json()) as { items: Found[] };
  const found = items.find(isMeant);
  if (found === undefined) throw new Error(`the demo data has nothing of the kind at ${url}`);
  return found.id;
}

/** The page, with the id of a listing with pictures, or of a provider with reviews, in the place of `:id`. */
export async function seededAddress(url: string, page: string): Promise<string> {
  if (!page.includes(':id')) return url + page;
  const id = page.startsWith('/provider/')
    ? await firstOf(`${url}/api/providers?zip=10115`, ({ reviewCount = 0 }) => reviewCount > 0)
    : await firstOf(`${url}/api/listings`, ({ images = [] }) => images.length > 0);
  return url + page.replace(':id', id);
}
