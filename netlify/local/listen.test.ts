import { createServer, request, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

let running: Server[] = [];
afterEach(async () => {
  await Promise.all(running.map((server) => new Promise((resolve) => server.close(resolve))));
  running = [];
});

const greeting = (): Server => createServer((_, response) => response.end('hello'));

async function start(host?: string): Promise<number> {
  const free = createServer();
  await new Promise<void>((resolve) => void free.listen(0, resolve));
  const address = free.address();
  await new Promise((resolve) => free.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  running = await listen(greeting(), address.port, host);
  return address.port;
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
  it('answers this computer under each address of localhost, and nobody else', async () => {
    const port = await start();
    expect(await answersAt([...own, 'localhost'], port)).toEqual([...own.map(() => 'hello'), 'hello']);
    expect(await answersAt(outside, port)).toEqual(outside.map(() => 'ECONNREFUSED'));
  });

  it('answers everybody where HOST says so', async () => {
    const hosts = ['127.0.0.1', ...outside];
    expect(await answersAt(hosts, await start('0.0.0.0'))).toEqual(hosts.map(() => 'hello'));
  });

  it('says that the port is taken', async () => {
    const port = await start();
    await expect(listen(greeting(), port, undefined)).rejects.toThrow('EADDRINUSE');
  });
});
