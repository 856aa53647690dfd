import type { AccountId, CardId } from '../../src/contract/fields.ts';
import type { Database } from '../adapters/ports.ts';
import type { VisitCard } from '../calendar/visit.ts';
import { dayNumber, weekdayOn } from '../calendar/zone.ts';
import { isBookable, isImmediate, isTimed, visitCard } from '../ground/provider-states.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import type { Days } from './days.ts';
import { firstOf } from './first-of.ts';
import { unknownFree } from './free-known.ts';
import type { SearchAsked } from './question.ts';
import { sortKey } from './ranking.ts';
import { meantFirst, metBy, offeredBy, offerOf } from './ways.ts';

export type MatchingCard = VisitCard & { id: CardId; isImmediate: boolean };

export type CandidateRow = {
  id: AccountId;
  sortedBy: number;
  /** Every matching card, in the provider's order. */
  cards: MatchingCard[];
};

const weekdaysOf = ({ firstDay, lastDay }: Days): number[] => {
  const first = dayNumber(firstDay);
  return Array.from({ length: Math.min(7, dayNumber(lastDay) - first + 1) }, (_, ahead) => weekdayOn(first + ahead));
};

/** Whether anybody could work on one of the days. Whoever could not has no free time then, and needs no calendar. */
function mayBeOpen(days: Days, parameters: Parameters): string {
  const weekdays = `${parameters.add(weekdaysOf(days))}::integer[]`;
  const [first, last] = [`${parameters.add(days.firstDay)}::date`, `${parameters.add(days.lastDay)}::date`];
  return `
    (exists (select from app.weekly_hours where provider_id = met.id and weekday = any(${weekdays}))
     or exists (select from app.special_hours where provider_id = met.id and day between ${first} and ${last})
     or exists (select from app.staff join app.staff_hours own on own.staff_id = staff.id
                 where staff.provider_id = met.id and has_own_hours and weekday = any(${weekdays})))
    and not exists (select from app.time_off where provider_id = met.id and first_day <= ${first} and last_day >= ${last})`;
}

/**
 * Providers who match apart from the time, take bookings and may be open on one of the days, in search order, from
 * `after` on. Only their calendars know whether they are free. `unknownAt`: only those whose stored rows cannot tell.
 */
export function candidatesFor(
  database: Database,
  asked: SearchAsked,
  days: Days,
  only: 'all' | { unknownAt: Date } = 'all',
): Promise<CandidateRow[]> {
  const parameters = new Parameters();
  const met = metBy(asked, parameters);
  const sortedBy = sortKey[asked.sort](asked, parameters);
  const card = `(select to_json(one) from (
    select ${visitCard(parameters)}, ${isImmediate(parameters)} as "isImmediate") as one)`;
  const offer = offerOf(
    asked,
    parameters,
    `json_agg(${card} order by ${meantFirst(asked.categories)}card.position, card.created_at, card.id) filter (where ${isTimed}) as cards`,
    offeredBy(parameters),
  );
  const isAsked = only === 'all' ? 'true' : `met.id in (${unknownFree(parameters, only.unknownAt)})`;
  return database.query<CandidateRow>(
    `with met as materialized (${met(`id, metres, ${sortedBy} as "sortedBy"`)}),
     open as materialized (
       select met.* from met join app.account account on account.id = met.id
        where ${isAsked} and ${isBookable} and ${mayBeOpen(days, parameters)}),
     first as materialized (${firstOf('open', asked, parameters)})
     select met.id, met."sortedBy", coalesce(offer.cards, '[]') as cards
       from first as met
       join app.account account on account.id = met.id
       join app.provider provider on provider.account_id = met.id
      cross join lateral (${offer}) as offer
      order by met."sortedBy", met.id`,
    parameters.values,
  );
}
