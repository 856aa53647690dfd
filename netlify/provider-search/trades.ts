import type { ServiceCurrency } from '../../src/contract/currency.ts';
import { type PriceUnit, usualWeights } from '../../src/contract/services/provider.ts';
import { type TradeName, trades } from '../../src/contract/services/provider-trades.ts';
import { categoriesOf, serviceCategories } from '../../src/contract/services/service-taxonomy.ts';
import type { Database } from '../adapters/ports.ts';
import { dayAt, dayNumber, instantOn } from '../calendar/zone.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import type { PlaceRow } from '../places/index.ts';
import { firstBookable, instantOf, minuteOf, stepOf } from './free-steps.ts';
import { priorReviews } from './ranking.ts';
import { bitsOf, metBy, rangesAround, rangesOfReach } from './ways.ts';

interface TradesAsked {
  place: PlaceRow;
  /** Kilometres. */
  radius: number;
  currency: ServiceCurrency;
  timeZone: string;
  now: Date;
}

export interface TradeFound {
  service: TradeName;
  price: { cents: number; unit: PriceUnit } | null;
  /** Providers with a start that can still be booked today. */
  freeToday: number;
  /** The first day with a free time; null where the rows that are kept have none. */
  nextDay: string | null;
}

type Row = Omit<TradeFound, 'nextDay'> & { start: number | null };

/** Everybody within reach of the place, with any service. */
function everybodyAround({ place, radius, currency, now }: TradesAsked, parameters: Parameters): string {
  const kilometres = Math.max(radius, place.precisionKilometres);
  const asked = {
    around: {
      latitude: place.latitude,
      longitude: place.longitude,
      radiusMetres: kilometres * 1000,
      ranges: rangesAround(place, kilometres),
      reachRanges: rangesOfReach(place, kilometres),
    },
    name: undefined,
    categories: serviceCategories,
    ofProvider: {},
    filters: { priceMaximumCents: undefined, isImmediate: false, isMobile: false },
    sort: 'distance',
    currency: { first: currency, only: currency },
    weights: usualWeights,
    prior: { reviews: priorReviews, mean: 0 },
    after: undefined,
    limit: 1,
    now,
  } as const;
  return metBy(asked, parameters)('id, metres');
}

/**
 * What each trade costs at least around a place, and who is free. It reads the rows that are kept (`app.free_start`): a provider
 * who has just changed something is counted as before, for a moment.
 */
export async function tradesAround(database: Database, asked: TradesAsked): Promise<TradeFound[]> {
  const { place, radius, timeZone, now } = asked;
  const parameters = new Parameters();
  const met = everybodyAround(asked, parameters);
  const kinds = parameters.add({ kinds: trades.map((service) => ({ service, bits: bitsOf(categoriesOf(service)) })) });
  const radiusMetres = `${parameters.add(Math.max(radius, place.precisionKilometres) * 1000)}::float8`;
  const bookable = firstBookable(`${parameters.add(minuteOf(now))}::integer`, 'notice_minutes');
  const midnight = instantOn(dayNumber(dayAt(now.getTime(), timeZone)) + 1, 0, timeZone);
  const tomorrow = `${parameters.add(stepOf(midnight))}::integer`;
  const rows = await database.query<Row>(
    `with met as materialized (${met}),
     kind as (select * from jsonb_to_recordset(${kinds}::jsonb -> 'kinds') as kind (service text, bits integer)),
     free as (
       select kind.service, row.provider_id, min(row.start) as start
         from (
           select provider_id, service,
                  first + nullif(position(B'1' in substring(starts from first - first_step + 1)), 0) - 1 as start
             from (
               select free.*, greatest(free.first_step, ${bookable}) as first
                 from met join app.free_start free on free.provider_id = met.id
                where met.metres <= coalesce(1000.0::float8 * free.reach, ${radiusMetres}) offset 0) as bits) as row
         join kind on row.service & kind.bits <> 0
        where row.start is not null
        group by 1, 2),
     counted as (
       select service, count(*) filter (where start < ${tomorrow})::integer as today, min(start) as start from free group by 1),
     priced as (
       select distinct on (kind.service) kind.service, card.price_cents, card.price_unit
         from met
         join app.service_card card on card.provider_id = met.id and card.is_published
         join kind on card.services & kind.bits <> 0
        where exists (select from app.free_start free where free.card_id = card.id)
        order by kind.service, card.price_cents, card.id)
     select kind.service,
            case when priced.price_cents is not null
                 then json_build_object('cents', priced.price_cents, 'unit', priced.price_unit) end as price,
            coalesce(counted.today, 0) as "freeToday", counted.start
       from kind left join counted using (service) left join priced using (service)`,
    parameters.values,
  );
  const found = new Map(rows.map((row) => [row.service, row]));
  return trades.map((service) => {
    const { price = null, freeToday = 0, start = null } = found.get(service) ?? {};
    return { service, price, freeToday, nextDay: start === null ? null : dayAt(instantOf(start), timeZone) };
  });
}
