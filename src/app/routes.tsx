import { type ComponentType, createElement, type ReactNode, useMemo, useState } from 'react';
import { matchPath, useLocation, useParams } from 'react-router-dom';
import { lazyPart } from '#ui/load-patiently.ts';
import { isProfileId, routes } from '../paths.ts';
import { loadAreaNavigation } from './frame/area-place.tsx';
import { MatchedScreen } from './frame/matched-screen.tsx';

type Screens<Name extends string> = Record<Name, ComponentType>;

interface LoadedScreen {
  Screen: ComponentType;
  load: () => Promise<unknown>;
}

/** A screen whose code is loaded is rendered directly: a lazy component would show its fallback for a moment. */
function loadedBy(importScreen: () => Promise<ComponentType>): LoadedScreen {
  let loaded: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;
  const load = async (): Promise<ComponentType> => {
    // Everybody who asks meanwhile shares one request, because Vite lets only the first one wait for the style sheets.
    coming ??= importScreen();
    try {
      loaded = await coming;
      return loaded;
    } finally {
      coming = undefined;
    }
  };
  const Lazy = lazyPart(load);
  const Screen = () => {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  };
  return { Screen, load };
}

const screen = <Name extends string>(importScreen: () => Promise<Screens<Name>>, name: Name): LoadedScreen =>
  loadedBy(async () => (await importScreen())[name]);

type Area = ComponentType<{ children?: ReactNode; isForEmployees: boolean }>;
let loadedArea: Area | undefined;
const loadArea = async (): Promise<Area> => {
  const [{ ProviderArea }] = await Promise.all([
    import('../features/services/business/provider-area.tsx'),
    loadAreaNavigation(),
  ]);
  loadedArea = ProviderArea;
  return loadedArea;
};
const LazyArea = lazyPart(loadArea);

function InArea({ children, isForEmployees }: { children?: ReactNode; isForEmployees: boolean }) {
  const [ShownArea] = useState(() => loadedArea ?? LazyArea);
  return <ShownArea isForEmployees={isForEmployees}>{children}</ShownArea>;
}

/** Where most visits begin: their code is asked for at once. */
const firstScreens = {
  landing: screen(() => import('../features/site/pages/landing-screen.tsx'), 'LandingScreen'),
  home: screen(() => import('../features/property/browse/home-screen.tsx'), 'HomeScreen'),
  propertyTown: screen(() => import('../features/property/browse/town-screen.tsx'), 'PropertyTownScreen'),
  services: screen(() => import('../features/services/provider/services-screen.tsx'), 'ServicesScreen'),
  serviceTown: screen(() => import('../features/services/provider/town-screen.tsx'), 'ServiceTownScreen'),
  provider: screen(() => import('../features/services/provider/provider-screen.tsx'), 'ProviderScreen'),
  property: screen(() => import('../features/property/listing/property-detail-screen.tsx'), 'PropertyDetailScreen'),
};

export type LaterRoute = Exclude<keyof typeof routes, keyof typeof firstScreens>;

const inProviderArea = /^\/provider\/(?!login|register|settings|verify)/;
const isForEmployees = (route: LaterRoute): boolean => /^(providerDashboard|providerCalendar|clients)$/.test(route);

/** A screen that nobody opens first: also where its code lies is loaded when it is first shown. */
function laterScreen(route: LaterRoute): LoadedScreen {
  const { Screen: Inner, load } = loadedBy(async () => (await import('./later-screens.ts')).laterScreens[route]());
  if (!inProviderArea.test(routes[route])) return { Screen: Inner, load };
  const Screen = () => createElement(InArea, { isForEmployees: isForEmployees(route) }, createElement(Inner));
  return { Screen, load: () => Promise.all([loadArea(), load()]) };
}

const NotFound = screen(() => import('./frame/not-found-screen.tsx'), 'NotFoundScreen');

/** Below /provider are also the provider's own screens. A word that is no id means one of those, so it may be unknown. */
function ProviderOrNone() {
  const { id = '' } = useParams();
  return isProfileId(id) ? <firstScreens.provider.Screen /> : <NotFound.Screen />;
}

/** Every URL -> its screen, loaded when it is first shown. */
const screens: readonly (readonly [string, LoadedScreen])[] = [
  ...(Object.keys(routes) as (keyof typeof routes)[]).map(
    (route) =>
      [
        routes[route],
        route === 'provider'
          ? { Screen: ProviderOrNone, load: firstScreens.provider.load }
          : route in firstScreens
            ? firstScreens[route as keyof typeof firstScreens]
            : laterScreen(route as LaterRoute),
      ] as const,
  ),
  ...(import.meta.env.DEV ? [['/kit', screen(() => import('./kit/kit-screen.tsx'), 'KitScreen')] as const] : []),
];

/** Every address of a screen. */
export const screenPatterns = screens.map(([pattern]) => pattern);

/** `/provider/login` is no provider's profile: addresses that say each word come first. */
const inOrder = [...screens].sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));

/** Of which each part is written as people read it; one that cannot be is left. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map(decodeURIComponent)
      .map((part) => part.replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The screen of a path, and what stands in it in place of `:id`. */
export function screenOf(pathname: string) {
  const path = decoded(pathname);
  for (const [pattern, { Screen, load }] of inOrder) {
    const match = matchPath(pattern, path);
    if (match !== null) return { Screen, load, match };
  }
  return { ...NotFound, match: undefined };
}

/** Loads the code of a path's screen before it is rendered. A failure is ignored: rendering would report it. */
export async function loadScreen(pathname: string): Promise<void> {
  await screenOf(pathname)
    .load()
    .catch(() => undefined);
}

export function ScreenOfPath() {
  const { pathname } = useLocation();
  // The same element as long as the path is the same: a dialog's step in the history must not draw the whole screen again.
  return useMemo(() => {
    const { Screen, match } = screenOf(pathname);
    return (
      <MatchedScreen match={match}>
        <Screen />
      </MatchedScreen>
    );
  }, [pathname]);
}
