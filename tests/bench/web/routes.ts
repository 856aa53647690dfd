/** What a visitor of each route loads, by the names of Vite's manifest, and the most it may weigh. */
export interface MeasuredRoute {
  route: string;
  screen: string;
  /** The files of words it shows, besides the frame's. */
  words: readonly string[];
  language: 'de' | 'en';
  /** Bytes of compressed JavaScript. */
  budget?: number;
}

export const measuredRoutes: readonly MeasuredRoute[] = [
  {
    route: '/',
    screen: 'features/site/pages/landing-screen.tsx',
    words: ['landing', 'service-names'],
    language: 'en',
    budget: 140_000,
  },
  {
    route: '/home',
    screen: 'features/property/browse/home-screen.tsx',
    words: ['browse', 'map'],
    language: 'en',
    budget: 190_000,
  },
  {
    route: '/home/:category/:town',
    screen: 'features/property/browse/town-screen.tsx',
    words: ['browse', 'towns'],
    language: 'en',
    budget: 190_000,
  },
  {
    route: '/property/:id',
    screen: 'features/property/listing/property-detail-screen.tsx',
    words: ['listing', 'inquiry', 'pictures'],
    language: 'en',
  },
  {
    route: '/services',
    screen: 'features/services/provider/services-screen.tsx',
    words: ['services', 'provider', 'service-names'],
    language: 'de',
    budget: 150_000,
  },
  {
    route: '/services/:service/:town',
    screen: 'features/services/provider/town-screen.tsx',
    words: ['services', 'provider', 'service-names', 'towns'],
    language: 'de',
    budget: 150_000,
  },
  {
    route: '/provider/:id',
    screen: 'features/services/provider/provider-screen.tsx',
    words: ['profile', 'provider', 'service-names'],
    language: 'de',
    budget: 160_000,
  },
  { route: '/help', screen: 'features/site/pages/help-screen.tsx', words: ['pages'], language: 'de' },
  { route: '/login', screen: 'features/account/account/login-screen.tsx', words: ['account'], language: 'de' },
];

/** What Lighthouse opens; ids are those of the demo data. */
export const lighthousePages = [
  '/',
  '/home',
  '/property/:id',
  '/services?zip=10115',
  '/provider/:id',
  '/services/friseur/berlin',
  '/home/condominium/makati',
  '/help',
] as const;

/** What /home adds when the map is opened and an area is drawn. */
export const mapOnDemand = { from: '/home', screens: ['map/area-stage.ts', 'map/drawing.ts'], budget: 71_000 } as const;

/** Lighthouse on a phone; the times are those of its simulation. */
export const lighthouseBudgets = {
  performance: { simulate: 98, devtools: 95 },
  others: 100,
  lcpMilliseconds: 1700,
  tbtMilliseconds: 100,
  cls: 0.02,
} as const;

/** The budgets of docs/figures.md: milliseconds from a tap on a filter to the next paint, frames a second, milliseconds of a task. */
export const crowdedBudgets = { toggle: 60, fps: 50, task: 100 } as const;

/**
 * The provider's week with 300 appointments. Milliseconds of the page's thread until it is painted, and for moving an
 * appointment (a frame at 60).
 */
export const weekBudgets = { paint: 100, move: 16 } as const;
