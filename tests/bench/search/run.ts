import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Database } from '../../../netlify/adapters/ports.ts';
import { median } from '../measure.ts';
import { budgets, missesOf } from './budgets.ts';
import { askThroughDoor, type Statement } from './door.ts';
import { progressBar, ratio, spread, table } from './figures.ts';
import { inMemory } from './in-memory.ts';
import { makeListings } from './listings.ts';
import { type Measured, measure, overSql } from './measure.ts';
import { plainPostgis } from './plain-postgis.ts';
import { hostileLines, mapLines, pageLines } from './questions.ts';
import { filledDatabase } from './server.ts';
import { measureWrites, type Written } from './writes.ts';

// `npm run bench:search -- [rows] [--runs 40] [--only words] [--explain] [--postgis 5] [--writes 10]`
// `--writes 0` leaves out the changes of listings, else measured for so many seconds.
// `npm run bench:search -- services [rows]` is the search of providers: ../providers/run.ts.
// PostGIS takes a second for many a question: it is asked those of the first few runs of a line, or with 0 none.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    explain: { type: 'boolean', default: false },
    postgis: { type: 'string', default: '5' },
    writes: { type: 'string', default: '10' },
  },
});
if (positionals[0] === 'services') {
  await import('../providers/run.ts');
  process.exit();
}
const rows = Number(positionals[0] ?? process.env['ROWS'] ?? 1_000_000);
const runs = Number(values.runs);
const plainRuns = Number(values.postgis);
if (![rows, runs, plainRuns + 1].every((given) => Number.isSafeInteger(given) && given > 0)) {
  throw new RangeError('rows, runs and runs of PostGIS are whole numbers, the first two above 0');
}

const progress = progressBar();
progress('inventing listings', 0);
const listings = makeListings(rows);
const filled = await filledDatabase(listings, progress);
progress('in-memory index', 0);
const bench = {
  listings,
  ask: askThroughDoor(filled.database),
  sessions: filled.sessions,
  again: async ({ text, parameters }: Statement) => {
    const started = performance.now();
    await filled.database.query(text, parameters);
    return performance.now() - started;
  },
  memory: inMemory(listings),
  plain: plainRuns === 0 ? undefined : await plainPostgis(filled.administrator),
  plainRuns,
};
const measured: Measured[] = [];
const lines = [...pageLines, ...mapLines, ...hostileLines].filter(({ name }) => name.includes(values.only));
for (const line of lines) {
  progress(`asking: ${line.name}`, measured.length / lines.length);
  measured.push(await measure(bench, line, runs));
}
progress('done', 1);
report();
if (values.explain) for (const line of measured) await explain(filled.database, line);
const seconds = Number(values.writes);
if (seconds > 0) reportWrites(await measureWrites(filled.address, seconds));
await filled.close();

function report(): void {
  const head = ['median / p95 in ms', 'matches', 'door', 'SQL', 'page', 'count', 'in memory', 'SQL : memory', 'wrong'];
  const plainHead = bench.plain === undefined ? [] : ['PostGIS page', 'PostGIS count'];
  const written = measured.map((line) => [
    line.name,
    median(line.matches).toFixed(0),
    spread(line.door),
    spread(line.sql),
    spread(line.page),
    spread(line.count),
    spread(line.memory),
    ratio(median(line.sql), median(line.memory)),
    String(line.wrong),
    ...(bench.plain === undefined ? [] : [spread(line.plainPage), spread(line.plainCount)]),
  ]);
  console.log(
    `\n${rows.toLocaleString('en')} listings, ${runs} runs a line, ${cpus().length} cores. ${filled.description}`,
  );
  if (bench.plain === undefined) console.log('PostGIS was not asked, or is not installed here.');
  console.log(`\n${table([...head, ...plainHead], written)}\n`);
  const wrong = measured.reduce((sum, line) => sum + line.wrong, 0);
  const warm = measured.flatMap(({ warmOverSql }) => warmOverSql);
  console.log(
    `door over its SQL: ${spread(warm)} ms; as the table has it, for the first time: ${spread(measured.flatMap(overSql))} ms`,
  );
  for (const line of measured)
    if (median(overSql(line)) > budgets.doorOverSql)
      console.log(`  ${line.name}, for the first time: ${spread(overSql(line))} ms`);
  console.log(`wrong answers against the oracle: ${wrong} of ${2 * measured.length * runs}`);
  const misses = measured.flatMap(missesOf);
  console.log(misses.length === 0 ? 'every budget holds' : `over budget:\n  ${misses.join('\n  ')}`);
}

function reportWrites({ alone, crowded, failed, counts, wrong, packed, packedAfter }: Written): void {
  console.log(`\na change of a listing, alone: ${spread(alone)} ms (budget ${budgets.change})`);
  console.log(
    `500 a second in one city: ${crowded.length} changes in ${seconds} s, ${spread(crowded)} ms each from when it was due, ` +
      `slowest ${Math.max(...crowded).toFixed(0)}; ${failed} failed or waited more than ${budgets.lockWait} ms for a lock`,
  );
  console.log(
    `meanwhile ${counts.length} counts of the city, ${spread(counts)} ms each, ${wrong} wrong; ` +
      `${packed} tiles packed, ${packedAfter} afterwards`,
  );
}

async function explain(database: Database, { name, slowest }: Measured): Promise<void> {
  console.log(`\n== ${name}: slowest run, ${slowest.milliseconds.toFixed(1)} ms`);
  for (const { text, parameters } of slowest.statements) {
    const plan = await database.query(`explain (analyze, buffers) ${text}`, parameters);
    console.log(`${text}\n${plan.map((row) => Object.values(row).join('')).join('\n')}\n`);
  }
}
