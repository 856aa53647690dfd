// `#application` of the tests (vitest.config.ts): a frame of a build that was never made.
export const html = '<html lang="en"><head></head><body><div id="root"></div></body></html>';
export const headers = [
  ['content-security-policy', "script-src 'self'; frame-ancestors 'none'"],
  ['x-frame-options', 'DENY'],
];
