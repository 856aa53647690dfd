import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuildStale } from './build.ts';
import { headersText, outsideHosts } from './content-policy.ts';

let project: string;

async function write(file: string, changedAt: string, text = ''): Promise<void> {
  const path = join(project, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
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
  'dist/_headers',
  'dist/assets/main.js',
  'dist/worker.js',
  'dist-server/application.mjs',
  'dist-server/first-page.mjs',
  'dist-server/pages.mjs',
];

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'marketplace-build-'));
  for (const file of sources) await write(file, '2026-11-01');
  for (const file of built) await write(file, '2026-11-02');
  await write('dist/_headers', '2026-11-02', headersText(outsideHosts(process.env)));
  await write('dist/index.html', '2026-11-02', '<link rel="canonical" href="/">');
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

  it('is made anew where it was made for other hosts', async () => {
    await write('dist/_headers', '2026-11-02', headersText({ ...outsideHosts({}), store: 'https://other.example' }));
    expect(await isBuildStale(project)).toBe(true);
  });

  it('is made anew where it was made for another address of the site', async () => {
    await write('dist/index.html', '2026-11-02', '<link rel="canonical" href="https://other.example/">');
    expect(await isBuildStale(project)).toBe(true);
  });

  it('is made anew where the service worker was switched off, and is on by now', async () => {
    await write('dist/worker.js', '2026-11-02', 'self.registration.unregister()');
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
