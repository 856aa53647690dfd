import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fixedTexts, screensOf, wordsOf } from './explaining.ts';

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
