import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildDirectory } from '../../../netlify/local/build.ts';
import { filesOf, type Manifest, wordsChunk } from '../../../netlify/local/shell.ts';
import { type MeasuredRoute, mapOnDemand, measuredRoutes } from './routes.ts';

export interface RouteSize {
  what: string;
  scripts: number;
  styles: number;
  /** Zero where the server writes it at each visit. */
  html: number;
  files: number;
  budget: number | undefined;
}

const compressed = async (file: string): Promise<number> =>
  gzipSync(await readFile(join(buildDirectory, file)), { level: 9 }).length;

async function weightOf(files: readonly string[], ending: string): Promise<number> {
  const sizes = await Promise.all(files.filter((file) => file.endsWith(ending)).map(compressed));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const chunksOf = (manifest: Manifest, { screen, words, language }: MeasuredRoute): string[] => [
  'index.html',
  screen,
  ...['shell', 'ui', ...words].map((name) => wordsChunk(manifest, language, name)),
];

/** The built page that answers a route, if there is one. */
async function pageWeight(route: string): Promise<number> {
  const page = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  return existsSync(join(buildDirectory, page)) ? compressed(page) : 0;
}

/** Bytes after gzip -9, everything a route needs before it can be used. */
export async function measureSizes(): Promise<RouteSize[]> {
  const manifest = JSON.parse(await readFile(join(buildDirectory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const rows = await Promise.all(
    measuredRoutes.map(async (route): Promise<RouteSize> => {
      const files = filesOf(manifest, chunksOf(manifest, route));
      return {
        what: route.route,
        scripts: await weightOf(files, '.js'),
        styles: await weightOf(files, '.css'),
        html: await pageWeight(route.route),
        files: files.length,
        budget: route.budget,
      };
    }),
  );
  return [...rows, await mapSize(manifest)];
}

async function mapSize(manifest: Manifest): Promise<RouteSize> {
  const home = measuredRoutes.find(({ route }) => route === mapOnDemand.from);
  const before = new Set(filesOf(manifest, home === undefined ? [] : chunksOf(manifest, home)));
  const added = filesOf(manifest, mapOnDemand.screens).filter((file) => !before.has(file));
  return {
    what: 'map and draw, on demand',
    scripts: await weightOf(added, '.js'),
    styles: await weightOf(added, '.css'),
    html: 0,
    files: added.length,
    budget: mapOnDemand.budget,
  };
}
