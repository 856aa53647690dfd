import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staffColours } from './staff-colours.ts';

const css = await readFile(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [, lightBlock = '', darkBlock = ''] =
  /^:root \{(.*?)^\}.*?^ {2}:root\[data-mantine-color-scheme="dark"\] \{(.*?)^ {2}\}/ms.exec(css) ?? [];

const tokensIn = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
const light = tokensIn(lightBlock);
const schemes = { light, dark: { ...light, ...tokensIn(darkBlock) } };

/** The relative luminance of WCAG 2, of a hex colour. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  expect(digits).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['surface', 'ground'];
const staff = Array.from({ length: staffColours }, (_, place) => `staff-${place + 1}`);

/** Each text on each ground on which it may stand. */
const texts: [texts: string[], grounds: string[]][] = [
  [
    ['text', 'muted', 'accent', 'accent-strong', 'warm', 'danger', 'success'],
    [...grounds, 'sunken'],
  ],
  [['text', 'muted', 'accent', 'accent-strong', 'success'], ['accent-pale']],
  [['text', 'muted', 'accent', 'warm'], ['warm-pale']],
  [['text', 'muted', 'accent', 'danger'], ['danger-pale']],
  [['on-fill'], ['accent-fill', 'accent-fill-hover', 'warm-fill', 'danger-fill', 'success-fill']],
  [['on-inverse'], ['inverse']],
  [['on-paper'], ['paper']],
  [
    ['on-deep', 'on-deep-muted'],
    ['deep', 'deep-middle', 'deep-light'],
  ],
  [
    ['map-name', 'map-quiet'],
    ['map-land', 'map-built', 'map-halo'],
  ],
  [['map-name', 'map-sea'], ['map-water']],
  [['on-staff'], staff],
  [['text', 'muted'], staff.map((colour) => `${colour}-pale`)],
  ...staff.map((colour): [string[], string[]] => [[colour], [`${colour}-pale`]]),
];

/** What one must see to use it, on what it borders on: edges of fields, filled buttons, the focus, lines on the map. */
const controls: [controls: string[], grounds: string[]][] = [
  [
    ['edge', 'focus', 'accent-fill', 'accent-fill-hover', 'warm-fill', 'danger-fill', 'accent', 'inverse', ...staff],
    grounds,
  ],
  [['edge'], ['accent-pale', 'warm-pale']],
  [['on-deep-focus'], ['deep', 'deep-middle', 'deep-light']],
  [
    ['accent', 'danger', 'focus'],
    ['map-land', 'map-water'],
  ],
];

describe.each(Object.entries(schemes))('the %s scheme', (_, tokens) => {
  const pairsBelow = (rows: typeof texts, least: number): string[] =>
    rows
      .flatMap(([fronts, backs]) => fronts.flatMap((front) => backs.map((back) => [front, back] as const)))
      .map(([front, back]) => ({ front, back, ratio: contrast(tokens[front] ?? '', tokens[back] ?? '') }))
      .filter(({ ratio }) => ratio < least)
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);

  it('has a contrast of 4.5 for every text', () => {
    expect(pairsBelow(texts, 4.5)).toEqual([]);
  });

  it('has a contrast of 3 for everything that one uses', () => {
    expect(pairsBelow(controls, 3)).toEqual([]);
  });
});

it('the dark scheme changes tokens of the light one and invents none', () => {
  expect(Object.keys(light).length).toBeGreaterThan(50);
  expect(Object.keys(tokensIn(darkBlock)).filter((name) => !(name in light))).toEqual([]);
});

it('people of a team have as many colours as are handed out', () => {
  expect(Object.keys(light).filter((name) => /^staff-\d+$/.test(name))).toEqual(staff);
});

it('browsers colour their own bar like the brand, in both schemes', async () => {
  const page = await readFile(join(import.meta.dirname, '../index.html'), 'utf8');
  expect(page).toContain(`<meta name="theme-color" content="${light['deep']}" />`);
  const script = await readFile(join(import.meta.dirname, '../../netlify/pages/first-script.ts'), 'utf8');
  expect(script).toContain(`content='${schemes.dark['deep']}'`);
});

it('the sizes of type are eleven and grow with the size that readers set', () => {
  const sizes = Object.entries(light).filter(([name]) => name.startsWith('font-'));
  expect(sizes.map(([, size]) => size)).toHaveLength(11);
  for (const [name, size] of sizes) expect(size).toBe(`${Number(name.slice('font-'.length)) / 16}rem`);
});
