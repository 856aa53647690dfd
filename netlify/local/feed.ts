import type { NewsHead } from '../../src/contract/site/news.ts';
import { filePaths } from '../../src/file-paths.ts';
import { addressIn, paths } from '../../src/paths.ts';
import type { Site } from '../pages/document.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Feed {
  language: 'de' | 'en';
  title: string;
  news: readonly NewsHead[];
}

/**
 * The posts of a language as Atom (RFC 4287). Its ids never change, wherever the site stands; a link without the site's own
 * address counts from where the feed was read.
 */
export function feedText({ language, title, news }: Feed, { brand, url = '' }: Site): string {
  const address = (path: string): string => escaped(url + addressIn(language, path));
  const idOf = (path: string): string => `tag:casa-kiez.example,2026:${language}${path}`;
  const entries = news.map(({ slug, title: name, date, summary }) =>
    [
      '<entry>',
      `<id>${idOf(paths.news(slug))}</id>`,
      `<title>${escaped(name)}</title>`,
      `<link rel="alternate" type="text/html" hreflang="${language}" href="${address(paths.news(slug))}"/>`,
      `<published>${date}T00:00:00Z</published>`,
      `<updated>${date}T00:00:00Z</updated>`,
      `<summary>${escaped(summary)}</summary>`,
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${idOf(paths.blog())}</id>`,
    `<title>${escaped(`${title} · ${brand}`)}</title>`,
    `<updated>${news[0]?.date ?? '2026-01-01'}T00:00:00Z</updated>`,
    `<author><name>${escaped(brand)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${address(filePaths.feed())}"/>`,
    `<link rel="alternate" type="text/html" href="${address(paths.blog())}"/>`,
    ...entries,
    '</feed>\n',
  ].join('');
}

/** For the head of the blog's pages: programs find the feed by it. */
export const feedLink = (language: 'de' | 'en'): string =>
  `<link rel="alternate" type="application/atom+xml" href="${addressIn(language, filePaths.feed())}">`;
