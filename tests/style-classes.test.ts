import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSheets, readSources } from './support/sources.ts';

const browser = await readSources('src');
const sheets = await readSheets('src');
const classesOf = (text: string): string[] => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
const shared = new Set(
  sheets
    .filter(({ path }) => /^src\/(ui\/(layout|global)|map\/leaflet)\.css$/.test(path))
    .flatMap(({ text }) => classesOf(text)),
);

/** The classes of every element that are written out, without what is filled in. */
const lists = browser.flatMap(({ path, text }) =>
  [...text.matchAll(/\bclassName=(?:"([^"]+)"|\{`((?:[^`$]|\$\{[^{}]*\})+)`\})/g)].map(([, plain, filled]) => ({
    path,
    names: (plain ?? filled ?? '')
      .replaceAll(/\$\{[^{}]*\}/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  })),
);
const written = lists.flatMap(({ path, names }) => names.map((name) => `${path}: ${name}`));

const sheetOf = (path: string, named: string): string =>
  named.startsWith('#ui/') ? `src/ui/${named.slice(4)}` : posix.join(posix.dirname(path), named);

describe('classes', () => {
  it('are in layout.css where they are written out', () => {
    expect(written.length).toBeGreaterThan(500);
    expect(written.filter((one) => !shared.has(one.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('of layout.css set each property of an element once, so that their order decides nothing', () => {
    const layout = sheets.find(({ path }) => path === 'src/ui/layout.css')?.text ?? '';
    const rules = new Map(
      [...layout.matchAll(/^\.([\w-]+) \{([^}]*)\}/gm)].map(([, name = '', body = '']) => [
        name,
        [...body.matchAll(/^ {2}([\w-]+):/gm)].map(([, property = '']) => property),
      ]),
    );
    const twice = lists.filter(({ names }) => {
      const set = names.flatMap((name) => rules.get(name) ?? []);
      return new Set(set).size < set.length;
    });
    expect(rules.size).toBeGreaterThan(40);
    expect(twice.map(({ path, names }) => `${path}: ${names.join(' ')}`)).toEqual([]);
  });

  it('are all used that layout.css has', () => {
    const all = browser.map(({ text }) => text).join('\n');
    const own = sheets.find(({ path }) => path === 'src/ui/layout.css')?.text ?? '';
    const names = [...own.matchAll(/^\.([\w-]+) \{/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !new RegExp(`["'\` ]${name}["'\` ]`).test(all))).toEqual([]);
  });

  it('are in the sheet that is asked for them', () => {
    const named = browser.flatMap(({ path, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', file = '']) => {
        const known = new Set(classesOf(sheets.find((sheet) => sheet.path === sheetOf(path, file))?.text ?? ''));
        return [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, asked = '']) => ({
          isKnown: known.has(asked),
          said: `${path}: ${asked}`,
        }));
      }),
    );
    expect(named.length).toBeGreaterThan(1000);
    expect(named.filter(({ isKnown }) => !isKnown).map(({ said }) => said)).toEqual([]);
  });
});
