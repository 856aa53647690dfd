import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveEnvironment } from '../support/live-environment.ts';
import { freePort } from '../support/postgres.ts';

const project = join(import.meta.dirname, '../..');

function whenItSays(process: ChildProcess, wanted: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (wanted.every((words) => said.includes(words))) resolve();
    };
    process.stdout?.on('data', listen);
    process.stderr?.on('data', listen);
    process.once('exit', () => reject(new Error(said)));
  });
}

const options = {
  offline: '--offline',
  // Otherwise it fetches Deno on the first request, and ends where it cannot.
  edge: '--internal-disable-edge-functions',
  browser: '--no-open',
};

interface Running {
  netlify: ChildProcess;
  address: string;
}

async function runNetlifyDev(
  words: readonly string[],
  environmentAt: (targetPort: number) => Record<string, string>,
  ...whenReady: string[]
): Promise<Running> {
  const [port, targetPort, functionsPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = [`--port=${port}`, `--target-port=${targetPort}`, `--functions-port=${functionsPort}`];
  const netlify = spawn('netlify', ['dev', ...Object.values(options), ...words, ...ports], {
    cwd: project,
    env: { ...environmentAt(targetPort), HOME: process.env['HOME'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  await whenItSays(netlify, whenReady);
  return { netlify, address: `http://localhost:${port}` };
}

async function whatIsMissing(address: string) {
  const page = await fetch(`${address}/no-such-page`);
  const script = await fetch(`${address}/assets/index-gone.js`);
  const call = await fetch(`${address}/api/unheard-of`, { method: 'POST' });
  return {
    page: [page.status, /<meta name="robots" content="noindex">.*<h1/s.test(await page.text())],
    script: [script.status, script.headers.get('content-type'), script.headers.get('cache-control')],
    call: [call.status, ((await call.json()) as { code: string }).code],
  };
}

const missing = {
  page: [404, true],
  script: [404, 'application/json; charset=utf-8', 'no-store'],
  call: [404, 'not_found'],
};

/** With what it has started, as Ctrl-C in a terminal does. */
async function end({ netlify }: Running): Promise<void> {
  const ended = new Promise((resolve) => netlify.once('exit', resolve));
  if (netlify.pid !== undefined) process.kill(-netlify.pid, 'SIGTERM');
  await ended;
}

describe('netlify dev without any variables', () => {
  let running: Running;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marketplace-dev-'));
    const environmentAt = (port: number) => ({
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: directory,
      SEED: '20',
    });
    running = await runNetlifyDev([], environmentAt, 'Local dev server ready');
  });

  afterAll(async () => {
    await end(running);
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  });

  it('shows the embedded marketplace', async () => {
    const page = await fetch(`${running.address}/home`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const answer = await fetch(`${running.address}/api/listings`);
    expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(0);
  });

  it('answers the calls that have the prefix of functions', async () => {
    const login = await fetch(`${running.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'seller@example.com', password: 'demo-password' }),
    });
    const { access_token: token } = (await login.json()) as { access_token: string };
    const call = (name: string, method: string) =>
      fetch(`${running.address}/.netlify/functions/${name}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
    const owned = await call('get-user-properties', 'GET');
    expect(owned.status).toBe(200);
    expect((await owned.json()) as unknown[]).not.toEqual([]);
    for (const [name, method] of [
      ['create-property', 'POST'],
      ['update-property', 'PUT'],
      ['delete-property', 'DELETE'],
    ] as const) {
      const refused = await call(name, method);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'invalid' });
    }
  });

  it('says of what is not there that it is not there', async () => {
    expect(await whatIsMissing(running.address)).toEqual(missing);
  });
});

/** Those that are asked below. It bundles all that it is given, a second for each: that each of them can be is shown by the build. */
const asked = ['page', 'admin', 'get-user-properties', 'missing'];

describe('netlify dev with the production variables', () => {
  let running: Running;
  let address: string;
  let directory: string;

  beforeAll(async () => {
    // Inside the project, by whose name a door finds its bundle.
    directory = await mkdtemp(join(project, 'dist-functions/asked-'));
    for (const name of asked)
      await copyFile(join(project, 'dist-functions/doors', `${name}.mjs`), join(directory, `${name}.mjs`));
    const words = ['--framework=#static', '--dir=dist', `--functions=${relative(project, directory)}`];
    // In the place of the embedded marketplace, which nobody asks here.
    words.push(`--command=${JSON.stringify(process.execPath)} --eval "setInterval(() => {}, 60000)"`);
    running = await runNetlifyDev(words, liveEnvironment, ...asked.map((name) => `Loaded function ${name}`));
    ({ address } = running);
  });

  afterAll(async () => {
    await end(running);
    await rm(directory, { recursive: true, force: true });
  });

  it('serves a page under the headers of the deploy, whatever its path', async () => {
    const response = await fetch(`${address}/seller/dashboard`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('has the server write the page that shows listings, under the same headers', async () => {
    const response = await fetch(`${address}/home?category=condominium`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('data-path="/home?category=condominium"');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await fetch(`${address}/property/nothing`)).status).toBe(404);
  });

  it('says of what is not there that it is not there', async () => {
    expect(await whatIsMissing(address)).toEqual(missing);
  });

  it('has a page in either language at an address of its own, and leads the own language to the address itself', async () => {
    const lang = async (path: string) => / lang="(\w+)"/.exec(await (await fetch(address + path)).text())?.[1];
    for (const [path, other] of [
      ['/help', '/en/help'],
      ['/services', '/en/services'],
    ] as const) {
      expect(await lang(path)).toBe('de');
      expect(await lang(other)).toBe('en');
      const again = await fetch(`${address}/de${path}?a=1`, { redirect: 'manual' });
      expect(again.status).toBe(301);
      expect(again.headers.get('location')).toBe(`${path}?a=1`);
    }
    expect(await lang('/de')).toBe('de');
    expect((await fetch(`${address}/en/provider/dashboard`)).status).toBe(200);
    expect((await fetch(`${address}/en/nothing`)).status).toBe(404);
    expect(await lang('/en/nothing')).toBe('en');
  });

  it('has it take for a provider only what looks like an id', async () => {
    expect((await fetch(`${address}/provider/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab`)).status).toBe(404);
    const screen = await fetch(`${address}/provider/dashboard`);
    expect(screen.status).toBe(200);
    expect(await screen.text()).not.toContain('data-path');
  });

  it('answers a call by its function, from the live database', async () => {
    const response = await fetch(`${address}/api/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('answers a call at the fixed address', async () => {
    const response = await fetch(`${address}/.netlify/functions/get-user-properties`);
    expect(response.status).toBe(401);
  });
});
