import type { FixedText } from './explaining.ts';

/** What a revision had: its files and its keys. */
export interface Known {
  /** Below `src`; a file that was renamed since then stands here by its present name as well. */
  files: ReadonlySet<string>;
  keys: ReadonlySet<string>;
}

/** A text keeps its name when it moves to another file of words, or to the top of one of its own. */
export function namesOf(keys: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const key of keys) {
    const parts = key.slice(key.indexOf(':') + 1).split('.');
    names.add(parts.join('.'));
    for (let first = 1; first < parts.length - 1; first += 1) names.add(parts.slice(first).join('.'));
  }
  return names;
}

/**
 * Whether a screen has learned since then what a text explains. Then the screen is new, or only new files name the text
 * and no old text had its name. A new text in an old file counts for what the screen did then, whatever it is about.
 */
export function isLearnedSince(screen: string, { key, files }: FixedText, known: Known): boolean {
  if (!known.files.has(`features/${screen}`)) return true;
  return files.every((file) => !known.files.has(file)) && !known.keys.has(key.slice(key.indexOf(':') + 1));
}
