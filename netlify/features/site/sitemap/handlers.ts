import { fileRoutes } from '../../../../src/file-paths.ts';
import { allTownPages } from '../../../ground/town-pages.ts';
import { textAnswer } from '../../../http/answer.ts';
import {
  addressesPerPart,
  idsOf,
  listingsMap,
  mapOfMaps,
  pagesMap,
  pagesMapName,
  partNamed,
  providersMap,
  robotsText,
  townsMap,
  townsMapName,
  wholeMap,
} from './rules.ts';
import { countPublic, countShownProviders, publicBetween, shownProvidersBetween } from './sql.ts';

const xml = 'application/xml; charset=utf-8';

export const sitemap = textAnswer(fileRoutes.sitemap, xml, async ({ database, clock, siteUrl }) => {
  const now = clock.now();
  const [listings, providers] = await Promise.all([countPublic(database, now), countShownProviders(database)]);
  if (listings + providers > addressesPerPart) return mapOfMaps(siteUrl, { listings, providers });
  const all = idsOf({ number: 1, of: 1 });
  const [listed, shown, towns] = await Promise.all([
    publicBetween(database, now, ...all),
    shownProvidersBetween(database, ...all),
    allTownPages(database),
  ]);
  return wholeMap(siteUrl, { listed, providers: shown, towns });
});

export const sitemapPart = textAnswer(
  fileRoutes.sitemapPart,
  xml,
  async ({ database, clock, siteUrl }, { name = '' }) => {
    if (name === pagesMapName) return pagesMap(siteUrl);
    if (name === townsMapName) return townsMap(siteUrl, await allTownPages(database));
    const part = partNamed(name);
    if (part === undefined) return undefined;
    const ids = idsOf(part);
    return part.kind === 'listings'
      ? listingsMap(siteUrl, await publicBetween(database, clock.now(), ...ids))
      : providersMap(siteUrl, await shownProvidersBetween(database, ...ids));
  },
);

export const robots = textAnswer(fileRoutes.robots, 'text/plain; charset=utf-8', ({ siteUrl }) =>
  Promise.resolve(robotsText(siteUrl)),
);

/** Whoever tells of this site has to know what stands here; 404 where nobody is told. */
export const indexKey = textAnswer(fileRoutes.indexKey, 'text/plain; charset=utf-8', ({ engines }) =>
  Promise.resolve(engines?.key),
);
