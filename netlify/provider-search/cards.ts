import type { AccountId } from '../../src/contract/fields.ts';
import { limits } from '../../src/contract/limits.ts';
import type { Adapters } from '../adapters/ports.ts';
import { type Calendar, type FreeStart, firstStart, freeStarts, nextStart, startOf } from '../calendar/slots.ts';
import { type Visit, type VisitCard, visitOf } from '../calendar/visit.ts';
import { dayAt, isoOf, minuteMilliseconds } from '../calendar/zone.ts';
import { type CalendarRow, calendarsOf } from '../ground/calendars.ts';
import { imageShown } from '../ground/pictures.ts';
import type { FreeCard } from './free.ts';
import type { FoundRow } from './page.ts';

/** Most calendars have a free time within so many days: the rest is read for those only that have none. */
const daysFirst = 14;

interface NextAsked {
  id: AccountId;
  visit: (calendar: Calendar) => Visit;
  staff?: string | undefined;
  /** Today unless said. */
  firstDay?: string | undefined;
}

/** The next free start of each, with calendars that reach `days` ahead. */
export async function nextStarts(
  { database, clock }: Adapters,
  calendars: readonly CalendarRow[],
  asked: readonly NextAsked[],
  days: number,
): Promise<Map<AccountId, FreeStart | undefined>> {
  const now = clock.now();
  const found = new Map<AccountId, FreeStart | undefined>();
  const look = (known: readonly CalendarRow[]) => {
    const byId = new Map(known.map((calendar) => [calendar.id, calendar]));
    for (const { id, visit, ...from } of asked) {
      const calendar = byId.get(id);
      if (calendar !== undefined) found.set(id, firstStart(calendar, visit(calendar), { now, ...from }));
    }
  };
  look(calendars);
  const further = calendars.filter(({ id, horizonDays }) => horizonDays >= days && found.get(id) === undefined);
  if (further.length > 0)
    look(
      await calendarsOf(
        database,
        further.map(({ id }) => id),
        now,
      ),
    );
  return found;
}

/** Whether a visit for a card that can be booked at once can start soon; `card` is null if there is no such card. */
const isAvailableNow = (calendar: Calendar, card: VisitCard | null, now: Date): boolean =>
  card !== null && startsSoon(nextStart(calendar, visitOf([card], calendar), now), now);

/** The next free start of each row's shortest card. */
async function nextOfShortest(world: Adapters, rows: readonly FoundRow[], calendars: readonly CalendarRow[]) {
  const timed = rows.flatMap(({ shortest, ...row }) =>
    row.isBookable && shortest !== null ? [{ ...row, shortest }] : [],
  );
  const asked = timed.map(({ id, shortest }) => ({ id, visit: (calendar: Calendar) => visitOf([shortest], calendar) }));
  const next = await nextStarts(world, calendars, asked, daysFirst);
  const cards = new Map(
    timed.map(({ id, shortest, shortestImmediate }) => [
      id,
      { ...shortest, isImmediate: shortestImmediate?.id === shortest.id },
    ]),
  );
  return (id: AccountId) => {
    const [start, card] = [next.get(id), cards.get(id)];
    return start === undefined || card === undefined ? undefined : { start, card };
  };
}

/** The next starts of the same day, as far as the calendars that were read reach. */
function laterOf(
  calendar: Calendar,
  { start, card }: { start: FreeStart; card: VisitCard },
  { now, count }: { now: Date; count: number },
): string[] {
  if (count === 0 || start.start >= now.getTime() + (daysFirst - 1) * 24 * 60 * minuteMilliseconds) return [];
  const day = dayAt(start.start, calendar.timeZone);
  return freeStarts(calendar, visitOf([card], calendar), { firstDay: day, lastDay: day, now })
    .filter((one) => one.start > start.start)
    .slice(0, count)
    .map((one) => isoOf(one.start));
}

/** The cards of rows, with slots from their calendars: so many `times` of each. `known` are the starts in the time that was asked for. */
export async function cardsOf(
  world: Adapters,
  rows: readonly FoundRow[],
  now: Date,
  { known, times = 1 }: { known?: ReadonlyMap<AccountId, FreeCard> | undefined; times?: number } = {},
) {
  const urlOf = (key: string): string => world.images.urlOf(key);
  const ids = rows.map(({ id }) => id);
  const calendars = await calendarsOf(world.database, ids, now, { days: daysFirst });
  const nextOf = known === undefined ? await nextOfShortest(world, rows, calendars) : (id: AccountId) => known.get(id);
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  return rows.flatMap(({ image, portrait, shortest: _shortest, shortestImmediate, ...row }) => {
    const calendar = byId.get(row.id);
    if (calendar === undefined) return [];
    const next = nextOf(row.id);
    return {
      ...row,
      distanceKilometres: row.metres === null ? null : kilometresOf(row.metres),
      image: imageShown(image, urlOf),
      portrait: imageShown(portrait, urlOf),
      nextSlot: startOf(next?.start),
      laterSlots: next === undefined ? [] : laterOf(calendar, next, { now, count: times - 1 }),
      nextCard: next?.card.id ?? null,
      isNextSlotRequest: next?.card.isImmediate === false,
      isAvailableNow: isAvailableNow(calendar, row.isBookable ? shortestImmediate : null, now),
      timeZone: calendar.timeZone,
    };
  });
}

/** Tenths of a kilometre. */
const kilometresOf = (metres: number): number => Math.round(metres / 100) / 10;

/** `Jetzt verfügbar`. It is never stored: it follows from the slots. */
export const startsSoon = (free: FreeStart | undefined, now: Date): boolean =>
  free !== undefined && free.start - now.getTime() <= limits.availableNowHours * 60 * minuteMilliseconds;
