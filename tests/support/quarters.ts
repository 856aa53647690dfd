/** The quarters from the ground up, and the nouns of each: a quarter imports of itself and of those above it in this table. */
export const quarters = {
  messaging: ['mail', 'message', 'notification', 'report', 'sms'],
  account: ['account', 'agreement', 'device', 'image', 'phone', 'profile', 'verification'],
  property: ['alert', 'browse', 'favorite', 'inquiry', 'listing', 'saved-search', 'seller'],
  services: ['availability', 'business', 'provider', 'question', 'service-card', 'staff'],
  billing: ['billing'],
  booking: [
    'appointment',
    'calendar',
    'client',
    'customer-invoice',
    'move-in',
    'quote',
    'review',
    'today',
    'waiting-list',
    'withdrawal',
  ],
  admin: ['admin', 'own-data', 'platform', 'report'],
  site: ['assistant', 'contact', 'news', 'pages', 'sitemap'],
} as const satisfies Record<string, readonly string[]>;

export type Quarter = keyof typeof quarters;

/** Words that are named after a page or a part of one, with where they are shown. */
export const sharedWords: Record<string, string> = {
  booking: 'the way to an appointment, whose page loads no other words of strand appointment',
  form: 'fields in src/ui that take numbers and files',
  guides: 'tutorials, manual, blog and forum, each read by itself',
  help: 'the page /help alone, whose answers are as long as all other pages',
  landing: 'the page / alone, which loads nothing else of the pages',
  letters: 'mails, text messages and notifications, which the server writes',
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

/** Subjects of tests/api that are no noun: `netlify/pages` and `netlify/search`. */
export const otherSubjects: readonly string[] = ['page', 'search'];
