import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { type Language, useLanguage } from '#i18n/i18n.ts';
import { addressIn, readAddress } from '../../paths.ts';

// Screens, links and steps speak of addresses without their language. Here, where the router meets the address bar, the
// language is put in front and taken off. The router's own `basename` would be the same for every address.

const shownIn = (language: Language, to: To): string =>
  addressIn(language, typeof to === 'string' ? to : createPath(to));

const spelled = (location: Location): Location => ({
  ...location,
  pathname: readAddress(location.pathname).address,
});

/** The browser's history, and the step it is at now: by the time React renders, there may have been another one. */
export function openHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  return { history, step: { action: history.action, location: spelled(history.location) } };
}

interface SiteRouterProps {
  opened: ReturnType<typeof openHistory>;
  children: ReactNode;
}

/** The router of the browser. What is read stays in its language, and the address bar says so. */
export function SiteRouter({ opened: { history, step }, children }: SiteRouterProps) {
  const language = useLanguage();
  const [{ action, location }, setStep] = useState(step);
  // Another one for another language: every link is drawn anew.
  const navigator = useMemo(
    () => ({
      createHref: (to: To) => shownIn(language, to),
      go: (steps: number) => history.go(steps),
      push: (to: To, state?: unknown) => history.push(shownIn(language, to), state),
      replace: (to: To, state?: unknown) => history.replace(shownIn(language, to), state),
    }),
    [history, language],
  );
  useLayoutEffect(
    function followHistory() {
      return history.listen((next) =>
        startTransition(() => setStep({ action: next.action, location: spelled(next.location) })),
      );
    },
    [history],
  );
  useLayoutEffect(
    function sayLanguage() {
      const shown = window.location.pathname + window.location.search + window.location.hash;
      const { address } = readAddress(shown);
      const wanted = addressIn(language, address);
      // The next step may have been taken already.
      if (wanted !== shown && address === createPath(location))
        window.history.replaceState(window.history.state, '', wanted);
    },
    // A step back may lead to what was read in another language.
    [language, location],
  );
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

interface WrittenRouterProps {
  /** Path and query, without a language. */
  address: string;
  language: Language;
  children: ReactNode;
}

const nowhere = (): never => {
  throw new Error('a page that is written leads nowhere by itself');
};

/** The router of a page that is written ahead or by the server. */
export function WrittenRouter({ address, language, children }: WrittenRouterProps) {
  const navigator = {
    createHref: (to: To) => shownIn(language, to),
    go: nowhere,
    push: nowhere,
    replace: nowhere,
  };
  return (
    <Router location={address} navigationType={NavigationType.Pop} navigator={navigator} static>
      {children}
    </Router>
  );
}
