import type { Page } from '@playwright/test';
import type { Shape } from '../../src/contract/area.ts';
import { writeShapes } from '../../src/contract/shape-text.ts';
import { type AdminQueue, paths, routes } from '../../src/paths.ts';

/** Who looks. All but the guest sign in with the demo's password. */
export const people = {
  guest: undefined,
  customer: 'kunde@example.com',
  provider: 'anbieter@example.com',
  freeProvider: 'anbieter-free@example.com',
  seller: 'seller@example.com',
  admin: 'admin@example.com',
} as const;

export type Person = keyof typeof people;

/** Where the page is: an address, or the first link of a kind on another page, or what lies beside that. */
export type Place =
  | string
  | { from: string; link: RegExp; query?: Record<string, string>; beside?: (address: string) => string };

export interface Shot {
  /** The file's name begins with it. */
  name: string;
  place: Place;
  as?: Person;
  /** What is pressed and filled in before the picture is taken. */
  state?: (page: Page) => Promise<void>;
  /** The drawing beside which it is shown: `results` for results-1440-light.png. */
  drawing?: string | Record<'de' | 'en', string>;
}

const adminQueues = [
  'reports',
  'identity',
  'reviews',
  'pictures',
  'objections',
  'invoices',
  'bank',
  'books',
  'accounts',
  'contact',
  'log',
] as const satisfies readonly AdminQueue[];

const aroundManila: Shape = {
  type: 'polygon',
  coordinates: [
    { lat: 14.78, lng: 120.93 },
    { lat: 14.82, lng: 121.1 },
    { lat: 14.6, lng: 121.19 },
    { lat: 14.4, lng: 121.08 },
    { lat: 14.47, lng: 120.9 },
  ],
};
const berlin = { place: 'Berlin' };
const provider: Place = { from: paths.services({ zip: '10115' }), link: /\/provider\/[0-9a-f-]{36}/ };
const bookingOf = (step: string): Place => ({
  from: paths.services({ zip: '10115' }),
  link: /\/book\/[0-9a-f-]{36}/,
  query: { step },
});
const listing: Place = { from: paths.home(), link: /\/property\/[0-9a-f-]{36}/ };
const ofProvider = (name: string, place: Place, drawing?: string): Shot[] => [
  { name, place, as: 'provider', ...(drawing === undefined ? {} : { drawing }) },
];
const ofGuest = (name: string, place: Place, drawing?: string): Shot[] => [
  { name, place, ...(drawing === undefined ? {} : { drawing }) },
];
/** The list of what happened, below the bell or over the page. */
const openBell = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^(Benachrichtigungen|Notifications)/ })
    .filter({ visible: true })
    .first()
    .click();
};
/** The first card of a provider, so that the booking begins with its times. */
const chooseFirst = async (page: Page): Promise<void> => {
  await page.locator('main ul button').first().click();
};
/** What somebody sees whose link is too old. */
const ended = (name: string, route: string): Shot[] => [
  { name: `${name}-ended`, place: route.replace(':token', 'no-longer-valid') },
];

/** Every route of the site with the states that are worth a look; a route without a screen has none. */
export const shots: Record<keyof typeof routes, readonly Shot[]> = {
  landing: [
    { name: 'landing', place: routes.landing, drawing: { de: 'landing', en: 'landing-property' } },
    { name: 'landing-hearts', place: routes.landing, as: 'customer' },
  ],
  home: [
    ...ofGuest('browse', paths.home(), 'browse'),
    ...ofGuest('browse-empty', paths.home({ q: 'zzzz' })),
    ...ofGuest('browse-few', paths.home({ category: 'condominium', dealType: 'rent', bedrooms: '3' })),
    ...ofGuest('browse-filters', paths.home({ filters: 'open' })),
    ...ofGuest('browse-map', paths.home({ view: 'map' }), 'browse'),
    ...ofGuest('browse-drawing', paths.home({ areaSearch: 'true' })),
    ...ofGuest('browse-area', paths.home({ view: 'map', area: writeShapes([aroundManila]) }), 'browse'),
    ...ofGuest('browse-architects', paths.home({ category: 'architects' })),
  ],
  propertyTowns: ofGuest('property-towns', routes.propertyTowns),
  propertyTown: [
    ...ofGuest('property-town', paths.propertyTown('condominium', 'makati')),
    ...ofGuest('property-town-few', paths.propertyTown('hotel', 'nowhere')),
  ],
  serviceTowns: ofGuest('service-towns', routes.serviceTowns),
  serviceTown: [
    ...ofGuest('service-town', paths.serviceTown('friseur', 'berlin')),
    ...ofGuest('service-town-few', paths.serviceTown('umzug', 'nirgends')),
  ],
  services: [
    ...ofGuest('services', paths.services()),
    ...ofGuest('results', paths.services(berlin), 'results'),
    ...ofGuest('results-empty', paths.services({ zip: '25999' })),
  ],
  favorites: ofGuest('favorites', routes.favorites),
  provider: ofGuest('profile', provider, 'profile'),
  book: [
    {
      name: 'book',
      // At the provider's: whom the account knows has nothing to fill in.
      place: { from: paths.services({ zip: '10115', service: 'hair' }), link: /\/book\/[0-9a-f-]{36}.*start=/ },
      as: 'customer',
      drawing: 'book',
    },
    ...ofGuest('book-details', { from: paths.services({ zip: '10115' }), link: /\/book\/[0-9a-f-]{36}/ }),
    { name: 'book-cards', place: bookingOf('cards'), state: chooseFirst },
  ],
  savedSearches: [{ name: 'saved-searches', place: routes.savedSearches, as: 'customer' }],
  confirmSavedSearch: ended('confirm-saved-search', routes.confirmSavedSearch),
  unsubscribeSavedSearch: ended('unsubscribe-saved-search', routes.unsubscribeSavedSearch),
  login: ofGuest('login', routes.login),
  register: ofGuest('register', routes.register),
  profile: [
    { name: 'account', place: routes.profile, as: 'customer' },
    ...(['account', 'password', 'notifications', 'delete'] as const).map((tab) => ({
      name: `settings-${tab}`,
      place: paths.settings(tab),
      as: 'customer' as const,
    })),
    { name: 'notifications', place: routes.profile, as: 'customer', state: openBell },
  ],
  forgotPassword: ofGuest('forgot-password', routes.forgotPassword),
  resetPassword: ended('reset-password', routes.resetPassword),
  lostFactor: ended('lost-factor', routes.lostFactor),
  undoEmailChange: ended('undo-email', routes.undoEmailChange),
  providerLogin: ofGuest('provider-login', routes.providerLogin),
  providerRegister: ofGuest('provider-register', routes.providerRegister.replace(':type', 'solo')),
  providerRegisterDefault: ofGuest('provider-register-default', routes.providerRegisterDefault),
  providerDashboard: [
    ...ofProvider('today', routes.providerDashboard, 'today'),
    { name: 'start', place: routes.providerDashboard, as: 'freeProvider', drawing: 'start' },
  ],
  providerPersonal: ofProvider('provider-personal', routes.providerPersonal),
  providerAddress: ofProvider('provider-address', routes.providerAddress),
  providerBank: ofProvider('provider-bank', routes.providerBank),
  providerBusiness: ofProvider('provider-business', routes.providerBusiness),
  providerSupport: ofProvider('provider-support', routes.providerSupport),
  providerPackages: ofProvider('provider-packages', routes.providerPackages),
  providerInvoices: [
    ...ofProvider('invoices', paths.providerInvoices()),
    ...ofProvider('invoices-customers', paths.providerInvoices('customers')),
  ],
  // The demo has issued none.
  customerInvoice: [],
  newCustomerInvoice: [],
  providerUpgrade: [{ name: 'provider-upgrade', place: routes.providerUpgrade, as: 'freeProvider' }],
  providerSettings: ofProvider('provider-settings', routes.providerSettings),
  providerVerify: [
    ...ofProvider('provider-verify', routes.providerVerify),
    { name: 'provider-verify-open', place: routes.providerVerify, as: 'freeProvider' },
  ],
  providerCalendar: [
    ...ofProvider('calendar', routes.providerCalendar, 'calendar'),
    ...ofProvider('calendar-month', paths.providerCalendar({ view: 'month' })),
  ],
  clients: ofProvider('clients', routes.clients),
  providerHours: ofProvider('provider-hours', routes.providerHours),
  providerStaff: ofProvider('provider-staff', routes.providerStaff),
  newStaff: ofProvider('staff-new', routes.newStaff),
  editStaff: ofProvider('staff-edit', { from: routes.providerStaff, link: /\/provider\/staff\/[0-9a-f-]{36}/ }),
  serviceCards: ofProvider('service-cards', routes.serviceCards),
  newServiceCard: ofProvider('service-card-new', routes.newServiceCard),
  editServiceCard: ofProvider('service-card-edit', { from: routes.serviceCards, link: /\/provider\/services\/edit\// }),
  serviceCardStats: ofProvider('service-card-stats', {
    from: routes.serviceCards,
    link: /\/provider\/services\/edit\//,
    // On phones the way to it stands in a sheet.
    beside: (address) => address.replace('/edit/', '/stats/'),
  }),
  providerVerifyEmail: ended('provider-verify-email', routes.providerVerifyEmail),
  verifyEmail: ended('verify-email', routes.verifyEmail),
  becomeProvider: ofGuest('become-provider', routes.becomeProvider),
  property: ofGuest('property', listing, 'property'),
  createProperty: [{ name: 'property-new', place: routes.createProperty, as: 'seller' }],
  editProperty: [
    { name: 'property-edit', place: { from: routes.sellerDashboard, link: /\/edit-property\// }, as: 'seller' },
  ],
  sellerVerify: [{ name: 'seller-verify', place: routes.sellerVerify, as: 'seller' }],
  sellerDashboard: (['properties', 'inquiries', 'analytics', 'profile'] as const).map((tab) => ({
    name: `seller-${tab}`,
    place: `${routes.sellerDashboard}?tab=${tab}`,
    as: 'seller',
  })),
  admin: adminQueues.map((queue) => ({ name: `admin-${queue}`, place: paths.admin(queue), as: 'admin' })),
  inquiryThread: ended('inquiry', routes.inquiryThread),
  ownInquiries: [{ name: 'inquiries', place: routes.ownInquiries, as: 'customer' }],
  ownInquiry: [],
  renew: ended('renew', routes.renew),
  career: ofGuest('career', routes.career),
  about: ofGuest('about', routes.about),
  help: ofGuest('help', routes.help),
  contact: ofGuest('contact', routes.contact),
  privacy: ofGuest('privacy', routes.privacy),
  terms: ofGuest('terms', routes.terms),
  propertyTerms: ofGuest('property-terms', routes.propertyTerms),
  businessTerms: ofGuest('business-terms', routes.businessTerms),
  ranking: ofGuest('ranking', routes.ranking),
  rules: ofGuest('rules', routes.rules),
  reporting: ofGuest('reporting', routes.reporting),
  accessibility: ofGuest('accessibility', routes.accessibility),
  termsVersion: [],
  processing: ofGuest('processing', routes.processing),
  processingVersion: [],
  withdrawalInstruction: ofGuest('withdrawal-instruction', routes.withdrawalInstruction),
  impressum: ofGuest('impressum', routes.impressum),
  tutorials: ofGuest('tutorials', routes.tutorials),
  manual: ofGuest('manual', routes.manual),
  reviewsPolicy: ofGuest('reviews-policy', routes.reviewsPolicy),
  fraud: ofGuest('fraud', routes.fraud),
  reportFigures: ofGuest('report-figures', routes.reportFigures),
  decisions: [{ name: 'decisions', place: routes.decisions, as: 'customer' }],
  decision: ended('decision', routes.decision),
  adviser: ended('adviser', routes.adviser),
  withdrawal: ofGuest('withdrawal', routes.withdrawal),
  appointments: [{ name: 'appointments', place: routes.appointments, as: 'customer', drawing: 'appointments' }],
  appointment: [
    {
      name: 'appointment',
      place: { from: routes.appointments, link: /\/appointments\/[0-9a-f-]{36}/ },
      as: 'customer',
    },
  ],
  visit: ended('visit', routes.visit),
  messages: [
    { name: 'messages', place: routes.messages, as: 'customer' },
    { name: 'provider-messages', place: routes.messages, as: 'provider' },
  ],
  question: [
    { name: 'question', place: { from: routes.messages, link: /\/questions\/[0-9a-f-]{36}/ }, as: 'provider' },
  ],
  questionByLink: ended('question-link', routes.questionByLink),
  blog: ofGuest('blog', routes.blog),
  news: [{ name: 'news', place: { from: routes.blog, link: /\/blog\/./ } }],
  feed: [],
  forum: ofGuest('forum', routes.forum),
  propertyPicture: [],
  providerPicture: [],
  indexKey: [],
  robots: [],
  sitemap: [],
  sitemapPart: [],
};

/** What the tutorials and the manual show (src/features/pages/guide-pictures.ts), on a phone. */
export const guidePictures = [
  'results',
  'appointments',
  'browse-area',
  'property-new',
  'provider-register',
  'provider-hours',
  'calendar-month',
] as const;

/** No route has it. */
export const missing: Shot = { name: 'missing', place: '/no-such-page' };
