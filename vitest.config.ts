import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { newsFiles } from './netlify/local/news-files.ts';

/** What needs a real database, whichever: each of these files gets one of its own, and is tried whole on Postgres 17. */
const onDatabase = ['tests/api/**/*.test.ts', 'tests/adapters/{mail,outside,sms}.test.ts', 'tests/schema.test.ts'];

/**
 * Of these, what is also tried on PGlite where Postgres 17 tries all: every call once for everybody, and what many do at
 * once. The browser tests at the width of a phone run on PGlite as well.
 */
const alsoEmbedded = ['access-matrix', 'appointment-race'].map((name) => `tests/api/${name}.test.ts`);

/** What only a server can show. */
const onServer = ['tests/adapters/{database-!(restore)*,migrate*}.test.ts'];

/** These open PGlite by themselves. */
const onPglite = [
  'tests/adapters/{search-embedded,database-restore}.test.ts',
  'netlify/search/geometry/{exact-sql,morton}.test.ts',
];

/**
 * Files of a worker share what it has loaded: a worker of its own for each file, which loads the whole server anew, was a
 * quarter of the run. What the server remembers hangs on the database or on the adapters, of which each file has its own.
 */
const shared = { isolate: false };

/** Not those on PGlite: a worker keeps the memory of each that it has opened. */
const withPglite = (include: string[]) => [
  {
    extends: true as const,
    test: {
      name: 'pure',
      include: ['{src,netlify,supabase,tests}/**/*.test.ts'],
      exclude: ['tests/platform/**', ...onDatabase, ...onServer, ...onPglite],
      ...shared,
      setupFiles: ['tests/support/fresh-language.ts'],
    },
  },
  { extends: true as const, test: { name: 'pglite', include: [...onPglite, ...include] } },
];

/**
 * `SUITE` chooses: unit (everything that needs no server beside it), postgres (on a real Postgres 17), beside-postgres
 * (what is left of unit where postgres runs as well: all calls twice took a sixth of the whole run), platform (Netlify).
 */
const suites = {
  unit: { projects: withPglite(onDatabase) },
  'beside-postgres': { projects: withPglite(alsoEmbedded) },
  postgres: {
    include: [...onDatabase, ...onServer],
    globalSetup: ['tests/support/postgres-setup.ts'],
    ...shared,
  },
  platform: {
    include: ['tests/platform/**/*.test.ts'],
    // The image and netlify dev each build the site anew, in one place.
    fileParallelism: false,
    globalSetup: ['tests/support/postgres-setup.ts', 'tests/support/netlify-build.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
};

const wanted = process.env['SUITE'] ?? 'unit';
if (!Object.hasOwn(suites, wanted)) throw new Error(`SUITE is one of ${Object.keys(suites).join(', ')}`);

export default defineConfig({
  plugins: [newsFiles()],
  // What only a build makes stands here as its sources; what is costly and always the same is remembered.
  resolve: {
    alias: {
      '#pages': join(import.meta.dirname, 'tests/support/pages.ts'),
      '#application': join(import.meta.dirname, 'tests/support/application.ts'),
      '@node-rs/argon2': join(import.meta.dirname, 'tests/support/argon2.ts'),
    },
  },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine takes its time; what comes soon does not wait for it.
    expect: { poll: { timeout: 10_000, interval: 20 } },
    maxWorkers: 2,
    ...suites[wanted as keyof typeof suites],
  },
});
