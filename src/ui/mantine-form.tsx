// What the fields of the kit need of Mantine: its style sheets, as `@layer mantine`, and its context.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
// Behind Input, whose hints have no indent: those of a choice stand below its label.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { chooseColourScheme, chosenColourScheme } from './colour-scheme.ts';
import { theme } from './theme.ts';

/**
 * The context of Mantine's own provider, without its work at run time. The theme's variables are a style sheet
 * (theme.css), and the colour scheme is ours (colour-scheme.ts).
 */
const context: NonNullable<ContextType<typeof MantineContext>> = {
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
const wholeTheme = mergeMantineTheme(DEFAULT_THEME, theme);

/** Stands around each part of Mantine instead of around the application: most screens have no field, and load none of this. */
export function WithMantine({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeContext value={wholeTheme}>{children}</MantineThemeContext>
    </MantineContext>
  );
}
