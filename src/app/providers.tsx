import { MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode } from 'react';
import { readableColors, theme } from '../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Everything a screen may count on being around it, but for the router: a page written ahead has another. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={readableColors} forceColorScheme="light">
        <ErrorBoundary>{children}</ErrorBoundary>
      </MantineProvider>
    </StrictMode>
  );
}
