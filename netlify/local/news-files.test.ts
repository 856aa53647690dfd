import { describe, expect, it } from 'vitest';
import { newsSlugs } from '../../src/contract/site/news.ts';
import { newsFileNames, newsIn } from '../../src/features/site/pages/news.ts';
import { feedLink, feedText } from './feed.ts';
import { readNews } from './news-files.ts';

const head = '---\ntitle: Neues: viel\ndate: 2026-11-26\nsummary: Kurz gesagt.\n---\n';

describe('a post of the blog', () => {
  it('is read with its head, links, lists and stress', () => {
    expect(readNews(`${head}\nHallo [Hilfe](help) & *sehr* „{en|Hi}“.\n\n## Teil\n\n- a\n- b\n\n1. c\n`)).toEqual({
      title: 'Neues: viel',
      date: '2026-11-26',
      summary: 'Kurz gesagt.',
      blocks: [
        {
          kind: 'paragraph',
          content: [
            'Hallo ',
            { text: 'Hilfe', to: 'help' },
            ' & ',
            { text: 'sehr', stress: 'em' },
            ' „',
            { text: 'Hi', language: 'en' },
            '“.',
          ],
        },
        { kind: 'heading', content: ['Teil'] },
        { kind: 'list', entries: [['a'], ['b']] },
        { kind: 'steps', entries: [['c']] },
      ],
    });
  });

  it('without a head, with another date, or with what no page shows ends the build', () => {
    expect(() => readNews('Nur Text')).toThrow(/title|date/);
    expect(() => readNews(head.replace('2026-11-26', '26.11.2026'))).toThrow(/no date/);
    expect(() => readNews(`${head}\n<script>alert(1)</script>\n`)).toThrow(/may not have/);
    expect(() => readNews(`${head}\n![Bild](x.png)\n`)).toThrow(/may not have/);
  });

  it('stands in both languages on the same day, and is listed, the latest first', () => {
    const [german, english] = [newsIn('de'), newsIn('en')];
    expect(newsFileNames).toHaveLength(2 * newsSlugs.length);
    expect(german.map(({ date }) => date)).toEqual(english.map(({ date }) => date));
    expect(german.map(({ date }) => date)).toEqual(
      german
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { slug, date } of german) expect(slug.startsWith(date)).toBe(true);
  });
});

const ids = (feed: string) => feed.match(/<id>[^<]*<\/id>/g);

describe('the feed', () => {
  const site = { brand: 'A & B', url: 'https://example.org' };
  const news = newsIn('en');

  it('names every post with its page and day, in its language', () => {
    const feed = feedText({ language: 'en', title: 'Blog', news }, site);
    expect(feed.match(/<entry>/g)).toHaveLength(news.length);
    expect(feed).toContain('<title>Blog · A &amp; B</title>');
    expect(feed).toContain('xml:lang="en"');
    expect(feed).toContain('rel="self" type="application/atom+xml" href="https://example.org/en/feed.xml"');
    expect(feed).toContain('href="https://example.org/en/blog/2026-11-26-prices-in-francs"');
    expect(feed).toContain('<updated>2026-11-26T00:00:00Z</updated>');
  });

  it('keeps its ids wherever the site stands, and links from its own address where nobody knows it', () => {
    const unknown = feedText({ language: 'en', title: 'Blog', news }, { brand: 'A & B', url: undefined });
    expect(ids(unknown)).toEqual(ids(feedText({ language: 'en', title: 'Blog', news }, site)));
    expect(unknown).toContain('href="/en/blog"');
    expect(new Set(ids(unknown)).size).toBe(news.length + 1);
  });

  it('is found from the head of the blog', () => {
    expect(feedLink('de')).toContain('href="/feed.xml"');
    expect(feedLink('en')).toContain('href="/en/feed.xml"');
  });
});
