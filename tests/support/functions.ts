import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { parse } from 'smol-toml';
import { liveEnvironment } from './live-environment.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const sources = join(project, 'netlify/functions');
export const functionsDirectory = join(project, 'dist-functions/doors');

/** Those of `functionsDirectory` that the tests have packed. */
export const pickedDirectory = join(project, 'dist-functions/picked');

const bundlesDirectory = join(project, 'dist-functions/bundled');

export const bundleOf = (name: string): string => join(bundlesDirectory, `${name}.mjs`);

/** All that a bundle holds: its first file and those that it loads at need. */
export async function textOfBundle(name: string): Promise<string> {
  const files = (await readdir(bundlesDirectory)).filter(
    (file) => file === `${name}.mjs` || file.startsWith(`${name}--`),
  );
  return (await Promise.all(files.map((file) => readFile(join(bundlesDirectory, file), 'utf8')))).join('\n');
}

/** The files that a bundle names by their address: they travel beside it. */
export const filesNamedIn = (bundle: string): string[] =>
  [...bundle.matchAll(/new URL\(["'`]([^"'`]+)["'`], *import\.meta\.url\)/g)].map(([, name = '']) => name);

/** Where `netlify build` puts it. */
export const zipOf = (name: string): string => join(project, '.netlify/functions', `${name}.zip`);

export const functionNames = async (): Promise<string[]> =>
  (await readdir(sources)).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));

interface FunctionSettings {
  external_node_modules: string[];
  included_files: string[];
}

/** Each function as Netlify bundles it, with the settings of netlify.toml: `none` lies open in a directory. */
export async function bundleFunctions(destination: string, archiveFormat: 'zip' | 'none') {
  await run(process.execPath, [join(project, 'netlify/local/bundle-functions.ts')]);
  const { functions } = parse(await readFile(join(project, 'netlify.toml'), 'utf8')) as unknown as {
    functions: FunctionSettings;
  };
  return zipFunctions(functionsDirectory, destination, {
    archiveFormat,
    basePath: project,
    repositoryRoot: project,
    config: {
      '*': { externalNodeModules: functions.external_node_modules, includedFiles: functions.included_files },
    },
  });
}

interface Called {
  importMilliseconds: number;
  status: number;
  body: string;
}

// Runs in a Node of its own. Away from the project, what is not in the bundle is not there.
const caller = `
  const started = performance.now();
  const { default: door } = await import(process.argv[1]);
  const importMilliseconds = performance.now() - started;
  console.log = () => {};
  const response = await door(new Request('http://localhost' + process.argv[2]));
  process.stdout.write(JSON.stringify({ importMilliseconds, status: response.status, body: await response.text() }));
  process.exit(0);
`;

/** At the top where the bundle is all there is, else at its place in the project. */
async function mainOf(directory: string, name: string): Promise<string> {
  const found = (await readdir(directory, { recursive: true })).find((file) => basename(file) === `${name}.mjs`);
  if (found === undefined) throw new Error(`no ${name}.mjs in the bundle`);
  return join(directory, found);
}

/** Imports a bundle in a fresh process, in the environment of production, and asks it once. */
export async function callMain(main: string, path: string): Promise<Called> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', caller, main, path], {
    cwd: dirname(main),
    env: liveEnvironment(),
  });
  return JSON.parse(stdout) as Called;
}

/** The same of a function that lies unpacked in a directory of its name. */
export const callBundle = async (directory: string, name: string, path: string): Promise<Called> =>
  callMain(await mainOf(join(directory, name), name), path);
