import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../support/chromium.ts';
import { movedClock, movedClockLibrary } from '../support/moved-clock.ts';
import { type Clock, clocks } from './clocks.ts';

// `npm run test:clocks [-- --suite=unit --day=2026-12-24 file…]`: runs the tests with the clock on each instant of clocks.ts and
// says which test fails on which day. Suites: those of vitest.config.ts (`unit` without one), and `browser`: what depends most on
// days, or all of the tier in `TIER`. Database, server, runner and browser share the moved clock. Needs a C compiler.

const project = join(import.meta.dirname, '../..');
const bin = join(project, 'node_modules/.bin');

/** What depends most on days: bookings, hours, money, and what each strand shows first. */
const stories = [
  'appointments',
  'billing-story',
  'booking',
  'calendar',
  'calendar-change',
  'days',
  'hours',
  'landing',
  'listing-renewal',
  'plans',
  'services',
  'swiss-booking',
  'today',
  'visit',
].map((name) => `/${name}.e2e.ts`);

const { values, positionals } = parseArgs({
  options: { suite: { type: 'string', default: 'unit' }, day: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const { suite, day: days } = values;
const isBrowser = suite === 'browser';

const chosen = clocks.filter(({ at }) => days === undefined || days.some((day) => at.startsWith(day)));
if (chosen.length === 0) throw new Error(`no clock on ${days?.join(', ')}: tests/clocks/clocks.ts lists them`);

interface Outcome {
  passed: number;
  failed: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

function outcomeOfVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.slice(project.length + 1);
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    if (status === 'failed' && tests.length === 0) return [`${file}: did not start`];
    return tests.map((test) => `${file}: ${test}`);
  });
  return { passed: numPassedTests, failed };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean; tests: { projectName: string; status: string }[] }[];
}

function outcomeOfPlaywright({ suites = [] }: PlaywrightSuite): Outcome {
  const specs = suites.flatMap(function all({
    suites: inner = [],
    specs: own = [],
  }): NonNullable<PlaywrightSuite['specs']> {
    return [...own, ...inner.flatMap(all)];
  });
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return { passed: specs.length - failed.length, failed };
}

const directory = await mkdtemp(join(tmpdir(), 'marketplace-clocks-'));
// Postgres runs as another user.
await chmod(directory, 0o755);
const library = movedClockLibrary(directory);

async function run(clock: Clock, report: string): Promise<Outcome> {
  const moved = movedClock(library, Date.parse(clock.at) - Date.now());
  const words = isBrowser
    ? ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=json', '--max-failures=0']
    : ['vitest', 'run', '--reporter=json', `--outputFile=${report}`];
  const [program = '', ...rest] = [
    ...words,
    ...(isBrowser && positionals.length === 0 && process.env['TIER'] === undefined ? stories : positionals),
  ];
  const child = spawn(program, rest, {
    cwd: project,
    env: {
      ...process.env,
      ...(isBrowser ? { CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report } : { SUITE: suite }),
      ...moved,
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: [`the run itself: ${said.slice(-500)}`] };
  return isBrowser
    ? outcomeOfPlaywright(JSON.parse(text) as PlaywrightSuite)
    : outcomeOfVitest(JSON.parse(text) as VitestReport);
}

const failures = new Map<string, string[]>();
let [passed, failed] = [0, 0];
for (const [index, clock] of chosen.entries()) {
  const outcome = await run(clock, join(directory, `${index}.json`));
  console.log(`${clock.at}  ${outcome.passed} passed, ${outcome.failed.length} failed  (${clock.why})`);
  for (const test of outcome.failed) failures.set(test, [...(failures.get(test) ?? []), clock.at]);
  passed += outcome.passed;
  failed += outcome.failed.length;
}
await rm(directory, { recursive: true, force: true });
for (const [test, on] of failures) console.log(`\n${test}\n   fails on ${on.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
