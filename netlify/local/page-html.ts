export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
/** Vite's, by the names of the sources. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface PageParts {
  /** The address for which this is written whole; nothing where it is only a frame. */
  path: string | undefined;
  /** The source of the screen, if one is sure to be shown. */
  screen: string | undefined;
  /** What stands on the page before any script has run. */
  markup: string;
  language: string;
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

export const wordsChunk = (language: string, words: string): string => `i18n/locales/${language}/${words}.json`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim();

/** A page's heading and the first paragraph after it say what it is about. */
function subjectOf(markup: string): { title: string; description: string } | undefined {
  const [, heading, rest = ''] = /<h1[^>]*>(.*?)<\/h1>(.*)$/s.exec(markup) ?? [];
  const [, paragraph] = /^.*?<p[^>]*>(.*?)<\/p>/s.exec(rest) ?? [];
  if (heading === undefined || paragraph === undefined) return undefined;
  return { title: withoutTags(heading), description: withoutTags(paragraph) };
}

function withSubject(html: string, markup: string): string {
  const subject = subjectOf(markup);
  if (subject === undefined) return html;
  const { title, description } = subject;
  const [, brand = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const social = `<meta property="og:title" content="${escaped(title)}" /><meta property="og:description" content="${escaped(description)}" />`;
  return html
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, before: string) => before + escaped(description))
    .replace(/<title>.*?<\/title>/, () => `<title>${title} · ${brand}</title>${social}`);
}

/** Tells Vite's loader that a sheet is there already: it stands in the page itself. */
const knownSheet = (file: string): string => `<link rel="stylesheet" href="/${file}" disabled>`;

/**
 * Styles in the page itself, so that nothing but the HTML stands before the first paint; every script that the screen
 * needs is fetched at once instead of one after the other. What is readable already may wait behind that.
 */
export async function pageHtml(
  template: string,
  manifest: Manifest,
  read: (file: string) => Promise<string>,
  { path, screen, markup, language, words, boot }: PageParts,
): Promise<string> {
  const chunks = [entry, ...(screen === undefined ? [] : [screen])];
  const files = filesOf(manifest, [...chunks, ...words.map((name) => wordsChunk(language, name))]);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const main = manifest[entry]?.file ?? '';
  const priority = markup === '' ? '' : ' fetchpriority="low"';
  const scripts = files.filter((file) => file.endsWith('.js') && file !== main);
  const head = [
    `<script async src="${boot}"></script>`,
    `<style>${(await Promise.all(sheets.map(read))).join('')}</style>`,
    ...sheets.map(knownSheet),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}"${priority}>`),
    `<script type="module" crossorigin src="/${main}"${priority}></script>`,
  ].join('\n    ');
  const place = path === undefined ? '' : ` data-path="${path}"`;
  const html = template
    .replaceAll(/\s*<(script[^>]*><\/script|link rel="(modulepreload|stylesheet)"[^>]*)>/g, '')
    .replace(/<html lang="\w+"/, `<html lang="${language}" data-mantine-color-scheme="light"`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${place} data-words="${words.join(' ')}">${markup}</div>`);
  return withSubject(html, markup);
}
