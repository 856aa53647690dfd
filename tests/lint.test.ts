import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { committedTexts, project } from './support/sources.ts';

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}

const rule = 'max-lines-per-function';
const { overrides } = JSON.parse(readFileSync(join(project, '.oxlintrc.json'), 'utf8')) as { overrides: Override[] };
const exceptions = overrides.findLast(({ rules }) => rules[rule] === 'off')?.files ?? [];

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file of each function that is too long. */
function filesOfLongFunctions(among: readonly string[]): string[] {
  const settings = overrides.map(({ rules }) => rules[rule]).find(Array.isArray);
  const config = join(folder, 'oxlintrc.json');
  writeFileSync(
    config,
    JSON.stringify({ categories: { correctness: 'off' }, rules: { [rule]: ['warn', settings?.[1]] } }),
  );
  const found = execFileSync('node_modules/.bin/oxlint', ['-c', config, '-f', 'json', ...among], { cwd: project });
  const { diagnostics } = JSON.parse(found.toString()) as { diagnostics: { filename: string }[] };
  return diagnostics.map(({ filename }) => filename).sort();
}

// `.oxlintrc.json` says how long a function may be, and which files have a longer one.
describe('long functions', () => {
  it('are one in each file that is an exception; whoever splits it takes its file off the list', () => {
    expect(filesOfLongFunctions(exceptions)).toEqual(exceptions);
  });

  it('become fewer', () => {
    expect(exceptions.length).toBeLessThanOrEqual(48);
  });
});

describe('what switches a check off for a line', () => {
  const marks = /^.*(?:oxlint|eslint)-disable\b.*|^.*(?:biome-ignore|@ts-(?:expect-error|ignore|nocheck))\b.*/gm;
  const withReason = /(?:-disable[\w-]* [\w/, -]+ -- |biome-ignore [\w/]+: |@ts-expect-error: )\w/;
  const found = committedTexts()
    .filter(({ path }) => /\.tsx?$/.test(path) && path !== 'tests/lint.test.ts')
    .flatMap(({ path, text }) => [...text.matchAll(marks)].map(([line]) => `${path}: ${line.trim()}`));

  it('says why', () => {
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((line) => !withReason.test(line))).toEqual([]);
  });
});
