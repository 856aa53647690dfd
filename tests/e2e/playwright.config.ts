import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isBuildStale } from '../../netlify/local/build.ts';
import { chromiumFlags, installedChromium } from '../support/chromium.ts';
import { nightly, storiesAt } from '../tiers.ts';
import { siteNames } from './support/kept-of-site.ts';
import { onlyOnPhone, onPhone, onPhoneByNight } from './support/on-phone.ts';

const project = join(import.meta.dirname, '../..');
// Playwright reads this file again in each worker: the site is built and the directory is made once, and handed down.
if (process.env['E2E_DATA_DIR'] === undefined) {
  process.env['E2E_DATA_DIR'] = mkdtempSync(join(tmpdir(), 'marketplace-e2e-'));
  // Not in this process, which says of itself that it is a test. Both sites would build at once.
  const { NODE_ENV: _, ...environment } = process.env;
  if (await isBuildStale()) execFileSync('npm', ['run', 'build'], { cwd: project, env: environment });
}
const directory = process.env['E2E_DATA_DIR'];

/** Where the first site listens, and the second one port above; without it each takes a port that is free. */
const firstPort = process.env['E2E_PORT'] || undefined;

/** The wide site runs on it, with most tests; the one of the phone on the embedded Postgres, as `npm start` does by itself. */
const hasPostgres =
  process.env['TEST_DATABASE_URL'] !== undefined || (process.platform === 'linux' && process.arch === 'x64');
const postgres = {
  name: 'postgres',
  command: 'node tests/e2e/support/serve-postgres.ts',
  cwd: project,
  wait: { stdout: /database is at (?<sites_database_template>\S+)\s/ },
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
};

/**
 * Each with a site and a database of its own: all tests of a width register from one address, and limits count that. The
 * site says on which port it listens; Playwright keeps that in the environment before it starts the workers, which read
 * this file again.
 */
const looks = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const widths = siteNames.map((name, index) => ({
  name,
  use: looks[name],
  address: `http://localhost:${process.env[`SITE_PORT_${name.toUpperCase()}`] ?? 0}`,
  port: firstPort === undefined ? 0 : Number(firstPort) + index,
}));

/** The production build, as `npm start` serves it, over an own database. harness-teardown.ts looks through what it logs. */
const sites = widths.map(({ name, port }) => ({
  name,
  command: `node tests/e2e/support/start-site.ts ${name} ${hasPostgres && name === 'wide' ? 'postgres' : 'embedded'}`,
  cwd: project,
  wait: { stdout: new RegExp(`is open at http://localhost:(?<site_port_${name}>\\d+)\\s`) },
  env: {
    PORT: String(port),
    DATA_DIR: join(directory, name),
    SEED: '200',
    LOG: 'all',
    DATABASE_URL: '',
    SUPABASE_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
  },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
}));

const executablePath = installedChromium();

/** The part of the four commands (tests/tiers.ts); without `TIER` every test can be asked for. */
const tier = process.env['TIER'];

/** No page of a test lives long enough to earn back what compiling its scripts a second and third time costs. */
const compilingOnce = '--js-flags=--no-opt,--no-maglev';

/** Which tests run at a width. Playwright reads file, title and tags as one line. */
function grepOf(name: string): { grep?: RegExp; grepInvert?: RegExp[] } {
  if (tier === 'test') return { grep: storiesAt(name) };
  const phone = [onPhone.tag, onlyOnPhone.tag, ...(tier === 'all' ? [] : [onPhoneByNight.tag])].join('|');
  const byNight = name === 'phone' ? `${nightly.source}|${onPhoneByNight.tag}` : nightly.source;
  const wanted = [...(name === 'phone' ? [phone] : []), ...(tier === 'night' ? [byNight] : [])];
  return {
    grep: new RegExp(wanted.map((one) => `(?=.*(?:${one}))`).join('') || '.'),
    grepInvert: [...(name === 'phone' ? [] : [new RegExp(onlyOnPhone.tag)]), ...(tier === 'all' ? [nightly] : [])],
  };
}

/** Playwright sorts files by name and keeps the order of projects: `REVERSED=1` makes a project of each file, the last first. */
const files =
  process.env['REVERSED'] === undefined
    ? ['**/*.e2e.ts']
    : globSync('**/*.e2e.ts', { cwd: import.meta.dirname })
        .sort()
        .reverse();

export default defineConfig({
  testDir: '.',
  outputDir: join(project, 'test-results'),
  globalTeardown: './harness-teardown.ts',
  // One more than the budget's two cores: a test also waits.
  workers: 3,
  // A busy machine may hold a browser up once or twice; what needs another try is named in the output.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: true,
  // Long, because a machine that is slow for a while is no fault of the site: what fails, fails later.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    trace: 'on-first-retry',
    // It would stand between the pages and the answers that tests hold back. Where it is tried it has a site of its own.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...chromiumFlags, compilingOnce],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: (process.env['REVERSED'] === undefined ? widths : widths.toReversed()).flatMap(({ name, use, address }) =>
    files.map((testMatch) => ({ name, testMatch, use: { ...use, baseURL: address }, ...grepOf(name) })),
  ),
  webServer: [...(hasPostgres ? [postgres] : []), ...sites],
});
