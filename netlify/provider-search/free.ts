import type { AccountId } from '../../src/contract/fields.ts';
import { dayPartOf, type When } from '../../src/contract/when.ts';
import type { Adapters } from '../adapters/ports.ts';
import { type Calendar, type FreeStart, firstStart } from '../calendar/slots.ts';
import { visitOf } from '../calendar/visit.ts';
import { calendarsOf } from '../ground/calendars.ts';
import { type CandidateRow, candidatesFor, type MatchingCard } from './candidates.ts';
import { daysAhead, daysAsked, daysAskedAnywhere } from './days.ts';
import type { SearchAsked } from './question.ts';

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
 * So many calendars are read for one question. Around a large city more providers may match than can be looked through while
 * somebody waits: then the pages still hold exactly who is free, and the total says that there are more.
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

type RowAfter = NonNullable<SearchAsked['after']>;

const isBehind = (one: RowAfter, other: RowAfter): boolean =>
  one.value > other.value || (one.value === other.value && one.id > other.id);
const placeOf = ({ sortedBy, id }: { sortedBy: number; id: AccountId }): RowAfter => ({ value: sortedBy, id });

/** Whoever matches and is free when somebody wants to come. `asked.limit` and `asked.after` are those of the page. */
export async function freeThen(world: Adapters, asked: SearchAsked, when: When, now: Date): Promise<FreePage> {
  const days = daysAskedAnywhere(when, now);
  const read = async (after: RowAfter | undefined) => {
    const rows = await candidatesFor(world.database, { ...asked, after, limit: candidatesMaximum + 1 }, days);
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
