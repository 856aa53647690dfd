import { limits } from '../../src/contract/limits.ts';
import { plansWith } from '../../src/contract/plans.ts';
import { type ServiceCategory, serviceCategories } from '../../src/contract/services/service-taxonomy.ts';
import { areAsked, fitsFilters } from '../ground/card-filters.ts';
import type { Coordinates } from '../ground/distance.ts';
import { offers, takesVisits } from '../ground/provider-states.ts';
import type { Parameters } from '../ground/sql-parameters.ts';
import type { PlaceRow } from '../places/index.ts';
import { coverOf, type KeyRange } from '../search/geometry/index.ts';
import type { SearchAsked } from './question.ts';

/** A position as a point on a sphere with the radius 1. */
export function pointOf({ latitude, longitude }: Coordinates): [x: number, y: number, z: number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Metres over ground, on a sphere of 6,371 km: the arc above the straight line between the two points, which needs no sines. */
function metresFrom(position: Coordinates, parameters: Parameters): string {
  const [x, y, z] = pointOf(position).map((value) => `${parameters.add(value)}::float8`);
  const square = `(ux - ${x}) * (ux - ${x}) + (uy - ${y}) * (uy - ${y}) + (uz - ${z}) * (uz - ${z})`;
  return `12742000 * asin(least(1, sqrt(${square}) / 2))`;
}

/** Services as bits, as the database numbers them. */
export const bitsOf = (categories: readonly ServiceCategory[]): number =>
  categories.reduce((bits, category) => bits | (1 << serviceCategories.indexOf(category)), 0);

/** The elements of an array by service. */
const elementsOf = (array: string, categories: readonly ServiceCategory[]): string =>
  categories.map((category) => `${array}[${serviceCategories.indexOf(category) + 1}]`).join(', ');

const isAny = (categories: readonly ServiceCategory[]): boolean => categories.length === serviceCategories.length;

/** The farthest reach among these services, in kilometres. */
const reachOf = (categories: readonly ServiceCategory[]): string =>
  isAny(categories) ? 'reach_most' : `greatest(${elementsOf('reach', categories)})`;

/** The lowest price among the cards of these services, wherever they are had. */
const leastPriceOf = (categories: readonly ServiceCategory[]): string =>
  isAny(categories) ? 'shop_price' : `least(${elementsOf('shop_prices', categories)})`;

/** Whether a time of the card can be booked, in the columns of `offerOf`. */
export const isTimedThere = '(card.is_at_shop or {isHomeService})';

/** Of several cards the haircut is shown first where a hairdresser is looked for: the order of `offerOf`, before any other. */
export const meantFirst = (categories: readonly ServiceCategory[]): string =>
  isAny(categories) || !categories.includes('haarschnitt') ? '' : `(card.services & ${bitsOf(['haarschnitt'])} = 0), `;

/** The lowest price among the cards of `offerOf` for which a time can be booked; where there is none, the lowest of all. */
export const lowestPrice = `coalesce(min(card.price_cents) filter (where ${isTimedThere}), min(card.price_cents))`;

/** What the statement around an offer knows of the provider: whether the plan has home service, the plan, and whether visits are taken. */
interface OfferedBy {
  comes: string;
  plan: string;
  takesVisits: string;
}

/** The same of the provider in `account`. */
export const offeredBy = (parameters: Parameters): OfferedBy => ({
  comes: offers('homeService', parameters),
  plan: 'account.plan',
  takesVisits,
});

/**
 * The matching cards of a provider who was met, as one row. The statement around it knows `met`. Without home service a card
 * that is had at the customer's alone is found like one in the shop, and is asked about.
 */
export function offerOf(
  { around, categories, filters }: SearchAsked,
  parameters: Parameters,
  columns: string,
  { comes, ...by }: OfferedBy,
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
       and card.services & ${parameters.add(bitsOf(categories))}::integer <> 0
       and ${isNear}
       and ${fitsFilters(filters, parameters, { metres: 'met.metres', isHomeService, ...by })}
    having count(*) > 0`;
}

/** `offset 0` keeps the planner from reading the whole table at once, because it takes the ranges for far fuller than they are. */
const inRanges = (ranges: readonly KeyRange[], columns: string, condition: string, parameters: Parameters): string => `
  ${parameters.addRanges(ranges)} as range (lo, hi)
    cross join lateral (
      select provider_id as id, rating_sum, rating_count, next_free_days, currency, ${columns}
        from app.provider_search where q >= range.lo and q < range.hi and ${condition} offset 0) as met`;

/** The same of a few who are known, wherever they are. */
const amongKnown = (columns: string, condition: string): string => `
  (select provider_id as id, rating_sum, rating_count, next_free_days, currency, ${columns}
     from app.provider_search where ${condition}) as met`;

/** Whether a provider comes to customers: a card has a reach, and the plan lets it. */
const comesTo = (parameters: Parameters): string =>
  `(reach_most is not null and plan = any(${parameters.add(plansWith('homeService'))}::text[]))`;

/** `lowestPrice` of the matching cards of a provider who was met, by reading them. */
export const cardPriceOf = (asked: SearchAsked, parameters: Parameters): string => `
  (select price from (
     select plan, takes_visits, ${comesTo(parameters)} as comes
       from app.provider_search where provider_id = met.id) as searched
    cross join lateral (${offerOf(asked, parameters, `${lowestPrice} as price`, {
      comes: 'searched.comes',
      plan: 'searched.plan',
      takesVisits: 'searched.takes_visits',
    })}) as offer)`;

/** Whether a provider who was met has a card that fulfils the filters, by reading the cards. */
const hasFittingCard = (asked: SearchAsked, parameters: Parameters): string => `
  exists (${offerOf(asked, parameters, '', { comes: 'true', plan: 'met.plan', takesVisits: 'met.takes_visits' })})`;

/** The same of one who does not come to the customer, by what is kept of the cards in the shop. */
function fitsInShop({ categories, filters }: SearchAsked, parameters: Parameters): string {
  const { priceMaximumCents, isImmediate, isMobile } = filters;
  if (isMobile) return 'false';
  const kept = isImmediate ? 'immediate' : 'visit';
  const price = isAny(categories) ? `${kept}_price` : `least(${elementsOf(`${kept}_prices`, categories)})`;
  const isCheap =
    priceMaximumCents === undefined
      ? `${price} is not null`
      : `${price} <= ${parameters.add(priceMaximumCents)}::integer`;
  return isImmediate
    ? `(takes_visits and plan = any(${parameters.add(plansWith('immediateBooking'))}::text[]) and ${isCheap})`
    : `(${isCheap})`;
}

/** Written out, so that the small index of those in francs is known to suit. */
const offersIn = ({ currency: { only } }: SearchAsked): string =>
  only === undefined ? 'true' : `currency = '${only}'`;

const isRated = ({ ofProvider: { minimumRating } }: SearchAsked, parameters: Parameters): string =>
  minimumRating === undefined
    ? 'true'
    : `(rating_count > 0 and 10 * rating_sum >= ${parameters.add(Math.round(minimumRating * 10))}::integer * rating_count)`;

/**
 * Providers with a matching service, within the searcher's radius or, for home service, within their own range. Those
 * with home service are looked up within the largest range that exists, all others within the radius. `price` is the
 * lowest of the requested services' cards; it is read only to order by it. Every column is in an index, because reading
 * the rows takes four times as long. Only conditions on cards are read from the rows. Returns a function that takes the
 * wanted columns and writes the statement.
 */
export function metBy(asked: SearchAsked, parameters: Parameters): (columns: string) => string {
  const { around, categories, name, sort } = asked;
  const bits = `${parameters.add(bitsOf(categories))}::integer`;
  const isNamed =
    name === undefined
      ? 'true'
      : `name like ${parameters.add(`%${name.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
  const wanted = `${isNamed} and ${offersIn(asked)} and ${isRated(asked, parameters)}`;
  const named =
    asked.among === undefined ? wanted : `provider_id = any(${parameters.add(asked.among)}::uuid[]) and ${wanted}`;
  const comes = comesTo(parameters);
  const price = `${sort === 'price' ? leastPriceOf(categories) : 'null::integer'} as price`;
  const isFiltered = areAsked(asked.filters);
  const card = isFiltered ? `, plan, takes_visits, ${comes} as comes, ${fitsInShop(asked, parameters)} as fits` : '';
  const fitting = isFiltered
    ? `case when met.comes then ${hasFittingCard(asked, parameters)} else met.fits end`
    : 'true';
  const kept = 'id, metres, rating_sum, rating_count, next_free_days, currency, price';
  if (around === null)
    return (columns) => `
      select ${columns} from (
        select ${kept} from (
          select provider_id as id, null::float8 as metres, rating_sum, rating_count, next_free_days, currency, ${price} ${card}
            from app.provider_search
           where ${named} and ((shop_services | both_services) & ${bits} <> 0 or (${comes} and ${reachOf(categories)} > 0))) as met
         where ${fitting}) as met`;
  const metres = `${metresFrom(around, parameters)} as metres`;
  const radius = `${parameters.add(around.radiusMetres)}::float8`;
  const within = (ranges: readonly KeyRange[], columns: string, condition: string): string =>
    asked.among === undefined ? inRanges(ranges, columns, condition, parameters) : amongKnown(columns, condition);
  const inShops = within(
    around.ranges,
    `${metres}, ${price} ${card}`,
    `reach_most is null and shop_services & ${bits} <> 0 and ${named}`,
  );
  const reached = `greatest(
    case when ${comes} then 1000.0::float8 * ${reachOf(categories)} when both_services & ${bits} <> 0 then ${radius} end,
    case when shop_services & ${bits} <> 0 then ${radius} end) as reached`;
  const atHomes = within(
    around.reachRanges.length === 0 ? around.ranges : around.reachRanges,
    `${metres}, ${reached}, ${price} ${card}`,
    `reach_most is not null and ${named}`,
  );
  const inShopsFitting = isFiltered
    ? `(select ${kept} from ${inShops} where metres <= ${radius} and met.fits) as met`
    : `${inShops} where metres <= ${radius}`;
  return (columns) => `
    select ${columns} from ${inShopsFitting}
     union all
    select ${columns} from (select ${kept} from ${atHomes} where metres <= reached and ${fitting}) as met`;
}

/** Coarser than for a map search, because the circle's rim is tested by distance anyway. */
const maxCells = 64;

export function rangesAround({ latitude, longitude }: Coordinates, kilometres: number): KeyRange[] {
  const center = { lat: latitude, lng: longitude };
  const cover = coverOf([{ type: 'circle', center, radius: kilometres * 1000 }], undefined, { maxCells });
  return cover.kind === 'everywhere' ? [] : cover.ranges;
}

/** The key ranges beyond the radius from where a provider's reach may extend to the place; none for the widest radius. */
export const rangesOfReach = (place: PlaceRow, radius: number): KeyRange[] =>
  radius >= limits.reachMaximum ? [] : rangesAround(place, limits.reachMaximum);
