import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { screenPatterns } from '../../src/app/server-rendering/prerender.tsx';
import { readAddress } from '../../src/paths.ts';
import { projectDirectory } from './build.ts';
import { tokenIn, webManifest } from './web-manifest.ts';

const words = {
  description: 'Both strands.',
  services: 'Services',
  property: 'Property',
  appointments: 'Appointments',
};
const read = (file: string): Promise<string> => readFile(join(projectDirectory, 'src', file), 'utf8');

const fileOf = ({ src }: { src: string }): string => join(projectDirectory, 'src/public', src);

interface Manifest {
  id: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

describe.each(['de', 'en'] as const)('the web manifest in %s', async (language) => {
  const manifest = webManifest('Casa & Kiez', language, words, await read('ui/tokens.css')) as Manifest;

  it('begins in its language, and is one application with the other', () => {
    expect(readAddress(manifest.start_url)).toEqual({ address: '/', language });
    expect(manifest.id).toBe('/');
    for (const { url } of manifest.shortcuts) {
      expect(readAddress(url).language, url).toBe(language);
      expect(screenPatterns, url).toContain(readAddress(url).address);
    }
  });

  it('has the colour of the page, and icons as large as it says', async () => {
    expect(await read('index.html')).toContain(`name="theme-color" content="${manifest.theme_color}"`);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.icons.filter((icon) => !existsSync(fileOf(icon)))).toEqual([]);
    for (const icon of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
      const { width, height } = await sharp(fileOf(icon)).metadata();
      expect(`${width}x${height}`, icon.src).toBe(icon.sizes);
    }
  });
});

it('says which colour is missing', () => {
  expect(() => tokenIn(':root { --text: #000; }', 'deep')).toThrow('no colour --deep');
});
