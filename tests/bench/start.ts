import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, isBuildStale } from '../../netlify/local/build.ts';
import { freePort } from '../support/postgres.ts';
import { type Spread, spreadOf } from './measure.ts';

const project = join(import.meta.dirname, '../..');
const rounds = 5;

const opened = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open at')) resolve();
    });
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });

/** From `npm start` (its command) to the first answer of a call that asks the database. */
async function startOnce(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const server = spawn('node', ['netlify/local/start.ts'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, SEED: '600' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await opened(server);
  const response = await fetch(`http://localhost:${port}/api/health`);
  const milliseconds = performance.now() - started;
  if (response.status !== 200) throw new Error(`the first answer was ${response.status}`);
  server.removeAllListeners('exit');
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return milliseconds;
}

/** The first start seeds and is not counted: the project is built and the data is there. */
export async function measureStart(): Promise<Spread> {
  if (await isBuildStale()) await buildSite();
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-bench-'));
  await startOnce(directory);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await startOnce(directory));
  await rm(directory, { recursive: true, force: true });
  return spreadOf(times);
}
