import { matchPath } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { screenPatterns, writePage, writtenPages } from '../src/app/server-rendering/prerender.tsx';
import { company } from '../src/features/site/pages/company.ts';
import { valueOf } from '../src/features/site/pages/company-networks.ts';
import { answers } from '../src/features/site/pages/help-answers.ts';
import { pageAt } from '../src/features/site/pages/page-links.ts';
import { fileRoutes } from '../src/file-paths.ts';
import { languages } from '../src/i18n/i18n.ts';
import germanPages from '../src/i18n/locales/de/site/pages.json' with { type: 'json' };
import englishPages from '../src/i18n/locales/en/site/pages.json' with { type: 'json' };
import { addressIn, exceptions, readAddress, routes } from '../src/paths.ts';
import { quotedBy } from './support/screen-words.ts';

// The pages of text as the build writes them, in both languages: where their links lead, and that what they say is there.

/** Forms, which the build writes as a frame: they have links, too. */
const others = [routes.contact, routes.withdrawal, routes.reviewsPolicy, routes.reportFigures];

const pages = new Map<string, string>();

const addresses = [...writtenPages.map(([path]) => path), ...others];

beforeAll(async () => {
  // The forms ask for it as they are drawn: only browsers draw them else.
  vi.stubGlobal('isSecureContext', true);
  for (const language of languages)
    for (const path of addresses) {
      const { markup } = await writePage(path, language, 'whole');
      pages.set(addressIn(language, path), markup);
    }
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

interface Link {
  on: string;
  href: string;
}

const linksOf = (on: string, markup: string): Link[] =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => ({ on, href: href.replaceAll('&amp;', '&') }));

const allLinks = (): Link[] => [...pages].flatMap(([on, markup]) => linksOf(on, markup));

const languageOf = (address: string) => readAddress(address).language;

/** What the build writes beside the pages. */
const files: readonly string[] = [fileRoutes.feed];

const isOurs = ({ href }: Link): boolean => href.startsWith('/');

/** Why a link leads nowhere; undefined where it leads to a screen, and to its anchor if that is a page of text. */
function fault({ on, href }: Link): string | undefined {
  const { address } = readAddress(href);
  const { pathname, hash } = new URL(address, 'https://own.invalid');
  const isScreen =
    files.includes(pathname) ||
    [...exceptions, ...screenPatterns].some((pattern) => matchPath(pattern, pathname) !== null);
  if (!isScreen) return `${on} leads to ${href}: no such screen`;
  const target = pages.get(href.split(/[?#]/)[0] ?? '');
  const anchor = decodeURIComponent(hash.slice(1));
  return target === undefined || anchor === '' || target.includes(` id="${anchor}"`)
    ? undefined
    : `${on} leads to ${href}: no such place on the page`;
}

describe('the pages of text', () => {
  it('are written whole in both languages, each with one heading, a description and its own language', () => {
    expect(pages.size).toBe(2 * addresses.length);
    for (const [address, markup] of pages) {
      expect(markup.match(/<h1/g), address).toHaveLength(1);
      expect(markup.length, address).toBeGreaterThan(2000);
    }
  });

  it('link to screens and places that are there, and to each other in the language that is read', () => {
    const links = allLinks().filter(isOurs);
    expect(links.length).toBeGreaterThan(500);
    expect(links.map(fault).filter((found) => found !== undefined)).toEqual([]);
    expect(links.filter(({ on, href }) => languageOf(on) !== languageOf(href))).toEqual([]);
  });

  it('find a link that leads nowhere, and a place that is not there', () => {
    expect(fault({ on: '/help', href: '/nothing' })).toMatch(/no such screen/);
    expect(fault({ on: '/help', href: '/provider/staff/x/y' })).toMatch(/no such screen/);
    expect(fault({ on: '/help', href: '/impressum#nirgends' })).toMatch(/no such place/);
    expect(fault({ on: '/help', href: '/en/impressum#streit' })).toBeUndefined();
  });

  it('link outside over an encrypted line, by mail or by telephone only', () => {
    const outside = allLinks().filter((link) => !isOurs(link) && !link.href.startsWith('#'));
    expect(outside.length).toBeGreaterThan(10);
    expect(outside.filter(({ href }) => !/^(https:\/\/[\w.-]+\.\w+|mailto:|tel:\+)/.test(href))).toEqual([]);
  });

  it('are all linked from the footer or from a page that is', () => {
    const seen = new Set<string>();
    const follow = (address: string): void => {
      if (seen.has(address)) return;
      seen.add(address);
      for (const { href } of linksOf(address, pages.get(address) ?? '')) {
        const next = href.split(/[?#]/)[0] ?? '';
        if (pages.has(next)) follow(next);
      }
    };
    follow('/help');
    const german = [...pages.keys()].filter((address) => languageOf(address) === 'de');
    expect(german.filter((address) => !seen.has(address))).toEqual([]);
  });
});

/** Of the section below that heading. */
const entriesBelow = (markup: string, heading: string): number =>
  (
    markup
      .split(`>${heading}</h2>`)[1]
      ?.split('</section')[0]
      ?.match(/<li[ >]/g) ?? []
  ).length;

describe.each(languages)('what the pages of the company have (%s)', (language) => {
  const at = (path: string): string => pages.get(addressIn(language, path)) ?? '';
  const said = { de: germanPages, en: englishPages }[language];

  it('four positions and four steps, and each application opens a mail that asks for what is needed', () => {
    const { positionsTitle, processTitle, applyBody, speculativeBody } = said.career;
    const markup = at(routes.career);
    expect([entriesBelow(markup, positionsTitle), entriesBelow(markup, processTitle)]).toEqual([4, 4]);
    const mails = linksOf(routes.career, markup).filter(
      ({ href }) => href.startsWith('mailto:') && href.includes('body='),
    );
    const bodies = mails.map(({ href }) => new URL(href).searchParams.get('body')?.split('\r\n'));
    expect(bodies).toHaveLength(5);
    for (const [index, body] of bodies.entries()) {
      const asked = (index < 4 ? applyBody : speculativeBody).filter((line) => line.endsWith(':'));
      expect(asked.length).toBeGreaterThan(3);
      expect(body).toEqual(expect.arrayContaining(asked));
    }
    expect(markup).not.toContain('type="file"');
  });

  it('a history, people of the operator’s file, and four values', () => {
    const { historyTitle, leadersTitle, valuesTitle } = said.about;
    const markup = at(routes.about);
    expect(entriesBelow(markup, historyTitle)).toBeGreaterThan(2);
    expect(entriesBelow(markup, leadersTitle)).toBe(company.representatives.length);
    for (const { name } of company.representatives) expect(markup).toContain(valueOf(name));
    expect(entriesBelow(markup, valuesTitle)).toBe(4);
  });

  it('four tabs in the help', () => {
    expect(at(routes.help).match(/role="tab"/g)).toHaveLength(4);
  });
});

describe('the answers of the help', () => {
  const screens = [...new Set(answers.flatMap((answer) => answer.screens.map(pageAt)))];

  it('each name a screen', () => {
    expect(screens.length).toBeGreaterThan(30);
    for (const language of languages)
      expect(
        screens
          .map((href) => fault({ on: 'the help', href: addressIn(language, href) }))
          .filter((found) => found !== undefined),
      ).toEqual([]);
  });

  // As a guest sees them: some ask to sign in first.
  it.each(screens)('speak of %s, which opens', async (path) => {
    // The map is drawn by browsers alone.
    const { markup } = await writePage(path.replace('?view=map', ''), 'de', 'whole');
    expect(markup).toMatch(/<main/);
    expect(markup).not.toContain('Seite nicht gefunden');
  });

  it.each(languages)('quote labels that stand on a screen (%s)', async (language) => {
    const { quoted, labels } = await quotedBy(language, ['help', 'guides', 'legal', 'terms']);
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
  });
});
