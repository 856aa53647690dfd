/** Only in `npm run test:night`: long, and a quicker test by day shows what would break first (docs/tests.md). */
export const byNight = { tag: '@night' };
