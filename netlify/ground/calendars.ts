import type { AccountId } from '../../src/contract/fields.ts';
import { limits } from '../../src/contract/limits.ts';
import { type CardPick, readPick } from '../../src/contract/services/card-option-fields.ts';
import { type OptionCard, withOptions } from '../../src/contract/services/card-options.ts';
import type { Database } from '../adapters/ports.ts';
import type { Calendar } from '../calendar/slots.ts';
import type { VisitCard } from '../calendar/visit.ts';
import { isHomeService, isTimed, visitCard } from './provider-states.ts';
import { Parameters } from './sql-parameters.ts';
import { stateIs, stateIsNot } from './states.ts';

export const milliseconds = (instant: string): string => `(extract(epoch from ${instant}) * 1000)::bigint`;

export type CalendarRow = Calendar & { id: AccountId };

const listOf = (columns: string, from: string): string =>
  `(select coalesce(json_agg(json_build_object(${columns})), '[]') from ${from})`;

const shortestMinutes = `coalesce((
  select min(duration_minutes) from app.service_card where provider_id = provider.account_id and is_published), 0)`;

const openHours = `'weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute`;

const weeklyHours = listOf(
  openHours,
  `(select * from app.weekly_hours where provider_id = provider.account_id order by weekday, opens_minute) as hours`,
);

const specialHours = listOf(
  `'day', day, 'opensMinute', opens_minute, 'closesMinute', closes_minute`,
  `(select * from app.special_hours where provider_id = provider.account_id and day >= clock.today
     order by day, opens_minute) as hours`,
);

const timeOff = listOf(
  `'firstDay', first_day, 'lastDay', last_day`,
  `(select * from app.time_off where provider_id = provider.account_id and last_day >= clock.today
     order by first_day) as absence`,
);

const holidays = `array(
  select day::text from app.holiday
   where region = provider.holiday_region and day between clock.today and clock.today + clock.ahead
     and not exists (select from app.worked_holiday worked
                      where worked.provider_id = provider.account_id and worked.day = holiday.day)
   order by day)`;

const visitsByDay = listOf(
  `'day', day, 'count', visits`,
  `(select (starts_at at time zone time_zone)::date as day, count(*) as visits from app.appointment
     where provider_id = provider.account_id and ${stateIsNot('status', 'cancelled')} and id <> all(gone.owners)
       and starts_at >= $2::timestamptz - interval '1 day'
     group by 1) as booked`,
);

const ownHours = listOf(
  openHours,
  `(select * from app.staff_hours where staff_id = staff.id order by weekday, opens_minute) as own`,
);

const busySpans = listOf(
  `'from', ${milliseconds('lower(span)')}, 'until', ${milliseconds('upper(span)')}`,
  `unnest((select range_agg(span) from app.busy
            where staff_id = staff.id and owner <> all(gone.owners)
              and span && tstzrange(least($6::timestamptz - interval '1 day', clock.read_until),
                                    clock.read_until))) as span`,
);

const activeStaff = listOf(
  `'id', id, 'cards', cards, 'hours', hours, 'busy', busy`,
  `(select staff.id,
           case when not has_all_cards
                then array(select card_id from app.staff_card where staff_id = staff.id order by card_id) end as cards,
           case when has_own_hours then ${ownHours} end as hours,
           ${busySpans} as busy
      from app.staff where staff.provider_id = provider.account_id and is_active
     order by position, id) as member`,
);

interface CalendarRead {
  except?: string | undefined;
  countsVisits?: boolean;
  days?: number;
  busyFrom?: Date;
}

/**
 * The calendars of these providers with all active staff, in one statement.
 *
 * A slot whose hold has expired is free. So is the time of the appointment `except`, which is being moved, or is the
 * hold being booked. Appointments are counted only if their number is limited, or with `countsVisits`. Adjoining busy
 * spans are merged, so a full day is one span. They begin a day before `now`, because a time may directly follow a past
 * appointment of today. `days` cuts the horizon: reading a year of appointments takes ten times as long as two weeks.
 * `busyFrom` leaves out busy times before the first relevant day, which may lie beyond the horizon.
 */
export const calendarsOf = (
  database: Database,
  ids: readonly AccountId[],
  now: Date,
  { except, countsVisits = false, days = limits.horizonDaysMaximum, busyFrom = now }: CalendarRead = {},
): Promise<CalendarRow[]> =>
  database.query<CalendarRow & Record<string, unknown>>(
    `with gone as materialized (
       select array(select id from app.appointment
                     where ${stateIs('status', 'held')} and (held_until <= $2::timestamptz or id = $3::uuid)
                    union all select $3::uuid where $3::uuid is not null) as owners)
     select provider.account_id as id, time_zone as "timeZone", buffer_after_minutes as "bufferAfterMinutes",
            notice_minutes as "noticeMinutes", clock.ahead as "horizonDays", is_tight as "isTight",
            per_day_maximum as "perDayMaximum", ${shortestMinutes} as "shortestMinutes",
            ${weeklyHours} as "weeklyHours",
            ${specialHours} as "specialHours",
            ${timeOff} as "timeOff",
            ${holidays} as holidays,
            case when per_day_maximum is null and not $4::boolean then '[]' else ${visitsByDay} end as visits,
            ${activeStaff} as staff
       from app.provider
      cross join gone
      cross join lateral (
        select ($2::timestamptz at time zone time_zone)::date as today, least(horizon_days, $5::integer) as ahead,
               $2::timestamptz + make_interval(days => least(horizon_days, $5::integer) + 2) as read_until) as clock
      where account_id = any($1::uuid[])`,
    [ids, now.toISOString(), except ?? null, countsVisits, days, busyFrom.toISOString()],
  );

/** A card of a visit, and where it can be had at a booked time. */
export interface PlacedCard extends VisitCard {
  isAtShop: boolean;
  isHomeService: boolean;
}

type OfferedCard = PlacedCard & OptionCard & { place: number };

/**
 * The published cards that were picked, in that order; without picks the shortest one that can be booked. Those that a provider
 * does not have, or not with these options, are left out.
 */
export async function visitCardsOf(
  database: Database,
  provider: AccountId,
  picks: readonly CardPick[] | undefined,
): Promise<PlacedCard[]> {
  const parameters = new Parameters();
  const read = picks?.map(readPick);
  const asked = `${parameters.add(read?.map(({ id }) => id) ?? null)}::uuid[]`;
  const found = await database.query<OfferedCard & Record<string, unknown>>(
    `select asked.place, card.name, card.price_cents as "priceCents", card.price_unit as "priceUnit", card.variants, card.extras,
            ${visitCard(parameters)}, card.is_at_shop as "isAtShop", ${isHomeService} as "isHomeService"
       from (select id, place from unnest(${asked}) with ordinality as named (id, place)
             union all
             (select card.id, 1 from app.service_card card join app.account account on account.id = card.provider_id
               where ${asked} is null and card.provider_id = ${parameters.add(provider)} and card.is_published and ${isTimed}
               order by card.duration_minutes, card.position, card.id limit 1)) as asked
       join app.service_card card using (id)
       join app.account account on account.id = card.provider_id
      where card.provider_id = ${parameters.add(provider)} and card.is_published
      order by asked.place`,
    parameters.values,
  );
  return found.flatMap((card) => withOptions(card, read?.[card.place - 1]?.options ?? []) ?? []);
}
