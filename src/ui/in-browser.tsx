import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

interface InBrowserProps {
  /** Stands in the page as the server writes it. */
  fallback: ReactNode;
  children: ReactNode;
}

/** What is of no use, or of harm, before its scripts are there: a form would put its fields into the address. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? children : fallback;
}
