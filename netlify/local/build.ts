import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const projectDirectory = join(import.meta.dirname, '../..');
export const buildDirectory = join(projectDirectory, 'dist');

const sources = ['src', 'vite.config.ts', 'netlify/local/pages.ts', 'package-lock.json'];

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
  const built = await stat(join(buildDirectory, 'index.html')).catch(() => undefined);
  if (built === undefined) return true;
  const changes = await Promise.all(sources.map((source) => newestChange(join(projectDirectory, source))));
  return Math.max(...changes) > built.mtimeMs;
}

export async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile: join(projectDirectory, 'vite.config.ts'), logLevel: 'warn' });
}
