import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDirectory } from '../../netlify/local/build.ts';
import { type Explaining, explainingTexts, screensOf, wordsOf } from './explaining.ts';

// `npm run words`: how many words of each screen explain, before and after; what is new since then has a column of its own.
// -- --before=<revision> --after=<revision, or what lies here> --quoted=<a file whose sentences are not counted>
// -- --texts=booking/booking-screen.tsx lists the texts of one screen instead.

const { values: options } = parseArgs({
  options: {
    before: { type: 'string', default: 'f586f9d7' },
    after: { type: 'string' },
    quoted: { type: 'string' },
    texts: { type: 'string' },
  },
});

const quoted = options.quoted === undefined ? '' : readFileSync(options.quoted, 'utf8');
const languages = ['de', 'en'] as const;

/** The sources of a revision in a folder of their own. */
function at<T>(revision: string | undefined, read: (root: string) => T): T {
  if (revision === undefined) return read(projectDirectory);
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    const packed = execFileSync('git', ['archive', revision, 'src'], { cwd: projectDirectory, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: packed });
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Found = Map<string, Record<(typeof languages)[number], Explaining[]>>;

const found = (root: string): Found =>
  new Map(
    screensOf(root).map((screen) => {
      const [de, en] = languages.map((language) => explainingTexts(root, screen, language, quoted));
      return [screen, { de: de ?? [], en: en ?? [] }];
    }),
  );

/** A text that has moved to another file of words is the same text. */
const nameOf = ({ key }: Explaining): string => key.slice(key.indexOf(':') + 1);

const change = (was = 0, is = 0): string => (was === 0 ? 'new' : `${Math.round((is / was - 1) * 100)} %`);

function rowOf(name: string, cells: readonly number[]): string {
  const [de, deNow, deNew, en, enNow, enNew] = cells;
  return `| ${name} | ${de} | ${deNow} | ${change(de, deNow)} | ${deNew} | ${en} | ${enNow} | ${change(en, enNow)} | ${enNew} |`;
}

function printTable(): void {
  const before = at(options.before, found);
  const after = at(options.after, found);
  const known = new Set([...before.values()].flatMap(({ de }) => de.map(nameOf)));
  const sums = Array.from({ length: 6 }, () => 0);
  console.log('| screen | de before | now | change | new | en before | now | change | new |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const [screen, now] of after) {
    const was = before.get(screen) ?? { de: [], en: [] };
    const cells = languages.flatMap((language) => {
      const [old, fresh] = [
        now[language].filter((one) => known.has(nameOf(one))),
        now[language].filter((one) => !known.has(nameOf(one))),
      ];
      return [wordsOf(was[language]), wordsOf(old), wordsOf(fresh)];
    });
    if (cells.every((cell) => cell === 0)) continue;
    for (const [place, cell] of cells.entries()) sums[place] = (sums[place] ?? 0) + cell;
    console.log(rowOf(screen.replace(/\.tsx$/, ''), cells));
  }
  console.log(rowOf('**all**', sums));
}

function printTexts(screen: string): void {
  for (const language of languages)
    for (const { key, text } of at(options.after, (root) => explainingTexts(root, screen, language, quoted)))
      console.log(`${language} ${key}: ${text}`);
}

if (options.texts === undefined) printTable();
else printTexts(options.texts);
