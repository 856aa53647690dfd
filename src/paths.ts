/**
 * The only place a URL of a screen is spelled. `routes` are patterns for the router, `paths` are addresses to go to. What the
 * server answers with something else than a screen stands in file-paths.ts.
 */
export const routes = {
  landing: '/',
  home: '/home',
  propertyTowns: '/home/towns',
  propertyTown: '/home/:category/:town',
  services: '/services',
  serviceTowns: '/services/towns',
  serviceTown: '/services/:service/:town',
  /** Of providers; those of listings are a view of /home. */
  favorites: '/favorites',
  provider: '/provider/:id',
  book: '/book/:id',
  /** The same inside a page of the business itself. */
  embed: '/embed/:id',
  savedSearches: '/saved-searches',
  confirmSavedSearch: '/saved-search/confirm/:token',
  unsubscribeSavedSearch: '/saved-search/unsubscribe/:token',
  login: '/login',
  register: '/register',
  profile: '/profile',
  forgotPassword: '/password/forgot',
  resetPassword: '/password/reset/:token',
  undoEmailChange: '/email/undo/:token',
  lostFactor: '/second-step/:token',
  providerLogin: '/provider/login',
  providerRegister: '/provider/register/:type',
  providerRegisterDefault: '/provider/register',
  providerDashboard: '/provider/dashboard',
  providerPersonal: '/provider/personal',
  providerAddress: '/provider/address',
  providerBank: '/provider/bank',
  providerBusiness: '/provider/business',
  providerSupport: '/provider/support',
  providerStatistics: '/provider/statistics',
  /** A provider's way into the other strand. */
  providerProperty: '/provider/property',
  providerWebsite: '/provider/website',
  providerPackages: '/provider/packages',
  providerInvoices: '/provider/invoices',
  newCustomerInvoice: '/provider/invoices/new/:id',
  customerInvoice: '/provider/invoices/:id',
  providerUpgrade: '/provider/upgrade',
  providerSettings: '/provider/settings',
  providerVerify: '/provider/verify',
  providerCalendar: '/provider/calendar',
  clients: '/provider/clients',
  moveIn: '/provider/move-in',
  providerHours: '/provider/hours',
  join: '/join',
  joinByCode: '/join/:token',
  providerStaff: '/provider/staff',
  newStaff: '/provider/staff/new',
  editStaff: '/provider/staff/:id',
  serviceCards: '/provider/services',
  newServiceCard: '/provider/services/new',
  editServiceCard: '/provider/services/edit/:id',
  serviceCardStats: '/provider/services/stats/:id',
  providerVerifyEmail: '/provider/verify-email/:token',
  verifyEmail: '/verify-email/:token',
  becomeProvider: '/become-provider',
  property: '/property/:id',
  createProperty: '/create-property',
  editProperty: '/edit-property/:id',
  sellerDashboard: '/seller/dashboard',
  sellerVerify: '/seller/verify',
  admin: '/admin',
  inquiryThread: '/inquiry/:token',
  ownInquiries: '/inquiries',
  ownInquiry: '/inquiries/:id',
  renew: '/renew/:token',
  career: '/career',
  about: '/about',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  propertyTerms: '/terms/property',
  businessTerms: '/terms/business',
  ranking: '/ranking',
  rules: '/rules',
  reporting: '/reporting',
  accessibility: '/accessibility',
  termsVersion: '/terms/:version',
  processing: '/processing',
  processingVersion: '/processing/:version',
  impressum: '/impressum',
  tutorials: '/tutorials',
  manual: '/manual',
  reviewsPolicy: '/reviews-policy',
  reportFigures: '/reports',
  fraud: '/fraud',
  decisions: '/decisions',
  decision: '/decision/:token',
  adviser: '/adviser/:token',
  withdrawal: '/withdrawal',
  withdrawalInstruction: '/withdrawal/instruction',
  appointments: '/appointments',
  appointment: '/appointments/:id',
  quotes: '/quotes',
  newQuote: '/quotes/new',
  quote: '/quotes/:id',
  providerQuotes: '/provider/quotes',
  providerQuote: '/provider/quotes/:id',
  visit: '/visit/:token',
  /** What is held for somebody who waits. */
  waitingOffer: '/waiting/:token',
  /** A time that is held for a day, „wie letztes Mal“. */
  again: '/again/:token',
  /** In text messages, where each character counts: leads to a visit. */
  textLink: '/t/:token',
  /** In invitations to come again: to the business, or no more of them. */
  recall: '/r/:token',
  messages: '/messages',
  question: '/questions/:id',
  questionByLink: '/question/:token',
  blog: '/blog',
  news: '/blog/:slug',
  forum: '/forum',
} as const;

/** Tells a provider's id from the screens below /provider. The server answers for ids (netlify/functions/page.ts). */
export const isProfileId = (word: string): boolean => /^[0-9a-f]+-[0-9a-f-]+$/i.test(word);

/** The anchor of the reviews on a provider's profile, where they are answered. */
export const reviewsAnchor = 'reviews';

/** The anchor of the plans on /become-provider. */
export const plansAnchor = 'provider-types';
/** The seller's own plan, below the profile settings. */
export const planAnchor = 'plan';

export type AdminQueue =
  | 'overview'
  | 'reports'
  | 'identity'
  | 'proofs'
  | 'reviews'
  | 'pictures'
  | 'objections'
  | 'invoices'
  | 'bank'
  | 'books'
  | 'vat'
  | 'filings'
  | 'accounts'
  | 'contact'
  | 'mails'
  | 'jobs'
  | 'log';

/** The plans for properties on /provider/packages and on /become-provider. */
export const propertyPlansAnchor = 'property';

export type SettingsTab = 'account' | 'password' | 'notifications' | 'delete';
export type SellerTab = 'properties' | 'inquiries' | 'analytics' | 'profile';

export const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

type Values<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? [value: string, ...Values<Rest>] : [];

/** A pattern with its values in their places. */
const filled = (pattern: string, values: string[]): string => {
  const left = [...values];
  return pattern.replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
};

type Addresses<Patterns extends Record<string, string>> = {
  [Name in keyof Patterns]: (...values: Values<Patterns[Name]>) => string;
};

/** The address of each pattern: `plain.propertyTown(category, town)`. */
export const addressesOf = <const Patterns extends Record<string, string>>(patterns: Patterns): Addresses<Patterns> =>
  Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, (...values: string[]) => filled(pattern, values)]),
  ) as unknown as Addresses<Patterns>;

const plain = addressesOf(routes);

export const paths = {
  ...plain,
  signedOut: () => withQuery(routes.landing, { logout: 'success' }),
  home: (query: Record<string, string | undefined> = {}) => withQuery(routes.home, query),
  services: (query: Record<string, string | undefined> = {}) => withQuery(routes.services, query),
  /** The query is what was searched. */
  provider: (id: string, query: Record<string, string | undefined> = {}) => withQuery(plain.provider(id), query),
  /**
   * `cards` comma-separated; with `start` the time is chosen as well, `times` (comma-separated) are offered. `day`, `from` and
   * `until` are what was searched: the times open on them.
   */
  book: (
    id: string,
    query: {
      cards?: string;
      staff?: string | undefined;
      start?: string;
      times?: string;
      step?: string;
      day?: string;
      from?: string;
      until?: string;
      via?: string | undefined;
    } = {},
  ) => withQuery(plain.book(id), query),
  /** Hands a hold over. What stands behind # is sent to no server. */
  bookHeld: (id: string, hold: string, query: { cards: string; staff: string; start: string }) =>
    `${paths.book(id, query)}#hold=${encodeURIComponent(hold)}`,
  embed: (id: string, query: { via?: string; step?: string } = {}) => withQuery(plain.embed(id), query),
  login: (next?: string) => withQuery(routes.login, { next }),
  register: (next?: string) => withQuery(routes.register, { next }),
  forgotPassword: (next?: string) => withQuery(routes.forgotPassword, { next }),
  resetPassword: (token: string, next?: string) => withQuery(plain.resetPassword(token), { next }),
  providerVerifyEmail: (token: string, next?: string) => withQuery(plain.providerVerifyEmail(token), { next }),
  providerLogin: (next?: string) => withQuery(routes.providerLogin, { next }),
  providerRegister: (type: string, next?: string) => withQuery(plain.providerRegister(type), { next }),
  /** Where a payment provider sends whoever has paid, or has not. */
  paidInvoice: (payment: string) => withQuery(routes.providerInvoices, { payment }),
  /** `customers`: those that the provider has issued; `settings`: how they look. */
  providerInvoices: (tab?: 'customers' | 'settings') => withQuery(routes.providerInvoices, { tab }),
  /** With `enter` the form for a new visit is open. */
  providerCalendar: (query: { day?: string; view?: string; visit?: string; enter?: 'visit' } = {}) =>
    withQuery(routes.providerCalendar, query),
  clients: (query: { id?: string } = {}) => withQuery(routes.clients, query),
  /** Where an invitation to work for a business is accepted; without the code it is typed there. */
  join: (code?: string) => (code === undefined ? routes.join : plain.joinByCode(code)),
  /** The same settings for everybody. */
  settings: (tab?: SettingsTab) => withQuery(routes.providerSettings, { tab }),
  /** `property`: those for properties alone. */
  becomeProviderPlans: (strand?: Strand) =>
    `${routes.becomeProvider}#${strand === 'property' ? propertyPlansAnchor : plansAnchor}`,
  sellerDashboard: (tab?: SellerTab, query: Record<string, string | undefined> = {}) =>
    withQuery(routes.sellerDashboard, { tab, ...query }),
  /** Where an account gets a larger plan for properties. */
  plansOf: (accountType: 'seller' | 'provider' | 'customer' | 'admin') =>
    accountType === 'seller'
      ? `${withQuery(routes.sellerDashboard, { tab: 'profile' })}#${planAnchor}`
      : accountType === 'provider'
        ? `${routes.providerPackages}#${propertyPlansAnchor}`
        : `${routes.becomeProvider}#${propertyPlansAnchor}`,
  /** `account` and `case`: the one that is shown in full. */
  admin: (part?: AdminQueue, query: { account?: string; search?: string; case?: string } = {}) =>
    withQuery(routes.admin, { part, ...query }),
  /** `guest` is the mailed token that lists the visits of an address. */
  appointments: (query: { guest?: string } = {}) => withQuery(routes.appointments, query),
  /** `side` tells the received inquiries from the sent ones. */
  messages: (open?: { kind: 'appointment' | 'question' | 'inquiry'; id: string; side?: 'customer' | 'provider' }) =>
    withQuery(routes.messages, open === undefined ? {} : { [open.kind]: open.id, side: open.side }),
  /** A wish for quotes. It may know the trade, the postal code and a business to ask. */
  newQuote: (query: { service?: string | undefined; zip?: string; provider?: string } = {}) =>
    withQuery(routes.newQuote, query),
  /** The form for the review, at the address of its visit. */
  review: (visit: { id: string } | { token: string }) =>
    withQuery('token' in visit ? paths.visit(visit.token) : paths.appointment(visit.id), { review: 'open' }),
  /** By the link of a guest, or for a visit of the own account. */
  withdrawal: (query: { token?: string; visit?: string } = {}) => withQuery(routes.withdrawal, query),
  /** As it was agreed for a visit: which text, and of which version. Without them what is in force in Germany. */
  withdrawalInstruction: (query: { rule?: string; version?: string } = {}) =>
    withQuery(routes.withdrawalInstruction, query),
  /** `version` is one of the past or of the future; without it what is in force. */
  terms: (version?: string) => (version === undefined ? routes.terms : plain.termsVersion(version)),
  /** The contract about client data. */
  processing: (version?: string) => (version === undefined ? routes.processing : plain.processingVersion(version)),
} as const;

/** The hold that an address hands over: an id, or nothing. */
export const handedHold = (hash: string): string | null =>
  /^#hold=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(hash)?.[1] ?? null;

/** Forms that keep their text in this browser. A session that ends there does not navigate away. */
export const keepsDraft = (pathname: string): boolean =>
  pathname === routes.createProperty ||
  pathname.startsWith(paths.editProperty('')) ||
  pathname.startsWith(paths.book(''));

const propertyScreens =
  /^\/(home|property|create-property|edit-property|seller|saved-search|saved-searches|inquiry|inquiries|renew|provider\/register\/(basic|premium|developer))(\/|$)/;

/** Screens on the way to another screen: signing in, registering, confirming. */
const doors = /^\/(provider\/)?(login|register|password|verify-email)(\/|$)/;

const serviceScreens =
  /^\/(services|favorites|book|embed|b|reviews-policy|withdrawal|appointments|visit|waiting|again|quotes|t|question|questions|provider\/(?!login|verify-email)[^/]+)(\/|$)/;

export type Strand = 'property' | 'services';

const strandOf = (pathname: string): Strand | undefined =>
  propertyScreens.test(pathname) ? 'property' : serviceScreens.test(pathname) ? 'services' : undefined;

/** The strand of an address; for a sign-in screen, that of `?next=`. Undefined for addresses of both strands. */
export function strandShown(address: string): Strand | undefined {
  const [pathname = '', search = ''] = address.split(/[?#]/);
  const next = doors.test(pathname) ? nextPathOf(search) : undefined;
  return strandOf(pathname) ?? (next === undefined ? undefined : strandShown(next));
}

const siteLanguages = ['de', 'en'] as const;
type SiteLanguage = (typeof siteLanguages)[number];

/** docs/product/overview.md: the service strand opens in German, the property strand in English. */
export const languageOfStrand = { property: 'en', services: 'de' } as const;
/** Which strand leads on the landing page of a language, until somebody has chosen. */
export const strandOfLanguage = { de: 'services', en: 'property' } as const satisfies Record<SiteLanguage, Strand>;

/** What belongs to both strands is written in German, but for the landing page: see docs/decisions/screens.md. */
export function ownLanguage(address: string): SiteLanguage {
  const [pathname = ''] = address.split(/[?#]/);
  return languageOfStrand[strandOf(pathname) ?? (pathname === routes.landing ? 'property' : 'services')];
}

export const otherLanguage = (language: SiteLanguage): SiteLanguage => (language === 'de' ? 'en' : 'de');

const inLanguage = /^\/(de|en)(?=[/?#]|$)/;

/** What the browser's address bar says: an address as everything here spells it, and the language it is read in. */
export function readAddress(shown: string): { address: string; language: SiteLanguage } {
  const [before, named] = inLanguage.exec(shown) ?? [''];
  const rest = shown.slice(before.length);
  const address = rest.startsWith('/') ? rest : `/${rest}`;
  return { address, language: siteLanguages.find((known) => known === named) ?? ownLanguage(address) };
}

/** Whether the address in the address bar is on the way to another screen. */
export const isSignInPath = (pathname: string): boolean => doors.test(readAddress(pathname).address);

/** What the address bar says of an address in a language: its own stands at the address itself. */
export const addressIn = (language: SiteLanguage, address: string): string =>
  language === ownLanguage(address) ? address : inFrontOf(address, language);

/** The language in front, whether or not it is the address's own. */
export const inFrontOf = (address: string, language: SiteLanguage): string =>
  `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`;

/** Of which one or the other language is the own one: what the pattern of their route cannot tell. */
export const exceptions = ['basic', 'premium', 'developer'].map((type) => `/provider/register/${type}`);

/** Where `?next=` may lead: a path on this origin, or nowhere. */
export function nextPathOf(search: string | URLSearchParams): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/')) return undefined;
  const origin = 'https://own.invalid';
  if (!URL.canParse(next, origin)) return undefined;
  const target = new URL(next, origin);
  // `/.//evil.example` normalises to a path that a browser would read as another host.
  if (target.origin !== origin || target.pathname.startsWith('//')) return undefined;
  return readAddress(`${target.pathname}${target.search}${target.hash}`).address;
}
