import { routes } from '../../../src/paths.ts';
import { textAnswer } from '../../http/answer.ts';
import {
  idsOf,
  listingsMap,
  listingsPerPart,
  mapOfMaps,
  pagesMap,
  pagesMapName,
  partNamed,
  robotsText,
  wholeMap,
} from './rules.ts';
import { countPublic, publicBetween } from './sql.ts';

const xml = 'application/xml; charset=utf-8';

export const handleSitemap = textAnswer(routes.sitemap, xml, async ({ database, siteUrl }) => {
  const total = await countPublic(database);
  if (total > listingsPerPart) return mapOfMaps(siteUrl, total);
  return wholeMap(siteUrl, await publicBetween(database, ...idsOf({ number: 1, of: 1 })));
});

export const handleSitemapPart = textAnswer(routes.sitemapPart, xml, async ({ database, siteUrl }, { name = '' }) => {
  if (name === pagesMapName) return pagesMap(siteUrl);
  const part = partNamed(name);
  return part === undefined ? undefined : listingsMap(siteUrl, await publicBetween(database, ...idsOf(part)));
});

export const handleRobots = textAnswer(routes.robots, 'text/plain; charset=utf-8', ({ siteUrl }) =>
  Promise.resolve(robotsText(siteUrl)),
);
