import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import StreamZip from 'node-stream-zip';
import { functionNames, zipOf } from './functions.ts';
import { liveEnvironment } from './live-environment.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each function lies unpacked, in a directory of its name, as Netlify would deploy it. */
    bundles: string;
  }
}

interface Project {
  provide: (key: 'bundles', value: string) => void;
}

/** Once per run of the suite `platform`: what Netlify makes of the project, from which all its tests read. */
export default async function setup({ provide }: Project): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-bundles-'));
  const options = { cwd: project, maxBuffer: 50_000_000, env: { ...process.env, ...liveEnvironment() } };
  await run('npm', ['run', 'check:environment'], options);
  // A build for production would end at the first detail that the operator has not given.
  await run('netlify', ['build', '--offline', '--context', 'deploy-preview'], options);
  for (const name of await functionNames()) {
    const zip = new StreamZip.async({ file: zipOf(name) });
    await mkdir(join(directory, name));
    await zip.extract(null, join(directory, name));
    await zip.close();
  }
  provide('bundles', directory);
  return () => rm(directory, { recursive: true, force: true });
}
