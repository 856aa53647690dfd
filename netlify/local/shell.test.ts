import { describe, expect, it } from 'vitest';
import type { Shell } from '../pages/document.ts';
import { type Manifest, type ShellParts, shellOf } from './shell.ts';

const template = `<html lang="en"><head>
  <script type="module" crossorigin src="/assets/main.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/main.css">
</head><body><div id="root"></div></body></html>`;

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'screen.tsx': { file: 'assets/screen.js', imports: ['_shared.js', 'index.html'] },
  'i18n/locales/de/site/pages.json': { file: 'assets/pages.js' },
};

const parts: ShellParts = {
  screen: 'screen.tsx',
  language: 'de',
  words: ['pages'],
  boot: '/assets/boot.js',
};

const shell = (changed: Partial<ShellParts> = {}): Promise<Shell> =>
  shellOf(template, manifest, async (file) => `/* ${file} */`, { ...parts, ...changed });

describe('a page without its content', () => {
  it('stands in its own language', async () => {
    expect((await shell()).html).toContain('<html lang="de"');
  });
  it('holds its styles, and leaves it to the page when its scripts start', async () => {
    const { html } = await shell();
    expect(html).toContain('<style>/* assets/shared.css *//* assets/main.css */</style>');
    expect(html).not.toMatch(/<script|\.js/);
  });
  it('knows every script that the screen needs, the application last', async () => {
    const { boot, scripts } = await shell();
    expect(boot).toBe('/assets/boot.js');
    expect(scripts).toEqual(['/assets/shared.js', '/assets/screen.js', '/assets/pages.js', '/assets/main.js']);
  });
  it('refuses a screen that the build does not know', async () => {
    await expect(shell({ screen: 'gone.tsx' })).rejects.toThrow('gone.tsx');
  });
});
