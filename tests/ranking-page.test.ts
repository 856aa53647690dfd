import { describe, expect, it } from 'vitest';
import { Parameters } from '../netlify/ground/sql-parameters.ts';
import type { SearchAsked } from '../netlify/provider-search/question.ts';
import { priorMean, priorReviews, slotDays, sortKey } from '../netlify/provider-search/ranking.ts';
import { sortColumn } from '../netlify/search/cursor.ts';
import { limits } from '../src/contract/limits.ts';
import { type ListingSort, listingSorts } from '../src/contract/property/browse.ts';
import {
  type ProviderSort,
  providerSorts,
  usualWeights,
  type Weights,
  weighed,
} from '../src/contract/services/provider.ts';
import { languages } from '../src/i18n/i18n.ts';
import germanBrowse from '../src/i18n/locales/de/property/browse.json' with { type: 'json' };
import germanServices from '../src/i18n/locales/de/services/services.json' with { type: 'json' };
import german from '../src/i18n/locales/de/site/legal.json' with { type: 'json' };
import englishBrowse from '../src/i18n/locales/en/property/browse.json' with { type: 'json' };
import englishServices from '../src/i18n/locales/en/services/services.json' with { type: 'json' };
import english from '../src/i18n/locales/en/site/legal.json' with { type: 'json' };

// The page "So wird sortiert" against what orders the results: whoever changes one of them has to change the other.

const pages = { de: german.ranking, en: english.ranking } as const;
const labels = {
  de: { services: germanServices, browse: germanBrowse },
  en: { services: englishServices, browse: englishBrowse },
} as const;

/** The columns that each order of the providers reads. A further one has to be explained on the page. */
const criteria: Record<ProviderSort, readonly string[]> = {
  best: ['met.metres', 'next_free_days', 'rating_count', 'rating_sum'],
  distance: ['met.metres'],
  rating: ['rating_count', 'rating_sum'],
  price: ['met.currency', 'met.price'],
};

/** What each part of the usual order reads. */
const parts: Record<keyof Weights, readonly string[]> = {
  distance: ['met.metres'],
  rating: ['rating_count', 'rating_sum'],
  slot: ['next_free_days'],
};

const columns: Record<ListingSort, string> = {
  newest: 'published_at',
  price_asc: 'price_centavos',
  price_desc: 'price_centavos',
  area_desc: 'area',
};

const asked: SearchAsked = {
  around: { latitude: 52.5, longitude: 13.4, radiusMetres: 10_000, ranges: [], reachRanges: [] },
  name: undefined,
  categories: ['friseur'],
  ofProvider: {},
  filters: { priceMaximumCents: undefined, isImmediate: false, isMobile: false },
  sort: 'best',
  currency: { first: 'EUR', only: undefined },
  weights: usualWeights,
  prior: { reviews: priorReviews, mean: priorMean({ sum: 0, count: 0 }) },
  after: undefined,
  limit: 20,
  now: new Date('2026-11-26T12:00:00Z'),
};

/** The names of columns in a piece of SQL: those of `met`, and whatever is written in two words. */
const columnsIn = (sql: string): string[] =>
  [...new Set(sql.match(/\bmet\.\w+|(?<![:.$\w])[a-z]+(?:_[a-z]+)+/g) ?? [])].toSorted();

/** How many reviews it takes until their own mean counts. */
const untilOwnMean = (): number => {
  for (let count = 1; ; count += 1) if (priorMean({ sum: count, count }) === 1) return count;
};

/** The lines of a section, numbers apart. */
const sectionOf = (language: 'de' | 'en', id: string): string[] =>
  pages[language].sections.find((section) => 'id' in section && section.id === id)?.text ?? [];

describe('the order of the providers', () => {
  it('reads nothing but what the page names', () => {
    for (const sort of providerSorts) {
      const read = columnsIn(sortKey[sort](asked, new Parameters()));
      expect([sort, read]).toEqual([sort, criteria[sort]]);
    }
    expect(weighed.flatMap((part) => parts[part]).toSorted()).toEqual(criteria.best);
  });
});

describe('the order of the listings', () => {
  it('reads nothing but what the page names', () => {
    expect(Object.fromEntries(listingSorts.map((sort) => [sort, sortColumn(sort)]))).toEqual(columns);
  });
});

describe.each(languages)('the page in %s', (language) => {
  const { services, browse } = labels[language];
  const text = sectionOf(language, 'dienstleister');
  const bullets = text.filter((line) => line.startsWith('- '));

  it('lists the parts of the usual order, the heaviest first, with the points of each', () => {
    const heaviest = weighed.toSorted((one, other) => usualWeights[other] - usualWeights[one]);
    expect(bullets).toHaveLength(heaviest.length);
    for (const [index, part] of heaviest.entries()) {
      const line = bullets[index]?.toLowerCase() ?? '';
      const points = String(usualWeights[part]);
      expect(line.match(new RegExp(`\\b${points}\\b`, 'g')), part).toHaveLength(part === 'rating' ? 1 : 2);
      const label = services.weights[part].toLowerCase();
      // Declined in German: "Nächster freier Termin", "für den nächsten freien Termin".
      for (const word of label.split(' ')) expect(line).toContain(word.slice(0, -1));
    }
    expect(Object.values(usualWeights).reduce((sum, points) => sum + points)).toBe(100);
    expect(text.join(' ')).toContain('100');
  });

  it('has the figures of the sums', () => {
    const mean = priorMean({ sum: 0, count: 0 }).toLocaleString(language === 'de' ? 'de-DE' : 'en');
    const [, rating = '', slot = ''] = bullets;
    for (const figure of [String(priorReviews), mean, String(untilOwnMean())])
      expect(rating).toMatch(new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?![\\d]|[.,]\\d)`));
    expect(slot).toMatch(new RegExp(`\\b${slotDays}(\\.|th)`));
    expect(text.join(' ')).toMatch(new RegExp(`\\b${limits.newProviderDays} (Tagen|days)`));
  });

  it('names every order that can be chosen', () => {
    const whole = text.join(' ').toLowerCase();
    for (const sort of providerSorts) expect(whole).toContain(services.filters.sorts[sort].toLowerCase());
    const property = sectionOf(language, 'immobilien').join(' ');
    for (const sort of listingSorts) expect(property).toContain(browse.sort[sort]);
  });
});
