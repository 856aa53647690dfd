import { describe, expect, it } from 'vitest';
import { type Manifest, type ShellParts, shellOf } from './shell.ts';

const template = `<html lang="en"><head>
  <script type="module" crossorigin src="/assets/main.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/main.css">
</head><body><div id="root"></div></body></html>`;

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'screen.tsx': { file: 'assets/screen.js', imports: ['_shared.js', 'index.html'] },
  'i18n/locales/de/pages.json': { file: 'assets/pages.js' },
};

const parts: ShellParts = {
  screen: 'screen.tsx',
  language: 'de',
  words: ['pages'],
  boot: '/assets/boot.js',
  isWritten: true,
};

const shell = (changed: Partial<ShellParts> = {}): Promise<string> =>
  shellOf(template, manifest, async (file) => `/* ${file} */`, { ...parts, ...changed });

describe('a page without its content', () => {
  it('stands in its own language', async () => {
    expect(await shell()).toContain('<html lang="de"');
  });
  it('holds its styles, and fetches every script at once', async () => {
    const html = await shell();
    expect(html).toContain('<style>/* assets/shared.css *//* assets/main.css */</style>');
    for (const file of ['shared', 'screen', 'pages']) expect(html.split(`href="/assets/${file}.js"`)).toHaveLength(2);
    expect(html.match(/<script[^>]*main\.js/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
  });
  it('lets scripts wait only behind what can be read without them', async () => {
    expect(await shell()).toContain('fetchpriority="low"');
    expect(await shell({ isWritten: false })).not.toContain('fetchpriority');
  });
  it('refuses a screen that the build does not know', async () => {
    await expect(shell({ screen: 'gone.tsx' })).rejects.toThrow('gone.tsx');
  });
});
