import { expect, it } from 'vitest';
import { covers } from './deploy-headers.ts';

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
