import { currencyOf, otherCurrency } from '../../src/contract/currency.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import { type ProviderSort, usualWeights, type Weights } from '../../src/contract/services/provider.ts';
import type { ProviderFilters } from '../../src/contract/services/provider-filters.ts';
import { categoriesOf, type ServiceName } from '../../src/contract/services/service-taxonomy.ts';
import { isTimeAsked, type When } from '../../src/contract/when.ts';
import type { Adapters } from '../adapters/ports.ts';
import type { PlaceRow } from '../places/index.ts';
import { cardsOf } from './cards.ts';
import { type Cursor, writeCursor } from './cursor.ts';
import { type FreeCard, freeThen } from './free.ts';
import { type FoundRow, isAnybodyFound, providersFound } from './page.ts';
import type { SearchAsked } from './question.ts';
import { pointsOf, priorMean, priorReviews, ratingOfAll } from './ranking.ts';
import { rangesAround, rangesOfReach } from './ways.ts';

interface ProvidersAsked extends When, ProviderFilters {
  /** Undefined: a name is looked for everywhere. */
  place: PlaceRow | undefined;
  /** Kilometres. */
  radius: number;
  name: string | undefined;
  service: ServiceName | undefined;
  sort: ProviderSort;
  weights: Weights;
  after: Cursor | undefined;
  limit: number;
  /** How many free times of each. */
  times: number;
}

const filtersOf = ({ priceMaximum, immediate = false, mobile = false, ...ofProvider }: ProviderFilters) => ({
  ofProvider,
  filters: {
    priceMaximumCents: priceMaximum === undefined ? undefined : priceMaximum * 100,
    isImmediate: immediate,
    isMobile: mobile,
  },
});

interface SearchAnswer {
  rows: readonly FoundRow[];
  total: number;
  isTotalExact: boolean;
  /** By provider, where a time is asked for. */
  free?: ReadonlyMap<AccountId, FreeCard>;
}

async function found({ database }: Adapters, asked: SearchAsked): Promise<SearchAnswer> {
  const rows = await providersFound(database, asked);
  return { rows, total: rows[0]?.total ?? 0, isTotalExact: true };
}

async function foundFree(world: Adapters, asked: SearchAsked, when: When): Promise<SearchAnswer> {
  const { page, total, isTotalExact } = await freeThen(world, asked, when, world.clock.now());
  const among = page.map(({ id }) => id);
  const rows = among.length === 0 ? [] : await providersFound(world.database, { ...asked, after: undefined, among });
  return { rows, total, isTotalExact, free: new Map(page.map((one) => [one.id, one])) };
}

/**
 * Whether somebody offers in the other currency, where prices are compared: a highest price leaves them out, the order by price
 * puts them behind. Asked without the price and the time.
 */
async function hasOtherCurrency(world: Adapters, asked: SearchAsked): Promise<boolean> {
  const { filters, currency, sort } = asked;
  if (sort !== 'price' && filters.priceMaximumCents === undefined) return false;
  return isAnybodyFound(world.database, {
    ...asked,
    sort: 'distance',
    filters: { ...filters, priceMaximumCents: undefined },
    currency: { ...currency, only: otherCurrency(currency.first) },
  });
}

/** One page of those who match, with the number of all and a cursor to the next. */
export async function findProviders(world: Adapters, question: ProvidersAsked) {
  const { place, radius, name, service, sort, weights, after, limit } = question;
  const now = world.clock.now();
  const currency = currencyOf(place?.country ?? 'de');
  const kilometres = Math.max(radius, place?.precisionKilometres ?? 0);
  const mean = after?.mean ?? priorMean(await ratingOfAll(world.database));
  const at = after?.at ?? now.getTime();
  const asked: SearchAsked = {
    around:
      place === undefined
        ? null
        : {
            latitude: place.latitude,
            longitude: place.longitude,
            radiusMetres: kilometres * 1000,
            ranges: rangesAround(place, kilometres),
            reachRanges: rangesOfReach(place, kilometres),
          },
    name,
    categories: categoriesOf(service),
    ...filtersOf(question),
    sort,
    currency: { first: currency, only: question.priceMaximum === undefined ? undefined : currency },
    weights,
    prior: { reviews: priorReviews, mean },
    after,
    limit: limit + 1,
    now: new Date(at),
  };
  const [{ rows, total, isTotalExact, free }, isOtherAround] = await Promise.all([
    isTimeAsked(question) ? foundFree(world, asked, question) : found(world, asked),
    hasOtherCurrency(world, asked),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const points = { weights, radiusMetres: kilometres * 1000, mean, now: at };
  return {
    items: (await cardsOf(world, shown, now, { known: free, times: question.times })).map(
      ({ ratingSum, nextFreeAt, metres, ...card }) => ({
        ...card,
        why:
          sort === 'best' ? pointsOf({ metres, ratingSum, ratingCount: card.reviewCount, nextFreeAt }, points) : null,
      }),
    ),
    total,
    isTotalExact,
    currency,
    hasOtherCurrency: isOtherAround,
    nextCursor:
      last === undefined ? null : writeCursor({ sort, weights }, { value: last.sortedBy, id: last.id, mean, at }),
  };
}

/** Those of these providers whom visitors may see, with any service and wherever they are. */
export async function providersAmong(world: Adapters, ids: readonly AccountId[]) {
  if (ids.length === 0) return [];
  const now = world.clock.now();
  const asked: SearchAsked = {
    around: null,
    name: undefined,
    categories: categoriesOf(undefined),
    ...filtersOf({}),
    sort: 'best',
    currency: { first: 'EUR', only: undefined },
    weights: usualWeights,
    prior: { reviews: priorReviews, mean: priorMean({ sum: 0, count: 0 }) },
    after: undefined,
    limit: ids.length,
    now,
    among: ids,
  };
  const cards = await cardsOf(world, await providersFound(world.database, asked), now);
  return cards.map((card) => ({ ...card, why: null }));
}
