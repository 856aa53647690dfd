import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDirectory, projectDirectory } from './build.ts';

/** The pages that say that there is no network. Their addresses stand in src/worker/files.ts, too. */
export const offlinePages = [
  { language: 'de', file: 'offline.html' },
  { language: 'en', file: 'en/offline.html' },
] as const;

/**
 * Beside what is installed there is no script of the application: this one only waits until the site answers again. It asks, for
 * a browser hears of its own network only: not of the server's, and of nothing while it was loading this page.
 */
export const waiting = `const ask = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => (status < 500 ? location.reload() : later()),
    () => later());
const later = () => setTimeout(ask, 3000);
addEventListener('online', () => setTimeout(ask, 1000));
later();
`;

const look =
  '<style>main{max-width:620px;margin:0 auto;padding:min(14vh,120px) 20px 48px;font-family:var(--face-text)}main a{display:inline-block;padding:10px 0}ul{list-style:none;margin:0;padding:0}section:not(:has(li)){display:none}</style>';

interface Words {
  title: string;
  text: string;
  again: string;
  kept: string;
}

/** The frame of the application without its scripts, but for the one that knows the chosen colours; its styles stand in it. */
export function offlinePage(frame: string, language: string, words: Words, script: string): string {
  const content = [
    '<main>',
    `<h1>${words.title}</h1><p>${words.text}</p><p><a href="">${words.again}</a></p>`,
    // The service worker puts the links there.
    `<section><h2>${words.kept}</h2><ul><!--kept--></ul></section>`,
    '</main>',
  ].join('');
  return frame
    .replaceAll(
      /<script[^>]* src="[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet|preload|manifest)"[^>]*>/g,
      '',
    )
    .replaceAll(/<noscript>.*?<\/noscript>|\s*<meta\s+name="description"[^>]*>/gs, '')
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/<title>/, `<title>${words.title} · `)
    .replace('</head>', () => `${look}<meta name="robots" content="noindex"></head>`)
    .replace(/<div id="root".*?<\/div>/s, () => `${content}<script src="/${script}"></script>`);
}

export async function writeOfflinePages(frame: string): Promise<void> {
  const fingerprint = createHash('sha256').update(waiting).digest('hex').slice(0, 8);
  const script = `assets/offline-${fingerprint}.js`;
  await writeFile(join(buildDirectory, script), waiting);
  for (const { language, file } of offlinePages) {
    const path = join(projectDirectory, `src/i18n/locales/${language}/offline.json`);
    const { page } = JSON.parse(await readFile(path, 'utf8')) as { page: Words };
    await writeFile(join(buildDirectory, file), offlinePage(frame, language, page, script));
  }
}
