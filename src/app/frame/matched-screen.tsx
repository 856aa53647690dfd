import { type ReactNode, useMemo } from 'react';
import { type PathMatch, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

interface MatchedScreenProps {
  /** Undefined for an address that nothing knows. */
  match: PathMatch | undefined;
  children: ReactNode;
}

/**
 * A screen that finds in `useParams` what its address says. It stands in for the router's `Routes`, which also know of
 * screens in screens, loaders and their errors: 3 kB on every page for what nothing here uses.
 */
export function MatchedScreen({ match, children }: MatchedScreenProps) {
  const context = useMemo(
    () => ({ outlet: null, matches: match === undefined ? [] : [{ ...match, route: {} }], isDataRoute: false }),
    [match],
  );
  return <RouteContext.Provider value={context}>{children}</RouteContext.Provider>;
}
