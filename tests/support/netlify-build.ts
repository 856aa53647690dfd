import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import StreamZip from 'node-stream-zip';
import { parse, stringify } from 'smol-toml';
import type { TestProject } from 'vitest/node';
import { pickedDirectory, zipOf } from './functions.ts';
import { liveEnvironment } from './live-environment.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each packed function lies unpacked, in a directory of its name, as Netlify would deploy it. */
    bundles: string;
    /** The functions that were packed. */
    packed: string[];
  }
}

/**
 * netlify.toml, but that of the functions only some are packed (pick-functions.ts), and that they are made for production,
 * with whose variables they are asked. The site is not: that would end at the first detail that the operator has not given.
 */
async function configuration(directory: string): Promise<string> {
  const settings = parse(await readFile(join(project, 'netlify.toml'), 'utf8')) as {
    build: { command: string; functions: string };
  };
  const bundling = 'npm run build:functions';
  settings.build.command = `${settings.build.command.replace(bundling, `CONTEXT=production ${bundling}`)} && node tests/support/pick-functions.ts`;
  settings.build.functions = relative(project, pickedDirectory);
  const file = join(directory, 'netlify.toml');
  await writeFile(file, stringify(settings));
  return file;
}

/** Once per run of the suite `platform`: what Netlify makes of the project, from which all its tests read. */
export default async function setup(vitest: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-bundles-'));
  const options = { cwd: project, maxBuffer: 50_000_000, env: { ...process.env, ...liveEnvironment() } };
  await run('npm', ['run', 'check:environment'], options);
  const config = await configuration(directory);
  // What `netlify build` runs; it alone takes a file of settings.
  await run('netlify-build', ['--offline', '--context', 'deploy-preview', '--config', config], options);
  const packed = (await readdir(pickedDirectory)).map((file) => basename(file, '.mjs'));
  for (const name of packed) {
    const zip = new StreamZip.async({ file: zipOf(name) });
    await mkdir(join(directory, name));
    await zip.extract(null, join(directory, name));
    await zip.close();
  }
  vitest.provide('bundles', directory);
  vitest.provide('packed', packed);
  return () => rm(directory, { recursive: true, force: true });
}
