import { addressIn, otherLanguage } from '../../src/paths.ts';
import type { PageHead } from '../../src/ui/page-head.ts';
import { firstScriptTag } from './first-script.ts';

/** A page without content, but with all its styles (netlify/local/shell.ts). */
export interface Shell {
  html: string;
  /** The script that runs before all others (src/boot.ts). */
  boot: string;
  /** Every module that the screen needs; the last one is the application. */
  scripts: readonly string[];
}

/** What is put into a shell. */
export interface PageParts {
  language: 'de' | 'en';
  /** The page's address without a language, as src/paths.ts spells it; absent where one page stands for many addresses. */
  path?: string | undefined;
  /** The HTML that is shown before any script has run. */
  markup: string;
  /** The path and query for which the content was rendered; absent for a frame. */
  address?: string | undefined;
  /** The instant for which it was rendered, in milliseconds since 1970; absent where nothing on it depends on time. */
  at?: number | undefined;
  /** The translation files that the page needs. */
  words?: readonly string[];
  head?: PageHead | undefined;
  /** Search engines must not index the page. */
  isUnlisted?: boolean;
  /** `<link>` elements for the head, as HTML. */
  links?: string;
  /** The answer to the browser's first question, under the element id where it looks for it. */
  block?: { id: string; content: unknown } | undefined;
}

export interface Site {
  brand: string;
  /** The origin without a trailing slash; undefined if the build does not know its address. */
  url: string | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (kind: 'name' | 'property', name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${kind}="${name}" content="${escaped(content)}">`;

/** Search engines and messengers need absolute addresses. Without the site's origin there is none. */
const absolute = (address: string | undefined, site: string | undefined): string | undefined =>
  address === undefined || site === undefined ? undefined : new URL(address, site).href;

/** Each language's address, and the one for everybody else. Where nobody knows the site's, as the site itself would say it. */
function addressTags(path: string, language: PageParts['language'], site: string | undefined): string {
  const link = (kind: string, address: string): string =>
    `<link rel="${kind}" href="${escaped(absolute(address, site) ?? address)}">`;
  return [
    link('canonical', addressIn(language, path)),
    ...(['de', 'en'] as const).map((one) => link(`alternate" hreflang="${one}`, addressIn(one, path))),
    link('alternate" hreflang="x-default', path),
  ].join('');
}

function headTags(head: PageHead, language: PageParts['language'], site: Site): string {
  const { title, description, path, image, picture: made } = head;
  const { brand, url } = site;
  const address = absolute(addressIn(language, path), url);
  const picture = absolute(made ?? image, url);
  const isMade = made !== undefined && picture !== undefined;
  return [
    `<title>${escaped(title)} · ${escaped(brand)}</title>`,
    meta('name', 'description', description),
    addressTags(path, language, url),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', isMade ? '1200' : undefined),
    meta('property', 'og:image:height', isMade ? '630' : undefined),
    meta('property', 'og:image:alt', isMade ? title : undefined),
    meta('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    structuredTag(head, language, url),
  ].join('');
}

/** JSON for a script element, escaped so that it cannot close the element. */
const scriptJson = (content: unknown): string => JSON.stringify(content).replaceAll('<', String.raw`\u003c`);

const blockOf = ({ id, content }: { id: string; content: unknown }): string =>
  `<script type="application/json" id="${id}">${scriptJson(content)}</script>`;

/** What the page is about, for search engines (https://json-ld.org). Its addresses need the site's own: without it there is none. */
function structuredTag({ things }: PageHead, language: PageParts['language'], site: string | undefined): string {
  if (site === undefined || things === undefined) return '';
  const file = (url: string): string => new URL(url, site).href;
  const graph = things({ file, page: (path) => file(addressIn(language, path)) });
  return graph.length === 0
    ? ''
    : `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

/**
 * A page with content is painted first; the boot script then starts the application. A frame shows little without its
 * scripts, so it loads them at once, after its HTML.
 */
function startTags({ boot, scripts }: Shell, { address, markup }: PageParts): string {
  if (address !== undefined) return `<script async src="${boot}" data-modules="${scripts.join(' ')}"></script>`;
  const priority = markup === '' ? '' : ' fetchpriority="low"';
  const preloads = scripts
    .slice(0, -1)
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}"${priority}>`);
  const application = `<script type="module" crossorigin src="${scripts.at(-1)}"${priority}></script>`;
  return [`<script async src="${boot}"></script>`, ...preloads, application].join('');
}

const general = /\s*<meta\s+name="description"[^>]*>|\s*<title>.*?<\/title>/g;

/** The whole HTML document: the shell with its parts filled in. */
export function pageDocument(shell: Shell, parts: PageParts, site: Site): string {
  const { language, path, markup, address, at, words = [], head, isUnlisted = false, links = '', block } = parts;
  const place = address === undefined ? '' : ` data-path="${escaped(address)}"`;
  const time = at === undefined ? '' : ` data-at="${at}"`;
  const root = `<div id="root"${place}${time} data-words="${words.join(' ')}">${markup}</div>`;
  const [before = '', after = ''] = (head === undefined ? shell.html : shell.html.replaceAll(general, '')).split(
    '<div id="root"></div>',
  );
  const robots = isUnlisted ? meta('name', 'robots', 'noindex') : '';
  const tags = [
    firstScriptTag,
    links,
    startTags(shell, parts),
    robots,
    head === undefined
      ? path === undefined
        ? ''
        : addressTags(path, language, site.url)
      : headTags(head, language, site),
  ].join('');
  const other = path === undefined ? undefined : addressIn(otherLanguage(language), path);
  return [
    // After the viewport: a phone that does not know its width yet would load the pictures for a wide screen.
    before
      .replace(/<meta\s+name="viewport"[^>]*>/, (viewport) => viewport + tags)
      .replace('<html', other === undefined ? '<html' : `<html data-other="${escaped(other)}"`),
    root,
    block === undefined ? '' : blockOf(block),
    after,
  ].join('');
}
