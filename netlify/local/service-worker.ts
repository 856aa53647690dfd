import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildDirectory, isWorkerOff } from './build.ts';
import { offlinePages } from './offline-page.ts';
import { filesOf, type Manifest, wordsChunk } from './shell.ts';

/**
 * Screens whose copies are read without a network, where an earlier build has shown them. The others are there if this build
 * has: everything together would be half a megabyte for each visitor.
 */
const screens = [
  'app/offline/offline-parts.tsx',
  'features/property/listing/property-detail-screen.tsx',
  'features/services/provider/provider-screen.tsx',
  'features/services/provider/favorite-providers-screen.tsx',
  'features/booking/appointment/appointments-screen.tsx',
  'features/booking/appointment/visit-screen.tsx',
];
const words = ['shell', 'ui', 'offline', 'service-names', 'listing', 'provider', 'profile', 'visit'];

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const read = (file: string): Promise<string> => readFile(join(buildDirectory, file), 'utf8');

/** What the service worker gets when it comes: files of the build by their names, pages by a revision. */
async function kept(): Promise<{ url: string; revision: string | null }[]> {
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const spoken = (['de', 'en'] as const).flatMap((language) =>
    words.map((name) => wordsChunk(manifest, language, name)),
  );
  const files = filesOf(manifest, ['index.html', ...screens, ...spoken]);
  const frame = await read('app.html');
  const scripts = [frame, ...(await Promise.all(offlinePages.map(({ file }) => read(file))))].flatMap((page) =>
    [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, script = '']) => script),
  );
  const fonts = [...new Set([...frame.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([font]) => font))];
  const pages = ['app.html', ...offlinePages.map(({ file }) => file)];
  const named = new Set([...files.map((file) => `/${file}`), ...scripts, ...fonts]);
  return [
    ...[...named].map((url) => ({ url, revision: null })),
    ...(await Promise.all(pages.map(async (file) => ({ url: `/${file}`, revision: revisionOf(await read(file)) })))),
  ];
}

/** The service worker, dist/worker.js, after everything that it names has been written. */
export function serviceWorker(): Plugin[] {
  const isOff = isWorkerOff(process.env);
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: isOff ? 'worker/off' : 'worker',
    filename: 'worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: [],
      rollupFormat: 'iife',
    },
    integration: {
      closeBundleOrder: 'post',
      beforeBuildServiceWorker: async ({ injectManifest }) => {
        // What ends a service worker names no files.
        if (isOff) Reflect.deleteProperty(injectManifest, 'injectionPoint');
        else injectManifest.additionalManifestEntries = await kept();
      },
    },
  });
}
