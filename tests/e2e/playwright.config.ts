import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, installedChromium } from '../support/chromium.ts';

const project = join(import.meta.dirname, '../..');
const port = process.env['E2E_PORT'] ?? '5099';
const address = `http://localhost:${port}`;
// Playwright reads this file again in each worker: the directory is made once and handed down.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'marketplace-e2e-'));
const executablePath = installedChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: join(project, 'test-results'),
  globalTeardown: './harness-teardown.ts',
  workers: 2,
  // A busy machine may hold a browser up once; what needs a second try is named in the output.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    trace: 'on-first-retry',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  // The production build, as `npm start` serves it, over an own database.
  webServer: {
    command: 'node netlify/local/start.ts',
    cwd: project,
    url: `${address}/api/health`,
    env: { PORT: port, DATA_DIR: process.env['E2E_DATA_DIR'], SEED: '200' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
