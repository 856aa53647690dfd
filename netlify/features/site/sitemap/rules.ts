import type { AccountId } from '../../../../src/contract/fields.ts';
import { feedPath } from '../../../../src/contract/messaging/notification.ts';
import { newsSlugs } from '../../../../src/contract/site/news.ts';
import { filePaths } from '../../../../src/file-paths.ts';
import { addressIn, inFrontOf, otherLanguage, ownLanguage, paths } from '../../../../src/paths.ts';
import type { ListedRow } from './sql.ts';

/** A page of a town: docs/product/overview.md. */
export interface TownPage {
  strand: 'services' | 'property';
  town: string;
  kind: string;
  lastUpdate: string;
}

/**
 * The format allows 50,000 addresses, and Netlify's answers end at 6 MB. Each page has two addresses, one for each language.
 * Ids are random, so equal parts of their range hold about equally many rows. A part is found without counting the others.
 */
export const addressesPerPart = 10_000;

const kinds = ['listings', 'providers'] as const;

type Kind = (typeof kinds)[number];

export interface Part {
  kind: Kind;
  /** From 1 to `of`. */
  number: number;
  of: number;
}

/** `listings-2-of-5.xml`; undefined for every other name. */
export function partNamed(name: string): Part | undefined {
  const [, named, ...numbers] = /^(\w+)-(\d{1,4})-of-(\d{1,4})\.xml$/.exec(name) ?? [];
  const kind = kinds.find((known) => known === named);
  const [number = 0, of = 0] = numbers.map(Number);
  return kind !== undefined && number >= 1 && number <= of ? { kind, number, of } : undefined;
}

const nameOf = ({ kind, number, of }: Part): string => `${kind}-${number}-of-${of}.xml`;

const idAt = (share: number): string =>
  `${Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, '0')}-0000-0000-0000-000000000000`;

/** The first id of a part, and the first id after it. */
export const idsOf = ({ number, of }: Pick<Part, 'number' | 'of'>): [least: string, most: string | null] => [
  idAt((number - 1) / of),
  number === of ? null : idAt(number / of),
];

/** The static pages with content. */
const pages = [
  paths.landing(),
  paths.home(),
  paths.propertyTowns(),
  paths.services(),
  paths.serviceTowns(),
  paths.becomeProvider(),
  paths.about(),
  paths.help(),
  paths.career(),
  paths.contact(),
  paths.tutorials(),
  paths.manual(),
  paths.blog(),
  ...newsSlugs.map((slug) => paths.news(slug)),
  paths.forum(),
  paths.reviewsPolicy(),
  paths.reportFigures(),
  paths.fraud(),
  paths.privacy(),
  paths.terms(),
  paths.propertyTerms(),
  paths.businessTerms(),
  paths.ranking(),
  paths.rules(),
  paths.reporting(),
  paths.accessibility(),
  paths.impressum(),
];

const xml = (element: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</${element}>\n`;

const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In both languages. The pages say of themselves that they are one (`hreflang`). */
const entries = (site: string, path: string, more = ''): string =>
  [path, addressIn(otherLanguage(ownLanguage(path)), path)]
    .map((address) => `<url><loc>${escaped(site + address)}</loc>${more}</url>`)
    .join('');

const pageEntries = (site: string): string => pages.map((path) => entries(site, path)).join('');

const listingEntries = (site: string, listed: readonly ListedRow[]): string =>
  listed.map(({ id, lastUpdate }) => entries(site, paths.property(id), lastChange(lastUpdate))).join('');

const providerEntries = (site: string, providers: readonly AccountId[]): string =>
  providers.map((id) => entries(site, paths.provider(id))).join('');

const lastChange = (at: string): string => `<lastmod>${at.slice(0, 10)}</lastmod>`;

const townEntries = (site: string, towns: readonly TownPage[]): string =>
  towns
    .map(({ strand, kind, town, lastUpdate }) =>
      entries(
        site,
        strand === 'services' ? paths.serviceTown(kind, town) : paths.propertyTown(kind, town),
        lastChange(lastUpdate),
      ),
    )
    .join('');

export const townsMap = (site: string, towns: readonly TownPage[]): string => xml('urlset', townEntries(site, towns));
export const pagesMap = (site: string): string => xml('urlset', pageEntries(site));
export const listingsMap = (site: string, listed: readonly ListedRow[]): string =>
  xml('urlset', listingEntries(site, listed));
export const providersMap = (site: string, providers: readonly AccountId[]): string =>
  xml('urlset', providerEntries(site, providers));
export const wholeMap = (
  site: string,
  {
    listed,
    providers,
    towns,
  }: { listed: readonly ListedRow[]; providers: readonly AccountId[]; towns: readonly TownPage[] },
): string =>
  xml(
    'urlset',
    pageEntries(site) + townEntries(site, towns) + listingEntries(site, listed) + providerEntries(site, providers),
  );

export const pagesMapName = 'pages.xml';
export const townsMapName = 'towns.xml';

/** The index of the sitemap's parts. */
export function mapOfMaps(site: string, totals: Readonly<Record<Kind, number>>): string {
  const parts = kinds.flatMap((kind) => {
    const of = Math.ceil(totals[kind] / addressesPerPart);
    return Array.from({ length: of }, (_, index) => nameOf({ kind, number: index + 1, of }));
  });
  const maps = [pagesMapName, townsMapName, ...parts].map(
    (name) => `<sitemap><loc>${escaped(site + filePaths.sitemap(name))}</loc></sitemap>`,
  );
  return xml('sitemapindex', maps.join(''));
}

/** robots.txt excludes calls and private screens. */
export const robotsText = (site: string): string =>
  [
    'User-agent: *',
    // Programs of calendars keep to these rules, too.
    `Allow: /api${feedPath.slice(0, feedPath.indexOf(':'))}`,
    'Disallow: /api/',
    ...[paths.sellerDashboard(), paths.profile()].flatMap((path) => [
      `Disallow: ${path}`,
      `Disallow: ${inFrontOf(path, otherLanguage(ownLanguage(path)))}`,
    ]),
    '',
    `Sitemap: ${site}${filePaths.sitemap()}`,
    '',
  ].join('\n');
