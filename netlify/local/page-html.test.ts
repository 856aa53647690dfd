import { describe, expect, it } from 'vitest';
import { type Manifest, type PageParts, pageHtml } from './page-html.ts';

const template = `<html lang="en"><head>
  <meta name="description" content="General" />
  <title>Brand</title>
  <script type="module" crossorigin src="/assets/main.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/main.css">
</head><body><div id="root"></div></body></html>`;

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'screen.tsx': { file: 'assets/screen.js', imports: ['_shared.js', 'index.html'] },
  'i18n/locales/de/pages.json': { file: 'assets/pages.js' },
};

const whole: PageParts = {
  path: '/help',
  screen: 'screen.tsx',
  markup: '<h1 tabindex="-1">Hilfe &amp; mehr</h1><p>Alles "hier"</p>',
  language: 'de',
  words: ['pages'],
  boot: '/assets/boot.js',
};

const write = (parts: Partial<PageParts>): Promise<string> =>
  pageHtml(template, manifest, async (file) => `/* ${file} */`, { ...whole, ...parts });

describe('a page written ahead', () => {
  it('stands in its own language, under its own title', async () => {
    const html = await write({});
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('<title>Hilfe &amp; mehr · Brand</title>');
    expect(html).toContain('content="Alles &quot;hier&quot;"');
    expect(html).toContain('<div id="root" data-path="/help" data-words="pages"><h1');
  });
  it('holds its styles, and fetches every script at once', async () => {
    const html = await write({});
    expect(html).toContain('<style>/* assets/shared.css *//* assets/main.css */</style>');
    for (const file of ['shared', 'screen', 'pages']) expect(html.split(`href="/assets/${file}.js"`)).toHaveLength(2);
    expect(html.match(/<script[^>]*main\.js/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
  });
  it('names no address where it is only a frame', async () => {
    expect(await write({ path: undefined })).not.toContain('data-path');
  });
  it('refuses a screen that the build does not know', async () => {
    await expect(write({ screen: 'gone.tsx' })).rejects.toThrow('gone.tsx');
  });
});
