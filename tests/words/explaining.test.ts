import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allKeys, fixedTexts, screensOf, wordsOf } from './explaining.ts';
import { isLearnedSince, namesOf } from './since.ts';

const root = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(root, { recursive: true }));

function file(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('counts every text of a screen with its parts, and tells what it explains from what it calls, asks or answers', () => {
  file(
    'src/features/garden/garden-screen.tsx',
    `import { Bed } from './bed.tsx';
     const words = useWords('garden');
     words('title'); words('lead'); words('count', { number }); toast.success(words('planted')); words('promise');`,
  );
  file('src/features/garden/bed.tsx', "const words = useWords('garden'); words(`beds.${kind}.hint`);");
  file('src/features/garden/unused.tsx', "const words = useWords('garden'); words('elsewhere');");
  const said = {
    title: 'My garden',
    lead: 'Everything that grows here is shown.',
    count: 'There are {{number}} plants in it.',
    planted: 'The plant is in the ground.',
    promise: 'This is what somebody else has written.',
    beds: { sunny: { hint: 'At least six hours a day.' }, failedHint: 'This bed could not be dug.' },
    elsewhere: 'No screen shows this sentence at all.',
  };
  for (const language of ['de', 'en']) file(`src/i18n/locales/${language}/garden.json`, JSON.stringify(said));

  expect(screensOf(root)).toEqual(['garden/garden-screen.tsx']);
  const found = fixedTexts(root, 'garden/garden-screen.tsx', 'en', `They wrote: ${said.promise}`);
  const explaining = found.filter(({ explains }) => explains);
  expect(explaining.map(({ key }) => key)).toEqual(['garden:lead', 'garden:beds.sunny.hint']);
  expect(wordsOf(explaining)).toBe(12);
  expect(explaining.map(({ files }) => files)).toEqual([
    ['features/garden/garden-screen.tsx'],
    ['features/garden/bed.tsx'],
  ]);
  expect(allKeys(root)).toContain('garden:beds.sunny.hint');
  // Everything that it says at all, and nothing that it does not show.
  expect(found.map(({ key }) => key.slice('garden:'.length))).toEqual([
    'title',
    'lead',
    'count',
    'planted',
    'promise',
    'beds.sunny.hint',
  ]);
});

const text = (key: string, ...files: string[]) => ({
  key,
  text: '',
  explains: true,
  files: files.map((name) => `features/garden/${name}`),
});

describe('what a screen has learned since then', () => {
  const known = {
    files: new Set(['features/garden/garden-screen.tsx', 'features/garden/bed.tsx']),
    keys: namesOf(['garden:lead', 'garden:front.steps.dig.text', 'garden:title']),
  };
  const screen = 'garden/garden-screen.tsx';

  it('is what only files name that are new', () => {
    expect(isLearnedSince(screen, text('garden:pond.lead', 'pond.tsx', 'fish.tsx'), known)).toBe(true);
    expect(isLearnedSince(screen, text('garden:pond.lead', 'pond.tsx', 'bed.tsx'), known)).toBe(false);
    expect(isLearnedSince(screen, text('garden:renamed', 'bed.tsx'), known)).toBe(false);
  });

  it('is no text that has only moved, to another file of words or to its top', () => {
    expect(isLearnedSince(screen, text('meadow:lead', 'pond.tsx'), known)).toBe(false);
    expect(isLearnedSince(screen, text('front:steps.dig.text', 'pond.tsx'), known)).toBe(false);
    expect(isLearnedSince(screen, text('front:text', 'pond.tsx'), known)).toBe(true);
  });

  it('is all of a screen that is new', () => {
    expect(isLearnedSince('garden/pond-screen.tsx', text('garden:lead', 'bed.tsx'), known)).toBe(true);
  });
});
