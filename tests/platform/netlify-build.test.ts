import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionNames } from '../support/functions.ts';
import { liveEnvironment } from '../support/live-environment.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const zips = join(project, '.netlify/functions');

/** Netlify takes no function above this size. */
const zippedBytesMaximum = 50_000_000;

const serverWords =
  /\b(insert into|delete from|select [^;]{1,80} from app\.|update app\.)|pglite|demo-password|DATABASE_URL|SERVICE_ROLE/i;

describe('netlify build', () => {
  beforeAll(async () => {
    await run('netlify', ['build', '--offline'], {
      cwd: project,
      maxBuffer: 50_000_000,
      env: { ...process.env, ...liveEnvironment() },
    });
  });

  it('bundles every function, none over the size that can be deployed', async () => {
    const sizes = await Promise.all(
      (await functionNames()).map(async (name) => ({ name, size: (await stat(join(zips, `${name}.zip`))).size })),
    );
    expect(sizes.filter(({ size }) => size > zippedBytesMaximum)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(0);
  });

  it('keeps SQL, the embedded Postgres and the password of the demo out of what a browser downloads', async () => {
    const dist = join(project, 'dist');
    const scripts = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|html|css|json)$/.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    const texts = await Promise.all(
      scripts.map(async (file) => ({ file, text: await readFile(join(dist, file), 'utf8') })),
    );
    expect(texts.filter(({ text }) => serverWords.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
