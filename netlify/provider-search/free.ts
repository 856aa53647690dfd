import type { AccountId } from '../../src/contract/fields.ts';
import { dayPartOf, type When } from '../../src/contract/when.ts';
import type { Adapters } from '../adapters/ports.ts';
import { type Calendar, type FreeStart, firstStart } from '../calendar/slots.ts';
import { visitOf } from '../calendar/visit.ts';
import { calendarsOf } from '../ground/calendars.ts';
import { type CandidateRow, candidatesFor, type MatchingCard } from './candidates.ts';
import { daysAhead, daysAsked, daysAskedAnywhere } from './days.ts';
import { knownFree } from './free-known.ts';
import { stepsAsked } from './free-steps.ts';
import type { RowAfter, SearchAsked } from './question.ts';

/** The first free start in the time asked for, and the card it is for. */
export interface FreeCard {
  start: FreeStart;
  card: MatchingCard;
}

type Free = { id: AccountId; sortedBy: number } & FreeCard;

interface FreePage {
  /** In the order of the search, at most as many as asked for. */
  page: readonly Free[];
  /** Of all pages; of the first `candidatesMaximum` candidates if `isTotalExact` is false. */
  total: number;
  isTotalExact: boolean;
}

/**
 * The most calendars read for one query. Around a large city more providers may match than can be checked while
 * somebody waits. Then the pages are still exact, and the total says that there are more.
 */
const candidatesMaximum = 2000;
const batch = 500;

function earliestOf(calendar: Calendar, cards: readonly MatchingCard[], when: When, now: Date): FreeCard | undefined {
  const asked = { ...daysAsked(when, now, calendar.timeZone), part: dayPartOf(when), now };
  let earliest: FreeCard | undefined;
  for (const card of cards) {
    const start = firstStart(calendar, visitOf([card], calendar), asked);
    if (start !== undefined && start.start < (earliest?.start.start ?? Number.POSITIVE_INFINITY))
      earliest = { start, card };
  }
  return earliest;
}

/** Those of the candidates who are free then, in their order. */
async function freeAmong(
  { database }: Adapters,
  candidates: readonly CandidateRow[],
  when: When,
  now: Date,
): Promise<Free[]> {
  const free: Free[] = [];
  const { firstDay, lastDay } = daysAskedAnywhere(when, now);
  const busyFrom = new Date(Math.max(now.getTime(), Date.parse(`${firstDay}T00:00:00Z`)));
  const read = { days: daysAhead(lastDay, now), busyFrom };
  for (let first = 0; first < candidates.length; first += batch) {
    const some = candidates.slice(first, first + batch);
    const calendars = await calendarsOf(
      database,
      some.map(({ id }) => id),
      now,
      read,
    );
    const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
    for (const { id, sortedBy, cards } of some) {
      const calendar = byId.get(id);
      const found = calendar && earliestOf(calendar, cards, when, now);
      if (found !== undefined) free.push({ id, sortedBy, ...found });
    }
  }
  return free;
}

const isBehind = (one: RowAfter, other: RowAfter): boolean =>
  one.value > other.value || (one.value === other.value && one.id > other.id);
const placeOf = ({ sortedBy, id }: { sortedBy: number; id: AccountId }): RowAfter => ({ value: sortedBy, id });

/** By the calendars of whoever matches, or of those only whose kept rows say nothing. */
async function freeByCalendars(
  world: Adapters,
  asked: SearchAsked,
  when: When,
  { now, only }: { now: Date; only: 'all' | { unknownAt: Date } },
): Promise<FreePage> {
  const days = daysAskedAnywhere(when, now);
  const read = async (after: RowAfter | undefined) => {
    const rows = await candidatesFor(world.database, { ...asked, after, limit: candidatesMaximum + 1 }, days, only);
    const looked = rows.slice(0, candidatesMaximum);
    const last = rows.length > candidatesMaximum ? looked.at(-1) : undefined;
    return { free: await freeAmong(world, looked, when, now), rest: last && placeOf(last) };
  };
  const first = await read(undefined);
  const { after } = asked;
  const page = first.free.filter((one) => after === undefined || isBehind(placeOf(one), after));
  for (let { rest } = first; rest !== undefined && page.length < asked.limit; ) {
    const further = await read(after !== undefined && isBehind(after, rest) ? after : rest);
    page.push(...further.free);
    rest = further.rest;
  }
  return { page: page.slice(0, asked.limit), total: first.free.length, isTotalExact: first.rest === undefined };
}

/** The calendars of those who are free by the kept rows: their first time, and the card it is for. */
async function withTimes(
  world: Adapters,
  asked: SearchAsked,
  { when, now, known }: { when: When; now: Date; known: readonly RowAfter[] },
): Promise<Free[]> {
  if (known.length === 0) return [];
  const among = known.map(({ id }) => id);
  const rows = await candidatesFor(
    world.database,
    { ...asked, after: undefined, among },
    daysAskedAnywhere(when, now),
    'all',
  );
  return freeAmong(world, rows, when, now);
}

/**
 * Matching providers who are free at the requested time. `asked.limit` and `asked.after` are those of the page. The
 * stored rows say who is free, and how many. The calendar is read for the page, and for providers whose rows cannot
 * tell.
 */
export async function freeThen(world: Adapters, asked: SearchAsked, when: When, now: Date): Promise<FreePage> {
  const steps = stepsAsked(when, now);
  if (steps === undefined) return freeByCalendars(world, asked, when, { now, only: 'all' });
  const known = await knownFree(world.database, asked, steps, now);
  const none: FreePage = { page: [], total: 0, isTotalExact: true };
  const unknown =
    known.unknown === 0 ? none : await freeByCalendars(world, asked, when, { now, only: { unknownAt: now } });
  const page = [...(await withTimes(world, asked, { when, now, known: known.page })), ...unknown.page];
  return {
    page: page.toSorted((one, other) => (isBehind(placeOf(one), placeOf(other)) ? 1 : -1)).slice(0, asked.limit),
    total: known.total + unknown.total,
    isTotalExact: unknown.isTotalExact,
  };
}
