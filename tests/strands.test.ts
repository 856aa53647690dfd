import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';
import { project, readSources, type Source } from './support/sources.ts';
import { otherSubjects, type Side, sharedWords, sides, storeys, strands, upward } from './support/strands.ts';

const browser = await readSources('src');
const server = await readSources('netlify');
const deployed = server.filter(({ path }) => !path.startsWith('netlify/local/'));

const foldersOf = (folder: string, among: readonly Source[]): string[] =>
  among.flatMap(({ path }) =>
    path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? []) : [],
  );
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(join(project, folder))).map((file) => file.replace(/(\.test)?\.\w+$/, ''));

/** The strand or the folder of the server that a file belongs to. Doors and `http`, which every strand answers through, are above all of them. */
function roomOf(path: string): string | undefined {
  const [, folder, strand] = /^netlify\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  if (folder === 'features') return strand;
  return folder === undefined || /^(functions|http|local)$/.test(folder) ? undefined : `netlify/${folder}`;
}

function storeyOf(strand: string): number {
  const found = storeys.findIndex((among) => among.includes(strand));
  return found === -1 ? storeys.length : found;
}

describe('storeys of the server', () => {
  const imports = new Map<string, Set<string>>();
  for (const { path, imports: named } of deployed) {
    const [from, targets] = [roomOf(path), named.map(({ target }) => roomOf(target))];
    if (from === undefined) continue;
    const known = imports.get(from) ?? new Set();
    for (const target of targets) if (target !== undefined && target !== from) known.add(target);
    imports.set(from, known);
  }

  it('name only strands, each once', () => {
    const named = storeys.flat();
    expect(named.filter((strand) => !imports.has(strand))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('keep strands and folders from standing in a circle', () => {
    expect(imports.size).toBeGreaterThan(40);
    const left = new Map([...imports].map(([room, targets]) => [room, new Set(targets)]));
    // Whatever imports nothing that is left, or is imported by nothing that is left, stands in no circle.
    for (let size = 0; size !== left.size; ) {
      size = left.size;
      for (const [room, targets] of left) {
        const isImported = [...left.values()].some((others) => others.has(room));
        if (isImported && [...targets].some((target) => left.has(target))) continue;
        left.delete(room);
      }
    }
    expect(
      [...left].map(([room, targets]) => `${room} -> ${[...targets].filter((one) => left.has(one)).join(', ')}`),
    ).toEqual([]);
  });

  it('import downwards only, but for a list that may only shrink', () => {
    const up = [...imports].flatMap(([from, targets]) =>
      [...targets]
        .filter((target) => !from.startsWith('netlify/') && !target.startsWith('netlify/'))
        .filter((target) => storeyOf(target) > storeyOf(from))
        .map((target) => `${from} -> ${target}`),
    );
    expect(up.sort()).toEqual(Object.keys(upward).sort());
  });

  it('rest on folders that know no strand', () => {
    const rooms = [...imports].filter(([from]) => from.startsWith('netlify/'));
    const knowing = rooms.filter(([, targets]) => [...targets].some((target) => !target.startsWith('netlify/')));
    expect(knowing.map(([from]) => from)).toEqual([]);
  });
});

describe('strands', () => {
  const nouns = Object.keys(strands);

  /** The longest noun that a file's name begins with: `listing-detail` belongs to `listing`. */
  const nounOf = (name: string, among: readonly string[] = nouns): string =>
    among
      .filter((noun) => name === noun || name.startsWith(`${noun}-`))
      .sort((one, other) => other.length - one.length)[0] ?? name;

  /** Contract files that have endpoints; the others are fields and tables. */
  const contracts = browser
    .filter(({ path, text }) => path.startsWith('src/contract/') && /^export const \w+ = endpoint\(/m.test(text))
    .map(({ path }) => path.slice('src/contract/'.length, -'.ts'.length));

  const found: Record<Side, () => Promise<string[]> | string[]> = {
    contract: () => contracts.map((name) => nounOf(name)),
    server: () => foldersOf('netlify/features', server),
    browser: () => foldersOf('src/features', browser),
    words: async () => (await filesOf('src/i18n/locales/en')).filter((name) => !(name in sharedWords)),
    tests: async () =>
      (await filesOf('tests/api'))
        .map((name) => nounOf(name, [...nouns, ...Object.keys(otherSubjects)]))
        .filter((noun) => !(noun in otherSubjects)),
  };

  it.each(sides)('have the same nouns on every side: %s', async (side) => {
    const expected = nouns.filter((noun) => strands[noun]?.[side] === undefined);
    expect([...new Set(await found[side]())].sort()).toEqual(expected.sort());
  });

  it('answer on the server only what the contract of the same noun asks', () => {
    const handlers = server.filter(({ path }) => path.endsWith('/handlers.ts'));
    const answered = handlers.flatMap(({ path, text }) => {
      const contractOf = new Map(
        [...text.matchAll(/import \* as (\w+) from '[./]+\/src\/contract\/([\w-]+)\.ts'/g)].map(
          ([, contract = '', file = '']) => [contract, file] as const,
        ),
      );
      return [...text.matchAll(/^export const (\w+) = (?:readA|a)nswer\(\s*(\w+)\.(\w+),/gm)].map(
        ([, handler, contract = '', endpoint]) => ({
          handler,
          endpoint,
          noun: path.split('/')[2],
          asked: nounOf(contractOf.get(contract) ?? 'unknown'),
        }),
      );
    });
    expect(answered).toHaveLength(Object.keys(endpoints).length);
    expect(answered.filter(({ noun, asked }) => noun !== asked)).toEqual([]);
    // One name from the contract to the door.
    expect(answered.filter(({ handler, endpoint }) => handler !== endpoint)).toEqual([]);
    expect(handlers.filter(({ text }) => /^export .*\bhandle[A-Z]/m.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
