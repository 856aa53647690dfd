import { expect, it } from 'vitest';
import { callerBehind, proxiesIn } from './caller.ts';

const proxies = proxiesIn('127.0.0.1, ::1, 172.16.0.0/12');

it.each<[string, string | undefined, string | null, string]>([
  ['nobody between', '203.0.113.7', null, '203.0.113.7'],
  ['what a stranger says of itself', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy over IPv6, or IPv4 within it', '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['two proxies', '::1', '203.0.113.7, 172.20.0.3', '203.0.113.7'],
  ['a stranger who lies to the proxy', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a stranger who names a proxy', '127.0.0.1', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['a proxy that says nothing', '127.0.0.1', null, '127.0.0.1'],
  ['a proxy that says something else', '127.0.0.1', 'unknown', '127.0.0.1'],
])('tells the caller with %s', (_, line, forwarded, caller) => {
  expect(callerBehind(proxies, line, forwarded)).toBe(caller);
});

it('trusts nobody where none is listed', () => {
  expect(callerBehind(proxiesIn(''), '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
});

it.each(['proxy', '10.0.0.0/33', '10.0.0.0/x', '::1/129', '300.0.0.1'])('refuses %s as a proxy', (written) => {
  expect(() => proxiesIn(written)).toThrow(`not '${written}'`);
});
