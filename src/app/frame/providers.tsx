import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ContextType, type ReactNode, StrictMode } from 'react';
import { chooseColourScheme, chosenColourScheme } from '../../ui/colour-scheme.ts';
import { theme } from '../../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * The context of Mantine's own provider, without its work at run time: the theme's variables are a style sheet
 * (ui/theme.css), and the colour scheme is ours (ui/colour-scheme.ts).
 */
const mantine: NonNullable<ContextType<typeof MantineContext>> = {
  get colorScheme() {
    return chosenColourScheme();
  },
  setColorScheme: chooseColourScheme,
  clearColorScheme: () => chooseColourScheme('auto'),
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
