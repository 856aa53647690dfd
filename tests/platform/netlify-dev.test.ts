import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveEnvironment } from '../support/live-environment.ts';
import { freePort } from '../support/postgres.ts';

const project = join(import.meta.dirname, '../..');

function whenItSays(process: ChildProcess, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(wanted)) resolve();
    };
    process.stdout?.on('data', listen);
    process.stderr?.on('data', listen);
    process.once('exit', () => reject(new Error(said)));
  });
}

describe('netlify dev', () => {
  let netlify: ChildProcess;
  let address: string;

  beforeAll(async () => {
    const [port, staticPort, functionsPort] = await Promise.all([freePort(), freePort(), freePort()]);
    address = `http://localhost:${port}`;
    const options = {
      offline: '--offline',
      // Otherwise it fetches Deno on the first request, and ends where it cannot.
      edge: '--internal-disable-edge-functions',
      browser: '--no-open',
    };
    const words = ['--framework=#static', '--dir=dist', '--functions=netlify/functions'];
    const ports = [`--port=${port}`, `--target-port=${staticPort}`, `--functions-port=${functionsPort}`];
    netlify = spawn('netlify', ['dev', ...Object.values(options), ...words, ...ports], {
      cwd: project,
      env: { ...liveEnvironment(), HOME: process.env['HOME'] ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await whenItSays(netlify, 'Loaded function verify-email');
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => netlify.once('exit', resolve));
    netlify.kill('SIGTERM');
    await ended;
  });

  it('serves a page under the headers of the deploy, whatever its path', async () => {
    const response = await fetch(`${address}/seller/dashboard`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('answers a call by its function, from the live database', async () => {
    const response = await fetch(`${address}/api/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('answers a call at the address that spec.md fixes', async () => {
    const response = await fetch(`${address}/.netlify/functions/get-user-properties`);
    expect(response.status).toBe(401);
  });
});
