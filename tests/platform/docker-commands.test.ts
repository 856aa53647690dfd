import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { instructionsIn, servicesIn, textOf } from '../support/docker-files.ts';
import { liveEnvironment } from '../support/live-environment.ts';
import { freePort, postgresAt } from '../support/postgres.ts';
import { project } from '../support/sources.ts';

const run = promisify(execFile);
const server = postgresAt(process.env['WORLD_DATABASE_TEMPLATE'] ?? '');
const services = servicesIn(textOf('compose.yaml'));
const instructions = instructionsIn(textOf('Dockerfile'));
const wordsOf = (name: string): string =>
  instructions.findLast((instruction) => instruction.name === name)?.words ?? '';

/** The command in its JSON form, with the program for `node` that runs here. */
const commandIn = (words: string): string[] => JSON.parse(words.slice(words.indexOf('['))) as string[];
const asHere = ([program = '', ...words]: readonly string[]): [string, string[]] => [
  program === 'node' ? process.execPath : program,
  words,
];

/** What the image sets, with folders of this machine instead of its own. */
function imageEnvironment(folder: string, port: number): Record<string, string> {
  const set = Object.fromEntries(
    wordsOf('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  return { ...set, DATA_DIR: join(folder, 'data'), IMAGE_DIR: join(folder, 'images'), PORT: String(port) };
}

it('what the image and compose.yaml run migrates, serves, is well, makes an administrator, and ends when it is told to', async () => {
  const name = `docker_${randomUUID().slice(0, 8)}`;
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-docker-'));
  const address = await server.createDatabase(name);
  onTestFinished(async () => {
    await server.dropDatabase(name);
    await rm(folder, { recursive: true, force: true });
  });
  const port = await freePort();
  const { PATH = '', JWT_SECRET = '', DATA_KEY = '' } = liveEnvironment();
  const url = `http://localhost:${port}`;
  const own = { PATH, JWT_SECRET, DATA_KEY, DATABASE_URL: address, SUPPORT_EMAIL: 'help@example.com', URL: url };
  const env = { ...imageEnvironment(folder, port), ...own };
  for (const place of ['data', 'images']) await mkdir(join(folder, place));
  const inImage = (command: readonly string[]) => run(...asHere(command), { cwd: project, env });

  const { stderr } = await inImage(services['migrate']?.command ?? []);
  expect(stderr).toMatch(/^Applied \d{14}/);

  // The check knows the image's own port.
  const isWell = commandIn(wordsOf('HEALTHCHECK')).map((word) => word.replace('127.0.0.1:5000', `127.0.0.1:${port}`));
  await expect(inImage(isWell)).rejects.toThrow('Command failed');

  const site = spawn(...asHere(commandIn(wordsOf('CMD'))), { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void site.kill('SIGKILL'));
  let said = '';
  site.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain(`The marketplace is open at`);
  await inImage(isWell);

  const [, makesAdmin = ''] = /docker compose exec site (.*)$/m.exec(textOf('docs/self-hosting.md')) ?? [];
  await inImage(makesAdmin.split(' '));

  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
