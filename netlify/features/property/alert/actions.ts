import type { Image } from '../../../../src/contract/account/image.ts';
import { storedFilters } from '../../../../src/contract/property/browse.ts';
import { confirmationDays } from '../../../../src/contract/property/saved-search.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { imageShown } from '../../../ground/pictures.ts';
import { answering } from '../../../search/index.ts';
import { signLink } from '../../../session/link.ts';
import { queueMail } from '../../messaging/index.ts';
import { areaPicture, oneClickUnsubscribe } from '../saved-search/rules.ts';
import { deleteEnded, deleteUnconfirmed, endUnread } from '../saved-search/sql.ts';
import { alertMail } from './messages.ts';
import { deleteOldNews, matchNextNews, workOnNext } from './news-sql.ts';
import {
  type FoundListing,
  isWorthTelling,
  listingLink,
  resultsLink,
  runMilliseconds,
  unsubscribeLink,
} from './rules.ts';
import { claimDueSearch, type DueSearch, markMailed, takeMatches } from './sql.ts';

/** The found listings that the search still matches: a listing may have changed since it was matched. */
async function stillFound(
  transaction: Database,
  search: DueSearch,
  found: FoundListing[],
  now: Date,
): Promise<FoundListing[]> {
  const filters = storedFilters.safeParse(search.filters);
  if (!filters.success || found.length === 0) return [];
  const answers = await answering(transaction, found, [filters.data], now);
  const known = new Set(answers.map(({ id }) => id));
  return found.filter((listing) => known.has(listing.id) && isWorthTelling(listing));
}

/** Of a picture the copy for cards. */
const smallest = (image: Image | null, siteUrl: string): string | undefined =>
  image === null ? undefined : new URL(image.sizes[0]?.url ?? image.url, siteUrl).href;

/** Queues the mail in the transaction that marks the matches and the search. */
async function mail(world: Adapters, transaction: Database, search: DueSearch, now: Date): Promise<void> {
  const listings = await stillFound(transaction, search, await takeMatches(transaction, search.id, now), now);
  if (listings.length === 0) return;
  const { siteUrl } = world;
  const { language } = search;
  const token = await signLink(world.secret, 'unsubscribe', search.id, now);
  const filters = storedFilters.parse(search.filters);
  const letter = alertMail(language, {
    name: search.name,
    listings,
    linkOf: ({ id }) => listingLink(siteUrl, language, id),
    coverOf: ({ cover }) =>
      smallest(
        imageShown(cover, (key) => world.images.urlOf(key)),
        siteUrl,
      ),
    areaPicture: areaPicture(siteUrl, search.id, filters),
    resultsLink: resultsLink(siteUrl, language, filters),
    unsubscribeLink: unsubscribeLink(siteUrl, language, token),
  });
  await queueMail(
    transaction,
    { to: search.email, unsubscribeUrl: oneClickUnsubscribe(siteUrl, token), ...letter },
    now,
  );
  const told = listings.map(({ id }) => id);
  await markMailed(transaction, search.id, told, now);
}

const mailNextSearch = (world: Adapters) =>
  workOnNext(world, 'saved_search', {
    claim: claimDueSearch,
    work: async (transaction, search: DueSearch, now) => {
      await mail(world, transaction, search, now);
      return 'done';
    },
  });

type Worked = Awaited<ReturnType<typeof matchNextNews>>;

/**
 * Matches the news with the saved searches and queues the mails that are due. Only the schedule does this, so that
 * publishing never waits for other people's searches. Runs may overlap, and a broken run loses nothing. Each search,
 * and each batch of a news, is one transaction that the other runs skip. Failures are retried later.
 */
export async function matchNews(world: Adapters): Promise<{ news: number; searches: number; postponed: number }> {
  let postponed = 0;
  // Matching and mailing have their own time, so that many news do not delay the mails.
  const exhaust = async (next: () => Promise<Worked>): Promise<number> => {
    const started = world.clock.now();
    const isInTime = (): boolean => world.clock.now().getTime() - started.getTime() <= runMilliseconds;
    let done = 0;
    while (isInTime()) {
      const worked = await next();
      if (worked === 'nothing') break;
      if (worked === 'postponed') postponed += 1;
      if (worked === 'done') done += 1;
    }
    return done;
  };
  const news = await exhaust(() => matchNextNews(world));
  const searches = await exhaust(() => mailNextSearch(world));
  return { news, searches, postponed };
}

/** Run by the schedule. News are matched only here, never in a request, and the due mails are sent. */
export async function runNews(
  world: Adapters,
): Promise<Record<'news' | 'searches' | 'postponed' | 'unconfirmed', number>> {
  const now = world.clock.now();
  const matched = await matchNews(world);
  const unconfirmed = await deleteUnconfirmed(
    world.database,
    new Date(now.getTime() - confirmationDays * 24 * 60 * 60 * 1000),
  );
  await endUnread(world.database, now);
  await deleteEnded(world.database, now);
  await deleteOldNews(world.database, now);
  return { ...matched, unconfirmed };
}
