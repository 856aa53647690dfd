import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

// Every fixed text of a screen and which of them explain, found the same way in every revision: by the code that shows them.

type Words = { [key: string]: string | Words };

export interface FixedText {
  /** `booking:cards.lead` */
  key: string;
  text: string;
  explains: boolean;
  /** The files that name it, below `src`. */
  files: readonly string[];
}

const countWords = (text: string): number =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const wordsOf = (texts: readonly FixedText[]): number =>
  texts.reduce((sum, { text }) => sum + countWords(text), 0);

/** Legal texts, conditions of a contract, the help and a letter may be as long as they must; `about` is for search engines. */
const exceptedScreens =
  /^(?:pages\/(?:text-screens|terms-screens|instruction-screen|processing-screen|impressum-screen|guide-screens|news-screens|forum-screen|accessibility-screen|privacy-screen|help-screen)|withdrawal\/|review\/reviews-policy|report\/)/;
const exceptedKeys =
  /^(?:terms:|legal:|help:|guides:|pages:(?:privacy|career\.applyBody)\b|withdrawal:|report:|billing:order\.|booking:terms\.|booking:summary\.(?:early|private|swiss|withdrawal|binding)|profile:(?:business|terms)\.)|:about$/;
/** What became of a press, what is wrong, and how something stands is an answer: it explains nothing. Its key says so. */
const answers = new Set(
  'added again approved asks case changed confirm copied corrected deleted denied disclaimer done end elsewhere error exceeding fail failed failure failures fault faults faulty found gone held invalid kept lifted loaded loading mailed many missing never now on over pending preview published reason redirect refused removed resent restored saved sent spoken standing submitted success suspended taken title unchecked unconfirmed unreachable unreadable unsaved updated upheld uploading created verifying waiting withdrawn'.split(
    ' ',
  ),
);
/** Such an ending explains even what was answered. */
const explainingEndings = new Set(['explanation', 'hint', 'how', 'lead', 'note']);

function isAnswer(name: string, text: string): boolean {
  const words = name
    .replace(/_\w+$/, '')
    .split(/[.]|(?=[A-Z])/)
    .map((word) => word.toLowerCase());
  const last = words.at(-1) ?? '';
  if (explainingEndings.has(last)) return false;
  if (words.some((word) => answers.has(word))) return true;
  // What is filled in, or not there, says how something stands.
  return last !== 'text' && (text.includes('{{') || words.some((word) => word.startsWith('none') || word === 'no'));
}

const answered = /\b(?:toast(?:\.\w+)?|announce|setProblem|sentenceOf)\b[^;\n]{0,60}$/;

/** A whole sentence: a label, a button or a heading has no full stop. */
const isSentence = (text: string): boolean => /[.!]["”“]?$/.test(text.trim()) && countWords(text) >= 4;

function flat(words: Words, above = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : flat(value, `${above}${key}.`),
  );
}

function wordsFilesOf(root: string, language: string): string[] {
  const folder = join(root, 'src/i18n/locales', language);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

const read = new Map<string, Map<string, string>>();

function textsOf(root: string, language: string, namespace: string): Map<string, string> {
  const path = wordsFilesOf(root, language).find((file) => basename(file, '.json') === namespace) ?? '';
  const known = read.get(path);
  if (known !== undefined) return known;
  const texts = new Map(existsSync(path) ? flat(JSON.parse(readFileSync(path, 'utf8')) as Words) : []);
  read.set(path, texts);
  return texts;
}

/** Every key of a revision. */
export const allKeys = (root: string): string[] =>
  wordsFilesOf(root, 'de').flatMap((file) => {
    const namespace = basename(file, '.json');
    return [...textsOf(root, 'de', namespace).keys()].map((name) => `${namespace}:${name}`);
  });

const plural = /_(?:zero|one|two|few|many)$/;

/** Every file that a screen shows: what it imports of the features and of the map. */
function filesOf(root: string, screen: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, target = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
      const next = join(dirname(file), target);
      if (/\/src\/(?:features|map)\//.test(next)) visit(next);
    }
  };
  visit(join(root, 'src/features', screen));
  return [...found];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface NamedKey {
  pattern: RegExp;
  /** It is said after a press, and not by the screen itself. */
  isAnswer: boolean;
}

/** `words('a.b')` and `words(`a.${state}`)`: the keys that a file names; of a list, all of its texts. */
function keysIn(source: string): NamedKey[] {
  const literals = [...source.matchAll(/(['`])((?:(?!\1)[^\n])*)\1/g)];
  return literals
    .map(({ index, 2: text = '' }) => ({
      text,
      isAnswer: answered.test(source.slice(Math.max(0, index - 80), index)),
    }))
    .filter(({ text }) => /^[\w.${}?' :=!-]+$/.test(text) && /[a-z]/.test(text))
    .map(({ text, isAnswer: isSaidAfter }) => ({
      pattern: new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('[\\w-]+')}(?:_other|(?:\\.\\d+)+)?$`,
      ),
      isAnswer: isSaidAfter,
    }));
}

export function screensOf(root: string): string[] {
  const features = join(root, 'src/features');
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /-screens?\.tsx$/.test(file) && !exceptedScreens.test(file))
    .sort();
}

const languages = ['de', 'en'] as const;

/** What a text says in each language; where one of them is quoted, the other is its translation. */
function isQuoted(root: string, namespace: string, name: string, quoted: string): boolean {
  return languages.some((language) => {
    const text = textsOf(root, language, namespace).get(name);
    return (
      text !== undefined &&
      new RegExp(
        text
          .split(/\{\{\w+\}\}/)
          .map(escaped)
          .join('.{1,24}'),
      ).test(quoted)
    );
  });
}

/** The texts of a screen, each once; `quoted` are sentences that stand elsewhere letter for letter, which explain nothing here. */
export function fixedTexts(root: string, screen: string, language: string, quoted = ''): FixedText[] {
  const found = new Map<string, FixedText>();
  for (const file of filesOf(root, screen)) {
    const source = readFileSync(file, 'utf8');
    const namespaces = [...source.matchAll(/\b(?:use|in)?[wW]ords(?:Of|In)?\([^)']*'([\w-]+)'\)/g)].map(
      ([, name = '']) => name,
    );
    const keys = keysIn(source);
    for (const namespace of new Set(namespaces)) {
      for (const [name, text] of textsOf(root, language, namespace)) {
        const named = keys.filter(({ pattern }) => pattern.test(name));
        if (plural.test(name) || named.length === 0) continue;
        const key = `${namespace}:${name}`;
        const explains =
          found.get(key)?.explains === true ||
          (named.some((one) => !one.isAnswer) &&
            isExplaining(key, name, text) &&
            !isQuoted(root, namespace, name, quoted));
        found.set(key, {
          key,
          text,
          explains,
          files: [...(found.get(key)?.files ?? []), relative(join(root, 'src'), file)],
        });
      }
    }
  }
  return [...found.values()];
}

const isExplaining = (key: string, name: string, text: string): boolean =>
  !isAnswer(name, text) && !exceptedKeys.test(key) && isSentence(text);
