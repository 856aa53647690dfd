import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDoors } from '../../netlify/local/doors.ts';
import { bundleFunctions, callBundle } from '../support/functions.ts';

const doors = await loadDoors();
const names = doors.map(({ name }) => name);
const asked = doors.filter(({ schedule }) => schedule === undefined).map(({ name }) => name);
const ofThings = names.filter((name) => name.startsWith('thing-pages-'));
const scheduled = doors.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name);

/** Neither the embedded Postgres nor what only the local server may know. */
const forbiddenFolders =
  /@electric-sql|node_modules\/node\/|netlify\/local|adapters\/(embedded|database\/pglite)|node_modules\/vite\//;
const forbiddenWords = /demo-password|pglite/i;

describe('each function as Netlify bundles it', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marketplace-bundles-'));
    await bundleFunctions(directory, 'none');
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it.each(asked.filter((name) => !ofThings.includes(name)))(
    '%s loads by itself and refuses in the form of every refusal',
    async (name) => {
      const { status, body } = await callBundle(directory, name, '/api/no-such-call');
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ code: 'not_found' });
    },
  );

  it.each(ofThings)('%s loads by itself and shows that what is not there is not there', async (name) => {
    const { status, body } = await callBundle(directory, name, '/no-such-thing/xyz');
    expect(status).toBe(404);
    expect(body).toContain('<div id="root" data-words=""></div>');
  });

  it.each(scheduled)('%s loads by itself and does its round on the live database', async (name) => {
    expect((await callBundle(directory, name, '/')).status).toBe(204);
  });

  it.each(names)('%s holds neither the embedded Postgres nor demo code', async (name) => {
    const files = (await readdir(join(directory, name), { recursive: true })).map(String);
    expect(files.filter((file) => forbiddenFolders.test(file))).toEqual([]);
    const own = files.filter((file) => file.endsWith('.mjs') && !/node_modules|___netlify/.test(file));
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) expect(await readFile(join(directory, name, file), 'utf8')).not.toMatch(forbiddenWords);
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

  it('health finds the live database', async () => {
    expect(await callBundle(directory, 'health', '/api/health')).toMatchObject({
      status: 200,
      body: '{"status":"ok"}',
    });
  });
});
