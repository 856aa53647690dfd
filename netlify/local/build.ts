import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../adapters/claim.ts';
import { headersFile, headersText, outsideHosts } from './content-policy.ts';

export const projectDirectory = join(import.meta.dirname, '../..');
export const buildDirectory = join(projectDirectory, 'dist');
/** The application as the server runs it: beside what is published, not in it. */
export const serverBuildDirectory = join(projectDirectory, 'dist-server');

/** What a site is served from; the last is the last file that a build writes. */
const parts = [
  'dist/index.html',
  'dist/app.html',
  'dist/404.html',
  'dist/_redirects',
  'dist/_headers',
  'dist/assets',
  'dist/worker.js',
  'dist-server/application.mjs',
  'dist-server/first-page.mjs',
  'dist-server/pages.mjs',
] as const;
const sources = ['src', 'vite.config.ts', 'netlify.toml', 'netlify/local', 'netlify/pages', 'package-lock.json'];

/** Whether the environment switches the service worker off (docs/operations.md). */
export const isWorkerOff = (environment: Record<string, string | undefined>): boolean =>
  environment['VITE_WORKER'] === 'off';

/** The canonical link that a build for this site writes into the front page; relative if the site's address is unknown. */
const frontPage = (site = process.env['URL'] || undefined): string =>
  `rel="canonical" href="${site === undefined ? '/' : new URL('/', site).href}"`;

async function newestChange(path: string): Promise<number> {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    inside
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(0, ...times);
}

/** Whether a production build is missing, in parts or as a whole, or older than what it is made of. */
export async function isBuildStale(project = projectDirectory): Promise<boolean> {
  const built = await Promise.all(parts.map((part) => stat(join(project, part)).catch(() => undefined)));
  const last = built.at(-1);
  if (last === undefined || built.includes(undefined)) return true;
  // The hosts of the environment are built in, and the site's address.
  const headers = await readFile(join(project, 'dist', headersFile), 'utf8');
  if (headers !== headersText(outsideHosts(process.env))) return true;
  if (!(await readFile(join(project, 'dist/index.html'), 'utf8')).includes(frontPage())) return true;
  // Only the service worker that ends itself says so.
  const isOff = (await readFile(join(project, 'dist/worker.js'), 'utf8')).includes('unregister');
  if (isOff !== isWorkerOff(process.env)) return true;
  const changes = await Promise.all(sources.map((source) => newestChange(join(project, source))));
  return Math.max(...changes) > last.mtimeMs;
}

/** Throws `StartRefused` where there is nothing to build with: an image has only what the finished site needs. */
export async function buildSite(): Promise<void> {
  const { build } = await import('vite').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ERR_MODULE_NOT_FOUND') throw problem;
    throw new StartRefused(
      'The built site does not fit its sources or the variables URL, SUPABASE_URL and VITE_TILE_URL: build the image again with these.',
    );
  });
  await build({ configFile: join(projectDirectory, 'vite.config.ts'), logLevel: 'warn' });
}
