import type { Country } from '../../../src/contract/country.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { plansWith } from '../../../src/contract/plans.ts';
import type {
  CardId,
  Place,
  ProviderCard,
  ProviderProfile,
  ProviderSort,
  Review,
  ServiceCard,
  Weights,
} from '../../../src/contract/provider.ts';
import { type ServiceCategory, serviceCategories } from '../../../src/contract/service-taxonomy.ts';
import type { Database } from '../../adapters/ports.ts';
import type { Calendar } from '../../calendar/slots.ts';
import type { VisitCard } from '../../calendar/visit.ts';
import { type KeyRange, Parameters } from '../../search/index.ts';
import { type ImageRow, imageObject } from '../browse/sql.ts';
import { shownProofs } from '../verification/sql.ts';
import { type NameTried, slotDays } from './rules.ts';

export type PlaceRow = Place & { latitude: number; longitude: number };

interface Position {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** From this precision in kilometres a place is called approximate: within a town it does not matter. */
const approximateFrom = 6;

/** The places of a postal code, one for each country that has it. */
export const placesOfCode = (database: Database, code: string, countries: readonly Country[]): Promise<PlaceRow[]> =>
  database.query<PlaceRow>(
    `select country, code, place as name, null as region, latitude, longitude,
            precision_kilometres as "precisionKilometres", precision_kilometres >= ${approximateFrom} as "isApproximate"
       from app.postal_code where code = $1 and country = any($2::text[]) order by country`,
    [code, countries],
  );

/**
 * The place of an unknown code: the middle of the codes that share most of its first digits, at least two. It has no name.
 * Undefined if no code of the country begins with these digits.
 */
export async function placeAmongCodes(
  database: Database,
  code: string,
  country: Country,
): Promise<PlaceRow | undefined> {
  const [found] = await database.query<PlaceRow>(
    `with known as (
       select latitude, longitude,
              (select max(n) from generate_series(2, length($1)) n where left(code, n) = left($1, n)) as digits
         from app.postal_code
        where country = $2 and code between rpad(left($1, 2), length($1), '0') and rpad(left($1, 2), length($1), '9'))
     select $2 as country, $1 as code, null as name, null as region, avg(latitude) as latitude, avg(longitude) as longitude,
            least(100, greatest(${approximateFrom}, ceil(greatest(
              111 * (max(latitude) - min(latitude)), 72 * (max(longitude) - min(longitude))) / 2)))::integer
              as "precisionKilometres", true as "isApproximate"
       from known where digits = (select max(digits) from known) having count(*) > 0`,
    [code, country],
  );
  return found;
}

/** Only towns of this size have districts that people name with them. */
const townWithParts = 50_000;

/** Those of the surest way to write the name that finds any: whole, or its first words; the larger towns first. */
export const placesNamed = (
  database: Database,
  tried: readonly NameTried[],
  countries: readonly Country[],
): Promise<PlaceRow[]> =>
  database.query<PlaceRow>(
    `with found as (
       select place.*, way."isPart", way.rank, dense_rank() over (order by way.rank) as best,
              population * case when place.folded = way.folded then 4 else 1 end as weight
         from jsonb_to_recordset($1::jsonb -> 'tried') as way (folded text, "isPart" boolean, rank integer)
         join app.place place
           on place.folded collate "C" >= way.folded and place.folded collate "C" < way.folded || '!'
        where place.country = any($2::text[])
          and (not way."isPart" or (place.folded = way.folded and place.population >= ${townWithParts})))
     select country, null as code, name, region, latitude, longitude, precision_kilometres as "precisionKilometres",
            "isPart" or (precision_kilometres >= ${approximateFrom} and population = 0) as "isApproximate"
       from found where best = 1 order by weight desc, folded, id limit 20`,
    [{ tried: tried.map((way, rank) => ({ ...way, rank })) }, countries],
  );

/** Adds the provider of a new registration, without cards, hours or a public telephone number. */
export const addProvider = (
  database: Database,
  { id, latitude, longitude, timeZone }: { id: AccountId; latitude: number; longitude: number; timeZone: string },
): Promise<unknown> =>
  database.query(
    `insert into app.provider (account_id, public_latitude, public_longitude, time_zone) values ($1, $2, $3, $4)
     on conflict (account_id) do nothing`,
    [id, latitude, longitude, timeZone],
  );

/**
 * Moves a provider: to their address where they show it to everybody, else to the middle of their postal code. The clock is
 * that of the country. Nothing happens to an account that offers no services.
 */
export const moveProvider = (
  transaction: Database,
  id: AccountId,
  { place, address, timeZone }: { place: Position; address: Position; timeZone: string },
): Promise<unknown> =>
  transaction.query(
    `update app.provider
        set public_latitude = case when is_address_public then $4::float8 else $2::float8 end,
            public_longitude = case when is_address_public then $5::float8 else $3::float8 end,
            time_zone = $6
      where account_id = $1`,
    [id, place.latitude, place.longitude, address.latitude, address.longitude, timeZone],
  );

/** Whether visitors may see a provider. A function of the database decides this alone, because the table of the search needs it. */
export const isShown = 'app.is_shown(account)';

/** Whether a provider takes appointments here. No other code decides this. */
export const isBookable = `(account.phone_verified_at is not null
  and exists (select from app.weekly_hours where provider_id = account.id))`;

const offers = (feature: 'immediateBooking' | 'homeService', parameters: Parameters): string =>
  `account.plan = any(${parameters.add(plansWith(feature))}::text[])`;

/** Whether visitors may see this provider. */
export async function isProviderShown(database: Database, id: AccountId): Promise<boolean> {
  const found = await database.query(`select 1 from app.account where id = $1 and ${isShown}`, [id]);
  return found.length > 0;
}

/** Whether a card can be booked at once. The column's name is older than that meaning. */
const isImmediate = (parameters: Parameters): string =>
  `(card.is_available_now and ${offers('immediateBooking', parameters)})`;

/** Hours that a provider has for an answer, where a card is asked for and not booked at once. */
const requestNoticeHours = 3;

/** How long a card takes, and how early it must be booked, beside its duration. */
const visitTime = (parameters: Parameters): string => `card.parts, card.buffer_minutes as "bufferMinutes",
  60 * greatest(card.notice_hours, case when ${isImmediate(parameters)} then 0 else ${requestNoticeHours} end) as "noticeMinutes"`;

/** A card as the calendar needs it. */
const visitCard = (parameters: Parameters): string => `
  card.id, card.duration_minutes as "durationMinutes", ${visitTime(parameters)}`;

const milliseconds = (instant: string): string => `(extract(epoch from ${instant}) * 1000)::bigint`;

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
}

export type FoundRow = Omit<
  ProviderCard,
  'image' | 'isAvailableNow' | 'nextSlot' | 'timeZone' | 'distanceKilometres' | 'why'
> & {
  /** Null without a place. */
  metres: number | null;
  ratingSum: number;
  /** Milliseconds since 1970, as the order knows it. */
  nextFreeAt: number | null;
  shortest: VisitCard;
  /** The shortest card that can be booked at once; null if there is none. */
  shortestImmediate: VisitCard | null;
  image: ImageRow | null;
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

/** The lowest price among these services in the shop. */
const shopPriceOf = (categories: readonly ServiceCategory[]): string =>
  isAny(categories) ? 'shop_price' : `least(${elementsOf('shop_prices', categories)})`;

/**
 * The matching cards of a provider who was met, as one row. The statement around it knows `met` and `provider`; `comes` is
 * whether the plan has home service.
 */
function offerOf({ around, categories }: SearchAsked, parameters: Parameters, columns: string, comes: string): string {
  const isHomeService = `(card.is_mobile and provider.reach_kilometres is not null and ${comes})`;
  const isNear =
    around === null
      ? 'true'
      : `met.metres <= case when ${isHomeService}
                            then coalesce(card.travel_reach_kilometres, provider.reach_kilometres) * 1000.0
                            else ${parameters.add(around.radiusMetres)}::float8 end`;
  return `
    select ${columns.replaceAll('{isHomeService}', isHomeService)}
      from app.service_card card
     where card.provider_id = met.id and card.is_published
       and card.category = any(${parameters.add(categories)}::text[])
       and (card.is_at_shop or ${isHomeService}) and ${isNear}
    having count(*) > 0`;
}

/** `offset 0` keeps the planner from reading the whole table at once, because it takes the ranges for far fuller than they are. */
const inRanges = (ranges: readonly KeyRange[], columns: string, condition: string, parameters: Parameters): string => `
  ${parameters.addRanges(ranges)} as range (lo, hi)
    cross join lateral (
      select provider_id as id, rating_sum, rating_count, next_free_days, ${columns}
        from app.provider_search where q >= range.lo and q < range.hi and ${condition} offset 0) as met`;

/** Of those who come: it depends on how far each card reaches. */
const homePriceOf = (asked: SearchAsked, parameters: Parameters): string => `
  (select price from app.provider provider
    cross join lateral (${offerOf(asked, parameters, 'min(card.price_cents) as price', 'true')}) as offer
    where provider.account_id = met.id)`;

/**
 * Providers with a matching service: in the shop within the searcher's radius or, for home service, within their reach. Who
 * comes is looked for as far as anybody may come from, all others within the radius. `price`, the lowest one of the services
 * asked for, is read only for the order by it. All columns lie in the indexes: reading the rows takes four times as long. The
 * answer takes the columns wanted and writes the statement.
 */
function metBy(asked: SearchAsked, parameters: Parameters): (columns: string) => string {
  const { around, categories, name, sort } = asked;
  const bits = `${parameters.add(bitsOf(categories))}::integer`;
  const named =
    name === undefined
      ? 'true'
      : `name like ${parameters.add(`%${name.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
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

const sortKey: Record<ProviderSort, (asked: SearchAsked, parameters: Parameters) => string> = {
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
     (array_agg(card.id order by card.duration_minutes, card.id))[1] as shortest_id,
     array_agg(distinct card.category) as services,
     bool_or({isHomeService}) as "isHomeService",
     (array_agg(card.id order by card.duration_minutes, card.id) filter (where ${isImmediate(parameters)}))[1]
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
            account.identity_verified_at is not null as "isVerified",
            account.created_at > ${parameters.add(asked.now.toISOString())}::timestamptz
              - interval '${limits.newProviderDays} days' as "isNew",
            (select ${imageObject} from app.service_card_image shown join app.image image on image.id = shown.image_id
              where shown.card_id = offer.card_id order by shown.position limit 1) as image,
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

/** Counts the reviews that have come in sight since the last run. Those that another run has in hand are its business. */
export const countReviewsInSight = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    `with due as (
       select id from app.review where author = 'customer' and not is_counted and visible_at <= $1::timestamptz
        order by provider_id, id limit 5000 for update skip locked)
     update app.review review set is_counted = true from due where review.id = due.id`,
    [now.toISOString()],
  );

export const keepRatingOfAll = (database: Database): Promise<unknown> =>
  database.query(
    `update app.rating_of_all kept set rating_sum = counted.points, rating_count = counted.reviews
       from (select coalesce(sum(rating_sum), 0) as points, coalesce(sum(rating_count), 0) as reviews from app.provider) as counted
      where (kept.rating_sum, kept.rating_count) is distinct from (counted.points, counted.reviews)`,
  );

/** Providers whose next free slot was read too long ago, or has begun, with their shortest card. The oldest come first. */
export function staleSlots(
  database: Database,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<{ id: AccountId; shortest: VisitCard }[]> {
  const parameters = new Parameters();
  return database.query<{ id: AccountId; shortest: VisitCard } & Record<string, unknown>>(
    `with stale as (
       select provider_id from app.provider_search
        where next_free_read_at is null or next_free_read_at < ${parameters.add(before.toISOString())}::timestamptz
           or (next_free_at <= ${parameters.add(now.toISOString())}::timestamptz
               and next_free_read_at < ${parameters.add(now.toISOString())}::timestamptz)
        order by next_free_read_at nulls first limit ${parameters.add(limit)}::integer)
     select provider_id as id, to_json(shortest) as shortest from stale
      cross join lateral (
        select ${visitCard(parameters)} from app.service_card card join app.account account on account.id = card.provider_id
         where card.provider_id = stale.provider_id and card.is_published order by card.duration_minutes, card.id limit 1) as shortest`,
    parameters.values,
  );
}

export const keepNextFree = (
  database: Database,
  now: Date,
  found: readonly { id: AccountId; at: string | null }[],
): Promise<unknown> =>
  database.query(
    `update app.provider_search searched set next_free_at = found.at, next_free_read_at = $2::timestamptz
       from jsonb_to_recordset($1::jsonb -> 'found') as found (id uuid, at timestamptz) where searched.provider_id = found.id`,
    [{ found }, now.toISOString()],
  );

export type CalendarRow = Calendar & { id: AccountId };

const listOf = (columns: string, from: string): string =>
  `(select coalesce(json_agg(json_build_object(${columns})), '[]') from ${from})`;

const shortestMinutes = `coalesce((
  select min(duration_minutes) from app.service_card where provider_id = provider.account_id and is_published), 0)`;

interface CalendarRead {
  except?: string | undefined;
  countsVisits?: boolean;
  days?: number;
}

/**
 * The calendars of these providers from `now` on, with whoever of the staff is active, in one statement. Slots that somebody
 * held and let expire are free. `except`: an appointment whose own time counts as free, because it is to be moved or is the
 * hold that is booked. Visits are counted only where their number is limited, or `countsVisits`. What is busy is merged, so that a full day is one span; the hours before `now` belong to it, because
 * times are laid next to visits of today that are over. `days` cuts the horizon, because reading the visits of a year takes ten
 * times as long as those of two weeks.
 */
export const calendarsOf = (
  database: Database,
  ids: readonly AccountId[],
  now: Date,
  { except, countsVisits = false, days = limits.horizonDaysMaximum }: CalendarRead = {},
): Promise<CalendarRow[]> =>
  database.query<CalendarRow & Record<string, unknown>>(
    `with gone as materialized (
       select array(select id from app.appointment
                     where status = 'held' and (held_until <= $2::timestamptz or id = $3::uuid)
                    union all select $3::uuid where $3::uuid is not null) as owners)
     select provider.account_id as id, time_zone as "timeZone", buffer_after_minutes as "bufferAfterMinutes",
            notice_minutes as "noticeMinutes", clock.ahead as "horizonDays", is_tight as "isTight",
            per_day_maximum as "perDayMaximum", ${shortestMinutes} as "shortestMinutes",
            ${listOf(
              `'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute`,
              `(select * from app.weekly_hours where provider_id = provider.account_id order by weekday, opens_minute) as hours`,
            )} as "weeklyHours",
            ${listOf(
              `'day', day, 'opensMinute', opens_minute, 'closesMinute', closes_minute`,
              `(select * from app.special_hours where provider_id = provider.account_id and day >= clock.today
                 order by day, opens_minute) as hours`,
            )} as "specialHours",
            ${listOf(
              `'firstDay', first_day, 'lastDay', last_day`,
              `(select * from app.time_off where provider_id = provider.account_id and last_day >= clock.today
                 order by first_day) as absence`,
            )} as "timeOff",
            array(select day::text from app.holiday
                   where region = provider.holiday_region and day between clock.today and clock.today + clock.ahead
                     and not exists (select from app.worked_holiday worked
                                      where worked.provider_id = provider.account_id and worked.day = holiday.day)
                   order by day) as holidays,
            case when per_day_maximum is null and not $4::boolean then '[]' else ${listOf(
              `'day', day, 'count', visits`,
              `(select (starts_at at time zone time_zone)::date as day, count(*) as visits from app.appointment
                 where provider_id = provider.account_id and status <> 'cancelled' and id <> all(gone.owners)
                   and starts_at >= $2::timestamptz - interval '1 day'
                 group by 1) as booked`,
            )} end as visits,
            ${listOf(
              `'id', id, 'cards', cards, 'hours', hours, 'busy', busy`,
              `(select staff.id,
                       case when not has_all_cards
                            then array(select card_id from app.staff_card where staff_id = staff.id order by card_id) end as cards,
                       case when has_own_hours then ${listOf(
                         `'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute`,
                         `(select * from app.staff_hours where staff_id = staff.id order by weekday, opens_minute) as own`,
                       )} end as hours,
                       ${listOf(
                         `'from', ${milliseconds('lower(span)')}, 'until', ${milliseconds('upper(span)')}`,
                         `unnest((select range_agg(span) from app.busy
                                   where staff_id = staff.id and owner <> all(gone.owners)
                                     and span && tstzrange($2::timestamptz - interval '1 day',
                                                       $2::timestamptz + make_interval(days => clock.ahead + 2)))) as span`,
                       )} as busy
                  from app.staff where staff.provider_id = provider.account_id and is_active
                 order by position, id) as member`,
            )} as staff
       from app.provider
      cross join gone
      cross join lateral (
        select ($2::timestamptz at time zone time_zone)::date as today, least(horizon_days, $5::integer) as ahead) as clock
      where account_id = any($1::uuid[])`,
    [ids, now.toISOString(), except ?? null, countsVisits, days],
  );

export type ProfileRow = Omit<
  ProviderProfile,
  | 'cards'
  | 'staff'
  | 'business'
  | 'hours'
  | 'specialHours'
  | 'timeOff'
  | 'holidays'
  | 'timeZone'
  | 'rating'
  | 'reviewCount'
  | 'ratingCounts'
  | 'reviews'
>;

/** Undefined if visitors may not see the provider. Private fields are already null. */
export async function profileOf(database: Database, id: AccountId, now: Date): Promise<ProfileRow | undefined> {
  const parameters = new Parameters();
  const [found] = await database.query<ProfileRow & Record<string, unknown>>(
    `select account.id, coalesce(account.business_name, account.name) as name, coalesce(account.description, '') as description,
            account.zip, account.city,
            case when provider.is_address_public then concat_ws(' ', account.street, account.house_number) end as street,
            case when provider.is_phone_public then account.phone end as phone,
            account.identity_verified_at is not null as "isVerified", account.identity_verified_at as "identityCheckedAt",
            ${isBookable} as "isBookable",
            ${shownProofs('account.id', parameters.add(now.toISOString()))} as proofs, account.created_at as "memberSince",
            case when ${offers('homeService', parameters)} then provider.reach_kilometres end as "reachKilometres"
       from app.provider provider join app.account account on account.id = provider.account_id
      where provider.account_id = ${parameters.add(id)} and ${isShown}`,
    parameters.values,
  );
  return found;
}

export type CardRow = Omit<ServiceCard, 'images' | 'isAvailableNow'> & VisitCard & { images: ImageRow[] };

/** The published ones, in the provider's order. */
export function publishedCards(database: Database, provider: AccountId): Promise<CardRow[]> {
  const parameters = new Parameters();
  return database.query<CardRow & Record<string, unknown>>(
    `select card.id, card.name, card.category, card.description, card.price_cents as "priceCents",
            card.price_unit as "priceUnit", card.duration_minutes as "durationMinutes",
            card.is_mobile and provider.reach_kilometres is not null and ${offers('homeService', parameters)} as "isHomeService",
            ${isImmediate(parameters)} as "isImmediate", ${visitTime(parameters)},
            card.is_freelancer as "isFreelancer", card.is_at_shop as "isAtShop", card.is_urgent as "isUrgent",
            card.deal_type as "dealType",
            coalesce((
              select json_agg(json_build_object('upTo', zone -> 'upTo', 'feeCents', zone -> 'feeCents') order by place)
                from jsonb_array_elements(card.travel_zones) with ordinality as listed (zone, place)), '[]') as "travelZones",
            coalesce((
              select json_agg(${imageObject} order by shown.position)
                from app.service_card_image shown join app.image image on image.id = shown.image_id
               where shown.card_id = card.id), '[]') as images
       from app.service_card card
       join app.provider provider on provider.account_id = card.provider_id
       join app.account account on account.id = card.provider_id and ${isShown}
      where card.provider_id = ${parameters.add(provider)} and card.is_published
      order by card.position, card.created_at, card.id`,
    parameters.values,
  );
}

/** Whether appointments can be made; undefined if visitors may not see the provider. */
export async function bookableOf(database: Database, id: AccountId): Promise<boolean | undefined> {
  const [found] = await database.query<{ isBookable: boolean }>(
    `select ${isBookable} as "isBookable" from app.account account where account.id = $1 and ${isShown}`,
    [id],
  );
  return found?.isBookable;
}

export type StaffRow = { id: string; name: string; images: ImageRow[]; cards: CardId[] | null };

/** Who works there now, in order, with at most one picture each. */
export const activeStaff = (database: Database, provider: AccountId): Promise<StaffRow[]> =>
  database.query<StaffRow>(
    `select staff.id, staff.name,
            case when not staff.has_all_cards then coalesce((
              select json_agg(does.card_id order by card.position, card.id)
                from app.staff_card does join app.service_card card on card.id = does.card_id
               where does.staff_id = staff.id and card.is_published), '[]') end as cards,
            coalesce((
              select json_agg(${imageObject}) from app.image image cross join (select staff.name as alt) as shown
               where image.id = staff.image_id), '[]') as images
       from app.staff staff where staff.provider_id = $1 and staff.is_active order by staff.position, staff.id`,
    [provider],
  );

/** How many visible reviews gave 1, 2, … 5 points. */
export const ratingsOf = (
  database: Database,
  provider: AccountId,
  now: Date,
): Promise<{ rating: number; count: number }[]> =>
  database.query(
    `select rating, count(*) from app.review
      where provider_id = $1 and author = 'customer' and visible_at <= $2::timestamptz group by rating`,
    [provider, now.toISOString()],
  );

export type ReviewRow = {
  id: string;
  rating: number;
  text: string;
  customerName: string | null;
  serviceName: string;
  at: string;
  parts: Review['parts'];
  reply: string | null;
  repliedAt: string | null;
};

export const latestReviews = (
  database: Database,
  provider: AccountId,
  { now, limit }: { now: Date; limit: number },
): Promise<ReviewRow[]> =>
  database.query<ReviewRow>(
    `select review.id, review.rating, review.body as text, review.parts,
            coalesce(nullif(customer.name, ''), appointment.guest_name) as "customerName",
            appointment.service_name as "serviceName", review.created_at as at, review.reply, review.replied_at as "repliedAt"
       from app.review review
       join app.appointment appointment on appointment.id = review.appointment_id
       left join app.account customer on customer.id = appointment.customer_id
      where review.provider_id = $1 and review.author = 'customer' and review.visible_at <= $2::timestamptz
      order by review.created_at desc, review.id limit $3`,
    [provider, now.toISOString(), limit],
  );

/** The mean of each part that customers rated, and how many took their review back after it was shown. */
export async function partsAndGaps(
  database: Database,
  provider: AccountId,
  now: Date,
): Promise<Pick<ProviderProfile, 'partRatings' | 'withdrawnReviews'>> {
  const [found] = await database.query<Pick<ProviderProfile, 'partRatings' | 'withdrawnReviews'>>(
    `select (select count(*) from app.review
              where provider_id = $1 and author = 'customer' and withdrawn_at is not null) as "withdrawnReviews",
            coalesce((
              select json_agg(json_build_object('part', part, 'rating', rating, 'count', rated) order by part)
                from (select part, avg(points::integer)::float8 as rating, count(*) as rated
                        from app.review cross join lateral jsonb_each_text(parts) as given (part, points)
                       where provider_id = $1 and author = 'customer' and visible_at <= $2::timestamptz
                       group by part) as means), '[]') as "partRatings"`,
    [provider, now.toISOString()],
  );
  return found ?? { partRatings: [], withdrawnReviews: 0 };
}

/** The published cards with these ids, in that order; without ids the shortest one. Those that a provider does not have are left out. */
export function visitCardsOf(
  database: Database,
  provider: AccountId,
  ids: readonly CardId[] | undefined,
): Promise<VisitCard[]> {
  const parameters = new Parameters();
  const asked = `${parameters.add(ids ?? null)}::uuid[]`;
  return database.query<VisitCard & Record<string, unknown>>(
    `select ${visitCard(parameters)}
       from (select id, place from unnest(${asked}) with ordinality as named (id, place)
             union all
             (select id, 1 from app.service_card
               where ${asked} is null and provider_id = ${parameters.add(provider)} and is_published
               order by duration_minutes, position, id limit 1)) as asked
       join app.service_card card using (id)
       join app.account account on account.id = card.provider_id
      where card.provider_id = ${parameters.add(provider)} and card.is_published
      order by asked.place`,
    parameters.values,
  );
}

/**
 * Counts the first view of a visitor and day, on the provider's clock, in one statement. The provider's own do not count.
 * False if visitors may not see the provider.
 */
export async function countProviderView(
  database: Database,
  id: AccountId,
  view: { now: Date; day: string; visitor: Uint8Array; viewer: AccountId | undefined },
): Promise<boolean> {
  const rows = await database.query(
    `with seen as (
       select provider.account_id as id, ($5::timestamptz at time zone provider.time_zone)::date as today
         from app.provider provider join app.account account on account.id = provider.account_id
        where provider.account_id = $1 and ${isShown}),
     come as (
       insert into app.provider_visitor (day, provider_id, visitor)
       select $2::date, id, $3 from seen where id is distinct from $4::uuid
       on conflict do nothing
       returning provider_id),
     counted as (
       insert into app.provider_day as known (provider_id, day, views)
       select come.provider_id, seen.today, 1 from come cross join seen
       on conflict (provider_id, day) do update set views = known.views + 1)
     select id from seen`,
    [id, view.day, view.visitor, view.viewer ?? null, view.now.toISOString()],
  );
  return rows.length > 0;
}

/** Deletes old visitor hashes; returns their number. */
export async function deleteProviderVisitorsBefore(database: Database, day: string): Promise<number> {
  const gone = await database.query('delete from app.provider_visitor where day < $1::date returning day', [day]);
  return gone.length;
}
