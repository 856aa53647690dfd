import type { AccountId, CardId, ImageId } from '../../../../src/contract/fields.ts';
import { cardFieldNames, type OwnCard } from '../../../../src/contract/services/service-card.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { ImageRow } from '../../../ground/pictures.ts';
import { imageObject } from '../../../ground/pictures.ts';
import { ahead, done, stateIs, stateIsNot } from '../../../ground/states.ts';
import { type FormerCard, rowOf, selected, type WrittenCard, writtenColumns } from './rules.ts';

export type OwnCardRow = Omit<OwnCard, 'images'> & { images: ImageRow[] };

/** The cards of a provider (`$1`) with their visits that lie ahead: how many, and the next three. `now` is the parameter of the instant. */
const cardsWithAhead = (now: string, columns: string): string => `
  with ahead as materialized (
    select distinct item.card_id, visit.id, visit.starts_at
      from app.appointment visit join app.appointment_item item on item.appointment_id = visit.id
     where visit.provider_id = $1 and ${stateIs('visit.status', ahead)} and visit.starts_at > ${now}::timestamptz)
  select ${columns}
    from app.service_card card
   cross join lateral (select count(*) as visits from ahead where card_id = card.id) as counted
   cross join lateral (
     select coalesce(json_agg(json_build_object(
              'start', to_char(visit.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'timeZone', provider.time_zone,
              'customer', coalesce(visit.visitor_name, visit.guest_name, nullif(customer.name, ''), '-'))
              order by visit.starts_at, visit.id), '[]') as visits
       from (select id from ahead where card_id = card.id order by starts_at, id limit 3) as first
       join app.appointment visit using (id)
       join app.provider provider on provider.account_id = visit.provider_id
       left join app.account customer on customer.id = visit.customer_id) as next
   where card.provider_id = $1`;

const ownColumns = `
  card.id, ${cardFieldNames.map(selected).join(', ')},
  card.created_at as "createdAt", card.updated_at as "updatedAt",
  card.is_hidden_by_plan and not card.is_published as "isHiddenByPlan",
  exists (select from app.report_hold taken where taken.kind = 'card' and taken.subject_id = card.id) as "isTakenDown",
  counted.visits as "visitsAhead", next.visits as "nextVisits",
  coalesce((
    select json_agg(${imageObject} order by shown.position)
      from app.service_card_image shown join app.image image on image.id = shown.image_id
     where shown.card_id = card.id), '[]') as images`;

/** The order is the provider's own; the id decides between cards that were never put in order. */
export const ownedBy = (database: Database, owner: AccountId, now: Date): Promise<OwnCardRow[]> =>
  database.query<OwnCardRow & Record<string, unknown>>(
    `${cardsWithAhead('$2', ownColumns)} order by card.position, card.created_at, card.id`,
    [owner, now.toISOString()],
  );

export async function ownedCard(
  database: Database,
  owner: AccountId,
  id: CardId,
  now: Date,
): Promise<OwnCardRow | undefined> {
  const [found] = await database.query<OwnCardRow & Record<string, unknown>>(
    `${cardsWithAhead('$3', ownColumns)} and card.id = $2`,
    [owner, id, now.toISOString()],
  );
  return found;
}

/** A card as a change finds it, locked. `isAsSeen` is false where it has changed since the given instant. */
export async function lockedCard(
  transaction: Database,
  owner: AccountId,
  id: CardId,
  seen: string | undefined,
): Promise<(FormerCard & { isPublished: boolean; isAsSeen: boolean }) | undefined> {
  const [found] = await transaction.query<FormerCard & { isPublished: boolean; isAsSeen: boolean }>(
    `select category, is_available_now as "isAvailableNow", is_mobile as "isMobile", is_at_shop as "isAtShop",
            is_published as "isPublished",
            updated_at is not distinct from coalesce($3::timestamptz, updated_at) as "isAsSeen"
       from app.service_card where provider_id = $1 and id = $2 for update`,
    [owner, id, seen ?? null],
  );
  return found;
}

/** Of the owner's cards: all, and those that are public, each without the card named. */
export async function countCards(
  transaction: Database,
  owner: AccountId,
  without: CardId | undefined,
): Promise<{ all: number; published: number }> {
  const [counted] = await transaction.query<{ all: number; published: number }>(
    `select count(*) as all, count(*) filter (where is_published) as published
       from app.service_card where provider_id = $1 and id is distinct from $2::uuid`,
    [owner, without ?? null],
  );
  return counted ?? { all: 0, published: 0 };
}

const columns = writtenColumns.join(', ');

/** Adds it behind the owner's other cards. Undefined where the chosen id is taken by somebody else's card. */
export async function createServiceCard(
  transaction: Database,
  owner: AccountId,
  card: WrittenCard,
  { id, now }: { id: CardId | undefined; now: Date },
): Promise<CardId | undefined> {
  const [inserted] = await transaction.query<{ id: CardId }>(
    `insert into app.service_card (id, provider_id, position, ${columns}, created_at, updated_at)
     select coalesce($4::uuid, gen_random_uuid()), $1::uuid,
            (select coalesce(max(position), 0) + 1 from app.service_card where provider_id = $1::uuid),
            ${columns}, $3::timestamptz, $3::timestamptz
       from jsonb_populate_record(null::app.service_card, $2::jsonb)
     on conflict (id) do nothing
     returning id`,
    [owner, rowOf(card), now.toISOString(), id ?? null],
  );
  return inserted?.id;
}

export const updateCard = (
  transaction: Database,
  owner: AccountId,
  card: WrittenCard,
  { id, now }: { id: CardId; now: Date },
): Promise<unknown> =>
  transaction.query(
    `update app.service_card
        set (${columns}, is_hidden_by_plan, updated_at) =
              (select ${writtenColumns.map((column) => `written.${column}`).join(', ')},
                      service_card.is_hidden_by_plan and not written.is_published, $3::timestamptz
                 from jsonb_populate_record(null::app.service_card, $2::jsonb) as written)
      where provider_id = $1 and id = $4::uuid`,
    [owner, rowOf(card), now.toISOString(), id],
  );

/** False where it is not the owner's. */
export async function deleteCard(transaction: Database, owner: AccountId, id: CardId): Promise<boolean> {
  const gone = await transaction.query('delete from app.service_card where provider_id = $1 and id = $2 returning id', [
    owner,
    id,
  ]);
  return gone.length > 0;
}

/** How far the provider comes: as far as the farthest of their public cards. The search for providers reads it. */
export const settleReach = (transaction: Database, owner: AccountId): Promise<unknown> =>
  transaction.query(
    `update app.provider
        set reach_kilometres = (
          select max(travel_reach_kilometres) from app.service_card
           where provider_id = $1 and is_mobile and is_published)
      where account_id = $1
        and exists (select 1 from app.service_card where provider_id = $1 and travel_reach_kilometres is not null)`,
    [owner],
  );

/** Replaces the card's pictures by these, in this order. */
export async function showImages(
  transaction: Database,
  id: CardId,
  images: readonly { id: ImageId; alt: string }[],
): Promise<void> {
  await transaction.query('delete from app.service_card_image where card_id = $1', [id]);
  await transaction.query(
    `insert into app.service_card_image (card_id, position, image_id, alt)
     select $1, position, image_id, alt
       from unnest($2::uuid[], $3::text[]) with ordinality as given (image_id, alt, position)`,
    [id, images.map((image) => image.id), images.map((image) => image.alt)],
  );
}

/** The ids of all own cards, locked: two orders at once follow one another. */
export async function lockedIds(transaction: Database, owner: AccountId): Promise<CardId[]> {
  const rows = await transaction.query<{ id: CardId }>(
    'select id from app.service_card where provider_id = $1 order by id for update',
    [owner],
  );
  return rows.map(({ id }) => id);
}

export const putInOrder = (transaction: Database, owner: AccountId, ids: readonly CardId[]): Promise<unknown> =>
  transaction.query(
    `update app.service_card card set position = listed.position
       from unnest($2::uuid[]) with ordinality as listed (id, position)
      where card.provider_id = $1 and card.id = listed.id`,
    [owner, ids],
  );

interface Figures {
  name: string;
  totalAppointments: number;
  recentAppointments: number;
  revenue: number;
  recentRevenue: number;
  otherRevenue: number;
  otherRecentRevenue: number;
  ratingAverage: number | null;
  totalReviews: number;
  viewsTotal: number;
  viewsThisWeek: number;
  weeks: { monday: string; views: number; appointments: number; revenue: number }[];
}

/**
 * Appointments that were not cancelled, and revenue of completed ones: the price, by the hour times the booked hours. The
 * views are those of the provider's page. Weeks are those of the provider's clock, which may be another day than here.
 */
export async function figuresOf(
  database: Database,
  owner: AccountId,
  id: CardId,
  { now, recentDays, weekDays, weeks }: { now: Date; recentDays: number; weekDays: number; weeks: number },
): Promise<Figures | undefined> {
  const [found] = await database.query<Figures & Record<string, unknown>>(
    `with own as materialized (
       select card.id, card.name, card.provider_id, app.currency_of_zone(provider.time_zone) as currency, provider.time_zone, ($3::timestamptz at time zone provider.time_zone)::date as today
         from app.service_card card join app.provider provider on provider.account_id = card.provider_id
        where card.provider_id = $1 and card.id = $2),
     held as (
       select appointment.id, ${stateIs('appointment.status', done)} as is_done, appointment.currency = own.currency as is_own,
              appointment.starts_at >= $3::timestamptz - make_interval(days => $4) and appointment.starts_at <= $3::timestamptz
                as is_recent,
              case when appointment.starts_at <= $3::timestamptz
                then date_trunc('week', appointment.starts_at at time zone own.time_zone)::date end as monday,
              case when appointment.price_unit = 'hour'
                then round(appointment.price_cents * extract(epoch from appointment.ends_at - appointment.starts_at) / 3600)
                else appointment.price_cents end::bigint as cents
         from own join app.appointment appointment on appointment.card_id = own.id and ${stateIsNot('appointment.status', ['cancelled', 'held'])}),
     week as (
       select date_trunc('week', own.today)::date - 7 * back as monday from own, generate_series(0, $6::integer - 1) back),
     booked as (
       select monday, count(*) as appointments, coalesce(sum(cents) filter (where is_done and is_own), 0)::float8 / 100 as revenue
         from held group by monday),
     seen as (
       select date_trunc('week', provider_day.day)::date as monday, sum(views) as views
         from own join app.provider_day on provider_day.provider_id = own.provider_id
        where provider_day.day >= own.today - 7 * $6::integer group by 1)
     select own.name,
            (select count(*) from held) as "totalAppointments",
            (select count(*) from held where is_recent) as "recentAppointments",
            (select coalesce(sum(cents), 0)::float8 / 100 from held where is_done and is_own) as revenue,
            (select coalesce(sum(cents), 0)::float8 / 100 from held where is_done and is_recent and is_own) as "recentRevenue",
            (select coalesce(sum(cents), 0)::float8 / 100 from held where is_done and not is_own) as "otherRevenue",
            (select coalesce(sum(cents), 0)::float8 / 100 from held where is_done and is_recent and not is_own) as "otherRecentRevenue",
            rated.mean as "ratingAverage", rated.count as "totalReviews",
            (select coalesce(sum(views), 0)::integer from app.provider_day where provider_id = own.provider_id) as "viewsTotal",
            (select coalesce(sum(views), 0)::integer from app.provider_day
              where provider_id = own.provider_id and day > own.today - $5::integer) as "viewsThisWeek",
            (select jsonb_agg(jsonb_build_object('monday', week.monday, 'views', coalesce(seen.views, 0),
                'appointments', coalesce(booked.appointments, 0), 'revenue', coalesce(booked.revenue, 0)) order by week.monday)
               from week left join booked using (monday) left join seen using (monday)) as weeks
       from own
      cross join lateral (
        select avg(rating)::float8 as mean, count(*) as count
          from app.review review join held on held.id = review.appointment_id
         where review.provider_id = own.provider_id and review.author = 'customer'
           and review.visible_at <= $3::timestamptz) as rated`,
    [owner, id, now.toISOString(), recentDays, weekDays, weeks],
  );
  return found;
}
