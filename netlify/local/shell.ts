import type { Shell } from '../pages/document.ts';
import { manifestLink } from './web-manifest.ts';

export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
/** Vite's, by the names of the sources. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface ShellParts {
  /** The source of the screen, if one is sure to be shown. */
  screen: string | undefined;
  language: string;
  /** The files of words that the screen shows. */
  words: readonly string[];
  boot: string;
}

/** The scripts and styles that a chunk needs before it runs, in the order in which they apply. */
export function filesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no chunk ${name}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  for (const name of names) visit(name);
  return [...files];
}

const entry = 'index.html';

/** The chunk of a file of words, whichever quarter it stands in. */
export function wordsChunk(manifest: Manifest, language: string, words: string): string {
  const found = Object.keys(manifest).find(
    (name) => name.startsWith(`i18n/locales/${language}/`) && name.endsWith(`/${words}.json`),
  );
  if (found === undefined) throw new Error(`the build has no words ${words}`);
  return found;
}

/** Tells Vite's loader that a sheet is there already: it stands in the page itself. */
const knownSheet = (file: string): string => `<link rel="stylesheet" href="/${file}" disabled>`;

/**
 * A page without its content. Styles in the page itself, so that nothing but the HTML stands before the first paint.
 * When its scripts start is for the page to say.
 */
export async function shellOf(
  template: string,
  manifest: Manifest,
  read: (file: string) => Promise<string>,
  { screen, language, words, boot }: ShellParts,
): Promise<Shell> {
  const chunks = [entry, ...(screen === undefined ? [] : [screen])];
  const files = filesOf(manifest, [...chunks, ...words.map((name) => wordsChunk(manifest, language, name))]);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const main = manifest[entry]?.file ?? '';
  const ahead = files.filter((file) => file.endsWith('.js') && file !== main);
  const head = [`<style>${(await Promise.all(sheets.map(read))).join('')}</style>`, ...sheets.map(knownSheet)].join(
    '\n    ',
  );
  const html = template
    .replaceAll(/\s*<(script[^>]*><\/script|link rel="(modulepreload|stylesheet)"[^>]*)>/g, '')
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace('</head>', () => `  ${manifestLink(language)}\n    ${head}\n  </head>`);
  return { html, boot, scripts: [...ahead, main].map((file) => `/${file}`) };
}
