import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ContextType, type ReactNode, StrictMode } from 'react';
import { theme } from '../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const nothing = (): void => undefined;

/**
 * What Mantine's own provider would say, without what it works out in every browser: the variables of the theme are a
 * sheet (ui/theme.css), and there is one colour scheme, which index.html names.
 */
const mantine: NonNullable<ContextType<typeof MantineContext>> = {
  colorScheme: 'light',
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/** Everything a screen may count on being around it, but for the router: a page written ahead has another. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineContext value={mantine}>
        <MantineThemeProvider theme={theme}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </MantineThemeProvider>
      </MantineContext>
    </StrictMode>
  );
}
