import { fileRoutes } from '../../../../src/file-paths.ts';
import { addressIn, otherLanguage, ownLanguage, paths } from '../../../../src/paths.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { log } from '../../../http/log.ts';
import { claimNews, forgetNews, forgetTold, type PageNews } from './news-sql.ts';

/** The interface takes 10,000 addresses; each page has two. What is claimed and not told is free again when the claim is over. */
export const newsRules = { atOnce: 1000, claimSeconds: 300, runMilliseconds: 5_000, forgotten: 20_000 } as const;

const addressesOf = ({ kind, id }: PageNews): string[] => {
  const path = kind === 'property' ? paths.property(id) : paths.provider(id);
  return [path, addressIn(otherLanguage(ownLanguage(path)), path)];
};

/**
 * Run by the schedule: tells search engines which pages came, changed or went. Several runs at once tell each news once. While the
 * engines rest, or do not answer, the news waits.
 */
export async function tellEngines({ database, clock, engines, siteUrl }: Adapters): Promise<{ told: number }> {
  if (engines === undefined) {
    await forgetNews(database, newsRules.forgotten);
    return { told: 0 };
  }
  const began = clock.now().getTime();
  let told = 0;
  while (clock.now().getTime() - began < newsRules.runMilliseconds) {
    const news = await claimNews(database, clock.now(), { most: newsRules.atOnce, seconds: newsRules.claimSeconds });
    if (news.length === 0) break;
    const addresses = news.flatMap(addressesOf);
    if (!(await engines.tell({ site: siteUrl, keyPath: fileRoutes.indexKey, addresses }))) {
      log({ level: 'info', event: 'engines not told', waiting: news.length });
      break;
    }
    await forgetTold(database, news);
    told += news.length;
  }
  return { told };
}
