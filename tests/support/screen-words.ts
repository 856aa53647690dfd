import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { project } from './sources.ts';

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

/** A label is a whole text of a screen; a sentence may be quoted without its full stop. */
const labelOf = (text: string): string => text.replace(/\.$/, '');

const quotes = { de: /„([^“]+)“/g, en: /“([^”]+)”/g } as const;

/** Words in quotation marks that are no label. */
const sayings = new Set(['vier oder mehr', 'Klara 0171 5551234 Gel 60 Do 15:00', '{{search}}']);

/** Titles of pages, wherever they stand. */
const titlesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'title' && typeof inner === 'string' ? [inner] : titlesIn(inner),
      )
    : [];

/** What the texts of some namespaces quote, and what else the screens say: every text of the others, and every title. */
export async function quotedBy(language: 'de' | 'en', own: readonly string[]) {
  const folder = join(project, 'src/i18n/locales', language);
  const quoted = new Set<string>();
  const labels = new Set<string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    const words: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
    const isOwn = own.includes(basename(file, '.json'));
    for (const text of isOwn ? titlesIn(words) : textsIn(words)) labels.add(labelOf(text));
    if (!isOwn) continue;
    for (const text of textsIn(words))
      for (const [, label = ''] of withoutLinks(text).matchAll(quotes[language])) quoted.add(label);
  }
  return { quoted: [...quoted].filter((label) => !sayings.has(label)), labels };
}

const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
