import { expect, it } from 'vitest';
import { addressIn, paths } from '../../src/paths.ts';
import { covers, deployHeaders } from './deploy-headers.ts';

it.each([
  ['/assets/*', '/assets/a/b.js'],
  ['/assets/*', '/assets'],
  ['/*', '/'],
  ['/help', '/help'],
  ['/help', '/help/'],
  ['/renew/:token', '/renew/t'],
])('%s covers %s', (pattern, path) => expect(covers(pattern, path)).toBe(true));

it.each([
  ['/assets/*', '/assetsmore'],
  ['/help', '/help/more'],
  ['/renew/:token', '/renew'],
  ['/renew/:token', '/renew/'],
  ['/renew/:token', '/renew/t/more'],
])('%s does not cover %s', (pattern, path) => expect(covers(pattern, path)).toBe(false));

const secretInQuery = [paths.appointments({ guest: 'secret' }), paths.withdrawal({ token: 'secret' })];

it('keeps pages with a secret in their query out of searches and referrers, in both languages', async () => {
  const headersOf = await deployHeaders();
  for (const path of secretInQuery.flatMap((secret) => (['de', 'en'] as const).map((own) => addressIn(own, secret)))) {
    const { pathname } = new URL(path, 'https://example.com');
    const headers = new Map(headersOf(pathname));
    expect([headers.get('X-Robots-Tag'), headers.get('Referrer-Policy')], pathname).toEqual(['noindex', 'no-referrer']);
  }
  expect(new Map(headersOf('/services')).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});
