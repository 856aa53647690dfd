import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { newsFiles } from './netlify/local/news-files.ts';
import { chromiumFlags, installedChromium } from './tests/support/chromium.ts';
import { needs, ofTier, onBoth, slowest } from './tests/tiers.ts';

/**
 * Files of a worker share what it has loaded. A worker per file, which loads the whole server anew, was a quarter of
 * the run. The server's memory belongs to the database or the adapters, of which each file has its own.
 */
const shared = { isolate: false };

/** The slowest begin, so that none of them is left alone at the end; `REVERSED=1` turns the order round. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ends = files.map((file) => ({ file, place: slowest.findIndex((path) => file.moduleId.endsWith(path)) }));
    const first = ends.filter(({ place }) => place >= 0).sort((one, other) => one.place - other.place);
    const rest = await super.sort(ends.filter(({ place }) => place < 0).map(({ file }) => file));
    const all = [...first.map(({ file }) => file), ...rest];
    return process.env['REVERSED'] === undefined ? all : all.reverse();
  }
}

const { database, server, pglite, platform, components: inBrowser } = needs;

/** Of these files, those of the tier that is asked for (tests/tiers.ts); without `TIER` all. */
const chosen = (include: string[], except: string[] = []) => {
  const { exclude, ...rest } = ofTier(process.env['TIER'], include);
  return { ...rest, exclude: [...exclude, ...except] };
};

/** Not those on PGlite: a worker keeps the memory of each that it has opened. */
const withPglite = (include: string[]) => [
  {
    extends: true as const,
    test: {
      name: 'pure',
      ...chosen(['{src,netlify,supabase,tests}/**/*.test.ts'], [...database, ...server, ...pglite, ...platform]),
      ...shared,
      setupFiles: ['tests/support/fresh-language.ts'],
    },
  },
  { extends: true as const, test: { name: 'pglite', ...chosen([...pglite, ...include]) } },
];

const executablePath = installedChromium();

/** Parts and screens in a real browser; the server is what each test answers (tests/components/support/answers.ts). */
const components = {
  name: 'components',
  ...chosen(inBrowser),
  ...shared,
  setupFiles: ['tests/components/support/setup.ts'],
  // As long as in the browser's tests: a machine that is slow for a while is no fault of the site.
  testTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1440, height: 900 },
    provider: playwright({
      launchOptions: { args: [...chromiumFlags], ...(executablePath === undefined ? {} : { executablePath }) },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
};

/**
 * `SUITE` chooses: unit (everything that needs no server beside it), pure (the same without the API), postgres (the API on a
 * real Postgres 17, and what needs that server), beside-postgres (pure, and what is tried on both), platform (Netlify),
 * components (parts and screens in a browser, without a server).
 */
const suites = {
  unit: { projects: withPglite(database) },
  pure: { projects: withPglite([]) },
  'beside-postgres': { projects: withPglite(onBoth) },
  postgres: {
    ...chosen([...database, ...server]),
    globalSetup: ['tests/support/postgres-setup.ts'],
    ...shared,
  },
  platform: {
    ...chosen(platform),
    // The image and netlify dev each build the site anew, in one place.
    fileParallelism: false,
    globalSetup: ['tests/support/postgres-setup.ts', 'tests/support/netlify-build.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
  components,
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
    sequence: { sequencer: SlowestFirst },
    ...suites[wanted as keyof typeof suites],
  },
});
