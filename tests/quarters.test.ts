import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherSubjects, type Quarter, quarters, sharedWords } from './support/quarters.ts';
import { type Import, project, readSources, type Source } from './support/sources.ts';

const browser = await readSources('src');
const server = await readSources('netlify');

const names = Object.keys(quarters) as Quarter[];
const storey = (quarter: string): number => names.indexOf(quarter as Quarter);

const sides = { 'src/contract': browser, 'src/features': browser, 'netlify/features': server } as const;
type Side = keyof typeof sides;
const sidesOfCode = Object.keys(sides) as Side[];

/** The quarter a file belongs to on a side; undefined for what stands beside the quarters. */
function quarterOf(path: string, side: Side): string | undefined {
  const [quarter, ...below] = path.startsWith(`${side}/`) ? path.slice(side.length + 1).split('/') : [];
  return below.length > 0 ? quarter : undefined;
}

/** Imports of one quarter from another, in files of the side. */
function crossings(side: Side): { from: string; to: string; path: string; target: string }[] {
  return sides[side].flatMap(({ path, imports }) => {
    const from = quarterOf(path, side);
    if (from === undefined) return [];
    return imports.flatMap(({ target }) => {
      const to = quarterOf(target, side);
      return to === undefined || to === from ? [] : [{ from, to, path, target }];
    });
  });
}

const foldersIn = async (folder: string) =>
  (await readdir(join(project, folder), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'support')
    .map(({ name }) => name)
    .sort();

const nounsOf = (quarter: string): readonly string[] => quarters[quarter as Quarter] ?? [];

const beginsWith = (name: string, nouns: readonly string[]): boolean =>
  nouns.some((noun) => name === noun || name.startsWith(`${noun}-`));

const namedOtherwise = async (folder: string, others: readonly string[]) =>
  (await readdir(join(project, folder), { recursive: true }))
    .filter((file) => /^\w+\/.*\.(json|ts)$/.test(file))
    .map((file) => [file.split('/')[0] ?? '', basename(file).replace(/(\.test)?\.\w+$/, '')] as const)
    .filter(([quarter, name]) => !beginsWith(name, [...nounsOf(quarter), ...others]))
    .map(([quarter, name]) => `${quarter}/${name}`);

const knowsQuarters = ({ path, imports }: Source): boolean =>
  !/^netlify\/(features|functions|http|local)\//.test(path) &&
  imports.some(({ target }) => target.startsWith('netlify/features/'));

const quarterOfContract = ({ target }: Import): string => /^src\/contract\/(\w+)\//.exec(target)?.[1] ?? '';

const folderOf = (path: string): string | undefined =>
  /^netlify\/(?!features|functions|http|local)([\w-]+)\//.exec(path)?.[1];

/** The names in the braces of an import or an export, as the module imported from calls them. */
const namesIn = (braces: string): string[] =>
  braces.split(',').flatMap((part) => /^(?:type )?(\w+)/.exec(part.trim())?.[1] ?? []);

/** What a module takes of the door of a quarter on the server. */
const takenFrom = (quarter: string, { text }: Source): string[] => {
  const taking = new RegExp(
    `^import (?:type )?(?:\\{([^}]*)\\}|\\* as (\\w+)) from '\\.\\./\\.\\./${quarter}/index\\.ts'`,
    'gm',
  );
  return [...text.matchAll(taking)].flatMap(([, braces = '', whole]) =>
    whole === undefined
      ? namesIn(braces)
      : [...text.matchAll(new RegExp(`(?<![.\\w])${whole}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  );
};

describe('the eight quarters', () => {
  it.each(sidesOfCode)('import of those above them in the table only: %s', (side) => {
    const up = crossings(side).filter(({ from, to }) => storey(to) > storey(from));
    expect(up.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });

  it.each(names)('show others on the server their index.ts, and there only what is used: %s', (quarter) => {
    const door = `netlify/features/${quarter}/index.ts`;
    const others = crossings('netlify/features').filter(({ to }) => to === quarter);
    expect(
      others.filter(({ target }) => target !== door).map(({ path, target }) => `${path} imports ${target}`),
    ).toEqual([]);
    // A module that imports the door of its own quarter would meet it half loaded.
    const within = server.filter(({ path }) => path.startsWith(`netlify/features/${quarter}/`));
    expect(within.filter(({ imports }) => imports.some(({ target }) => target === door))).toEqual([]);
    const shown = [...(server.find(({ path }) => path === door)?.text ?? '').matchAll(/\{([^}]*)\}/g)];
    const used = server.flatMap((source) => takenFrom(quarter, source));
    expect(shown.flatMap(([, braces = '']) => namesIn(braces)).sort()).toEqual([...new Set(used)].sort());
  });

  it.each(names)('show others in the browser what their README names, and nothing else: %s', async (quarter) => {
    const folder = `src/features/${quarter}`;
    const [, door = ''] = (await readFile(join(project, folder, 'README.md'), 'utf8')).split('\n## Door\n');
    const named = [...door.matchAll(/^- `([^`]+)`/gm)].map(([, file]) => `${folder}/${file}`);
    const used = crossings('src/features').filter(({ to }) => to === quarter);
    expect([...new Set(used.map(({ target }) => target))].sort()).toEqual(named.sort());
  });

  it.each([
    ['in the browser', browser],
    ['on the server', server],
  ])('have no modules that stand in a circle %s, types included', (_, sources) => {
    const left = new Map(
      sources.map(({ path, imports }) => [path, imports.filter(({ isLater }) => !isLater).map(({ target }) => target)]),
    );
    expect(left.size).toBeGreaterThan(400);
    for (let size = 0; size !== left.size; ) {
      size = left.size;
      for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path);
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('are found by their names on every side', async () => {
    const folders = [...sidesOfCode, 'src/i18n/locales/de', 'src/i18n/locales/en', 'tests/api', 'tests/e2e'];
    const found = await Promise.all(folders.map(async (folder) => [folder, await foldersIn(folder)] as const));
    expect(found).toEqual(folders.map((folder) => [folder, [...names].sort()]));
  });

  it('hold the folders of their nouns, in the browser and on the server', async () => {
    const folders = (['src/features', 'netlify/features'] as const).flatMap((side) =>
      sides[side].flatMap(({ path }) => {
        const [quarter = '', noun = '', ...below] = path.startsWith(`${side}/`)
          ? path.slice(side.length + 1).split('/')
          : [];
        return below.length > 0 ? [`${quarter}/${noun}`] : [];
      }),
    );
    expect(
      [...new Set(folders)].filter(
        (folder) => !nounsOf(folder.split('/')[0] ?? '').includes(folder.split('/')[1] ?? ''),
      ),
    ).toEqual([]);
  });

  it('name words and tests after their nouns', async () => {
    expect(await namedOtherwise('tests/api', otherSubjects)).toEqual([]);
    expect(await namedOtherwise('src/i18n/locales/en', Object.keys(sharedWords))).toEqual([]);
  });

  it('have a door each: a function answers the calls of one quarter', () => {
    const asked = server.filter(
      ({ path, text }) =>
        path.startsWith('netlify/functions/') && /\banswers?\(/.test(text) && !/\/(mcp|page)\.ts$/.test(path),
    );
    const of = asked.map(({ path, imports }) => ({
      path,
      quarters: [...new Set(imports.map(quarterOfContract).filter((quarter) => quarter !== ''))],
    }));
    expect(of.length).toBeGreaterThan(8);
    expect(of.filter(({ quarters: served }) => served.length !== 1)).toEqual([]);
    expect([...new Set(of.flatMap(({ quarters: served }) => served))].sort()).toEqual([...names].sort());
  });

  it('stand on folders of the server that know none of them', () => {
    expect(server.filter(knowsQuarters).map(({ path }) => path)).toEqual([]);
  });

  it('rest on folders of the server that stand in no circle', () => {
    const left = new Map<string, Set<string>>();
    for (const { path, imports } of server) {
      const from = folderOf(path);
      if (from === undefined) continue;
      const known = left.get(from) ?? new Set();
      for (const { target } of imports) {
        const to = folderOf(target);
        if (to !== undefined && to !== from) known.add(to);
      }
      left.set(from, known);
    }
    expect(left.size).toBeGreaterThan(8);
    // A folder that imports nothing of what is left stands in no circle.
    for (let size = 0; size !== left.size; ) {
      size = left.size;
      for (const [folder, targets] of left) if (![...targets].some((target) => left.has(target))) left.delete(folder);
    }
    expect([...left.keys()]).toEqual([]);
  });
});
