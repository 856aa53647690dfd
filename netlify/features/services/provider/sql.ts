import type { AccountId, CardId } from '../../../../src/contract/fields.ts';
import type { ProviderProfile, Review, ServiceCard } from '../../../../src/contract/services/provider.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { VisitCard } from '../../../calendar/visit.ts';
import { standsAtTheHouse } from '../../../ground/distance.ts';
import { forget } from '../../../ground/forget.ts';
import type { ImageRow } from '../../../ground/pictures.ts';
import { imageObject, portraitOf } from '../../../ground/pictures.ts';
import {
  isBookable,
  isHomeService,
  isImmediate,
  isShown,
  isTimed,
  offers,
  visitTime,
} from '../../../ground/provider-states.ts';
import { Parameters } from '../../../ground/sql-parameters.ts';
import { shownProofs } from '../../account/index.ts';

type StaffRow = { id: string; name: string; images: ImageRow[]; cards: CardId[] | null };

/** Who works there now, in order, with at most one picture each. */
const activeStaff = `coalesce((
  select json_agg(json_build_object(
           'id', staff.id, 'name', staff.name,
           'cards', case when not staff.has_all_cards then coalesce((
             select json_agg(does.card_id order by card.position, card.id)
               from app.staff_card does join app.service_card card on card.id = does.card_id
              where does.staff_id = staff.id and card.is_published), '[]') end,
           'images', coalesce((
             select json_agg(${imageObject}) from app.image image cross join (select staff.name as alt) as shown
              where image.id = staff.image_id), '[]')) order by staff.position, staff.id)
    from app.staff staff where staff.provider_id = account.id and staff.is_active), '[]')`;

const street = `case when provider.is_address_public
  then nullif(concat_ws(' ', account.street, account.house_number), '') end`;

export type ProfileRow = Omit<
  ProviderProfile,
  | 'cards'
  | 'portrait'
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
> & {
  /** How a trader is reached, whatever is shown on the profile. */
  tradePhone: string | null;
  tradeEmail: string;
  portrait: ImageRow | null;
  staff: StaffRow[];
};

/** Undefined if visitors may not see the provider. Private fields are already null. */
export async function profileOf(database: Database, id: AccountId, now: Date): Promise<ProfileRow | undefined> {
  const parameters = new Parameters();
  const [found] = await database.query<ProfileRow & Record<string, unknown>>(
    `select account.id, coalesce(account.business_name, account.name) as name, coalesce(account.description, '') as description,
            account.zip, account.city,
            ${street} as street,
            case when ${street} is not null and ${standsAtTheHouse('account')}
                 then json_build_object('latitude', provider.public_latitude, 'longitude', provider.public_longitude) end as position,
            case when provider.is_phone_public then coalesce(account.public_phone, account.phone) end as phone,
            account.public_phone is null and account.phone_verified_at is not null as "isPhoneProven",
            coalesce(account.public_phone, account.phone) as "tradePhone", account.email as "tradeEmail",
            ${portraitOf('account.profile_image_id')} as portrait, ${activeStaff} as staff,
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

export type CardRow = Omit<ServiceCard, 'images' | 'isAvailableNow' | 'nextStart'> &
  VisitCard & { images: ImageRow[]; reachKilometres: number | null };

/** The published ones, in the provider's order. */
export function publishedCards(database: Database, provider: AccountId): Promise<CardRow[]> {
  const parameters = new Parameters();
  return database.query<CardRow & Record<string, unknown>>(
    `select card.id, card.name, card.category, card.description, card.price_cents as "priceCents",
            card.price_unit as "priceUnit", card.duration_minutes as "durationMinutes",
            card.variants, card.extras, card.questions, card.highest_price_cents as "highestPriceCents",
            ${isHomeService} as "isHomeService", card.travel_reach_kilometres as "reachKilometres", not ${isTimed} as "isByArrangement",
            ${isImmediate(parameters)} as "isImmediate", ${visitTime(parameters)},
            card.is_freelancer as "isFreelancer", card.is_at_shop as "isAtShop", card.cancel_hours as "cancelHours",
            card.is_urgent as "isUrgent",
            card.deal_type as "dealType",
            coalesce((
              select json_agg(json_build_object('upTo', zone -> 'upTo', 'feeCents', zone -> 'feeCents') order by place)
                from jsonb_array_elements(card.travel_zones) with ordinality as listed (zone, place)), '[]') as "travelZones",
            coalesce((
              select json_agg(${imageObject} order by shown.position)
                from app.service_card_image shown join app.image image on image.id = shown.image_id
               where shown.card_id = card.id), '[]') as images
       from app.service_card card
       join app.account account on account.id = card.provider_id and ${isShown}
      where card.provider_id = ${parameters.add(provider)} and card.is_published
      order by card.position, card.created_at, card.id`,
    parameters.values,
  );
}

/** Whether appointments can be made, and where the provider is found; undefined if visitors may not see the provider. */
export async function bookableOf(
  database: Database,
  id: AccountId,
): Promise<{ isBookable: boolean; latitude: number; longitude: number } | undefined> {
  const [found] = await database.query<{ isBookable: boolean; latitude: number; longitude: number }>(
    `select ${isBookable} as "isBookable", public_latitude as latitude, public_longitude as longitude
       from app.provider join app.account account on account.id = account_id
      where account.id = $1 and ${isShown}`,
    [id],
  );
  return found;
}

export type ReviewRow = {
  id: string;
  rating: number;
  text: string;
  customerName: string | null;
  serviceName: string;
  at: string;
  parts: Review['parts'];
  praise: Review['praise'];
  staff: string | null;
  images: Pick<Review['images'][number], 'id' | 'width' | 'height'>[];
  reply: string | null;
  repliedAt: string | null;
};

export const latestReviews = (
  database: Database,
  provider: AccountId,
  { now, limit }: { now: Date; limit: number },
): Promise<ReviewRow[]> =>
  database.query<ReviewRow>(
    `select review.id, review.rating, review.body as text, review.parts, to_json(review.praise) as praise,
            (select staff.name from app.staff where staff.id = review.staff_id
                and exists (select from app.staff other where other.provider_id = staff.provider_id and other.id <> staff.id)) as staff,
            coalesce((select json_agg(json_build_object('id', image.id, 'width', image.width, 'height', image.height)
                                      order by shown.position)
                        from app.review_image shown join app.image image on image.id = shown.image_id
                       where shown.review_id = review.id), '[]') as images,
            coalesce(nullif(customer.name, ''), appointment.guest_name) as "customerName",
            appointment.service_name as "serviceName", review.created_at as at, review.reply, review.replied_at as "repliedAt"
       from app.review review
       join app.appointment appointment on appointment.id = review.appointment_id
       left join app.account customer on customer.id = appointment.customer_id
      where review.provider_id = $1 and review.author = 'customer' and review.visible_at <= $2::timestamptz
      order by review.created_at desc, review.id limit $3`,
    [provider, now.toISOString(), limit],
  );

export type ReviewFigures = Pick<ProviderProfile, 'partRatings' | 'withdrawnReviews' | 'textReviews' | 'praised'> & {
  /** How many visible reviews gave 1, 2, … 5 points. */
  ratings: { rating: number; count: number }[];
};

/** With the mean of each part that customers rated, and how many took their review back after it was shown. */
export async function reviewFiguresOf(database: Database, provider: AccountId, now: Date): Promise<ReviewFigures> {
  const [found] = await database.query<ReviewFigures & Record<string, unknown>>(
    `with shown as materialized (
       select rating, parts, praise, body from app.review
        where provider_id = $1 and author = 'customer' and visible_at <= $2::timestamptz)
     select coalesce((
              select json_agg(json_build_object('rating', rating, 'count', given))
                from (select rating, count(*) as given from shown group by rating) as rated), '[]') as ratings,
            (select count(*) from app.review
              where provider_id = $1 and author = 'customer' and withdrawn_at is not null) as "withdrawnReviews",
            (select count(*) from shown where body ~ '\\S\\s+\\S') as "textReviews",
            coalesce((
              select json_agg(json_build_object('praise', one, 'count', said) order by said desc, one)
                from (select one, count(*) as said from shown cross join lateral unnest(praise) as given (one)
                       group by one) as praised), '[]') as praised,
            coalesce((
              select json_agg(json_build_object('part', part, 'rating', rating, 'count', rated) order by part)
                from (select part, avg(points::integer)::float8 as rating, count(*) as rated
                        from shown cross join lateral jsonb_each_text(parts) as given (part, points)
                       group by part) as means), '[]') as "partRatings"`,
    [provider, now.toISOString()],
  );
  return found ?? { ratings: [], partRatings: [], withdrawnReviews: 0, textReviews: 0, praised: [] };
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
export const deleteProviderVisitorsBefore = (database: Database, day: string): Promise<number> =>
  forget(database, 'provider_visitor', 'day', day);

/** The first picture of the first card that has one. */
export async function firstPicture(database: Database, provider: AccountId): Promise<ImageRow | undefined> {
  const [found] = await database.query<{ image: ImageRow }>(
    `select ${imageObject} as image
       from app.service_card card
       join app.service_card_image shown on shown.card_id = card.id
       join app.image image on image.id = shown.image_id
      where card.provider_id = $1 and card.is_published
      order by card.position, card.created_at, card.id, shown.position limit 1`,
    [provider],
  );
  return found?.image;
}
