import { Agent, createServer, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { StartRefused } from '../adapters/claim.ts';
import { type OpenPort, openPort } from './listen.ts';

let running: OpenPort[] = [];
afterEach(async () => {
  await Promise.all(running.map((open) => open.close()));
  running = [];
});

async function freePort(): Promise<number> {
  const free = createServer();
  await new Promise<void>((resolve) => void free.listen(0, resolve));
  const address = free.address();
  await new Promise((resolve) => free.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function opened(host?: string): Promise<{ open: OpenPort; port: number }> {
  const port = await freePort();
  const open = await openPort(port, host);
  running.push(open);
  return { open, port };
}

async function start(host?: string): Promise<number> {
  const { open, port } = await opened(host);
  open.answerWith((_, response) => response.end('hello'));
  return port;
}

/** What answers at the address, or the code of the refusal. */
const answerAt = (host: string, port: number): Promise<string> =>
  new Promise((resolve) => {
    const asked = request({ host, port, path: '/', agent: false, timeout: 2000 }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve(text));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', (problem) => resolve('code' in problem ? String(problem.code) : problem.message));
    asked.end();
  });

const addresses = Object.values(networkInterfaces()).flatMap((known) => known ?? []);
const own = ['127.0.0.1', '::1'].filter((loopback) => addresses.some(({ address }) => address === loopback));
/** By which other computers reach this one. */
const outside = addresses
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

const answersAt = (hosts: readonly string[], port: number): Promise<string[]> =>
  Promise.all(hosts.map((host) => answerAt(host, port)));

describe('the local server', () => {
  it('serves many who come in one moment before those who are there already have been served again and again', async () => {
    const { open, port } = await opened('127.0.0.1');
    const over = new AbortController();
    let answered = 0;
    open.answerWith((_, response) => {
      // As the embedded database: whatever was asked is worked off before the next round.
      const until = performance.now() + 1;
      while (performance.now() < until);
      answered += 1;
      response.end('hello');
    });
    const agent = new Agent({ keepAlive: true });
    const again = (): Promise<void> =>
      new Promise((resolve) => {
        const asked = request({ host: '127.0.0.1', port, agent }, (response) => {
          response.resume().on('end', resolve);
        });
        asked.end();
      });
    const staying = Array.from({ length: 20 }, async () => {
      while (!over.signal.aborted) await again();
    });
    await again();
    const before = answered;
    await Promise.all(Array.from({ length: 60 }, () => answerAt('127.0.0.1', port)));
    const meanwhile = answered - before;
    over.abort();
    await Promise.all(staying);
    agent.destroy();
    expect(meanwhile).toBeLessThan(400);
  });

  it('answers this computer under each address of localhost, and nobody else', async () => {
    const port = await start();
    expect(await answersAt([...own, 'localhost'], port)).toEqual([...own.map(() => 'hello'), 'hello']);
    expect(await answersAt(outside, port)).toEqual(outside.map(() => 'ECONNREFUSED'));
  });

  it('answers everybody where HOST says so', async () => {
    const hosts = ['127.0.0.1', ...outside];
    expect(await answersAt(hosts, await start('0.0.0.0'))).toEqual(hosts.map(() => 'hello'));
  });

  it('refuses a port that is taken, in a sentence that names another', async () => {
    const port = await start();
    const refusal = await openPort(port).catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(refusal).toMatchObject({ message: expect.stringContaining(`PORT=${port + 1} npm start`) });
    expect(await answerAt('127.0.0.1', port)).toBe('hello');
  });

  it('takes a port that is free where it is asked for any, under each address of localhost', async () => {
    const taken = [await start(), await start()];
    const free = await Promise.all([openPort(0), openPort(0)]);
    running.push(...free);
    for (const each of free) each.answerWith((_, response) => response.end(each.url));
    const ports = free.map(({ url }) => Number(new URL(url).port));
    expect(new Set([...taken, ...ports]).size).toBe(4);
    for (const [index, port] of ports.entries())
      expect(await answersAt(own, port)).toEqual(own.map(() => free[index]?.url));
  });

  it('refuses a host that is none of this computer, in a sentence', async () => {
    const refusal = await openPort(0, '192.0.2.1').catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(refusal).toMatchObject({ message: expect.stringContaining('HOST=192.0.2.1') });
  });

  it('lets those wait who ask before it has what to answer with', async () => {
    const { open, port } = await opened();
    const early = answerAt('127.0.0.1', port);
    await new Promise((resolve) => open.server.once('connection', resolve));
    open.answerWith((_, response) => response.end('now'));
    expect(await early).toBe('now');
  });
});
