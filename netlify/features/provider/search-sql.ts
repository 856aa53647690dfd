import type { AccountId, CardId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { plansWith } from '../../../src/contract/plans.ts';
import type { ProviderCard, ProviderSort, Weights } from '../../../src/contract/provider.ts';
import { type ServiceCategory, serviceCategories } from '../../../src/contract/service-taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import type { VisitCard } from '../../calendar/visit.ts';
import type { Position } from '../../ground/distance.ts';
import type { ImageRow } from '../../ground/pictures.ts';
import { imageObject, portraitOf } from '../../ground/pictures.ts';
import { isBookable, isImmediate, offers, visitCard } from '../../ground/provider-states.ts';
import { Parameters } from '../../ground/sql-parameters.ts';
import { type KeyRange } from '../../search/index.ts';
import { milliseconds } from './calendar-sql.ts';
import { slotDays } from './rules.ts';

export interface SearchAsked {
  /** Null: a name is looked for everywhere. */
  around: {
    /** Degrees. */
    latitude: number;
    longitude: number;
    radiusMetres: number;
    /** The key ranges within the radius, and those from where providers may come. */
    ranges: readonly KeyRange[];
    reachRanges: readonly KeyRange[];
  } | null;
  /** Part of the name; undefined: any. */
  name: string | undefined;
  categories: readonly ServiceCategory[];
  sort: ProviderSort;
  weights: Weights;
  /** The prior of the Bayesian mean: so many reviews at that mean. */
  prior: { reviews: number; mean: number };
  after: { value: number; id: AccountId } | undefined;
  limit: number;
  now: Date;
  /** Only these, of all that match. */
  among?: readonly AccountId[];
}

export type FoundCard = VisitCard & { id: CardId };

export type FoundRow = Omit<
  ProviderCard,
  | 'image'
  | 'portrait'
  | 'isAvailableNow'
  | 'nextSlot'
  | 'nextCard'
  | 'isNextSlotRequest'
  | 'timeZone'
  | 'distanceKilometres'
  | 'why'
> & {
  /** Null without a place. */
  metres: number | null;
  ratingSum: number;
  /** Milliseconds since 1970, as the order knows it. */
  nextFreeAt: number | null;
  /** Null where no time of these cards can be booked. */
  shortest: FoundCard | null;
  /** The shortest card that can be booked at once; null if there is none. */
  shortestImmediate: VisitCard | null;
  image: ImageRow | null;
  portrait: ImageRow | null;
  /** Ascending in every sort. */
  sortedBy: number;
  /** The number of matches on all pages. */
  total: number;
};

/** Points and number of all reviews, as of the last run of the schedule. */
export async function ratingOfAll(database: Database): Promise<{ sum: number; count: number }> {
  const [kept] = await database.query<{ sum: number; count: number }>(
    'select rating_sum as sum, rating_count as count from app.rating_of_all',
  );
  return kept ?? { sum: 0, count: 0 };
}

/** A position as a point on a sphere with the radius 1. */
function pointOf({ latitude, longitude }: Position): [x: number, y: number, z: number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Metres over ground, on a sphere of 6,371 km: the arc above the straight line between the two points, which needs no sines. */
function metresFrom(position: Position, parameters: Parameters): string {
  const [x, y, z] = pointOf(position).map((value) => `${parameters.add(value)}::float8`);
  const square = `(ux - ${x}) * (ux - ${x}) + (uy - ${y}) * (uy - ${y}) + (uz - ${z}) * (uz - ${z})`;
  return `12742000 * asin(least(1, sqrt(${square}) / 2))`;
}

const bitsOf = (categories: readonly ServiceCategory[]): number =>
  categories.reduce((bits, category) => bits | (1 << serviceCategories.indexOf(category)), 0);

/** The elements of an array by service. */
const elementsOf = (array: string, categories: readonly ServiceCategory[]): string =>
  categories.map((category) => `${array}[${serviceCategories.indexOf(category) + 1}]`).join(', ');

const isAny = (categories: readonly ServiceCategory[]): boolean => categories.length === serviceCategories.length;

/** The farthest reach among these services, in kilometres. */
const reachOf = (categories: readonly ServiceCategory[]): string =>
  isAny(categories) ? 'reach_most' : `greatest(${elementsOf('reach', categories)})`;

/** The lowest price among these services, of those who are not booked to the customer's. */
const shopPriceOf = (categories: readonly ServiceCategory[]): string =>
  isAny(categories) ? 'shop_price' : `least(${elementsOf('shop_prices', categories)})`;

/**
 * The matching cards of a provider who was met, as one row. The statement around it knows `met`; `comes` is whether the plan
 * has home service. Without it a card that is had at the customer's alone is found like one in the shop, and is asked about.
 */
export function offerOf(
  { around, categories }: SearchAsked,
  parameters: Parameters,
  columns: string,
  comes: string,
): string {
  const isHomeService = `(card.is_mobile and card.travel_reach_kilometres is not null and ${comes})`;
  const isNear =
    around === null
      ? 'true'
      : `met.metres <= case when ${isHomeService}
                            then card.travel_reach_kilometres * 1000.0
                            else ${parameters.add(around.radiusMetres)}::float8 end`;
  return `
    select ${columns.replaceAll('{isHomeService}', isHomeService)}
      from app.service_card card
     where card.provider_id = met.id and card.is_published
       and card.category = any(${parameters.add(categories)}::text[])
       and ${isNear}
    having count(*) > 0`;
}

/** `offset 0` keeps the planner from reading the whole table at once, because it takes the ranges for far fuller than they are. */
const inRanges = (ranges: readonly KeyRange[], columns: string, condition: string, parameters: Parameters): string => `
  ${parameters.addRanges(ranges)} as range (lo, hi)
    cross join lateral (
      select provider_id as id, rating_sum, rating_count, next_free_days, ${columns}
        from app.provider_search where q >= range.lo and q < range.hi and ${condition} offset 0) as met`;

/** The lowest price of a provider who comes to the customer. Only their cards know it, because each card has its own reach. */
const homePriceOf = (asked: SearchAsked, parameters: Parameters): string => `
  (select price from (${offerOf(asked, parameters, 'min(card.price_cents) as price', 'true')}) as offer)`;

/**
 * Providers with a matching service: within the searcher's radius or, for home service, within their own reach.
 * Providers with home service are looked up within the largest reach that exists, all others within the radius. `price` is
 * the lowest price of the services asked for; it is read only to order by it. Every column lies in an index, because reading
 * the rows takes four times as long. Returns a function that takes the wanted columns and writes the statement.
 */
export function metBy(asked: SearchAsked, parameters: Parameters): (columns: string) => string {
  const { around, categories, name, sort } = asked;
  const bits = `${parameters.add(bitsOf(categories))}::integer`;
  const isNamed =
    name === undefined
      ? 'true'
      : `name like ${parameters.add(`%${name.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
  const named =
    asked.among === undefined ? isNamed : `provider_id = any(${parameters.add(asked.among)}::uuid[]) and ${isNamed}`;
  const comes = `reach_most is not null and plan = any(${parameters.add(plansWith('homeService'))}::text[])`;
  const shopPrice = sort === 'price' ? shopPriceOf(categories) : 'null::integer';
  const shopOnly = `case when ${comes} then null else ${shopPrice} end as "shopPrice"`;
  const price =
    sort === 'price' ? `coalesce("shopPrice", ${homePriceOf(asked, parameters)}) as price` : 'null as price';
  const kept = `id, metres, rating_sum, rating_count, next_free_days`;
  if (around === null)
    return (columns) => `
      select ${columns} from (
        select ${kept}, ${price} from (
          select provider_id as id, null::float8 as metres, rating_sum, rating_count, next_free_days, ${shopOnly}
            from app.provider_search
           where ${named} and ((shop_services | both_services) & ${bits} <> 0 or (${comes} and ${reachOf(categories)} > 0))) as met) as met`;
  const metres = `${metresFrom(around, parameters)} as metres`;
  const radius = `${parameters.add(around.radiusMetres)}::float8`;
  const inShops = inRanges(
    around.ranges,
    `${metres}, ${shopPrice} as price`,
    `reach_most is null and shop_services & ${bits} <> 0 and ${named}`,
    parameters,
  );
  const reached = `greatest(
    case when ${comes} then 1000.0::float8 * ${reachOf(categories)} when both_services & ${bits} <> 0 then ${radius} end,
    case when shop_services & ${bits} <> 0 then ${radius} end) as reached`;
  const atHomes = inRanges(
    around.reachRanges.length === 0 ? around.ranges : around.reachRanges,
    `${metres}, ${reached}, ${shopOnly}`,
    `reach_most is not null and ${named}`,
    parameters,
  );
  return (columns) => `
    select ${columns} from ${inShops} where metres <= ${radius}
     union all
    select ${columns} from (select ${kept}, ${price} from ${atHomes} where metres <= reached) as met`;
}

/** The same sums as `pointsOf` in rules.ts, which explains them. Whatever is the same for everybody is worked out here. */
function bestFirst({ around, weights, prior, now }: SearchAsked, parameters: Parameters): string {
  const number = (value: number): string => `${parameters.add(value)}::float8`;
  const point = -1_000_000 / (weights.distance + weights.rating + weights.slot);
  const near =
    around === null
      ? '0'
      : `${number(point * weights.distance)} * greatest(0, 1 - met.metres / ${number(around.radiusMetres)})`;
  const mean = `(${number(prior.reviews * prior.mean)} + rating_sum) / (${number(prior.reviews)} + rating_count)`;
  const today = now.getTime() / 86_400_000;
  const soon = `greatest(0, least(1, ${number(1 + today / slotDays)} - next_free_days / ${slotDays}))`;
  return `round(${near} + ${number((point * weights.rating) / 4)} * (${mean} - 1) + ${number(point * weights.slot)} * ${soon})::integer`;
}

export const sortKey: Record<ProviderSort, (asked: SearchAsked, parameters: Parameters) => string> = {
  best: bestFirst,
  // Without a place there is no distance: then it is the order of the ids.
  distance: () => 'coalesce(round(met.metres), 0)::integer',
  price: () => 'met.price',
  rating: ({ prior: { reviews, mean } }, parameters) =>
    `round(-100000 * (${parameters.add(reviews * mean)}::float8 + rating_sum)
      / (${parameters.add(reviews)}::float8 + rating_count))::integer`,
};

/**
 * One page, and the number of all. Everybody who was met is kept as narrow as can be; all else is read for the page only. Only
 * the order by price reads cards of others, of those who come to the customer.
 */
export function providersFound(database: Database, asked: SearchAsked): Promise<FoundRow[]> {
  const parameters = new Parameters();
  const met = metBy(asked, parameters);
  const sortedBy = sortKey[asked.sort](asked, parameters);
  const offer = offerOf(
    asked,
    parameters,
    `min(card.price_cents) as "fromPriceCents",
     (array_agg(card.price_unit order by card.price_cents, card.id))[1] as "priceUnit",
     (array_agg(card.id order by card.price_cents, card.id))[1] as card_id,
     (array_agg(card.id order by card.duration_minutes, card.id) filter (where card.is_at_shop or {isHomeService}))[1]
       as shortest_id,
     array_agg(distinct card.category) as services,
     bool_or({isHomeService}) as "isHomeService", bool_or(not (card.is_at_shop or {isHomeService})) as "comesByArrangement",
     (array_agg(card.id order by card.duration_minutes, card.id)
        filter (where ${isImmediate(parameters)} and (card.is_at_shop or {isHomeService})))[1]
       as shortest_immediate_id`,
    offers('homeService', parameters),
  );
  const { after } = asked;
  const behind =
    after === undefined
      ? ''
      : `where ("sortedBy", id) > (${parameters.add(after.value)}::integer, ${parameters.add(after.id)}::uuid)`;
  return database.query<FoundRow>(
    `with met as materialized (${met(`id, metres, ${sortedBy} as "sortedBy"`)}),
     page as materialized (
       select met.*, (select count(*) from met) as total from met
        ${behind} order by "sortedBy", id limit ${parameters.add(asked.limit)}::integer)
     select met.id, round(met.metres)::integer as metres, met."sortedBy", met.total, offer.*,
            searched.rating_sum as "ratingSum", searched.rating_count as "reviewCount",
            case when searched.rating_count > 0 then searched.rating_sum::float8 / searched.rating_count end as rating,
            ${milliseconds('searched.next_free_at')} as "nextFreeAt",
            coalesce(account.business_name, account.name) as name, account.zip, account.city,
            provider.public_latitude as latitude, provider.public_longitude as longitude,
            account.identity_verified_at is not null as "isVerified", offer.shortest_id is not null and ${isBookable} as "isBookable",
            account.created_at > ${parameters.add(asked.now.toISOString())}::timestamptz
              - interval '${limits.newProviderDays} days' as "isNew",
            (select ${imageObject} from app.service_card_image shown join app.image image on image.id = shown.image_id
              where shown.card_id = offer.card_id order by shown.position limit 1) as image,
            ${portraitOf('account.profile_image_id')} as portrait,
            (select to_json(shortest) from (select ${visitCard(parameters)}
               from app.service_card card where card.id = offer.shortest_id) as shortest) as shortest,
            (select to_json(shortest) from (select ${visitCard(parameters)}
               from app.service_card card where card.id = offer.shortest_immediate_id) as shortest) as "shortestImmediate"
       from page as met
       join app.provider_search searched on searched.provider_id = met.id
       join app.account account on account.id = met.id
       join app.provider provider on provider.account_id = met.id
      cross join lateral (${offer}) as offer
      order by met."sortedBy", met.id`,
    parameters.values,
  );
}
