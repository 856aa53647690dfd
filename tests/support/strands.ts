/** Where the files of a strand stand; each is named after the strand's noun. */
export const sides = ['contract', 'server', 'browser', 'words', 'tests'] as const;
export type Side = (typeof sides)[number];

const scheduled = 'runs by a schedule: nobody asks for it, and no screen shows it';

/**
 * Every strand by its noun. `tests/strands.test.ts` finds the noun on each side: `src/contract/<noun>.ts`,
 * `netlify/features/<noun>/`, `src/features/<noun>/`, `src/i18n/locales/*\/<noun>.json` and `tests/api/<noun>*.test.ts`.
 * What a strand does not have is listed with the reason.
 */
export const strands: Record<string, Partial<Record<Side, string>>> = {
  account: {},
  admin: {},
  agreement: {
    browser: 'one of the pages',
    words: 'the texts, which mails show as well: src/contract/agreement-*.ts',
  },
  alert: { contract: scheduled, browser: scheduled, words: scheduled },
  appointment: { words: 'booking, and the customer’s side: visit' },
  availability: {},
  billing: {},
  browse: {},
  business: {},
  calendar: {},
  client: {},
  'customer-invoice': {},
  contact: { browser: 'the form is one of the pages', words: 'those of the pages' },
  device: { browser: 'a tab of the settings: strand account', words: 'those of the account' },
  favorite: { words: 'the heart and its questions stand on the cards, which strand browse has' },
  image: {
    browser: 'fields of forms: src/ui and src/api/upload.ts',
    words: 'src/i18n/locales/*/account/pictures.json',
  },
  inquiry: {},
  listing: {},
  mail: { contract: scheduled, browser: scheduled, words: scheduled },
  news: { contract: scheduled, browser: scheduled, words: scheduled, tests: 'tests/api/property/alert-run.test.ts' },
  pages: { contract: 'only texts', server: 'only texts', tests: 'only texts: tests/e2e' },
  notification: {},
  'own-data': {
    browser: 'a tab of the settings: strand account',
    words: 'those of the account',
  },
  message: {},
  phone: {},
  platform: { browser: 'asked by machines', words: 'asked by machines' },
  profile: {
    browser: 'a form of the account’s page and one of the dashboard: strands account and seller',
    words: 'those of the account and of the dashboard',
  },
  provider: {},
  question: {},
  report: {},
  review: {},
  'saved-search': {},
  seller: {},
  'service-card': {},
  sms: { contract: scheduled, browser: scheduled, words: scheduled },
  sitemap: { contract: 'asked by machines', browser: 'asked by machines', words: 'asked by machines' },
  staff: {},
  verification: {},
  withdrawal: {},
};

/**
 * The storeys of the server, from the ground up: a strand imports of its own storey and of those below. Whatever is not named
 * stands in the top storey, with calendar, client, admin, own-data, sitemap, alert and seller.
 */
export const storeys: readonly (readonly string[])[] = [
  ['account', 'agreement', 'device', 'image', 'mail', 'phone', 'sms'],
  [
    'availability',
    'billing',
    'browse',
    'business',
    'favorite',
    'listing',
    'news',
    'profile',
    'provider',
    'service-card',
    'staff',
    'verification',
  ],
  ['appointment', 'contact', 'inquiry', 'message', 'notification', 'question', 'review', 'saved-search', 'withdrawal'],
];

/** What is imported from a storey above, with the reason. It may only shrink. */
export const upward: Record<string, string> = {
  'account -> listing': 'a confirmed address publishes what waited for it, and the answer says how many',
};

/** Words that belong to no strand. */
export const sharedWords: Record<string, string> = {
  booking: 'the way to an appointment, whose page loads no other words of strand appointment',
  form: 'fields in src/ui that take numbers and files',
  guides: 'tutorials, manual, blog and forum, each read by itself',
  help: 'the page /help alone, whose answers are as long as all other pages',
  landing: 'the page / alone, which loads nothing else of the pages',
  legal: 'imprint, order of results, rules, reports and accessibility',
  map: 'src/map',
  pictures: 'pictures and the fields for them in src/ui',
  profile: 'a provider’s public profile, and what it shares with reviews and the details of a business',
  narrowing: 'the sheet of all filters of services, and a search of them that finds nobody',
  'favorite-providers': 'the page of providers that were kept',
  near: 'the step of the search for services that asks where',
  'service-names': 'the names of services: the search form, the results, registration',
  'services-front': 'the search of providers before anything is asked',
  services: 'the search of providers, which a profile does without',
  shell: 'src/app',
  offline: 'src/app/offline',
  terms: 'the three parts of the terms',
  towns: 'pages of towns, which both strands have',
  ui: 'src/ui',
  visit: 'the customer’s side of an appointment',
};

/** Subjects of tests/api that are no strand. */
export const otherSubjects: Record<string, string> = {
  'access-matrix': 'every endpoint',
  'bad-input': 'every endpoint',
  page: 'netlify/pages: what the server writes',
  search: 'netlify/search',
};
