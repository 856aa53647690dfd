import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDoors } from '../../netlify/local/doors.ts';
import { bundleFunctions, callBundle } from '../support/functions.ts';
import setUpPostgres from '../support/postgres-setup.ts';
import { measureCalls } from './calls.ts';
import { importBudget, measureImport } from './clients.ts';
import { spreadOf, written } from './measure.ts';
import { measureStart } from './start.ts';

// `npm run bench`: figures to look at, in milliseconds as median (tenth – ninetieth percentile). Nothing is asserted: a ✗ says that
// a budget was missed here and now.

const table = (rows: Record<string, string>[]): void => console.table(rows);

async function showCalls(name: string): Promise<void> {
  console.log(`\nA warm call through its door, on ${name}`);
  table(
    (await measureCalls()).map(({ call, whole, sql, beside }) => ({
      call,
      whole: written(whole),
      SQL: written(sql),
      'beside the SQL': written(beside),
    })),
  );
}

async function showStart(): Promise<void> {
  console.log('\n`npm start` on a built project with data, to the first answer');
  table([{ start: written(await measureStart()) }]);
}

const againstBudget = (took: number): string => `${took <= importBudget ? '✓' : '✗'} ${Math.round(took)}`;

async function showImport(): Promise<void> {
  console.log('\nA file of 5,000 clients read in, in calls of 200 rows');
  const { unknown, known } = await measureImport();
  table([{ 'all new': againstBudget(unknown), 'all known': againstBudget(known), budget: `${importBudget}` }]);
}

const rounds = 7;

async function showBundles(): Promise<void> {
  console.log('\nEach function as Netlify bundles it, imported in a fresh Node 24');
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-bench-'));
  await bundleFunctions(join(directory, 'open'), 'none');
  await bundleFunctions(join(directory, 'zipped'), 'zip');
  const rows: Record<string, string>[] = [];
  for (const { name } of await loadDoors()) {
    const imports: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      imports.push((await callBundle(join(directory, 'open'), name, '/')).importMilliseconds);
    }
    const { size } = await stat(join(directory, 'zipped', `${name}.zip`));
    rows.push({ function: name, import: written(spreadOf(imports)), 'zipped MB': (size / 1e6).toFixed(1) });
  }
  table(rows);
  await rm(directory, { recursive: true, force: true });
}

await showCalls('PGlite');
const stopPostgres = await setUpPostgres();
await showCalls('Postgres 17');
await showImport();
await showBundles();
await stopPostgres();
await showStart();
