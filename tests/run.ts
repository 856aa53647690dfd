import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureChromium } from './support/chromium.ts';
import { installedPgbouncer } from './support/pgbouncer.ts';

// `npm test`: everything that must hold, one step after the other. Ends with exactly one line `N passed, N failed`.

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Whose JSON report counts the tests; without one the step counts as one. */
  report?: 'vitest' | 'playwright';
  /** The step is left out, and counts as failed, where this one failed. */
  after?: string;
  /** It runs beside the step before: one of them waits, or computes on one core. */
  isBeside?: boolean;
  /** Why the step cannot run here; it then counts as nothing. */
  impossible?: string | undefined;
  prepare?: () => Promise<Record<string, string>>;
}

const project = join(import.meta.dirname, '..');
const bin = join(project, 'node_modules/.bin');

const hasPostgres =
  process.env['TEST_DATABASE_URL'] !== undefined || (process.platform === 'linux' && process.arch === 'x64');
const hasPooler = installedPgbouncer() !== undefined && process.env['DIRECT'] === undefined;
const withoutPostgres = hasPostgres
  ? undefined
  : 'there is no embedded Postgres 17 for this platform: name a server in TEST_DATABASE_URL';

/** Programs in Go look through their memory at five times the size instead of at two: a seventh less to compute. */
const seldomCollecting = { GOGC: '400' };

const steps: Step[] = [
  { name: 'lint (oxlint)', command: ['npm', 'run', 'lint'], environment: seldomCollecting },
  { name: 'types (tsc)', command: ['npm', 'run', 'typecheck'], environment: seldomCollecting, isBeside: true },
  { name: 'format (biome)', command: ['npm', 'run', 'format'], isBeside: true },
  {
    name: 'nothing unused (knip)',
    command: ['npm', 'run', 'unused'],
    // It reads Playwright's configuration, which builds the site where nobody says that this is done.
    environment: { E2E_DATA_DIR: tmpdir() },
    isBeside: true,
  },
  { name: 'build', command: ['npm', 'run', 'build'], isBeside: true },
  {
    name: 'units, architecture, API on PGlite',
    command: ['vitest', 'run'],
    // The API is tried whole on one of the two, and in part on the other.
    environment: { SUITE: hasPostgres ? 'beside-postgres' : 'unit' },
    report: 'vitest',
  },
  {
    name: `database and API on Postgres 17${hasPooler ? ', the API behind PgBouncer' : ' (no PgBouncer is installed)'}`,
    command: ['vitest', 'run'],
    environment: { SUITE: 'postgres' },
    report: 'vitest',
    impossible: withoutPostgres,
  },
  {
    name: 'platform: bundles, netlify build, netlify dev',
    command: ['vitest', 'run'],
    environment: { SUITE: 'platform' },
    report: 'vitest',
    after: 'build',
    isBeside: true,
    impossible: withoutPostgres,
  },
  {
    name: 'end to end in Chromium',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    report: 'playwright',
    after: 'build',
    // With CI a test that fails is tried again, and named at the end: the whole run takes all that a machine has.
    prepare: async () => ({ CHROMIUM: await ensureChromium(), CI: '1' }),
  },
];

interface Ended {
  code: number | null;
  output: string;
}

function run(command: readonly string[], environment: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const [program = '', ...words] = command;
    const child = spawn(program, words, {
      cwd: project,
      env: { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', (cause) => resolve({ code: null, output: `${output}\n${String(cause)}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that fails before its first test counts as one failure. */
function countVitest(report: VitestReport): Count {
  const crashed = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + crashed.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const countPlaywright = ({ stats, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

async function readCount(kind: Step['report'], file: string): Promise<Count> {
  const report = await readFile(file, 'utf8').catch(() => undefined);
  if (report === undefined) return { passed: 0, failed: 0 };
  return kind === 'vitest'
    ? countVitest(JSON.parse(report) as VitestReport)
    : countPlaywright(JSON.parse(report) as PlaywrightReport);
}

/** A step that ended badly, or ran no test at all, has failed at least once. */
async function countOf(step: Step, ended: Ended, file: string): Promise<Count> {
  if (step.report === undefined) return ended.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = await readCount(step.report, file);
  const isBroken = ended.code !== 0 || passed + failed === 0;
  return { passed, failed: isBroken ? Math.max(1, failed) : failed };
}

const reporting = (step: Step, file: string): string[] =>
  step.report === 'vitest'
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    : step.report === 'playwright'
      ? ['--reporter=list,json']
      : [];

/** The tests that passed only when tried again, as Playwright lists them; nothing for the other runners. */
const secondTriesIn = (output: string): string =>
  /^\s+\d+ flaky$[^]*?(?=^\s+\d+ passed)/m.exec(output)?.[0].trimEnd() ?? '';

async function take(step: Step, file: string): Promise<Count> {
  const started = performance.now();
  const outcome = async (): Promise<Ended> => {
    const prepared = (await step.prepare?.()) ?? {};
    return run([...step.command, ...reporting(step, file)], {
      ...step.environment,
      ...prepared,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
  };
  const ended = await outcome().catch((cause: unknown): Ended => ({ code: null, output: String(cause) }));
  const count = await countOf(step, ended, file);
  console.log(`\n── ${step.name}`);
  if (count.failed > 0) console.log(ended.output.trimEnd());
  else console.log(secondTriesIn(ended.output));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`   ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
}

/** Each step with those that run beside it. */
function rows(all: readonly Step[]): Step[][] {
  const cut: Step[][] = [];
  for (const step of all)
    if (step.isBeside === true) cut.at(-1)?.push(step);
    else cut.push([step]);
  return cut;
}

async function taken(step: Step): Promise<void> {
  if (step.impossible !== undefined) {
    console.log(`\n── ${step.name}\n   left out: ${step.impossible}`);
  } else if (step.after !== undefined && counts.get(step.after)?.failed !== 0) {
    console.log(`\n── ${step.name}\n   not possible, because this failed: ${step.after}`);
    counts.set(step.name, { passed: 0, failed: 1 });
  } else {
    console.log(`▸ ${step.name}`);
    counts.set(step.name, await take(step, join(directory, `${steps.indexOf(step)}.json`)));
  }
}

const directory = await mkdtemp(join(tmpdir(), 'marketplace-test-'));
const counts = new Map<string, Count>();
for (const together of rows(steps)) await Promise.all(together.map(taken));
await rm(directory, { recursive: true, force: true });

console.log('');
for (const [name, { passed, failed }] of counts)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
const total = [...counts.values()].reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
