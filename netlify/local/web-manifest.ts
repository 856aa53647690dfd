import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressIn, routes } from '../../src/paths.ts';
import { buildDirectory, projectDirectory } from './build.ts';

// What a phone or a computer asks for to install the site: one file for each language, of the same application.

const languages = ['de', 'en'] as const;

export const manifestLink = (language: string): string => `<link rel="manifest" href="/${language}.webmanifest">`;

/** A colour of src/ui/tokens.css, as it is by day. */
export function tokenIn(sheet: string, name: string): string {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(sheet) ?? [];
  if (colour === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}

interface Words {
  description: string;
  services: string;
  property: string;
  appointments: string;
}

export function webManifest(brand: string, language: (typeof languages)[number], words: Words, sheet: string): object {
  const to = (address: string): string => addressIn(language, address);
  return {
    // Without a language: whoever changes it goes on with the application that is installed.
    id: '/',
    name: brand,
    short_name: brand,
    description: words.description,
    lang: language,
    dir: 'ltr',
    start_url: to(routes.landing),
    scope: '/',
    display: 'standalone',
    background_color: tokenIn(sheet, 'ground'),
    theme_color: tokenIn(sheet, 'deep'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.services, url: to(routes.services) },
      { name: words.property, url: to(routes.home) },
      { name: words.appointments, url: to(routes.appointments) },
    ],
  };
}

const read = (file: string): Promise<string> => readFile(join(projectDirectory, 'src', file), 'utf8');

export async function writeWebManifests(brand: string): Promise<void> {
  const sheet = await read('ui/tokens.css');
  for (const language of languages) {
    const { manifest } = JSON.parse(await read(`i18n/locales/${language}/offline.json`)) as { manifest: Words };
    const text = JSON.stringify(webManifest(brand, language, manifest, sheet), null, 2);
    await writeFile(join(buildDirectory, `${language}.webmanifest`), `${text}\n`);
  }
}
