import type { Database } from '../adapters/ports.ts';
import { type CardFilters, wayCents } from '../ground/card-filters.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import type { KeyRange } from '../search/geometry/index.ts';
import { firstOf } from './first-of.ts';
import { firstBookable, minuteOf, type StepsAsked } from './free-steps.ts';
import type { RowAfter, SearchAsked } from './question.ts';
import { sortKey } from './ranking.ts';
import { bitsOf, metBy } from './ways.ts';

/** Those whose rows of app.free_start say nothing: something has changed, or their time is over. */
export const unknownFree = (parameters: Parameters, now: Date): string => `
  select provider_id from app.free_mark
   union all
  select provider_id from app.provider_search where free_until <= ${parameters.add(now.toISOString())}::timestamptz`;

/**
 * The rows of app.free_start that fulfil a condition and have a start at one of the steps. Bookable starts begin
 * somewhere in the row's bits. Whole bytes are cut out of it, which is a copy; the few steps before the first whole
 * byte come last. Rows too old to reach the end are unknown.
 */
export function freeRows(
  { from, until, mask }: StepsAsked,
  now: Date,
  { columns, condition, parameters }: { columns: string; condition: string; parameters: Parameters },
): string {
  const [begins, ends] = [`${parameters.add(from)}::integer`, `${parameters.add(until)}::integer`];
  const asked = `${parameters.add(mask)}::bit varying`;
  const bookable = firstBookable(`${parameters.add(minuteOf(now))}::integer`, 'notice_minutes');
  const hasStart = (start: string, end: string): string => `bit_count(
    substring(starts from ${start} - first_step + 1 for ${end} - ${start})
    & substring(${asked} from ${start} - ${begins} + 1 for ${end} - ${start})) > 0`;
  return `
    select ${columns} from (
      select *, least(${ends}, (first + 7) / 8 * 8) as whole from (
        select ${columns}, starts, first_step, greatest(${begins}, ${bookable}) as first
          from app.free_start where ${condition} offset 0) as bits) as free
     where case when first < ${ends} and first_step + length(starts) >= ${ends}
                then ${hasStart('whole', ends)} or ${hasStart('first', 'whole')} else false end`;
}

/** What a row tells by itself of the filters. */
function fits({ isImmediate, isMobile, priceMaximumCents }: CardFilters, parameters: Parameters): string {
  const conditions = [
    ...(isMobile ? ['reach is not null'] : []),
    ...(isImmediate ? ['is_immediate'] : []),
    ...(priceMaximumCents === undefined ? [] : [`visit_cents <= ${parameters.add(priceMaximumCents)}::integer`]),
  ];
  return ['true', ...conditions].join(' and ');
}

/** Near enough, and, where the way is paid, not too dear with it. */
function isInReach({ around, filters }: SearchAsked, parameters: Parameters): string {
  if (around === null) return 'true';
  const { priceMaximumCents, isMobile } = filters;
  const isNear = `met.metres <= coalesce(1000.0::float8 * reach, ${parameters.add(around.radiusMetres)}::float8)`;
  if (priceMaximumCents === undefined) return isNear;
  return `${isNear} and (reach is null or ${isMobile ? 'false' : 'is_at_shop'} or exists (
    select from app.service_card card where card.id = free.card_id
       and free.visit_cents + ${wayCents('met.metres')} <= ${parameters.add(priceMaximumCents)}::integer))`;
}

export interface KnownFree {
  total: number;
  /** In the order of the search, behind `asked.after`. */
  page: readonly RowAfter[];
  /** How many match whose rows say nothing. */
  unknown: number;
}

/** Who is free at the steps, by the rows that are kept. */
export async function knownFree(
  database: Database,
  asked: SearchAsked,
  steps: StepsAsked,
  now: Date,
): Promise<KnownFree> {
  const parameters = new Parameters();
  const { around, categories, filters, sort } = asked;
  // What is free fulfils the filters by itself.
  const any = { priceMaximumCents: undefined, isImmediate: false, isMobile: false };
  const met = metBy(
    { ...asked, filters: any },
    parameters,
  )(`id, metres, ${sortKey[sort](asked, parameters)} as "sortedBy"`);
  const columns = 'provider_id, card_id, reach, is_at_shop, visit_cents';
  const wanted = `service & ${parameters.add(bitsOf(categories))}::integer <> 0 and ${fits(filters, parameters)}`;
  const rowsWhere = (condition: string): string =>
    freeRows(steps, now, { columns, condition: `${condition} and ${wanted}`, parameters });
  const within = (ranges: readonly KeyRange[], reach: string): string => `
    select free.* from ${parameters.addRanges(ranges)} as range (lo, hi)
     cross join lateral (${rowsWhere(`q >= range.lo and q < range.hi and reach is ${reach}`)}) as free`;
  const free =
    around === null
      ? rowsWhere('provider_id in (select id from met)')
      : `${within(around.ranges, 'null')} union all ${within(around.reachRanges.length === 0 ? around.ranges : around.reachRanges, 'not null')}`;
  const [found] = await database.query<KnownFree & Record<string, unknown>>(
    `with met as materialized (${met}),
     unknown as materialized (${unknownFree(parameters, now)}),
     known as materialized (
       select id, metres, "sortedBy" from met
        where exists (select from (${free}) as free where free.provider_id = met.id and ${isInReach(asked, parameters)})
          and not exists (select from unknown where unknown.provider_id = met.id))
     select (select count(*) from known) as total,
            (select coalesce(json_agg(json_build_object('value', "sortedBy", 'id', id)), '[]')
               from (${firstOf('known', asked, parameters)}) as page) as page,
            (select count(*) from met where id in (select provider_id from unknown)) as unknown`,
    parameters.values,
  );
  return found ?? { total: 0, page: [], unknown: 0 };
}
