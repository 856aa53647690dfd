import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DEFAULT_THEME, defaultVariantColorsResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { readSources } from '../../tests/support/sources.ts';
import { theme } from './theme.ts';

const named = (text: string): string[] => [...text.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name = '']) => name);
const kept = await readFile(join(import.meta.dirname, 'theme.css'), 'utf8');
const defined = new Set([...kept.matchAll(/^\s*(--mantine-[\w-]+):/gm)].map(([, name]) => name));
/** Set by Mantine's own sheets on the elements that read them, or ours by color-scheme in tokens.css. */
const elsewhere = (name: string): boolean => name === '--mantine-color-scheme';

it('theme.css defines what the sheets of Mantine that we load ask for', async () => {
  const { resolve } = createRequire(import.meta.url);
  const sheets = (await readSources('src')).flatMap(({ text }) =>
    [...text.matchAll(/'(@mantine\/core\/styles\/[\w-]+\.layer\.css)'/g)].map(([, sheet = '']) => sheet),
  );
  expect(new Set(sheets).size).toBeGreaterThan(8);
  const asked = await Promise.all(
    [...new Set(sheets)].map(async (sheet) => named(await readFile(resolve(sheet), 'utf8'))),
  );
  expect([...new Set(asked.flat())].filter((name) => !defined.has(name) && !elsewhere(name))).toEqual([]);
});

it('theme.css defines what the components ask for in each of our colours and variants', () => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const variants = ['filled', 'default', 'light', 'outline', 'subtle', 'transparent', 'white'];
  const asked = Object.keys(theme.colors ?? {}).flatMap((color) =>
    variants.flatMap((variant) =>
      named(Object.values(defaultVariantColorsResolver({ color, theme: whole, variant })).join(' ')),
    ),
  );
  // The eye of a password field.
  asked.push(
    ...named(Object.values(defaultVariantColorsResolver({ color: 'gray', theme: whole, variant: 'subtle' })).join(' ')),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((name) => !defined.has(name))).toEqual([]);
});

it('screens name no colours of Mantine but ours', async () => {
  const used = (await readSources('src')).flatMap(({ path, text }) =>
    [...text.matchAll(/<[A-Z]\w*[^<>]*?\s(?:color|c|bg)="([\w.-]+)"/g)].map(([, color = '']) => `${path}: ${color}`),
  );
  const ours = Object.keys(theme.colors ?? {});
  expect(used.filter((use) => !ours.some((color) => use.endsWith(`: ${color}`)))).toEqual([]);
});
