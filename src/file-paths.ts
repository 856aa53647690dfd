import { addressesOf, withQuery } from './paths.ts';

/** Addresses that the server answers with a file, a picture or another address. The first visit loads none of them. */
export const fileRoutes = {
  /** On windows and cards, where each character counts: leads to a profile. */
  shortLink: '/b/:code',
  feed: '/feed.xml',
  propertyPicture: '/share/property/:id/picture.jpg',
  providerPicture: '/share/provider/:id/picture.jpg',
  searchPicture: '/share/search/:id/picture.jpg',
  mapPicture: '/share/map/:look/:place/picture.jpg',
  indexKey: '/indexnow.txt',
  robots: '/robots.txt',
  assistants: '/llms.txt',
  mcp: '/mcp',
  /** The script that business owners put into their own pages. */
  embedScript: '/embed.js',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap/:name',
} as const;

const plain = addressesOf(fileRoutes);

export const filePaths = {
  ...plain,
  /** Pictures of shared links; the version says what stands on them. */
  propertyPicture: (id: string, version: string) => withQuery(plain.propertyPicture(id), { v: version }),
  providerPicture: (id: string, version: string) => withQuery(plain.providerPicture(id), { v: version }),
  /** The drawn areas of a saved search, for its mails: its id is known to nobody else. */
  searchPicture: (id: string, version: string) => withQuery(plain.searchPicture(id), { v: version }),
  /** A small map around a place: see src/contract/site/map-picture.ts. */
  mapPicture: (look: string, place: string, version: string) =>
    withQuery(`/share/map/${look}/${place}/picture.jpg`, { v: version }),
  sitemap: (part?: string) => (part === undefined ? fileRoutes.sitemap : plain.sitemapPart(part)),
} as const;
