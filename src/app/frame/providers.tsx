import { type ReactNode, StrictMode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** What stands around every screen, except the router, because a written page has another one. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{children}</ErrorBoundary>
    </StrictMode>
  );
}
