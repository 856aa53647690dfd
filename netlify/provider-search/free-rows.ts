import type { AccountId, CardId } from '../../src/contract/fields.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import { type Calendar, freeStarts } from '../calendar/slots.ts';
import { type Visit, type VisitCard, visitOf } from '../calendar/visit.ts';
import { addDays, dayAt, instantOf } from '../calendar/zone.ts';
import { type CalendarRow, calendarsOf } from '../ground/calendars.ts';
import { visitCents } from '../ground/card-filters.ts';
import { isBookable, isHomeService, isImmediate, isTimed, visitCard } from '../ground/provider-states.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { stateIs } from '../ground/states.ts';
import { bitsOf, daysKept, firstBookable, firstStepOf, heldUntil, minuteOf, nextUtcDay } from './free-steps.ts';

// Writes app.free_start: what the calendars of providers say, as rows that a question can be asked of.

interface KeptCard {
  id: CardId;
  provider: AccountId;
  q: string;
  service: number;
  reach: number | null;
  isAtShop: boolean;
  isImmediate: boolean;
  visitCents: number;
  isShortest: boolean;
  visit: VisitCard;
  /** The nearest end of a slot that somebody holds: it is free again then. */
  heldUntil: string | null;
}

/** Those nobody else is reading. A change of one waits until it is read. */
const lockedAmong = async (transaction: Database, ids: readonly AccountId[]): Promise<AccountId[]> => {
  const rows = await transaction.query<{ id: AccountId }>(
    `select provider_id as id from app.provider_search where provider_id = any($1::uuid[])
      order by provider_id for no key update skip locked`,
    [ids],
  );
  return rows.map(({ id }) => id);
};

/** Every card of which a time can be booked. */
function bookableCards(database: Database, ids: readonly AccountId[], now: Date): Promise<KeptCard[]> {
  const parameters = new Parameters();
  return database.query<KeptCard & Record<string, unknown>>(
    `select card.id, card.provider_id as provider, provider.q::text as q, card.services as service,
            case when ${isHomeService} then card.travel_reach_kilometres end as reach, card.is_at_shop as "isAtShop",
            ${isImmediate(parameters)} as "isImmediate", ${visitCents}::integer as "visitCents",
            row_number() over (partition by card.provider_id order by card.duration_minutes, card.id) = 1 as "isShortest",
            (select to_json(visit) from (select ${visitCard(parameters)}) as visit) as visit,
            (select min(held_until) from app.appointment held
              where held.provider_id = card.provider_id and ${stateIs('held.status', 'held')}
                and held_until > ${parameters.add(now.toISOString())}::timestamptz) as "heldUntil"
       from app.service_card card
       join app.account account on account.id = card.provider_id
       join app.provider provider on provider.account_id = card.provider_id
      where card.provider_id = any(${parameters.add(ids)}::uuid[]) and card.is_published and ${isTimed} and ${isBookable}`,
    parameters.values,
  );
}

/** Without the notice, which moves with the clock. */
function startsOf(calendar: Calendar, visit: Visit, now: Date): string | undefined {
  const firstDay = dayAt(now.getTime(), calendar.timeZone);
  const days = { firstDay, lastDay: addDays(firstDay, daysKept) };
  const starts = freeStarts(calendar, { ...visit, noticeMinutes: 0 }, { ...days, now });
  return bitsOf(starts, firstStepOf(now));
}

interface FreeRows {
  id: AccountId;
  /** Until then nothing but a change makes the rows wrong. The past: there are none. */
  freeUntil: Date;
  rows: readonly (Omit<KeptCard, 'visit' | 'heldUntil'> & { notice: number; starts: string })[];
}

const earliest = (...instants: readonly Date[]): Date => new Date(Math.min(...instants.map(Number)));

function readOf(calendar: CalendarRow, cards: readonly KeptCard[], now: Date): FreeRows {
  const tomorrow = instantOf(addDays(dayAt(now.getTime(), calendar.timeZone), 1), 0, calendar.timeZone);
  const held = cards.flatMap((card) => (card.heldUntil === null ? [] : new Date(card.heldUntil)));
  // A short horizon moves on at midnight.
  const horizon = calendar.horizonDays < daysKept ? [new Date(tomorrow)] : [];
  const rows: FreeRows['rows'][number][] = [];
  for (const { visit: card, heldUntil: _held, ...row } of cards) {
    const visit = visitOf([card], calendar);
    const starts = startsOf(calendar, visit, now);
    if (starts === undefined) return { id: calendar.id, freeUntil: new Date(0), rows: [] };
    rows.push({ ...row, notice: visit.noticeMinutes, starts });
  }
  return { id: calendar.id, freeUntil: earliest(heldUntil(now), ...held, ...horizon), rows };
}

async function writeRows(transaction: Database, read: readonly FreeRows[], now: Date): Promise<void> {
  const ids = read.map(({ id }) => id);
  const rows = read.flatMap((one) => one.rows);
  await transaction.query(
    'delete from app.free_start where provider_id = any($1::uuid[]) and card_id <> all($2::uuid[])',
    [ids, rows.map(({ id }) => id)],
  );
  await transaction.query(
    `insert into app.free_start as known (
       card_id, provider_id, q, service, reach, is_at_shop, is_immediate, visit_cents, notice_minutes, is_shortest, first_step, starts)
     select id, provider, q, service, reach, "isAtShop", "isImmediate", "visitCents", notice, "isShortest", $2::integer,
            starts::bit varying
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (
         id uuid, provider uuid, q bigint, service integer, reach smallint, "isAtShop" boolean, "isImmediate" boolean,
         "visitCents" integer, notice integer, "isShortest" boolean, starts text)
         on conflict (card_id) do update
        set provider_id = excluded.provider_id, q = excluded.q, service = excluded.service, reach = excluded.reach,
            is_at_shop = excluded.is_at_shop, is_immediate = excluded.is_immediate, visit_cents = excluded.visit_cents,
            notice_minutes = excluded.notice_minutes, is_shortest = excluded.is_shortest, first_step = excluded.first_step,
            starts = excluded.starts`,
    [{ rows }, firstStepOf(now)],
  );
  const tomorrow = nextUtcDay(now);
  const told = read.map(({ id, freeUntil }) => ({
    id,
    freeUntil: freeUntil.toISOString(),
    dueAt: (freeUntil > now ? earliest(freeUntil, tomorrow) : tomorrow).toISOString(),
  }));
  await transaction.query(
    `update app.provider_search searched set free_until = read."freeUntil", free_due_at = read."dueAt"
       from jsonb_to_recordset($1::jsonb -> 'told') as read (id uuid, "freeUntil" timestamptz, "dueAt" timestamptz)
      where provider_id = read.id`,
    [{ told }],
  );
  await keepNextFree(transaction, ids, now);
}

/** The next free start of the shortest card, which the order of the search goes by. */
const keepNextFree = (database: Database, ids: readonly AccountId[], now: Date): Promise<unknown> =>
  database.query(
    `update app.provider_search searched
        set next_free_at = next.at, next_free_until = next.at - next.notice_minutes * interval '1 minute'
       from (
         select asked.id, free.notice_minutes, to_timestamp(300.0 * (first + nullif(
                  position(B'1' in substring(starts from greatest(1, first - first_step + 1))), 0) - 1)) as at
           from unnest($1::uuid[]) as asked (id)
           left join app.free_start free on free.provider_id = asked.id and is_shortest
          cross join lateral (
            select greatest(first_step, ${firstBookable('$2::integer', 'notice_minutes')}) as first) as bookable) as next
      where searched.provider_id = next.id and (next_free_at is distinct from next.at or next_free_until is null)`,
    [ids, minuteOf(now)],
  );

/** Reads the calendars of these providers, unless somebody else is at it; how many. What is changed meanwhile stays marked. */
const keepFree = (database: Database, ids: readonly AccountId[], now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const locked = await lockedAmong(transaction, ids);
    if (locked.length === 0) return 0;
    // Before anything is read: a mark is there as soon as its change can be seen.
    await transaction.query('delete from app.free_mark where provider_id = any($1::uuid[])', [locked]);
    const calendars = await calendarsOf(transaction, locked, now, { days: daysKept });
    const cards = Map.groupBy(await bookableCards(transaction, locked, now), ({ provider }) => provider);
    const read = calendars.map((calendar) => readOf(calendar, cards.get(calendar.id) ?? [], now));
    await writeRows(transaction, read, now);
    return locked.length;
  });

/** Whoever is not found any more has no rows. */
const dropGone = (database: Database): Promise<unknown> =>
  database.query(
    `with gone as (
       delete from app.free_mark mark
        where not exists (select from app.provider_search where provider_id = mark.provider_id) returning provider_id)
     delete from app.free_start free using gone where free.provider_id = gone.provider_id`,
  );

/** The oldest changes first. */
const marked = (database: Database, limit: number): Promise<{ id: AccountId }[]> =>
  database.query<{ id: AccountId }>(
    `select provider_id as id from app.free_mark group by provider_id order by min(id) limit $1::integer`,
    [limit],
  );

const due = (database: Database, now: Date, limit: number): Promise<{ id: AccountId }[]> =>
  database.query<{ id: AccountId }>(
    `select provider_id as id from app.provider_search where free_due_at <= $1::timestamptz
      order by free_due_at limit $2::integer`,
    [now.toISOString(), limit],
  );

const begun = (database: Database, now: Date, limit: number): Promise<{ id: AccountId }[]> =>
  database.query<{ id: AccountId }>(
    `select provider_id as id from app.provider_search where next_free_until < $1::timestamptz
      order by next_free_until limit $2::integer`,
    [now.toISOString(), limit],
  );

const atOnce = 20;

/** Beside a write: reads again whom it has changed. Of a change of very many the schedule reads the others. */
export async function keepMarked({ database, clock }: Adapters): Promise<void> {
  const changed = idsOf(await marked(database, atOnce));
  if (changed.length === 0) return;
  await dropGone(database);
  await keepFree(database, changed, clock.now());
}

const batch = 100;
const begunBatch = 2000;

const idsOf = (rows: readonly { id: AccountId }[]): AccountId[] => rows.map(({ id }) => id);

/**
 * Run by the schedule: reads changed calendars and those whose rows end. It also finds the next free start of providers
 * whose last one can no longer be booked. `isOver` says when the run has to end.
 */
export async function keepAllFree({ database, clock }: Adapters, isOver: () => boolean): Promise<number> {
  await dropGone(database);
  let read = 0;
  while (!isOver()) {
    const now = clock.now();
    const changed = await marked(database, batch);
    const done = await keepFree(database, idsOf(changed.length > 0 ? changed : await due(database, now, batch)), now);
    read += done;
    if (done === 0) break;
  }
  while (!isOver()) {
    const now = clock.now();
    const over = idsOf(await begun(database, now, begunBatch));
    await database.transaction(async (transaction) =>
      keepNextFree(transaction, await lockedAmong(transaction, over), now),
    );
    if (over.length < begunBatch) break;
  }
  return read;
}
