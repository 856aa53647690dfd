import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectDirectory } from '../../../netlify/local/build.ts';
import { test as base, expect } from '../harness.ts';
import { expectAccessible } from '../support/accessible.ts';
import { byNight } from '../support/by-night.ts';

/** What `npm run dev` opens: no build for production has /kit. */
const test = base.extend<{ development: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing else is needed
  // oxlint-disable-next-line no-empty-pattern -- the same
  development: async ({}, provide) => {
    const directory = await mkdtemp(join(tmpdir(), 'marketplace-kit-'));
    const { NODE_ENV: _, ...environment } = process.env;
    const site = spawn(process.execPath, ['netlify/local/start.ts', '--dev'], {
      cwd: projectDirectory,
      env: { ...environment, PORT: '0', DATA_DIR: directory, SEED: 'none', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(site.stdout)) {
      const [, address] = /is open at (\S+)/.exec(line) ?? [];
      if (address === undefined) continue;
      await provide(address);
      break;
    }
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
    await rm(directory, { recursive: true, force: true });
  },
});

test(
  'the kit shows each part in both schemes, at the width of a phone and of a desk, and nothing is found',
  byNight,
  async ({ page, development }) => {
    test.slow();
    for (const path of ['/kit', '/kit?part=split']) {
      await page.goto(new URL(path, development).href);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page);
      }
    }
  },
);

test('a build for production has no kit', async ({ page, silence }) => {
  silence.expect(/404/);
  await page.goto('/kit');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kit');
});
