import { shellOf } from '../../netlify/local/shell.ts';

// `#pages` of the tests (vitest.config.ts): the application itself, in shells of a build that was never made.

export * from '../../src/app/server-rendering/first-page.tsx';

const template =
  '<html lang="en"><head><meta name="viewport" /><title>Site</title></head><body><div id="root"></div></body></html>';
const manifest = { 'index.html': { file: 'assets/main.js' } };
const parts = { screen: undefined, language: 'en', words: [], boot: '/assets/boot.js' };
const shell = { ...(await shellOf(template, manifest, () => Promise.resolve(''), parts)), words: ['shell', 'ui'] };

const shellOfBoth = { de: shell, en: shell };

export const shells = {
  '/': shellOfBoth,
  '/home': shellOfBoth,
  '/home/towns': shellOfBoth,
  '/home/:category/:town': shellOfBoth,
  '/property/:id': shellOfBoth,
  '/services/towns': shellOfBoth,
  '/services/:service/:town': shellOfBoth,
  '/services': shellOfBoth,
  '/provider/:id': shellOfBoth,
};
export const headers = [
  ['content-security-policy', "script-src 'self'; frame-ancestors 'none'"],
  ['x-frame-options', 'DENY'],
];
