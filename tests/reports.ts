import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { tierOf } from './tiers.ts';

// What the JSON reports of vitest and Playwright say: how many tests passed, and how long each file took.

export interface Count {
  passed: number;
  failed: number;
}

interface FileTime {
  file: string;
  tests: number;
  seconds: number;
}

export interface Report extends Count {
  files: FileTime[];
}

export type Runner = 'vitest' | 'playwright';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

/** A file that fails before its first test counts as one failure. */
function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport, project: string): Report {
  const crashed = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + crashed.length,
    files: testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(project, name),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** How long each test of a file took, with its further tries. */
const durations = ({ suites = [], specs = [] }: PlaywrightSuite): number[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0))),
  ...suites.flatMap(durations),
];

const ofPlaywright = ({ stats, errors, suites }: PlaywrightReport): Report => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  files: suites.map((suite) => {
    const took = durations(suite);
    return {
      file: `tests/e2e/${suite.file}`,
      tests: took.length,
      seconds: took.reduce((sum, one) => sum + one, 0) / 1000,
    };
  }),
});

export async function readReport(runner: Runner, path: string, project: string): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 0, files: [] };
  return runner === 'vitest'
    ? ofVitest(JSON.parse(text) as VitestReport, project)
    : ofPlaywright(JSON.parse(text) as PlaywrightReport);
}

/** Every file that ran, the slowest first: its seconds, its tests, and the first of the four commands that runs it. */
export function tableOf(files: readonly FileTime[]): string {
  const rows = files
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ file, tests, seconds }) => `| ${seconds.toFixed(1)} | ${tests} | ${tierOf(file)} | ${file} |`);
  const sum = files.reduce((total, { seconds }) => total + seconds, 0);
  return [
    '| seconds | tests | tier | file |',
    '| ------: | ----: | ---- | ---- |',
    ...rows,
    `| ${sum.toFixed(0)} | | | ${files.length} files, one after the other |`,
  ].join('\n');
}
