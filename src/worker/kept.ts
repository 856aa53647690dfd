import { isProfileId, readAddress, routes } from '../paths.ts';

// What can be read without a network. Pure: the service worker and the tests read it.

/** The reads whose last answers are kept; tests/kept-reads.test.ts compares them with the contract. */
export const keptReads = [
  'GET /auth/me',
  'GET /listings/:id',
  'GET /listings/:id/similar',
  'POST /listings/cards',
  'GET /providers/:id',
  'GET /providers/:id/offers',
  'POST /providers/cards',
  'GET /favorites',
  'GET /favorites/providers',
  'GET /appointments',
  'GET /appointments/:id',
  'GET /appointments/:id/review',
  'GET /appointments/:id/invoices',
  'GET /provider/calendar',
  'GET /staff',
  'GET /service-cards',
] as const;

/** The screens of these reads. Addresses that hold a key are not among them. */
const keptScreens = [
  routes.landing,
  routes.home,
  routes.property,
  routes.services,
  routes.provider,
  routes.favorites,
  routes.appointments,
  routes.appointment,
  routes.providerCalendar,
  routes.providerDashboard,
];

/** Of these anybody may read. The copies of the others go with the account. */
const publicScreens = [routes.landing, routes.home, routes.property, routes.services, routes.provider];

const fits = (pattern: string, path: string): boolean => {
  const [wanted, steps] = [pattern.split('/'), path.split('/')];
  return wanted.length === steps.length && wanted.every((step, at) => step.startsWith(':') || step === steps[at]);
};

const isScreenOf = (screens: readonly string[], pathname: string): boolean => {
  const { address } = readAddress(pathname);
  // `/provider/dashboard` is no profile.
  const isProfile = isProfileId(address.split('/').at(-1) ?? '');
  return screens.some((pattern) => fits(pattern, address) && (pattern !== routes.provider || isProfile));
};

export const isKeptScreen = (pathname: string): boolean => isScreenOf(keptScreens, pathname);
export const isPublicScreen = (pathname: string): boolean => isScreenOf(publicScreens, pathname);

/** `path` begins behind the API's base. An id is one that the site gives: `/listings/map` is another read. */
export const isKeptRead = (method: string, path: string): boolean =>
  keptReads.some((read) => {
    const [asked = '', pattern = ''] = read.split(' ');
    return asked === method && fits(pattern, path) && (!pattern.includes(':') || /\/[0-9a-f]+-[0-9a-f-]+/i.test(path));
  });

/** What the page says to its service worker. */
export type ToWorker =
  /** The page runs: its entry script, whose session it has, the files that it has loaded. */
  | { type: 'hello'; entry: string; account: string | undefined; files: readonly string[] }
  /** What is shown. `isTurn`: another screen was shown before, and no navigation of the browser is between. */
  | { type: 'visited'; address: string; title: string; isTurn: boolean }
  /** Somebody has signed in, or out. */
  | { type: 'account'; account: string | undefined };

/** What the service worker says to a page. */
export type FromWorker =
  /** The oldest of the copies that the page shows is from then, in milliseconds since 1970. */
  | { type: 'kept'; at: number | undefined }
  /** Whether the page is of the same build as its service worker. */
  | { type: 'build'; isSame: boolean };
