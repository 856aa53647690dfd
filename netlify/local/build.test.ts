import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuildStale } from './build.ts';

let project: string;

async function write(file: string, changedAt: string): Promise<void> {
  const path = join(project, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  await utimes(path, new Date(changedAt), new Date(changedAt));
}

const sources = [
  'src/main.tsx',
  'vite.config.ts',
  'netlify.toml',
  'netlify/local/pages.ts',
  'netlify/pages/document.ts',
  'package-lock.json',
];
const built = [
  'dist/index.html',
  'dist/app.html',
  'dist/404.html',
  'dist/_redirects',
  'dist/assets/main.js',
  'dist-server/first-page.mjs',
  'dist-server/pages.mjs',
];

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'marketplace-build-'));
  for (const file of sources) await write(file, '2026-11-01');
  for (const file of built) await write(file, '2026-11-02');
});
afterEach(() => rm(project, { recursive: true }));

describe('a production build', () => {
  it('is used while nothing that it is made of is younger', async () => {
    expect(await isBuildStale(project)).toBe(false);
  });

  it.each(sources)('is made anew after a change of %s', async (source) => {
    await write(source, '2026-11-03');
    expect(await isBuildStale(project)).toBe(true);
  });

  it.each(['dist', 'dist-server', 'dist/assets', ...built.filter((file) => !file.includes('/assets/'))])(
    'is made anew where somebody has deleted %s',
    async (deleted) => {
      await rm(join(project, deleted), { recursive: true });
      expect(await isBuildStale(project)).toBe(true);
    },
  );
});
