import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDirectory } from '../../netlify/local/build.ts';
import { type FixedText, fixedTexts, screensOf, wordsOf } from './explaining.ts';

// `npm run words`: how many words of each screen explain, before and now, and how many words all its fixed texts have. What is
// new since then counts as well.
// -- --before=<revision> --after=<revision, or what lies here> --quoted=<a file whose sentences are not counted>
// -- --texts=booking/booking-screen.tsx lists the texts of one screen that explain instead; what is new since then has a +.
// -- --above=-33 shows only the screens whose explaining words have not fallen so far, in per cent.

const { values: options } = parseArgs({
  options: {
    before: { type: 'string', default: 'f586f9d7' },
    after: { type: 'string' },
    quoted: { type: 'string' },
    texts: { type: 'string' },
    above: { type: 'string' },
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

type Found = Map<string, Record<(typeof languages)[number], FixedText[]>>;

const found = (root: string): Found =>
  new Map(
    screensOf(root).map((screen) => {
      const [de, en] = languages.map((language) => fixedTexts(root, screen, language, quoted));
      return [screen, { de: de ?? [], en: en ?? [] }];
    }),
  );

const explaining = (texts: readonly FixedText[]): FixedText[] => texts.filter(({ explains }) => explains);

const percent = (was: number, is: number): number => Math.round((is / was - 1) * 100);
const change = (was: number, is: number): string => (was === 0 ? 'new' : `${percent(was, is)} %`);

/** Of German, then of English: explaining words before and now, all words before and now. */
type Cells = readonly number[];

function rowOf(name: string, cells: Cells): string {
  const pairs = Array.from({ length: cells.length / 2 }, (_, index) => cells.slice(index * 2, index * 2 + 2));
  const columns = pairs.map(([was = 0, is = 0]) => `${was} | ${is} | ${change(was, is)}`);
  return `| ${name} | ${columns.join(' | ')} |`;
}

const headings = languages.flatMap((language) =>
  ['explains', 'says'].flatMap((what) => [`${language} ${what}`, 'now', 'change']),
);

/** A screen that has another file now is none that has grown: it is named as new, and what is gone counts in the sum. */
function printTable(): void {
  const before = at(options.before, found);
  const after = at(options.after, found);
  const sums = Array.from({ length: languages.length * 4 }, () => 0);
  console.log(`| screen | ${headings.join(' | ')} |`);
  console.log(`|---|${headings.map(() => '--:|').join('')}`);
  for (const screen of new Set([...after.keys(), ...before.keys()])) {
    const [was, now] = [before, after].map((texts) => texts.get(screen) ?? { de: [], en: [] });
    const cells = languages.flatMap((language) =>
      [explaining, (texts: FixedText[]) => texts].flatMap((part) =>
        [was, now].map((texts) => wordsOf(part(texts?.[language] ?? []))),
      ),
    );
    for (const [place, cell] of cells.entries()) sums[place] = (sums[place] ?? 0) + cell;
    if (isShown(cells)) console.log(rowOf(screen.replace(/\.tsx$/, ''), cells));
  }
  console.log(rowOf('**all**', sums));
}

function isShown(cells: Cells): boolean {
  if (options.above === undefined) return cells.some((cell) => cell > 0);
  const limit = Number(options.above);
  return [0, 4].some((first) => {
    const [was = 0, is = 0] = cells.slice(first);
    return is > 0 && (was === 0 || percent(was, is) > limit);
  });
}

/** A text that has moved to another file of words is the same text. */
const nameOf = ({ key }: FixedText): string => key.slice(key.indexOf(':') + 1);

function printTexts(screen: string): void {
  for (const language of languages) {
    const texts = (root: string): FixedText[] => explaining(fixedTexts(root, screen, language, quoted));
    const known = new Set(at(options.before, texts).map(nameOf));
    for (const one of at(options.after, texts))
      console.log(`${language} ${known.has(nameOf(one)) ? ' ' : '+'} ${one.key}: ${one.text}`);
  }
}

if (options.texts === undefined) printTable();
else printTexts(options.texts);
