import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrate, readMigrations } from '../adapters/database/migrate.ts';
import { pgliteTarget } from '../adapters/database/migrate-targets.ts';
import { openPglite } from '../adapters/database/pglite.ts';
import { embeddedAdapters } from '../adapters/embedded.ts';
import { describeParts } from './live-parts.ts';

const run = promisify(execFile);

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

let directory: string;
let file: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marketplace-start-'));
  file = join(directory, 'a-file');
  await writeFile(file, 'what somebody keeps');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A disk of 3 MB, where this user may make one. */
async function aSmallDisk(): Promise<string | undefined> {
  const place = await mkdtemp(join(tmpdir(), 'marketplace-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', place]);
    return place;
  } catch {
    await rm(place, { recursive: true });
    return undefined;
  }
}

const smallDisk = await aSmallDisk();
afterAll(async () => {
  if (smallDisk === undefined) return;
  await run('umount', [smallDisk]);
  await rm(smallDisk, { recursive: true });
});

/** `npm start` with these variables, where it ends by itself. */
const startWith = (variables: Record<string, string>): Promise<Ended> =>
  run(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: join(directory, 'data'), ...variables },
    timeout: 40_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (ended: Ended) => ended,
  );

describe('a start that cannot be', () => {
  it.each([
    [
      'a port that is a word',
      { PORT: 'abc' },
      "PORT is a number from 1 to 65535 (0 takes any that is free), not 'abc'",
    ],
    ['a port that no computer has', { PORT: '70000' }, "not '70000'"],
    ['a negative port', { PORT: '-1' }, "not '-1'"],
    [
      'a number of properties that is a word',
      { SEED: 'many' },
      "SEED is 'none' or a number of demo properties, not 'many'",
    ],
  ])('ends with one sentence: %s', async (_, variables, sentence) => {
    const { code, stdout, stderr } = await startWith(variables);
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, stdout: '', lines: 1 });
    expect(stderr).toContain(sentence);
  });

  it.each([
    ['a file', () => file, 'there is a file of that name'],
    ['below a file', () => join(file, 'below'), 'a part of that path is a file'],
  ])('ends with one sentence where the data directory is %s, and leaves the file alone', async (_, at, why) => {
    const { code, stderr } = await startWith({ DATA_DIR: at() });
    expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(stderr).toContain(`DATA_DIR=${at()} cannot be a folder for the data: ${why}`);
    expect(await readFile(file, 'utf8')).toBe('what somebody keeps');
    expect(await readdir(directory)).toEqual(['a-file']);
  });

  it.skipIf(smallDisk === undefined)(
    'ends with one sentence where the disk is full, and leaves no half a database',
    async () => {
      const data = join(smallDisk ?? '', 'data');
      const { code, stderr } = await startWith({ DATA_DIR: data, SEED: 'none' });
      expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
      expect(stderr).toContain(`The disk with DATA_DIR=${data} is full`);
      expect(await readdir(data)).not.toContain('postgres');
    },
    90_000,
  );
});

describe('a start on data that former migrations made', () => {
  it('moves it aside with its pictures, beside what was moved that day, says so, and begins anew', async () => {
    const data = join(directory, 'former');
    await mkdir(join(data, 'images'), { recursive: true });
    await writeFile(join(data, 'images', 'a-picture'), 'of somebody');
    const today = new Date();
    for (const day of [today, new Date(today.getTime() + 24 * 60 * 60_000)])
      await mkdir(join(data, `former-${day.toISOString().slice(0, 'YYYY-MM-DD'.length)}`));
    const former = await openPglite({ dataDir: join(data, 'postgres') });
    // As yesterday's edition of the first migration has left it.
    const [first] = await readMigrations();
    await migrate(pgliteTarget(former), [{ version: first?.version ?? '', name: 'foundation', text: 'select 1' }]);
    await former.close();
    const { adapters, movedAside, close } = await embeddedAdapters({ dataDirectory: data }, 'http://localhost:5000');
    onTestFinished(close);
    expect(await adapters.database.query('select from app.account')).toEqual([]);
    expect(movedAside).toMatch(/former-\d{4}-\d\d-\d\d-2$/);
    expect(await readdir(movedAside ?? '')).toEqual(['images', 'postgres']);
    expect(await readFile(join(movedAside ?? '', 'images', 'a-picture'), 'utf8')).toBe('of somebody');
    expect(describeParts({}, { dataDirectory: data, imageDirectory: undefined }, movedAside)).toContain(
      `The data was made by migrations that no longer exist and lies in ${movedAside} now`,
    );
  }, 180_000);
});
