import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDirectory } from '../../netlify/local/build.ts';
import { allKeys, type FixedText, fixedTexts, screensOf, wordsOf } from './explaining.ts';
import { isLearnedSince, type Known, namesOf } from './since.ts';

// `npm run words`: how many words of each screen explain, before and now, and how many words all its fixed texts have. What it has
// learned since then (since.ts) is a number of its own; the change is that of the rest.
// -- --before=<revision> --after=<revision, or what lies here> --quoted=<a file whose sentences are not counted>
// -- --texts=booking/booking-screen.tsx lists the texts of one screen that explain instead; what it has learned has a +.
// -- --above=-33.3 shows only the screens whose explaining words have not fallen so far, in per cent, for what they did then.

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

const git = (...words: string[]): Buffer => execFileSync('git', words, { cwd: projectDirectory, maxBuffer: 2 ** 28 });
const linesOf = (output: Buffer): string[] => output.toString().split('\n').filter(Boolean);

/** The sources of a revision in a folder of their own. */
function at<T>(revision: string | undefined, read: (root: string) => T): T {
  if (revision === undefined) return read(projectDirectory);
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', revision, 'src') });
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function knownBefore(): Known {
  const { before, after } = options;
  const changes = git(
    'diff',
    '--name-status',
    '--find-renames',
    '--diff-filter=R',
    before,
    ...(after === undefined ? [] : [after]),
    '--',
    'src',
  );
  const renamed = linesOf(changes).map((line) => line.split('\t')[2] ?? '');
  const files = linesOf(git('ls-tree', '-r', '--name-only', before, 'src'));
  return {
    files: new Set([...files, ...renamed].map((file) => file.slice('src/'.length))),
    keys: namesOf(at(before, allKeys)),
  };
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

const percent = (was: number, is: number): number => (is / was - 1) * 100;
const change = (was: number, is: number): string => (was === 0 ? '' : `${Math.round(percent(was, is))} %`);

/** Words of a screen in one language. */
interface Count {
  was: number;
  /** For what it did then. */
  is: number;
  learned: number;
  saidThen: number;
  says: number;
}

const none: Count = { was: 0, is: 0, learned: 0, saidThen: 0, says: 0 };

function counted(screen: string, before: readonly FixedText[], now: readonly FixedText[], known: Known): Count {
  const texts = explaining(now);
  const learned = wordsOf(texts.filter((text) => isLearnedSince(screen, text, known)));
  return {
    was: wordsOf(explaining(before)),
    is: wordsOf(texts) - learned,
    learned,
    saidThen: wordsOf(before),
    says: wordsOf(now),
  };
}

const plus = (one: Count, other: Count): Count => ({
  was: one.was + other.was,
  is: one.is + other.is,
  learned: one.learned + other.learned,
  saidThen: one.saidThen + other.saidThen,
  says: one.says + other.says,
});

const headings = languages.flatMap((language) => [
  `${language} then`,
  'now',
  'change',
  'learned',
  `${language} says then`,
  'now',
]);

function rowOf(name: string, counts: readonly Count[]): string {
  const cells = counts.flatMap(({ was, is, learned, saidThen, says }) => [
    was,
    is,
    change(was, is),
    learned,
    saidThen,
    says,
  ]);
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** What a screen that is gone said counts in the sum. */
function printTable(): void {
  const before = at(options.before, found);
  const after = at(options.after, found);
  const known = knownBefore();
  let sums = languages.map(() => none);
  console.log(`| screen | ${headings.join(' | ')} |`);
  console.log(`|---|${headings.map(() => '--:|').join('')}`);
  for (const screen of new Set([...after.keys(), ...before.keys()])) {
    const counts = languages.map((language) =>
      counted(screen, before.get(screen)?.[language] ?? [], after.get(screen)?.[language] ?? [], known),
    );
    sums = sums.map((sum, place) => plus(sum, counts[place] ?? none));
    if (isShown(counts)) console.log(rowOf(screen.replace(/\.tsx$/, ''), counts));
  }
  console.log(rowOf('**all**', sums));
}

function isShown(counts: readonly Count[]): boolean {
  const limit = options.above === undefined ? undefined : Number(options.above);
  if (limit === undefined) return counts.some(({ saidThen, says }) => saidThen + says > 0);
  return counts.some(({ was, is }) => is > 0 && (was === 0 || percent(was, is) > limit));
}

function printTexts(screen: string): void {
  const known = knownBefore();
  for (const language of languages)
    for (const one of explaining(at(options.after, (root) => fixedTexts(root, screen, language, quoted))))
      console.log(`${language} ${isLearnedSince(screen, one, known) ? '+' : ' '} ${one.key}: ${one.text}`);
}

if (options.texts === undefined) printTable();
else printTexts(options.texts);
