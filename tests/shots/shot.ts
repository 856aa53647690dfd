import type { Page } from '@playwright/test';

/** Who looks. Those at example.com sign in with the demo's password; the others are made first (made-desk.ts). */
export const people = {
  guest: undefined,
  customer: 'kunde@example.com',
  provider: 'anbieter@example.com',
  salon: 'salon@example.com',
  freeProvider: 'anbieter-free@example.com',
  newProvider: 'new@example.org',
  refusedProvider: 'refused@example.org',
  seller: 'seller@example.com',
  heldSeller: 'held@example.org',
  admin: 'admin@example.com',
} as const;

export type Person = keyof typeof people;

/**
 * Where the page is: an address, the first link of a kind on another page, or what is beside that. Or it is made there
 * first (made.ts).
 */
export type Place =
  | string
  | { from: string; link: RegExp; query?: Record<string, string>; beside?: (address: string) => string }
  | { make: (site: string) => Promise<string> };

export interface Shot {
  /** The file's name begins with it. */
  name: string;
  place: Place;
  as?: Person;
  /** What is pressed and filled in before the picture is taken. */
  state?: (page: Page) => Promise<void>;
  /** The state takes what the place offers, such as a free time. */
  isUsedUp?: boolean;
  /** It is like this at one width only: what a phone has in a sheet, for example. */
  at?: 'phone' | 'wide';
  /** The drawing beside which it is shown: `results` for results-1440-light.png. */
  drawing?: string | Record<'de' | 'en', string>;
}

/** Phones have fingers: some parts are larger for them. */
export const isPhone = (width: number): boolean => width < 768;

export const ofProvider = (name: string, place: Place, drawing?: string): Shot[] => [
  { name, place, as: 'provider', ...(drawing === undefined ? {} : { drawing }) },
];
export const ofGuest = (name: string, place: Place, drawing?: string): Shot[] => [
  { name, place, ...(drawing === undefined ? {} : { drawing }) },
];

/** What somebody sees whose link is too old. */
export const ended = (name: string, route: string): Shot[] => [
  { name: `${name}-ended`, place: route.replace(':token', 'no-longer-valid') },
];
