import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Count, type Report, type Runner, readReport, tableOf } from './reports.ts';
import { ensureChromium } from './support/chromium.ts';
import { installedPgbouncer } from './support/pgbouncer.ts';
import { quarters } from './support/quarters.ts';

// The four commands: `npm test`, `npm run quick [quarter]`, `npm run test:all`, `npm run test:night` (docs/tests.md).
// `--shard=1/4` runs a part, `--table` prints the seconds of each file. The last line is `N passed, N failed`.

interface Step {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Whose JSON report counts the tests; without one the step counts as one. */
  report?: Runner;
  /** The step is left out, and counts as failed, where this one failed. */
  after?: string;
  /** It runs beside the step before: one of them waits, or computes on one core. */
  isBeside?: boolean;
  /** Each shard runs its part of it, or all of it. Other steps run in the first shard. */
  inShards?: 'part' | 'whole';
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

const lint = (folders: string[] = []): Step => ({
  name: 'lint (oxlint)',
  command: ['npm', 'run', 'lint', '--', ...folders],
  environment: seldomCollecting,
});
const types: Step = {
  name: 'types (tsc)',
  command: ['npm', 'run', 'typecheck'],
  environment: seldomCollecting,
  isBeside: true,
};
const build: Step = { name: 'build', command: ['npm', 'run', 'build'], inShards: 'whole' };
const checks: Step[] = [
  lint(),
  types,
  { name: 'format (biome)', command: ['npm', 'run', 'format'], isBeside: true },
  {
    name: 'nothing unused (knip)',
    command: ['npm', 'run', 'unused'],
    // It reads Playwright's configuration, which builds the site where nobody says that this is done.
    environment: { E2E_DATA_DIR: tmpdir() },
    isBeside: true,
  },
  { ...build, isBeside: true },
];

const vitest = (name: string, environment: Record<string, string>, words: string[] = []): Step => ({
  name,
  command: ['vitest', 'run', ...words],
  environment,
  report: 'vitest',
  inShards: 'part',
});
const onPostgres = (tier: string, words: string[] = []): Step => ({
  ...vitest(
    `the API on Postgres 17${hasPooler ? ' behind PgBouncer' : ' (no PgBouncer is installed)'}`,
    { SUITE: 'postgres', TIER: tier },
    words,
  ),
  impossible: withoutPostgres,
});
const platform = (tier: string): Step => ({
  name: 'platform: bundles and what Netlify makes of them',
  command: ['vitest', 'run'],
  environment: { SUITE: 'platform', TIER: tier },
  report: 'vitest',
  after: 'build',
  isBeside: true,
  impossible: withoutPostgres,
});
const components = (tier: string, words: string[] = []): Step => ({
  ...vitest('components in Chromium', { SUITE: 'components', TIER: tier }, words),
  prepare: async () => ({ CHROMIUM: await ensureChromium() }),
});
const browser = (tier: string, words: string[] = []): Step => ({
  name: 'end to end in Chromium',
  command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...words],
  environment: { TIER: tier },
  report: 'playwright',
  after: 'build',
  inShards: 'part',
  // With CI a test that fails is tried again, and named at the end: the whole run takes all that a machine has.
  prepare: async () => ({ CHROMIUM: await ensureChromium(), CI: '1' }),
});

function ofQuarter(quarter: string | undefined): Step[] {
  if (quarter === undefined) return [types, { ...lint(), isBeside: true }, vitest('units', { SUITE: 'pure' })];
  if (!Object.hasOwn(quarters, quarter)) throw new Error(`a quarter is one of ${Object.keys(quarters).join(', ')}`);
  const sources = ['src/contract', 'src/features', 'netlify/features', 'tests/api'].map((way) => `${way}/${quarter}`);
  return [
    types,
    {
      ...lint([...sources, `tests/e2e/${quarter}`].filter((folder) => existsSync(join(project, folder)))),
      isBeside: true,
    },
    vitest(`units and API of ${quarter}`, { SUITE: 'unit', TIER: 'test' }, sources),
  ];
}

/** The first of a month, a Sunday, the hour before midnight UTC, the end of a year and a leap day (tests/clocks/clocks.ts). */
const nightDays = ['2026-12-01', '2026-12-06', '2026-12-15', '2026-12-31', '2028-02-29'];

const clocksOn = (suite: string): Step => ({
  name: `five clocks: ${suite}`,
  command: [process.execPath, 'tests/clocks/run.ts', `--suite=${suite}`, ...nightDays.map((day) => `--day=${day}`)],
  environment: { TIER: 'all' },
});

const commands: Record<string, (quarter: string | undefined) => Step[]> = {
  quick: ofQuarter,
  test: () => [
    ...checks,
    vitest('units and architecture', { SUITE: hasPostgres ? 'pure' : 'unit', TIER: 'test' }, ['--bail=1']),
    onPostgres('test', ['--bail=1']),
    components('test', ['--bail=1']),
    browser('test', ['-x']),
  ],
  all: () => [
    ...checks,
    // The API is tried whole on one of the two, and in part on the other.
    vitest('units, architecture, API on PGlite', { SUITE: hasPostgres ? 'beside-postgres' : 'unit', TIER: 'all' }),
    onPostgres('all'),
    platform('all'),
    components('all'),
    browser('all'),
  ],
  night: () => [
    build,
    onPostgres('night'),
    platform('night'),
    browser('night'),
    { name: 'sabotage', command: [process.execPath, 'tests/sabotage/run.ts'] },
    clocksOn('beside-postgres'),
    clocksOn('postgres'),
    clocksOn('browser'),
  ],
};

const { values, positionals } = parseArgs({
  options: { shard: { type: 'string' }, table: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [command = 'test', quarter] = positionals;
const { shard } = values;
if (shard !== undefined && !/^\d+\/\d+$/.test(shard)) throw new Error('a shard is asked for as --shard=1/4');
const chosen = commands[command]?.(quarter);
if (chosen === undefined) throw new Error(`a command is one of ${Object.keys(commands).join(', ')}`);
const isFirstShard = shard === undefined || shard.startsWith('1/');
const steps = chosen.filter(({ inShards }) => isFirstShard || inShards !== undefined);
/** `npm test` gives its answer as soon as it is known. */
const endsEarly = command === 'test' || command === 'quick';
const ended = new AbortController();

interface Ended {
  code: number | null;
  output: string;
}

function run(words: readonly string[], environment: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const [program = '', ...rest] = words;
    const child = spawn(program, rest, {
      cwd: project,
      env: { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: ended.signal,
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

/** A step that ended badly, or ran no test at all, has failed at least once. */
async function reportOf(step: Step, { code }: Ended, file: string): Promise<Report> {
  if (step.report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, files: [] };
  const report = await readReport(step.report, file, project);
  const isBroken = code !== 0 || report.passed + report.failed === 0;
  return isBroken ? { ...report, failed: Math.max(1, report.failed) } : report;
}

const reporting = ({ report, inShards }: Step, file: string): string[] => [
  ...(report === 'vitest'
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    : report === 'playwright'
      ? ['--reporter=list,json']
      : []),
  ...(inShards === 'part' && shard !== undefined ? [`--shard=${shard}`] : []),
];

/** The tests that passed only when tried again, as Playwright lists them; nothing for the other runners. */
const secondTriesIn = (output: string): string =>
  /^\s+\d+ flaky$[^]*?(?=^\s+\d+ passed)/m.exec(output)?.[0].trimEnd() ?? '';

async function take(step: Step, file: string): Promise<Report> {
  const started = performance.now();
  const outcome = async (): Promise<Ended> => {
    const prepared = (await step.prepare?.()) ?? {};
    return run([...step.command, ...reporting(step, file)], {
      ...step.environment,
      ...prepared,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
  };
  const end = await outcome().catch((cause: unknown): Ended => ({ code: null, output: String(cause) }));
  const report = await reportOf(step, end, file);
  if (ended.signal.aborted) return report;
  console.log(`\n── ${step.name}`);
  if (report.failed > 0) console.log(end.output.trimEnd());
  else console.log(secondTriesIn(end.output));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`   ${report.passed} passed, ${report.failed} failed in ${seconds} s`);
  return report;
}

/** Each step with those that run beside it. */
function rows(all: readonly Step[]): Step[][] {
  const cut: Step[][] = [];
  for (const step of all)
    if (step.isBeside === true && cut.length > 0) cut.at(-1)?.push(step);
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
    const report = await take(step, join(directory, `${steps.indexOf(step)}.json`));
    if (ended.signal.aborted) return;
    counts.set(step.name, report);
    files.push(...report.files);
    if (endsEarly && report.failed > 0) ended.abort();
  }
}

const directory = await mkdtemp(join(tmpdir(), 'marketplace-test-'));
const counts = new Map<string, Count>();
const files: Report['files'] = [];
for (const together of rows(steps)) if (!ended.signal.aborted) await Promise.all(together.map(taken));
await rm(directory, { recursive: true, force: true });

console.log('');
if (values.table) console.log(`${tableOf(files)}\n`);
for (const [name, { passed, failed }] of counts)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
const total = { passed: 0, failed: 0 };
for (const { passed, failed } of counts.values()) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
