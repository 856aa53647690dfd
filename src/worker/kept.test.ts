import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { isKeptRead, isKeptScreen, isPublicScreen, keptReads } from './kept.ts';

const id = '0198a3c4-0000-7000-8000-000000000000';

describe('what can be read without a network', () => {
  it('is asked for by calls that the contract has, and that change nothing', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(keptReads.filter((read) => !calls.includes(read))).toEqual([]);
    expect(keptReads.filter((read) => read.startsWith('POST'))).toEqual([
      'POST /listings/cards',
      'POST /providers/cards',
    ]);
  });

  it.each([
    ['GET', `/listings/${id}`, true],
    ['GET', '/listings/map', false],
    ['GET', '/appointments', true],
    ['POST', '/appointments', false],
    ['POST', `/appointments/${id}`, false],
    ['GET', '/visit/abc-def', false],
    ['GET', '/listings', false],
  ])('%s %s: %s', (method, path, isKept) => expect(isKeptRead(method, path)).toBe(isKept));

  it.each([
    [`/property/${id}`, true, true],
    [`/en/provider/${id}`, true, true],
    ['/provider/dashboard', true, false],
    ['/en/appointments', true, false],
    [`/appointments/${id}`, true, false],
    ['/visit/abc', false, false],
    ['/password/reset/abc', false, false],
    ['/provider/bank', false, false],
  ])('%s: kept %s, for anybody %s', (path, isKept, isPublic) =>
    expect([isKeptScreen(path), isPublicScreen(path)]).toEqual([isKept, isPublic]),
  );
});
