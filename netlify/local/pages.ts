import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { FirstRoute } from '../../src/app/server-rendering/first-page.tsx';
import type * as prerender from '../../src/app/server-rendering/prerender.tsx';
import { fileRoutes } from '../../src/file-paths.ts';
import { addressIn, exceptions, inFrontOf, otherLanguage, ownLanguage, routes } from '../../src/paths.ts';
import type { PageHead } from '../../src/ui/page-head.ts';
import { type PageParts, pageDocument, type Shell } from '../pages/document.ts';
import { buildDirectory, serverBuildDirectory } from './build.ts';
import { buildBoot, buildEmbed, buildForServer } from './build-application.ts';
import { headersFile, headersText, outsideHosts } from './content-policy.ts';
import { deployHeaders, redirectsFile, redirectsText } from './deploy-headers.ts';
import { feedLink, feedText } from './feed.ts';
import { writeOfflinePages } from './offline-page.ts';
import { type Manifest, type ShellParts, shellOf } from './shell.ts';
import { writeWebManifests } from './web-manifest.ts';

type Prerender = typeof prerender;

/** Forms need their scripts before they are of use: their frame is written ahead. */
const frames = [
  { path: routes.login, screen: 'features/account/account/login-screen.tsx', words: ['account'] },
  { path: routes.register, screen: 'features/account/account/register-screen.tsx', words: ['account'] },
  { path: routes.contact, screen: 'features/site/pages/contact-screen.tsx', words: ['pages'] },
] as const;

/** What the server writes at each visit (src/app/server-rendering/first-page.tsx): the words of each screen, for its browser to fetch. */
const firstPages: Record<FirstRoute, { screen: string; words: readonly string[] }> = {
  // Written ahead as well, for who asks for the file.
  [routes.landing]: { screen: 'features/site/pages/landing-screen.tsx', words: ['landing', 'service-names'] },
  [routes.home]: { screen: 'features/property/browse/home-screen.tsx', words: ['browse', 'map'] },
  [routes.propertyTowns]: { screen: 'features/property/browse/towns-screen.tsx', words: ['towns'] },
  [routes.propertyTown]: { screen: 'features/property/browse/town-screen.tsx', words: ['browse', 'towns'] },
  [routes.property]: {
    screen: 'features/property/listing/property-detail-screen.tsx',
    words: ['listing', 'inquiry', 'pictures', 'map'],
  },
  [routes.services]: {
    screen: 'features/services/provider/services-screen.tsx',
    words: ['services', 'provider', 'service-names'],
  },
  [routes.serviceTowns]: { screen: 'features/services/provider/towns-screen.tsx', words: ['service-names', 'towns'] },
  [routes.serviceTown]: {
    screen: 'features/services/provider/town-screen.tsx',
    words: ['services', 'provider', 'service-names', 'towns'],
  },
  [routes.provider]: {
    screen: 'features/services/provider/provider-screen.tsx',
    words: ['profile', 'provider', 'service-names', 'map'],
  },
};

/** Words that few written pages use. The browser fetches them only with a page that has used them. */
const seldomSaid = ['narrowing', 'near', 'services-front'] as const;

const languages = ['de', 'en'] as const;

interface Rule {
  from: string;
  to: string;
  status: number;
}

/**
 * Every address of a screen: its own language's prefix leads to the address itself. Screens without a page that is written
 * ahead or by the server have the application's frame, in either language.
 */
const rulesOf = (pattern: string, isWritten: boolean): Rule[] => {
  const own = ownLanguage(pattern);
  const again = { from: inFrontOf(pattern, own), to: pattern, status: 301 };
  const framed = [pattern, inFrontOf(pattern, otherLanguage(own))].map((from) => ({
    from,
    to: '/app.html',
    status: 200,
  }));
  return isWritten ? [again] : [again, ...framed];
};

/** A function looks whether such a thing exists (netlify/functions/page.ts). The type of a registration is no thing. */
const namesThing = (pattern: string): boolean => pattern.includes('/:') && pattern !== routes.providerRegister;

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
  await buildEmbed();
  const shell = (parts: Omit<ShellParts, 'boot'>) => shellOf(template, manifest, read, { ...parts, boot });
  // Netlify tells the build where the site will stand; elsewhere nobody does.
  const site = { brand: brandIn(template), url: process.env['URL'] || undefined };
  const write = async (file: string, parts: Omit<ShellParts, 'boot'>, page: PageParts): Promise<void> => {
    await mkdir(dirname(join(buildDirectory, file)), { recursive: true });
    await writeFile(join(buildDirectory, file), pageDocument(await shell(parts), page, site));
  };

  const directory = join(serverBuildDirectory, 'prerender');
  await buildForServer('app/server-rendering/prerender.tsx', directory);
  const { newsIn, writePage, writtenPages, missingPage, screenPatterns } = await loaded<Prerender>(
    join(directory, 'prerender.mjs'),
  );
  for (const language of languages) {
    for (const [path, screen] of writtenPages) {
      const { pictures: links, ...page } = await writePage(path, language, 'whole');
      const shown = addressIn(language, path);
      const head = headIn(page.markup, path);
      const allLinks = path.startsWith(routes.blog) ? links + feedLink(language) : links;
      await write(fileOf(shown), { ...page, screen }, { ...page, path, address: shown, head, links: allLinks });
      if (path === routes.blog) {
        const feed = { language, title: head?.title ?? '', news: newsIn(language) };
        await writeFile(join(buildDirectory, addressIn(language, fileRoutes.feed)), feedText(feed, site));
      }
    }
    for (const { path, screen, words } of frames) {
      const page = await writePage(path, language, 'frame');
      const shown = { ...page, path, words: [...page.words, ...words] };
      await write(fileOf(addressIn(language, path)), { ...shown, screen }, shown);
    }
    const { pictures: links, ...missing } = await writePage(missingPage, language, 'whole');
    const shown = { ...missing, links, isUnlisted: true };
    await write(
      fileOf(addressIn(language, missingPage)),
      { ...missing, screen: 'app/frame/not-found-screen.tsx' },
      shown,
    );
  }
  await write('app.html', { screen: undefined, language: 'en', words: [] }, { language: 'en', markup: '' });
  await writeOfflinePages(await read('app.html'));
  await writeWebManifests(site.brand);
  await rm(directory, { recursive: true });
  await writeFile(join(buildDirectory, headersFile), headersText(outsideHosts(process.env)));
  const written = [
    ...writtenPages.map(([path]) => path),
    ...frames.map(({ path }) => path),
    ...Object.keys(firstPages),
  ];
  const rules = [...exceptions, ...screenPatterns].flatMap((pattern) =>
    rulesOf(pattern, written.includes(pattern) || namesThing(pattern)),
  );
  await writeFile(join(buildDirectory, redirectsFile), redirectsText(rules));
  await writeFirstPages(shell);
}

const loaded = async <T>(file: string): Promise<T> => (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as T;

/** The frame of the application for a function that sends it: `#application`. */
async function writeApplication(): Promise<void> {
  const headers = (await deployHeaders())(routes.home);
  await writeFile(
    join(serverBuildDirectory, 'application.mjs'),
    `export const html = ${JSON.stringify(await read('app.html'))};\nexport const headers = ${JSON.stringify(headers)};\n`,
  );
}

/** Everything of which the server writes pages, as one module: `#pages`. */
async function writeFirstPages(shell: (parts: Omit<ShellParts, 'boot'>) => Promise<Shell>): Promise<void> {
  const pagesToWrite = Object.entries(firstPages).map(
    ([route, { screen, words }]) => [route, { screen, words: ['shell', 'ui', ...words] }] as const,
  );
  const spoken = new Set(
    [...seldomSaid, ...pagesToWrite.flatMap(([, { words }]) => words)].map((name) => `/${name}.json`),
  );
  await buildForServer('app/server-rendering/first-page.tsx', serverBuildDirectory, (file) =>
    [...spoken].some((words) => file.endsWith(words)),
  );
  const shells = await Promise.all(
    pagesToWrite.map(async ([route, parts]) => {
      const inLanguage = async (language: (typeof languages)[number]) =>
        [language, { ...(await shell({ ...parts, language })), words: parts.words }] as const;
      return [route, Object.fromEntries(await Promise.all(languages.map(inLanguage)))] as const;
    }),
  );
  // The build before this has emptied the directory.
  await writeApplication();
  const headers = (await deployHeaders())(routes.home);
  const module = [
    `export * from './first-page.mjs';`,
    `export const shells = ${JSON.stringify(Object.fromEntries(shells))};`,
    `export const headers = ${JSON.stringify(headers)};`,
  ];
  await writeFile(join(serverBuildDirectory, 'pages.mjs'), module.join('\n'));
}

/** After the build: the pages that a visitor's browser gets first, written with what stands on them. */
export function pages(): Plugin {
  return { name: 'pages', apply: 'build', closeBundle: { order: 'post', sequential: true, handler: writePages } };
}
