import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { migrationsOnDisk } from '../adapters/database/known-migrations.ts';
import type { Deployment } from '../env.ts';
import { buildSite, isBuildStale, projectDirectory } from './build.ts';
import { loadDoors } from './doors.ts';

// Netlify packs a function's modules as they lie: some 500 files, each opened and compiled at a cold start. A function
// becomes one file instead, with nothing in it that no line reaches. What its calls load at need lies in files beside it.
const sources = join(projectDirectory, 'netlify/functions');
const output = join(projectDirectory, 'dist-functions');
/**
 * Packages beside the bundle: machine code, which is found by its path, libraries that only some calls load, and
 * pdfkit, which reads a file of its own.
 */
const besides = [
  'sharp',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@supabase/supabase-js',
  'libphonenumber-js/max',
  'nodemailer',
  'pdfkit',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-de',
];

const migrations = await migrationsOnDisk();

/** Netlify says it to the build alone. */
const deployment: Deployment = {
  context: process.env['CONTEXT'] ?? 'production',
  url: process.env['DEPLOY_PRIME_URL'] ?? '',
};

const bundle = (name: string): Promise<unknown> =>
  build({
    configFile: false,
    root: projectDirectory,
    logLevel: 'warn',
    publicDir: false,
    define: { bundledMigrations: JSON.stringify(migrations), bundledDeployment: JSON.stringify(deployment) },
    ssr: { noExternal: true, external: besides },
    build: {
      ssr: true,
      outDir: join(output, 'bundled'),
      emptyOutDir: false,
      target: 'node22',
      rolldownOptions: {
        input: { [name]: join(sources, `${name}.ts`) },
        external: [...besides, 'pg-native'],
        // The door of a quarter names modules that this function may not use. Loading one has no effect.
        treeshake: { moduleSideEffects: [{ test: /\/netlify\/features\//, sideEffects: false }] },
        // Names are kept, so that a stack in the log can be read.
        output: {
          format: 'esm',
          entryFileNames: '[name].mjs',
          chunkFileNames: `${name}--[name]-[hash].mjs`,
          minify: { compress: true, codegen: true, mangle: false },
        },
      },
    },
  });

/**
 * What Netlify finds: the bundle's door, and its `config` as the plain literal that Netlify reads without running it. The
 * bundle is named as a file of our own package (`exports` in package.json). By a relative path Netlify would pack its files
 * into one again.
 */
const doorFile = (name: string, config: unknown): string =>
  `export { default } from 'marketplace/bundled/${name}.mjs';\n` +
  (config === undefined ? '' : `export const config = ${JSON.stringify(config)};\n`);

/**
 * Where a bundle looks for the fonts of papers and of shared pictures: at their addresses as the sources of two folders write
 * them. The bundler leaves these as they are and copies no files.
 */
const placesOfFonts = ['fonts', 'invoice/fonts'];

// The function that writes pages holds the application.
if (await isBuildStale()) await buildSite();
await rm(output, { recursive: true, force: true });
await mkdir(join(output, 'doors'), { recursive: true });
for (const { name, config } of await loadDoors()) {
  await bundle(name);
  await writeFile(join(output, 'doors', `${name}.mjs`), doorFile(name, config));
}
for (const place of placesOfFonts)
  await cp(join(projectDirectory, 'netlify/invoice/fonts'), join(output, place), { recursive: true });
