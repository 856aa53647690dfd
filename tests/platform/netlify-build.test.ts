import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { loadDoors } from '../../netlify/local/doors.ts';
import {
  bundleOf,
  callBundle,
  callMain,
  filesNamedIn,
  functionNames,
  textOfBundle,
  zipOf,
} from '../support/functions.ts';

const project = join(import.meta.dirname, '../..');

const doors = await loadDoors();
const names = doors.map(({ name }) => name);
const asked = doors.filter(({ schedule }) => schedule === undefined).map(({ name }) => name);
const scheduled = doors.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name);

/** Neither the embedded Postgres nor what only the local server may know. */
const forbiddenFolders =
  /@electric-sql|node_modules\/node\/|netlify\/local|adapters\/(embedded|database\/pglite)|node_modules\/vite\//;
const forbiddenWords = /demo-password|pglite/i;

/** Netlify takes no function above this size. */
const zippedBytesMaximum = 50_000_000;

/** A function that is not packed may be larger by so much. */
const bundledBytesMaximum = 5_000_000;

/** Each package and each file is wanted by one of these: pick-functions.ts. */
const packed = inject('packed');

const serverWords =
  /\b(insert into|delete from|select [^;]{1,80} from app\.|update app\.)|pglite|demo-password|DATABASE_URL|SERVICE_ROLE/i;

const sizeOf = async (file: string): Promise<number> => (await stat(file)).size;

describe('netlify build', () => {
  it('bundles every function and packs some, none over the size that can be deployed', async () => {
    const bundled = await Promise.all((await functionNames()).map(async (name) => (await textOfBundle(name)).length));
    const zipped = await Promise.all(packed.map((name) => sizeOf(zipOf(name))));
    expect(Math.max(...zipped)).toBeLessThan(zippedBytesMaximum - bundledBytesMaximum);
    expect(Math.max(...bundled)).toBeLessThan(bundledBytesMaximum);
    expect(packed).toEqual(expect.arrayContaining(['page', 'admin']));
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

describe('each function', () => {
  // mcp answers in a protocol of its own: tests/api/site/assistant.test.ts.
  it.each(asked.filter((name) => name !== 'mcp'))(
    '%s loads by itself and refuses in the form of every refusal',
    async (name) => {
      const { status, body } = await callMain(bundleOf(name), '/api/no-such-call');
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ code: 'not_found' });
    },
  );

  it.each(scheduled)('%s loads by itself and does its round on the live database', async (name) => {
    expect((await callMain(bundleOf(name), '/')).status).toBe(204);
  });

  it.each(names)('%s holds neither the embedded Postgres nor demo code', async (name) => {
    expect(await textOfBundle(name)).not.toMatch(forbiddenWords);
  });
});

describe('a function as Netlify packs it', () => {
  const directory = inject('bundles');

  it.each(packed)('%s holds neither the embedded Postgres nor demo code', async (name) => {
    const files = (await readdir(join(directory, name), { recursive: true })).map(String);
    expect(files.filter((file) => forbiddenFolders.test(file))).toEqual([]);
    const own = files.filter((file) => file.endsWith('.mjs') && !/node_modules|___netlify/.test(file));
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) expect(await readFile(join(directory, name, file), 'utf8')).not.toMatch(forbiddenWords);
  });

  it.each(packed)('%s brings the files that it names by their address', async (name) => {
    const files = (await readdir(join(directory, name), { recursive: true })).map(String);
    const own = files.filter((file) => file.startsWith('dist-functions/bundled/'));
    expect(own).toContain(`dist-functions/bundled/${name}.mjs`);
    const texts = await Promise.all(own.map((file) => readFile(join(directory, name, file), 'utf8')));
    const named = texts.flatMap(filesNamedIn);
    expect(named.filter((file) => !files.includes(join('dist-functions/bundled', file)))).toEqual([]);
  });

  it.each(packed)('%s loads away from the project', async (name) => {
    const isTimed = scheduled.includes(name);
    expect((await callBundle(directory, name, isTimed ? '/' : '/no-such-thing/xyz')).status).toBe(isTimed ? 204 : 404);
  });

  it('page holds the application, which writes the listings of the live database', async () => {
    const { status, body } = await callBundle(directory, 'page', '/home?dealType=rent');
    expect(status).toBe(200);
    expect(body).toContain('data-path="/home?dealType=rent"');
    expect(body).toMatch(/<script async src="\/assets\/boot-[^"]*" data-modules="[^"]*\/assets\/index-/);
  });

  it('page speaks German where the screen does', async () => {
    const { status, body } = await callBundle(directory, 'page', '/services?zip=10115');
    expect(status).toBe(200);
    expect(body).toContain('<html data-other="/en/services" lang="de"');
    expect(body).toContain('data-path="/services?zip=10115"');
    expect(body).toContain('0 Dienstleister rund um 10115 Berlin');
  });

  it('page speaks the other language where the address says so', async () => {
    const { status, body } = await callBundle(directory, 'page', '/en/services?zip=10115');
    expect(status).toBe(200);
    expect(body).toContain('<html data-other="/services" lang="en"');
    expect(body).toContain('data-path="/en/services?zip=10115"');
    expect(body).toContain('0 providers');
  });

  it('page shows that what is not there is not there', async () => {
    const { status, body } = await callBundle(directory, 'page', '/inquiry/xyz');
    expect(status).toBe(404);
    expect(body).toContain('<div id="root" data-words=""></div>');
  });

  it('admin finds the live database', async () => {
    expect(await callBundle(directory, 'admin', '/api/health')).toMatchObject({
      status: 200,
      body: '{"status":"ok"}',
    });
  });
});
