import { describe, expect, it } from 'vitest';
import { listingId } from '../../../../src/contract/fields.ts';
import { idsOf, listingsMap, mapOfMaps, partNamed, robotsText } from './rules.ts';

const site = 'https://example.org';

describe('the parts of a sitemap', () => {
  it('cover every id once, whatever their number', () => {
    for (const of of [1, 2, 3, 7, 50]) {
      const spans = Array.from({ length: of }, (_, index) => idsOf({ number: index + 1, of }));
      expect(spans[0]?.[0]).toBe('00000000-0000-0000-0000-000000000000');
      expect(spans.at(-1)?.[1]).toBeNull();
      expect(spans.slice(1).map(([least]) => least)).toEqual(spans.slice(0, -1).map(([, most]) => most));
      for (const [least, most] of spans) expect(most === null || least < most).toBe(true);
    }
  });
  it('are as many as keep each below what the format takes', () => {
    const map = mapOfMaps(site, { listings: 500_000, providers: 10_001 });
    expect(map.match(/<loc>/g)).toHaveLength(54);
    expect(map).toContain('<loc>https://example.org/sitemap/listings-50-of-50.xml</loc>');
    expect(map).toContain('<loc>https://example.org/sitemap/providers-2-of-2.xml</loc>');
    expect(map).toContain('<loc>https://example.org/sitemap/pages.xml</loc>');
  });
  it('are known by name, and nothing else is', () => {
    expect(partNamed('listings-2-of-5.xml')).toEqual({ kind: 'listings', number: 2, of: 5 });
    expect(partNamed('providers-1-of-1.xml')).toEqual({ kind: 'providers', number: 1, of: 1 });
    for (const name of [
      'customers-1-of-1.xml',
      'listings-6-of-5.xml',
      'listings-0-of-5.xml',
      'listings-1-of-0.xml',
      'x.xml',
      '',
    ])
      expect(partNamed(name)).toBeUndefined();
  });
  it('name no address that would break the file', () => {
    const id = listingId.parse('0b5c6a52-aaaa-4bbb-8ccc-1234567890ab');
    const map = listingsMap('https://example.org/?a&b', [{ id, lastUpdate: '2026-11-21T09:00:00.000Z' }]);
    expect(map).toContain(`<loc>https://example.org/?a&amp;b/property/${id}</loc><lastmod>2026-11-21</lastmod>`);
    expect(map).toContain(`<loc>https://example.org/?a&amp;b/de/property/${id}</loc><lastmod>2026-11-21</lastmod>`);
  });
});

describe('robots.txt', () => {
  it('names the map, and keeps robots off the calls', () => {
    expect(robotsText(site)).toContain('Sitemap: https://example.org/sitemap.xml');
    expect(robotsText(site)).toContain('Disallow: /api/');
  });

  // Rules apply by their length (RFC 9309, 2.2.2); older readers take the first that fits.
  it('allows every agent the calendar feed, before the calls are forbidden', () => {
    const lines = robotsText(site).split('\n');
    expect(lines.filter((line) => line.startsWith('User-agent'))).toEqual(['User-agent: *']);
    const allowed = lines.indexOf('Allow: /api/calendar/');
    expect(allowed).toBeGreaterThan(0);
    expect(allowed).toBeLessThan(lines.indexOf('Disallow: /api/'));
  });
});
