import type { CardId } from '../../src/contract/fields.ts';
import { limits } from '../../src/contract/limits.ts';
import type { ProviderCard } from '../../src/contract/services/provider.ts';
import type { Database } from '../adapters/ports.ts';
import type { VisitCard } from '../calendar/visit.ts';
import { milliseconds } from '../ground/calendars.ts';
import { type ImageRow, imageObject, portraitOf } from '../ground/pictures.ts';
import { isBookable, isImmediate, visitCard } from '../ground/provider-states.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { firstOf } from './first-of.ts';
import type { SearchAsked } from './question.ts';
import { sortKey } from './ranking.ts';
import { isTimedThere, lowestPrice, meantFirst, metBy, offeredBy, offerOf } from './ways.ts';

/** The card of the lowest price first. */
const cheapest = `not ${isTimedThere}, card.price_cents, card.id`;

type FoundCard = VisitCard & { id: CardId };

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

/**
 * One page, and the number of all. Everybody who was met is kept as narrow as can be; all else is read for the page only. Only
 * the order by price reads cards of some others.
 */
export function providersFound(database: Database, asked: SearchAsked): Promise<FoundRow[]> {
  const parameters = new Parameters();
  const met = metBy(asked, parameters);
  const sortedBy = sortKey[asked.sort](asked, parameters);
  const offer = offerOf(
    asked,
    parameters,
    `${lowestPrice} as "fromPriceCents", max(card.highest_price_cents) as "highestPriceCents",
     (array_agg(card.price_unit order by ${cheapest}))[1] as "priceUnit",
     (array_agg(card.id order by ${cheapest}))[1] as card_id,
     (array_agg(card.id order by ${meantFirst(asked.categories)}card.duration_minutes, card.id) filter (where ${isTimedThere}))[1] as shortest_id,
     array_agg(distinct card.category) as services,
     bool_or({isHomeService}) as "isHomeService", bool_or(not ${isTimedThere}) as "comesByArrangement",
     (array_agg(card.id order by ${meantFirst(asked.categories)}card.duration_minutes, card.id)
        filter (where ${isImmediate(parameters)} and ${isTimedThere}))[1]
       as shortest_immediate_id`,
    offeredBy(parameters),
  );
  return database.query<FoundRow>(
    `with met as materialized (${met(`id, metres, ${sortedBy} as "sortedBy"`)}),
     page as materialized (
       select id, metres, "sortedBy", (select count(*) from met) as total
         from (${firstOf('met', asked, parameters)}) as first)
     select met.id, round(met.metres)::integer as metres, met."sortedBy", met.total, offer.*,
            searched.rating_sum as "ratingSum", searched.rating_count as "reviewCount",
            case when searched.rating_count > 0 then searched.rating_sum::float8 / searched.rating_count end as rating,
            ${milliseconds('searched.next_free_at')} as "nextFreeAt",
            coalesce(account.business_name, account.name) as name, account.zip, account.city,
            provider.public_latitude as latitude, provider.public_longitude as longitude,
            account.identity_verified_at is not null as "isVerified",
            exists (select from app.provider_business business
                     where business.account_id = met.id and not business.is_trader) as "isPrivate", offer.shortest_id is not null and ${isBookable} as "isBookable",
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

/** Whether anybody matches at all. */
export async function isAnybodyFound(database: Database, asked: SearchAsked): Promise<boolean> {
  const parameters = new Parameters();
  const [found] = await database.query<{ isThere: boolean }>(
    `select exists (${metBy(asked, parameters)('id')}) as "isThere"`,
    parameters.values,
  );
  return found?.isThere === true;
}
