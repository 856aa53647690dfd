import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from './support/sources.ts';
import {
  isBrowser,
  later,
  needs,
  night,
  nightly,
  ofTier,
  onBoth,
  slowest,
  stories,
  storiesAt,
  type Tier,
  tierOf,
} from './tiers.ts';

const files = ['src', 'netlify', 'supabase', 'tests']
  .flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`),
  )
  .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file));
const matching = (patterns: readonly string[]): string[] =>
  files.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));

describe('the table of tiers', () => {
  it('names only files that are there', () => {
    expect(files.length).toBeGreaterThan(300);
    const patterns = [...Object.values(needs).flat(), ...onBoth, ...slowest, ...night, ...later];
    expect(patterns.filter((pattern) => matching([pattern]).length === 0)).toEqual([]);
  });

  it('gives every file of vitest one need at most, and every file a tier', () => {
    const needed = Object.values(needs).map(matching);
    expect(needed.flat().length).toBe(new Set(needed.flat()).size);
    const tiers = Map.groupBy(files, tierOf);
    expect([...tiers.keys()].sort()).toEqual(['all', 'night', 'test'] satisfies Tier[]);
  });

  it('leaves nothing to the night that the night does not run', () => {
    const { database, server, platform } = needs;
    const run = [...matching([...database, ...server, ...platform]), ...files.filter(isBrowser)];
    expect(night.filter((file) => !run.includes(file))).toEqual([]);
    expect(ofTier('night', [...database, ...server, ...platform]).include).toEqual(
      night.filter((file) => !isBrowser(file)),
    );
  });

  it('leaves to the night what is told in English again, and nothing of what is told once', () => {
    const browser = files.filter(isBrowser);
    const byFile = browser.filter((file) => nightly.test(file));
    expect(byFile.sort()).toEqual(night.filter(isBrowser).sort());
    const told = browser.filter((file) => readFileSync(join(project, file), 'utf8').includes('(${language})'));
    expect(told.length).toBeGreaterThan(5);
    expect([nightly.test(`wide ${told[0]} told (en)`), nightly.test(`wide ${told[0]} told (de)`)]).toEqual([
      true,
      false,
    ]);
  });

  it('has some fifteen stories, which stand in their files, shared out between both widths', () => {
    expect(stories.length).toBeGreaterThan(13);
    expect(stories.length).toBeLessThan(18);
    const missing = stories.filter(
      ({ file, title }) => !readFileSync(join(project, 'tests/e2e', file), 'utf8').includes(`'${title}'`),
    );
    expect(missing).toEqual([]);
    for (const width of ['wide', 'phone'])
      expect(
        stories.filter(({ file, title }) => storiesAt(width).test(`${width} ${file} ${title}`)).length,
      ).toBeGreaterThan(5);
  });

  it('turns the files of the browser round as well: the last first, and the phone before the wide site', () => {
    const listed = execFileSync(
      join(project, 'node_modules/.bin/playwright'),
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--list', '/landing.e2e.ts', '/hours.e2e.ts'],
      // With a directory it builds nothing.
      { cwd: project, env: { ...process.env, REVERSED: '1', TIER: 'all', E2E_DATA_DIR: tmpdir() }, encoding: 'utf8' },
    );
    const lines = [...listed.matchAll(/^ +\[(\w+)\] › (\S+\.e2e\.ts):/gm)];
    const order = lines.map(([, width, file]) => `${width} ${file}`);
    expect([...new Set(order)]).toEqual([
      'phone site/landing.e2e.ts',
      'phone services/hours.e2e.ts',
      'wide site/landing.e2e.ts',
      'wide services/hours.e2e.ts',
    ]);
  }, 120_000);
});
