import { describe, expect, it } from 'vitest';
import { answersTo, isThisComputer } from './hosts.ts';

describe('the local server answers', () => {
  it.each([
    ['localhost:5000', undefined, [], true],
    ['127.0.0.1:5000', undefined, [], true],
    ['[::1]:5000', undefined, [], true],
    ['LOCALHOST', undefined, [], true],
    ['evil.example', undefined, [], false],
    ['localhost.evil.example:5000', undefined, [], false],
    ['192.168.1.5:5000', undefined, [], false],
    ['', undefined, [], false],
    ['market.lan', 'market.lan', [], true],
    ['192.168.1.5:5000', '0.0.0.0', [], true],
    ['evil.example:5000', '0.0.0.0', [], false],
    ['market.lan:5000', '0.0.0.0', ['Market.lan'], true],
  ] as const)('to %j with HOST=%s and %j allowed: %s', (header, host, allowed, expected) => {
    expect(answersTo(host, allowed)(header)).toBe(expected);
  });

  it('tells this computer from others', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isThisComputer)).toEqual([true, true, true]);
    expect(['192.168.1.5', '::ffff:192.168.1.5', undefined].map(isThisComputer)).toEqual([false, false, false]);
  });
});
