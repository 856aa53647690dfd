import { matchesGlob } from 'node:path';

// Which test file runs on what, and in which of the four commands (docs/tests.md). tests/tiers.test.ts keeps it true.

/** What a file of vitest needs. What no pattern names is pure: it needs nothing. */
export const needs = {
  /** A database, whichever: on Postgres 17 behind PgBouncer, or on PGlite. Each file gets one of its own. */
  database: ['tests/api/**/*.test.ts', 'tests/adapters/{mail,outside,sms}.test.ts', 'tests/schema.test.ts'],
  /** A Postgres server. */
  server: ['tests/adapters/{database-!(restore)*,migrate*}.test.ts'],
  /** PGlite, which it opens by itself. */
  pglite: [
    'tests/adapters/{search-embedded,database-restore}.test.ts',
    'netlify/search/geometry/{exact-sql,morton}.test.ts',
  ],
  /** The site as Netlify packs it. */
  platform: ['tests/platform/**/*.test.ts'],
  /** A browser, and no server: what a call answers, the test says. */
  components: ['tests/components/**/*.test.tsx'],
};

/** Tried on both databases in one run: every call once for everybody, and what many do at once. */
export const onBoth = ['tests/api/access-matrix.test.ts', 'tests/api/booking/appointment-race.test.ts'];

/** Over ten seconds each, the slowest first: they begin, and the others fill what is left. */
export const slowest = [
  'tests/api/written-fields.test.ts',
  'tests/api/access-matrix.test.ts',
  'tests/api/bad-input.test.ts',
  'tests/adapters/database-faults.test.ts',
  'tests/api/bad-input-taken.test.ts',
  'tests/api/admin/platform-demo.test.ts',
  'tests/adapters/migrate-runner.test.ts',
  'tests/api/property/search-tile.test.ts',
  'tests/api/property/search-area.test.ts',
  'tests/api/account/image.test.ts',
  'tests/api/admin/admin.test.ts',
  'tests/api/property/browse.test.ts',
  'tests/api/property/alert-refused.test.ts',
];

/** Only in `npm run test:night`. */
export const night: readonly string[] = [
  // Copies of avif and gif, which are computed for a while.
  'tests/api/account/image-copies.test.ts',
  // 10,000 bookings.
  'tests/api/billing/billing-bank-large.test.ts',
  // Every field of every call with what it may say, and the demo on six further days.
  'tests/api/bad-input-taken.test.ts',
  'tests/api/admin/platform-demo-days.test.ts',
  // Faults of the database: servers that are stopped, frozen and killed, and the timeouts of each.
  'tests/adapters/database-faults.test.ts',
  'tests/adapters/database-frozen.test.ts',
  'tests/adapters/database-killed.test.ts',
  'tests/adapters/database-standby.test.ts',
  // Docker's commands and `netlify dev` each build the site anew.
  'tests/platform/docker-commands.test.ts',
  'tests/platform/netlify-dev.test.ts',
  // A network that is slow, breaks off or comes back.
  'tests/e2e/site/weak-signal.e2e.ts',
  'tests/e2e/site/offline.e2e.ts',
  'tests/e2e/property/first-tap.e2e.ts',
  'tests/e2e/site/fonts.e2e.ts',
  'tests/e2e/property/movement.e2e.ts',
];

/** Not in `npm test`, but from `npm run test:all` on. So is everything in the browser but the stories. */
export const later: readonly string[] = [
  'tests/api/written-fields.test.ts',
  'tests/api/bad-input.test.ts',
  'tests/api/admin/platform-demo.test.ts',
  'tests/api/property/search-area.test.ts',
  'tests/api/property/search-large-area.test.ts',
  'tests/api/property/search-intricate-area.test.ts',
  'tests/api/property/search-tile.test.ts',
  'tests/api/booking/appointment-walk.test.ts',
  'tests/api/property/alert-refused.test.ts',
  'tests/adapters/{database,migrate}-*.test.ts',
  'tests/platform/**',
];

interface Story {
  width: 'wide' | 'phone';
  /** Below tests/e2e. */
  file: string;
  title: string;
}

/** The main jobs of both strands: the browser's part of `npm test`. Every test runs at one width. */
export const stories: readonly Story[] = [
  // Property: look, draw, ask, sell.
  {
    width: 'wide',
    file: 'property/browse.e2e.ts',
    title: 'Buy, Rent and Favorites exclude each other, Furnished has three states, and categories filter',
  },
  {
    width: 'phone',
    file: 'property/draw.e2e.ts',
    title: 'a rectangle lands where it was drawn, finds what lies in it and is there again after reload and Back',
  },
  {
    width: 'phone',
    file: 'property/taps.e2e.ts',
    title: 'a condominium for rent near Makati is asked about with eight taps',
  },
  {
    width: 'phone',
    file: 'property/inquiry.e2e.ts',
    title: 'a visitor writes to the seller, the seller answers, the visitor writes on by the link of the mail',
  },
  {
    width: 'wide',
    file: 'property/listing.e2e.ts',
    title: 'a new seller lists a property with pictures, confirms the address, and it is found',
  },
  {
    width: 'phone',
    file: 'property/seller-desk.e2e.ts',
    title: 'a listing is paused, published again, confirmed, renewed and duplicated',
  },
  {
    width: 'wide',
    file: 'site/keyboard.e2e.ts',
    title: 'an area is laid on the map, searched, and a listing in it asked about by the keyboard alone',
  },
  // Services: search, book, change, rate; and the provider's day.
  {
    width: 'phone',
    file: 'services/provider.e2e.ts',
    title: 'a postal code on the landing page leads to results, a profile, and back to the same results',
  },
  {
    width: 'phone',
    file: 'services/provider.e2e.ts',
    title: 'results and profile keep to WCAG 2 A and AA',
  },
  {
    width: 'phone',
    file: 'property/taps.e2e.ts',
    title: 'a haircut tomorrow is booked with nine taps as a guest and with six with an account',
  },
  {
    width: 'wide',
    file: 'booking/visit.e2e.ts',
    title: 'a guest moves a visit by the link, and withdraws from the contract in two steps',
  },
  {
    width: 'wide',
    file: 'booking/story.e2e.ts',
    title:
      'a customer finds a studio, asks for two services with a wait, agrees to another time, comes, pays and rates; the figures show it',
  },
  {
    width: 'phone',
    file: 'services/business.e2e.ts',
    title: 'the day of a provider begins with the next visit, and what is done with it is a tap away',
  },
  {
    width: 'phone',
    file: 'services/hours.e2e.ts',
    title: 'hours and holidays are set, and the public times follow',
  },
  // Who somebody is, and who runs it.
  {
    width: 'wide',
    file: 'account/account.e2e.ts',
    title: 'a customer registers, confirms the address by the mail, signs out and in again',
  },
  {
    width: 'wide',
    file: 'admin/admin.e2e.ts',
    title: 'an administrator suspends an account; its owner reads why at the sign-in; it is lifted',
  },
];

/** The first command that runs a file: each is in the next one as well, but for the night, which runs its own alone. */
export type Tier = 'test' | 'all' | 'night';

const isIn = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern));

export const isBrowser = (file: string): boolean => file.endsWith('.e2e.ts');

export function tierOf(file: string): Tier {
  if (isIn(file, night)) return 'night';
  if (isBrowser(file)) return stories.some((story) => `tests/e2e/${story.file}` === file) ? 'test' : 'all';
  return isIn(file, later) ? 'all' : 'test';
}

/** What is left out of a run of vitest, or is all of it; a run by hand, without a tier, finds every file. */
export function ofTier(tier: string | undefined, include: string[]): { include: string[]; exclude: string[] } {
  if (tier === 'night') return { include: night.filter((file) => isIn(file, include)), exclude: [] };
  return { include, exclude: tier === 'test' ? [...night, ...later] : tier === 'all' ? [...night] : [] };
}

const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The tests of one width, as Playwright asks for them: file and title in one line. */
export const storiesAt = (width: string): RegExp =>
  new RegExp(
    stories
      .filter((story) => story.width === width)
      .map(({ file, title }) => `${literally(file)} (?:.* )?${literally(title)}(?: @|$)`)
      .join('|'),
  );

/** By night: the files of the night, stories that are told in each language once more in English, and what has the tag. */
export const nightly = new RegExp(
  [
    ...night.filter(isBrowser).map((file) => literally(file.replace('tests/e2e/', ''))),
    String.raw`\(en\)`,
    '@night(?!-)',
  ].join('|'),
);
