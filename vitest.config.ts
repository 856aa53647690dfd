import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Calls that are also tried on PGlite where Postgres 17 tries all of them: every call once for everybody, what many do at
 * once, and the search's own tables. The browser tests run on PGlite as well.
 */
const alsoEmbedded = ['access-matrix', 'appointment*', 'staff', 'search-*'].map((name) => `tests/api/${name}.test.ts`);

/**
 * `SUITE` chooses: unit (everything that needs no server beside it), postgres (on a real Postgres 17), beside-postgres
 * (what is left of unit where postgres runs as well: all calls twice took a sixth of the whole run), platform (Netlify).
 */
const suites = {
  unit: {
    include: ['{src,netlify,supabase,tests}/**/*.test.ts'],
    exclude: ['tests/platform/**', 'tests/adapters/{database,migrate}*'],
  },
  'beside-postgres': {
    include: [
      '{src,netlify,supabase}/**/*.test.ts',
      'tests/*.test.ts',
      'tests/{adapters,support}/**/*.test.ts',
      ...alsoEmbedded,
    ],
    exclude: ['tests/adapters/{database,migrate}*'],
  },
  postgres: {
    include: ['tests/api/**/*.test.ts', 'tests/adapters/{database,migrate}*.test.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
  },
  platform: {
    include: ['tests/platform/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
};

const wanted = process.env['SUITE'] ?? 'unit';
if (!Object.hasOwn(suites, wanted)) throw new Error(`SUITE is one of ${Object.keys(suites).join(', ')}`);

export default defineConfig({
  // What only a build makes stands here as its sources.
  resolve: {
    alias: {
      '#pages': join(import.meta.dirname, 'tests/support/pages.ts'),
      '#application': join(import.meta.dirname, 'tests/support/application.ts'),
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
