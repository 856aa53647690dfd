import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const projectDirectory = join(import.meta.dirname, '../..');
export const buildDirectory = join(projectDirectory, 'dist');
/** The application as the server runs it: beside what is published, not in it. */
export const serverBuildDirectory = join(projectDirectory, 'dist-server');

const sources = ['src', 'vite.config.ts', 'netlify.toml', 'netlify/local', 'netlify/pages', 'package-lock.json'];

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

/** Whether a production build is missing or older than what it is made of. */
export async function isBuildStale(): Promise<boolean> {
  // The last file that a build writes.
  const built = await stat(join(serverBuildDirectory, 'pages.mjs')).catch(() => undefined);
  if (built === undefined) return true;
  const changes = await Promise.all(sources.map((source) => newestChange(join(projectDirectory, source))));
  return Math.max(...changes) > built.mtimeMs;
}

export async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile: join(projectDirectory, 'vite.config.ts'), logLevel: 'warn' });
}
