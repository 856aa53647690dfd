import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { FirstRoute } from '../../src/app/first-page.tsx';
import type * as prerender from '../../src/app/prerender.tsx';
import { languageOfStrand, strandOf } from '../../src/paths.ts';
import type { PageHead } from '../../src/ui/page-head.ts';
import { type PageParts, pageDocument, type Shell } from '../pages/document.ts';
import { buildDirectory, serverBuildDirectory } from './build.ts';
import { buildBoot, buildForServer } from './build-application.ts';
import { headersFile, headersText, outsideHosts } from './content-policy.ts';
import { deployHeaders, redirectsFile, redirectsText } from './deploy-headers.ts';
import { type Manifest, type ShellParts, shellOf } from './shell.ts';

type Prerender = typeof prerender;

/** Forms need their scripts before they are of use: their frame is written ahead. */
const frames = [
  { path: '/login', screen: 'features/account/login-screen.tsx', words: ['account'] },
  { path: '/register', screen: 'features/account/register-screen.tsx', words: ['account'] },
  { path: '/contact', screen: 'features/pages/contact-screen.tsx', words: ['pages'] },
] as const;

/** What the server writes at each visit (src/app/first-page.tsx): the words of each screen, for its browser to fetch. */
const firstPages: Record<FirstRoute, { screen: string; words: readonly string[] }> = {
  '/home': { screen: 'features/browse/home-screen.tsx', words: ['browse', 'map'] },
  '/property/:id': { screen: 'features/property/property-detail-screen.tsx', words: ['property', 'inquiry'] },
  '/services': { screen: 'features/services/services-screen.tsx', words: ['services', 'service-names'] },
  '/provider/:id': { screen: 'features/services/provider-screen.tsx', words: ['services', 'service-names'] },
};

/** Screens without a page of their own: the application's frame answers for their addresses. */
const framed = (patterns: readonly string[], written: readonly string[]) =>
  patterns
    .filter((pattern) => !(pattern in firstPages) && !written.includes(pattern))
    .map((from) => ({ from, to: '/app.html', status: 200 }));

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const read = (file: string): Promise<string> => readFile(join(buildDirectory, file), 'utf8');

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim();

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' } as const;
const unescaped = (html: string): string =>
  html.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity as keyof typeof entities]);

/** A page's heading and the first paragraph after it say what it is about. */
export function headIn(markup: string, path: string): PageHead | undefined {
  const [, heading, rest = ''] = /<h1[^>]*>(.*?)<\/h1>(.*)$/s.exec(markup) ?? [];
  const [, paragraph] = /^.*?<p[^>]*>(.*?)<\/p>/s.exec(rest) ?? [];
  if (heading === undefined || paragraph === undefined) return undefined;
  return { title: unescaped(withoutTags(heading)), description: unescaped(withoutTags(paragraph)), path };
}

/** As the template says it. */
const brandIn = (template: string): string => unescaped(/<title>(.*?)<\/title>/.exec(template)?.[1] ?? '');

async function writePages(): Promise<void> {
  const template = await read('index.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const boot = await buildBoot();
  const shell = (parts: Omit<ShellParts, 'boot'>) => shellOf(template, manifest, read, { ...parts, boot });
  // Netlify tells the build where the site will stand; elsewhere nobody does.
  const site = { brand: brandIn(template), url: process.env['URL'] || undefined };
  const write = async (file: string, parts: Omit<ShellParts, 'boot'>, page: PageParts): Promise<void> =>
    writeFile(join(buildDirectory, file), pageDocument(await shell(parts), page, site));

  const directory = join(serverBuildDirectory, 'prerender');
  await buildForServer('app/prerender.tsx', directory);
  const { writePage, writtenPages, missingPage, screenPatterns } = await loaded<Prerender>(
    join(directory, 'prerender.mjs'),
  );
  for (const [path, screen] of writtenPages) {
    const { pictures: links, ...page } = await writePage(path, 'whole');
    const head = headIn(page.markup, path);
    await write(fileOf(path), { ...page, screen }, { ...page, address: path, head, links });
  }
  for (const { path, screen, words } of frames) {
    const page = await writePage(path, 'frame');
    const shown = { ...page, words: [...page.words, ...words] };
    await write(fileOf(path), { ...shown, screen }, shown);
  }
  const written = [...writtenPages.map(([path]) => path), ...frames.map(({ path }) => path)];
  const { pictures: links, ...missing } = await writePage(missingPage, 'whole');
  const shownMissing = { ...missing, links, isUnlisted: true };
  await write('404.html', { ...missing, screen: 'app/not-found-screen.tsx' }, shownMissing);
  await write('app.html', { screen: undefined, language: 'en', words: [] }, { markup: '' });
  await rm(directory, { recursive: true });
  await writeFile(join(buildDirectory, headersFile), headersText(outsideHosts(process.env)));
  await writeFile(join(buildDirectory, redirectsFile), redirectsText(framed(screenPatterns, written)));
  await writeFirstPages(shell);
}

const loaded = async <T>(file: string): Promise<T> => (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as T;

/** Everything of which the server writes pages, as one module: `#pages`. */
async function writeFirstPages(shell: (parts: Omit<ShellParts, 'boot'>) => Promise<Shell>): Promise<void> {
  const pagesToWrite = Object.entries(firstPages).map(([route, { screen, words }]) => ({
    route,
    screen,
    words: ['shell', 'ui', ...words],
    language: languageOfStrand[strandOf(route)],
  }));
  const spoken = pagesToWrite.flatMap(({ language, words }) => words.map((name) => `/${language}/${name}.json`));
  await buildForServer('app/first-page.tsx', serverBuildDirectory, (file) =>
    spoken.some((words) => file.endsWith(words)),
  );
  const shells = await Promise.all(
    pagesToWrite.map(async ({ route, ...parts }) => [route, { ...(await shell(parts)), words: parts.words }]),
  );
  const headers = (await deployHeaders())('/home');
  const module = [
    `export * from './first-page.mjs';`,
    `export const shells = ${JSON.stringify(Object.fromEntries(shells))};`,
    `export const headers = ${JSON.stringify(headers)};`,
  ];
  await writeFile(join(serverBuildDirectory, 'pages.mjs'), module.join('\n'));
}

/** After the build: the pages that a visitor's browser gets first, written with what stands on them. */
export function pages(): Plugin {
  return { name: 'pages', apply: 'build', closeBundle: { order: 'post', handler: writePages } };
}
