import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarsOverHttps, isPublicAddress } from '../../netlify/adapters/calendars/over-https.ts';

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
let server: Server;
let answer: RequestListener;
let asked: string[];
let resolved: string[];
beforeEach(async () => {
  asked = [];
  resolved = [];
  answer = (_, response) => void response.end(calendar);
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((ended) => server.close(ended));
});

/** Names as a name server answers them: this computer stands for the public one. */
const names: Record<string, string> = {
  'calendar.example': '127.0.0.1',
  'other.example': '127.0.0.1',
  'inside.example': '10.0.0.7',
};
const port = () => (server.address() as AddressInfo).port;
const reader = (milliseconds = 2000) =>
  calendarsOverHttps({
    milliseconds,
    resolve: (host) => {
      resolved.push(host);
      return Promise.resolve(names[host] === undefined ? [] : [{ address: names[host], family: 4 }]);
    },
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    // The tests speak without certificates; everything else is as it is outside.
    request: httpRequest,
  });
const at = (host: string, path = '/a.ics') => `https://${host}:${port()}${path}`;

describe('a calendar of another program', () => {
  it('is read at its address, also where that is written as webcal', async () => {
    expect(await reader().read(at('calendar.example'))).toEqual({ text: calendar });
    expect(await reader().read(at('calendar.example', '/b.ics?key=1').replace('https:', 'webcal:'))).toEqual({
      text: calendar,
    });
    expect(asked).toEqual([`calendar.example:${port()} /a.ics`, `calendar.example:${port()} /b.ics?key=1`]);
  });

  it.each([
    'http://calendar.example/',
    'ftp://calendar.example/',
    'file:///etc/passwd',
    'https://a:b@calendar.example/',
    'no',
  ])('is not read at %s', async (address) => {
    expect(await reader().read(address)).toEqual({ fault: 'address' });
    expect(asked).toEqual([]);
  });

  it('is not read in a network that is not public: by number, by name or by a redirect', async () => {
    answer = (request, response) =>
      void response
        .writeHead(302, { location: `https:${request.url === '/by-name' ? '//inside.example/' : '//10.0.0.7/'}` })
        .end();
    for (const address of [
      'https://10.0.0.7/',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://[::ffff:10.0.0.7]/',
      'https://2130706434/',
      'https://inside.example/',
      at('calendar.example', '/by-name'),
      at('calendar.example', '/by-number'),
    ])
      expect(await reader().read(address), address).toEqual({ fault: 'private' });
    expect(asked).toHaveLength(2);
  });

  it('is read at the address that was checked, whatever the name says afterwards', async () => {
    const rebound = calendarsOverHttps({
      resolve: () => {
        resolved.push('asked');
        return Promise.resolve([{ address: resolved.length === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }]);
      },
      isPublic: (address) => address === '127.0.0.1',
      request: httpRequest,
    });
    expect(await rebound.read(at('calendar.example'))).toEqual({ text: calendar });
    expect(resolved).toEqual(['asked']);
  });

  it('is not read where one of several addresses of its name is not public', async () => {
    const mixed = calendarsOverHttps({
      resolve: () => Promise.resolve(['93.184.216.34', '192.168.1.1'].map((address) => ({ address, family: 4 }))),
      request: () => {
        throw new Error('somebody was asked');
      },
    });
    expect(await mixed.read('https://calendar.example/')).toEqual({ fault: 'private' });
  });

  it('follows three redirects and no more', async () => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end(calendar);
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    };
    expect(await reader().read(at('calendar.example', '/3'))).toEqual({ text: calendar });
    expect(await reader().read(at('calendar.example', '/4'))).toEqual({ fault: 'unreachable' });
  });

  it('of 100 MB is given up after the first, whether it says so or not', async () => {
    let sent = 0;
    answer = (request, response) => {
      if (request.url === '/said') response.writeHead(200, { 'content-length': '100000000' });
      const part = Buffer.alloc(100_000, 'x');
      const more = (): void => {
        if (sent < 1000 && !response.destroyed) {
          sent += 1;
          response.write(part, () => more());
        }
      };
      more();
    };
    expect(await reader().read(at('calendar.example', '/said'))).toEqual({ fault: 'tooLarge' });
    sent = 0;
    expect(await reader().read(at('calendar.example', '/unsaid'))).toEqual({ fault: 'tooLarge' });
    expect(sent).toBeLessThan(200);
  });

  it('is unreachable where nobody answers, where it is slow or drips, and where it is missing', async () => {
    expect(await reader().read('https://nowhere.example/')).toEqual({ fault: 'unreachable' });
    answer = (_, response) => void response.writeHead(404).end();
    expect(await reader().read(at('calendar.example'))).toEqual({ fault: 'unreachable' });
    answer = () => undefined;
    expect(await reader(100).read(at('calendar.example'))).toEqual({ fault: 'unreachable' });
    answer = (_, response) => void response.write('BEGIN:');
    expect(await reader(100).read(at('calendar.example'))).toEqual({ fault: 'unreachable' });
    const silent = calendarsOverHttps({ milliseconds: 50, resolve: () => new Promise(() => undefined) });
    expect(await silent.read('https://calendar.example/')).toEqual({ fault: 'unreachable' });
  });

  it('is none where it comes packed', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    expect(await reader().read(at('calendar.example'))).toEqual({ fault: 'none' });
  });
});

it.each([
  ['93.184.216.34', true],
  ['2a00:1450:4001:830::200e', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::a00:7', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:a00:7::', false],
  ['2001:db8::1', false],
  ['no address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
