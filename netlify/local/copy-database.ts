import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDirectory, StartRefused } from '../adapters/claim.ts';
import { type CopiedTable, CopyRefused, copyDatabase } from '../adapters/database/copy.ts';
import { embeddedEnd, postgresEnd } from '../adapters/database/copy-ends.ts';
import { certificateIn, EnvironmentError, readPart } from '../env.ts';
import { requireMigrated } from './live-parts.ts';
import { readSettings } from './settings.ts';

// `npm run db:copy -- to-postgres` copies the embedded database in DATA_DIR into the one of DATABASE_URL, `-- to-embedded` back.

const usage = 'Usage: npm run db:copy -- to-postgres | to-embedded (between DATA_DIR and DATABASE_URL)';

async function requireData(dataDirectory: string, isSource: boolean): Promise<void> {
  if (!isSource) return void (await mkdir(dataDirectory, { recursive: true }));
  await access(join(dataDirectory, 'postgres')).catch(() => {
    throw new StartRefused(`There is no embedded database in DATA_DIR=${dataDirectory}`);
  });
}

async function run(): Promise<CopiedTable[]> {
  const [direction, ...more] = process.argv.slice(2);
  if ((direction !== 'to-postgres' && direction !== 'to-embedded') || more.length > 0) throw new StartRefused(usage);
  const isFromEmbedded = direction === 'to-postgres';
  const part = readPart('database', process.env);
  const { dataDirectory } = readSettings(process.env);
  await requireData(dataDirectory, isFromEmbedded);
  const release = claimDirectory(dataDirectory);
  await requireMigrated(process.env);
  const postgres = await postgresEnd({
    connectionString: part.DATABASE_URL,
    certificateAuthority: certificateIn(part),
  });
  const embedded = await embeddedEnd(join(dataDirectory, 'postgres'));
  try {
    return await (isFromEmbedded ? copyDatabase(embedded.end, postgres.end) : copyDatabase(postgres.end, embedded.end));
  } finally {
    await embedded.close();
    await postgres.close();
    release();
  }
}

try {
  const copied = await run();
  const rows = copied.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Copied ${rows} rows of ${copied.length} tables. Number and digest of each are equal on both sides.`);
  console.log('Pictures and keys lie elsewhere: docs/self-hosting.md, "Move".');
  process.exit(0);
} catch (problem) {
  const isSaid = [StartRefused, EnvironmentError, CopyRefused].some((Known) => problem instanceof Known);
  if (!isSaid) throw problem;
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
