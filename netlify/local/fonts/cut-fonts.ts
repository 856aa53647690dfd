import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font, Path } from 'opentype.js';
import subsetFont from 'subset-font';
import { projectDirectory } from '../build.ts';

// `npm run fonts`: cuts the two fonts to what the site shows and writes src/ui/fonts. What it writes is committed.

// Its build for Node has only a default export, and the one that tools read has none.
const { default: opentype } = await import('opentype.js');
const directory = join(projectDirectory, 'src/ui/fonts');
const require = createRequire(import.meta.url);

/** Printed letters of German and English, their quotes and dashes, and the signs of the site's figures. */
const first = [
  ...charactersFrom(0x20, 0x7e),
  ...charactersFrom(0xa0, 0xff),
  ...Array.from('ıŒœ\u0300\u0301\u0303\u0308‘’‚“”„†•…′″‹›–—€™−'),
];
/** Letters of names from elsewhere: Łukasz, Şahin, Dvořák, Nguyễn. */
const further = [
  ...charactersFrom(0x100, 0x24f),
  ...charactersFrom(0x302, 0x31b),
  ...charactersFrom(0x1e00, 0x1eff),
].filter((character) => !first.includes(character));
const peso = '₱';

/** What the site's sentences are like, for the width of a letter on average. */
const sample =
  'Friseurin, Malerin, Putzhilfe, Massage: Preise und freie Zeiten sehen, in einer Minute buchen. Absagen bis heute, 17:15 Uhr, danach telefonisch. ' +
  'Houses, condominiums and land in the Philippines. Circle the streets you like; see what is there, and what it really costs.';

/**
 * The widths of `sample` at 1000 units in the fonts that stand in until ours are there, measured from Arimo, which is as wide
 * as Arial, and from Roboto.
 */
const standIns = [
  {
    suffix: '',
    widths: { regular: 117_396, bold: 125_919 },
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  {
    suffix: ' Android',
    widths: { regular: 116_256, bold: 118_740 },
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
] as const;

function charactersFrom(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

const opened = async (font: Buffer): Promise<Font> => {
  const plain = await subsetFont(font, [...first, ...further, peso, sample].join(''), { targetFormat: 'sfnt' });
  return opentype.parse(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength) as ArrayBuffer);
};

const hex = (code: number): string => code.toString(16).toUpperCase();

/** `U+20-7E,U+A0-FF` */
function rangesOf(characters: readonly string[]): string {
  const runs: [from: number, to: number][] = [];
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

const save = (name: string, font: Buffer): Promise<void> => writeFile(join(directory, `${name}.woff2`), font);

const face = (parts: Record<string, string>): string =>
  `@font-face {\n${Object.entries(parts)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const fileFace = (family: string, weight: string, file: string, characters: readonly string[]): string =>
  face({
    'font-family': `"${family}"`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url("./${file}.woff2") format("woff2")`,
    'unicode-range': rangesOf(characters),
  });

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** In thousandths of the size of type, without kerning. */
function widthOf(font: Font): number {
  const units = Array.from(sample).reduce((sum, character) => sum + font.charToGlyph(character).advanceWidth, 0);
  return Math.round((1000 * units) / font.unitsPerEm);
}

/** The system's font, as wide and as high as ours: when ours arrives, no line moves. */
function standInFace(family: string, weight: string, names: readonly string[], width: number, font: Font): string {
  const size = widthOf(font) / width;
  return face({
    'font-family': `"${family}"`,
    'font-weight': weight,
    src: names.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(size),
    'ascent-override': percent(font.ascender / font.unitsPerEm / size),
    'descent-override': percent(-font.descender / font.unitsPerEm / size),
    'line-gap-override': '0%',
  });
}

/** Clockwise, as the outlines are that it lies over. */
function bar(x1: number, x2: number, middle: number, thickness: number): Path {
  const path = new opentype.Path();
  path.moveTo(x1, middle - thickness / 2);
  path.lineTo(x1, middle + thickness / 2);
  path.lineTo(x2, middle + thickness / 2);
  path.lineTo(x2, middle - thickness / 2);
  path.close();
  return path;
}

/** Figtree has no ₱: its own P with two bars through the bowl. */
function drawnPeso(font: Font): Buffer {
  const letter = font.charToGlyph('P');
  const { x1, x2, y2: top } = letter.path.getBoundingBox();
  const minus = font.charToGlyph('−').path.getBoundingBox();
  const thickness = Math.round((minus.y2 - minus.y1) * 0.58);
  const reach = 52;
  const path = new opentype.Path();
  path.extend(letter.path);
  for (const height of [0.635, 0.78]) path.extend(bar(x1 - reach, x2 + reach, Math.round(top * height), thickness));
  const glyph = new opentype.Glyph({ name: 'peso', unicode: 0x20b1, advanceWidth: letter.advanceWidth + reach, path });
  const nothing = new opentype.Glyph({ name: '.notdef', advanceWidth: 500, path: new opentype.Path() });
  const { unitsPerEm, ascender, descender } = font;
  const written = new opentype.Font({
    familyName: 'Figtree',
    styleName: 'Peso',
    unitsPerEm,
    ascender,
    descender,
    glyphs: [nothing, glyph],
  });
  return Buffer.from(written.toArrayBuffer());
}

const figtree = await readFile(require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));
const figtreeFurther = await readFile(
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
);
// Fontsource cuts the ₱ off the digits. This is the whole font, in the one weight that headings have.
const bricolage = await readFile(
  require.resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
);

/** Accents, kerning, and digits of one width. */
const features = { keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'pnum', 'rvrn', 'tnum'] };
const weights = { variationAxes: { wght: { min: 400, max: 600 } } };
const cut = (font: Buffer, characters: readonly string[], options = {}): Promise<Buffer> =>
  subsetFont(font, characters.join(''), { targetFormat: 'woff2', ...features, ...options });
const inWeight = async (wght: number): Promise<Font> =>
  opened(await subsetFont(figtree, first.join(''), { targetFormat: 'sfnt', variationAxes: { wght } }));

await save('figtree', await cut(figtree, first, weights));
await save('figtree-further', await cut(figtreeFurther, further, weights));
await save('bricolage', await cut(bricolage, [...first, peso]));
await save('bricolage-further', await cut(bricolage, further));
const faces = [
  fileFace('Figtree', '400 600', 'figtree', first),
  fileFace('Figtree', '400 600', 'figtree-further', further),
  fileFace('Bricolage', '600', 'bricolage', [...first, peso]),
  fileFace('Bricolage', '600', 'bricolage-further', further),
];
for (const weight of [400, 500, 600]) {
  const file = `figtree-peso-${weight}`;
  await save(file, await cut(drawnPeso(await inWeight(weight)), [peso]));
  faces.push(fileFace('Figtree', `${weight}`, file, [peso]));
}
const regular = await inWeight(400);
const bold = await inWeight(600);
const heading = await opened(bricolage);
for (const { suffix, widths, ...names } of standIns) {
  faces.push(
    standInFace(`Figtree Fallback${suffix}`, '400 500', names.regular, widths.regular, regular),
    standInFace(`Figtree Fallback${suffix}`, '600', names.bold, widths.bold, bold),
    standInFace(`Bricolage Fallback${suffix}`, '600', names.bold, widths.bold, heading),
  );
}
await writeFile(
  join(directory, 'fonts.css'),
  `/* Written by netlify/local/fonts/cut-fonts.ts. */\n${faces.join('\n')}`,
);
