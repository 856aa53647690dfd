import { describe, expect, it } from 'vitest';
import { linesNaming } from './named-in-log.ts';

const line = (facts: object): string =>
  JSON.stringify({ at: '2026-11-24T10:00:00.000Z', requestId: '0198a3c4-1234-7000-8000-491512345678', ...facts });

describe('a line of the log that names somebody', () => {
  it.each([
    'maria@example.org',
    'maria%40example.org',
    '+4915123456789',
    'DE02120300000000202051',
    'eyJhbGciOiJIUzI1NiJ9.e30',
    'Maria Santos',
  ])('is found: %s', (said) => {
    const naming = line({ event: 'failed', message: `for ${said}.` });
    expect(linesNaming([line({ event: 'request', status: 200 }), naming], ['Maria Santos'])).toEqual([naming]);
  });

  it('is told once, and nothing else is', () => {
    const twice = [1.5, 20].map((milliseconds) => line({ event: 'failed', message: 'Maria Santos', milliseconds }));
    const quiet = line({ event: 'request', route: '/api/visit/:token', milliseconds: 491512345678, status: 200 });
    expect(linesNaming([...twice, quiet], ['Maria Santos'])).toEqual(twice.slice(1));
  });
});
