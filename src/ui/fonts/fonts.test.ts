import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';

const { default: opentype } = await import('opentype.js');
const fileOf = (name: string): string => join(import.meta.dirname, `${name}.woff2`);

async function opened(name: string, text: string): Promise<Font> {
  const plain = await subsetFont(await readFile(fileOf(name)), text, { targetFormat: 'sfnt' });
  return opentype.parse(new Uint8Array(plain).buffer);
}

const first = ['figtree', 'bricolage'];

it('the two fonts of every page weigh 45 kB at most', async () => {
  const sizes = await Promise.all(first.map(async (name) => (await stat(fileOf(name))).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(45_000);
});

/** Marks of sorted columns: no letters, and in no font of this kind. */
const drawn = /[▲▼]/g;

it('hold every letter and sign of the sentences of both languages', async () => {
  const locales = join(import.meta.dirname, '../../i18n/locales');
  const files = (await readdir(locales, { recursive: true })).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(50);
  const words = (await Promise.all(files.map((file) => readFile(join(locales, file), 'utf8')))).join('');
  const used = [...new Set(words.replaceAll(drawn, ''))].filter((character) => character > ' ');
  expect(used.length).toBeGreaterThan(80);
  for (const name of first) {
    const font = await opened(name, used.join(''));
    const beside = name === 'figtree' ? ['₱'] : [];
    expect(used.filter((character) => !font.hasChar(character))).toEqual(beside);
  }
});

it('hold the signs of both currencies, in each weight that figures have', async () => {
  for (const name of ['bricolage', 'figtree-peso-400', 'figtree-peso-500', 'figtree-peso-600'])
    expect((await opened(name, '₱')).hasChar('₱')).toBe(true);
  for (const name of first) expect((await opened(name, '€')).hasChar('€')).toBe(true);
});

it('hold the letters of names from elsewhere in files of their own', async () => {
  const names = 'ŁukaszŞahinDvořákČech';
  const letters = Array.from(names).filter((letter) => letter > 'ÿ');
  for (const name of first) {
    const font = await opened(`${name}-further`, names);
    expect(letters.filter((letter) => !font.hasChar(letter))).toEqual([]);
  }
});

it('keep digits of one width, for columns of figures', async () => {
  for (const name of first) {
    const { tables } = await opened(name, '0123456789');
    expect(tables.gsub?.features.map(({ tag }) => tag)).toContain('tnum');
  }
});

it('are loaded by a page before it asks for anything else of them', async () => {
  const page = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
  for (const name of first)
    expect(page).toContain(
      `<link rel="preload" href="./ui/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin />`,
    );
});
