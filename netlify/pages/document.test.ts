import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PageHead } from '../../src/ui/page-head.ts';
import { deployHeaders } from '../local/deploy-headers.ts';
import { type PageParts, pageDocument, type Shell } from './document.ts';
import { firstScript, firstScriptTag } from './first-script.ts';

const empty = `<html lang="en"><head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta
    name="description"
    content="General"
  />
  <title>Brand</title>
</head><body><div id="root"></div></body></html>`;
const shell: Shell = { html: empty, boot: '/boot.js', scripts: ['/react.js', '/main.js'] };

const whole: PageParts = {
  language: 'en',
  path: '/property/1',
  markup: '<h1>House</h1>',
  address: '/property/1?a=1&b="2"',
  words: ['shell', 'listing'],
  head: { title: 'A "house" <b>', description: 'Near & far', path: '/property/1', image: '/images/1.webp' },
};
const site = { brand: 'Brand', url: 'https://example.org' };

const write = (parts: Partial<PageParts> = {}, url: string | undefined = site.url): string =>
  pageDocument(shell, { ...whole, ...parts }, { ...site, url });

describe('a written page', () => {
  it('says its own title and description in place of the general ones', () => {
    const html = write();
    expect(html).toContain('<title>A &quot;house&quot; &lt;b&gt; · Brand</title>');
    expect(html).toContain('<meta name="description" content="Near &amp; far">');
    expect(html).not.toContain('General');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });
  it('is known by one address, with its picture', () => {
    const html = write();
    expect(html).toContain('<link rel="canonical" href="https://example.org/property/1">');
    expect(html).toContain('<meta property="og:url" content="https://example.org/property/1">');
    expect(html).toContain('<meta property="og:image" content="https://example.org/images/1.webp">');
    expect(html).toContain('content="summary_large_image"');
  });
  it('claims no host where nobody knows where it stands', () => {
    const html = pageDocument(shell, whole, { ...site, url: undefined });
    expect(html).not.toMatch(/og:url|og:image|https?:/);
    expect(html).toContain('<link rel="canonical" href="/property/1">');
    expect(html).toContain('og:title');
  });
  it('says in the words of schema.org what it is about, each with the whole address', () => {
    const head: PageHead = {
      title: 'House',
      description: '',
      path: '/property/1',
      things: ({ page, file }) => [
        {
          '@type': 'RealEstateListing',
          name: '</script><script>alert(1)',
          url: page('/property/1'),
          image: file('/images/1.webp'),
        },
      ],
    };
    const told = (language: 'de' | 'en', url?: string) => {
      const html = write({ head, language }, url);
      expect(html).not.toContain('<script>alert');
      const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      return JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] } | null;
    };
    const english = told('en', site.url);
    expect(english?.['@context']).toBe('https://schema.org');
    expect(english?.['@graph'][0]).toMatchObject({
      name: '</script><script>alert(1)',
      url: 'https://example.org/property/1',
      image: 'https://example.org/images/1.webp',
    });
    expect(told('de', site.url)?.['@graph'][0]).toMatchObject({
      url: 'https://example.org/de/property/1',
      image: 'https://example.org/images/1.webp',
    });
    expect(pageDocument(shell, { ...whole, head }, { ...site, url: undefined })).not.toContain('ld+json');
  });
  it('names its pictures behind what tells a phone how wide it is', () => {
    const html = write({ links: '<link rel="preload" as="image" imageSrcSet="/a.webp 400w" imageSizes="100vw"/>' });
    expect(html).toMatch(/<meta name="viewport"[^>]*><script id="first">[^<]*<\/script><link rel="preload" as="image"/);
  });
  it('names the address and the words for which it is written', () => {
    const html = write();
    expect(html).toContain(
      '<div id="root" data-path="/property/1?a=1&amp;b=&quot;2&quot;" data-words="shell listing"><h1>House</h1></div>',
    );
    expect(write({ address: undefined })).not.toContain('data-path');
  });
  it('is read first: its boot script alone knows what to fetch', () => {
    expect(write()).toContain('<script async src="/boot.js" data-modules="/react.js /main.js"></script>');
    expect(write()).not.toMatch(/modulepreload|type="module"/);
  });
  it('fetches every script at once where it is only a frame, but behind what the frame says', () => {
    const frame = write({ address: undefined });
    expect(frame).toContain('<script async src="/boot.js"></script>');
    expect(frame).toContain('<link rel="modulepreload" crossorigin href="/react.js" fetchpriority="low">');
    expect(frame).toContain('<script type="module" crossorigin src="/main.js" fetchpriority="low"></script>');
    expect(write({ address: undefined, markup: '' })).not.toContain('fetchpriority');
  });
  it('asks search engines to leave out what is not there', () => {
    expect(write({ isUnlisted: true })).toContain('<meta name="robots" content="noindex">');
    expect(write()).not.toContain('robots');
  });
  it('holds no script of its own but the one whose hash the security policy names', async () => {
    for (const address of [whole.address, undefined])
      expect(write({ address }).match(/<script(?![^>]*src=)[^>]*>.*?<\/script>/g)).toEqual([firstScriptTag]);
    const hash = createHash('sha256').update(firstScript).digest('base64');
    expect(new Map((await deployHeaders())('/')).get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });
  it('names its address in either language, and leads over to the other one', () => {
    const german = write({ language: 'de', address: '/de/property/1' });
    expect(german).toContain('<html data-other="/property/1"');
    expect(german).toContain('<link rel="canonical" href="https://example.org/de/property/1">');
    expect(write()).toContain('<html data-other="/de/property/1"');
    for (const html of [german, write()]) {
      expect(html).toContain('<link rel="alternate" hreflang="de" href="https://example.org/de/property/1">');
      expect(html).toContain('<link rel="alternate" hreflang="en" href="https://example.org/property/1">');
      expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://example.org/property/1">');
    }
  });
  it('leads nowhere where one page stands for many addresses', () => {
    expect(write({ path: undefined })).not.toContain('data-other=');
  });
  it('lets nothing in its block end the block', () => {
    const content = { title: '</script><script>alert(1)</script><!--' };
    const html = write({ block: { id: 'answers', content } });
    const [, block = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html) ?? [];
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual(content);
  });
});
