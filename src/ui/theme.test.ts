import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

const withoutSpace = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, '')
    .replaceAll('"', "'");

it('theme.css holds the variables that Mantine works out of the theme', async () => {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME);
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const differing = (part: keyof typeof own) => {
    const known = new Set(Object.entries(usual[part]).map(([name, value]) => `${name}: ${value}`));
    return Object.fromEntries(Object.entries(own[part]).filter(([name, value]) => !known.has(`${name}: ${value}`)));
  };
  const variables = { variables: differing('variables'), light: differing('light'), dark: differing('dark') };
  const kept = await readFile(join(import.meta.dirname, 'theme.css'), 'utf8');
  expect(withoutSpace(kept)).toBe(withoutSpace(convertCssVariables(variables, ':root')));
});
