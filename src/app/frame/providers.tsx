import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ContextType, type ReactNode, StrictMode } from 'react';
import { theme } from '../../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const nothing = (): void => undefined;

/**
 * The context of Mantine's own provider, without its work at run time: the theme's variables are a style sheet
 * (ui/theme.css), and there is one colour scheme, which index.html names.
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

/** The providers around every screen, except the router, because a written page has another one. */
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
