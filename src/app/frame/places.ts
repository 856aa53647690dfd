import { isProfileId, routes, type Strand } from '../../paths.ts';

export type BarPlace = 'home' | 'filter' | 'favorites' | 'search' | 'appointments' | 'messages' | 'profile';

/** Screens of the person: signing in, what is theirs to keep up, and the work of sellers, providers and admins. */
const personal =
  /^\/(login|register|profile|password|email|verify-email|provider|seller|create-property|edit-property|renew|inquiry|inquiries|saved-search|saved-searches|admin)(\/|$)/;

const serviceScreens: readonly [BarPlace, RegExp][] = [
  ['appointments', /^\/(appointments|visit|waiting|again|t|provider\/calendar|withdrawal)(\/|$)/],
  ['messages', /^\/(messages|questions?)(\/|$)/],
  ['favorites', /^\/favorites$/],
  ['search', /^\/(services|book|reviews-policy)?(\/|$)/],
];

/** A question is read among the messages, although its address does not begin as theirs do. */
export const isQuestion = (pathname: string): boolean => /^\/questions\/./.test(pathname);

/** Where a provider works: everything below /provider but the way in and the profiles that customers see, and the messages. */
export const isOwnArea = (pathname: string): boolean =>
  pathname === routes.messages ||
  isQuestion(pathname) ||
  (/^\/provider\/(?!login|register|verify-email)./.test(pathname) && !isPublicProfile(pathname));

const isPublicProfile = (pathname: string): boolean => isProfileId(/^\/provider\/([^/]+)$/.exec(pathname)?.[1] ?? '');

function placeOfServices(pathname: string): BarPlace | undefined {
  if (isPublicProfile(pathname)) return 'search';
  return serviceScreens.find(([, screens]) => screens.test(pathname))?.[0];
}

/** Filter and favourites are parameters of /home; of two the favourites count. */
function placeOfProperty(pathname: string, asked: URLSearchParams): BarPlace | undefined {
  if (pathname === '/home' && asked.get('favorites') === 'true') return 'favorites';
  if (pathname === '/home' && asked.get('filters') === 'open') return 'filter';
  return /^\/(home|property)?(\/|$)/.test(pathname) ? 'home' : undefined;
}

/** The one entry of a strand's bar that a screen belongs to; undefined on pages that belong to none, like the help. */
export const placeIn = (strand: Strand, pathname: string, asked: URLSearchParams): BarPlace | undefined =>
  (strand === 'services' ? placeOfServices(pathname) : placeOfProperty(pathname, asked)) ??
  (personal.test(pathname) ? 'profile' : undefined);

/** How an entry is marked: as the page itself, or as the part of the site that the page lies in. */
export const currentAs = (isMarked: boolean, isPage: boolean): 'page' | true | undefined =>
  isMarked ? (isPage ? 'page' : true) : undefined;
