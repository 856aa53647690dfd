import { type Range, shownRange, spansWithout } from '#ui/time-grid.ts';
import type { GridColumn, GridItem } from '#ui/time-grid.tsx';
import type { Calendar, CalendarBlock, CalendarVisit } from '../../../contract/booking/calendar.ts';
import type { VisitBadge } from './visit-badges.ts';

/** How the days of a provider become columns and items of the grid. Pure. */

export interface Column {
  day: string;
  staffId: string;
}

/** The own words of the screen, and how it writes days. */
export interface GridTexts {
  titleOfDay: (day: string) => string;
  nameOf: (visit: CalendarVisit) => string;
  labelOf: (visit: CalendarVisit) => string;
  proposed: (visit: CalendarVisit) => string;
  badgesOf: (visit: CalendarVisit) => VisitBadge[];
  /** That the customer waits so long within a visit, and its person is free. */
  wait: (minutes: number) => string;
  block: (block: CalendarBlock) => string;
}

/**
 * What a view of so many days shows of an answer. Until its own answer arrives, that is the previous view's: the same
 * number of days, or those of them that it needs. Undefined if there are too few.
 */
export function withDays(calendar: Calendar, first: string, count: number): Calendar | undefined {
  if (calendar.days.length === count) return calendar;
  const from = calendar.days.findIndex(({ day }) => day === first);
  const days = from < 0 ? [] : calendar.days.slice(from, from + count);
  return days.length < count ? undefined : { ...calendar, days };
}

/** Of each day those of the staff who are shown; whoever left is shown on the days on which they have something. */
export function columnsOf({ days, staff, visits, blocks }: Calendar, only: string | undefined): Column[] {
  const has = (day: string, staffId: string) =>
    visits.some((visit) => visit.day === day && visit.staffId === staffId) ||
    blocks.some((block) => block.staffId === staffId && block.day <= day && day <= block.lastDay);
  return days.flatMap(({ day }) =>
    staff
      .filter(({ id, isActive }) => (only === undefined || id === only) && (isActive || has(day, id)))
      .map(({ id }) => ({ day, staffId: id })),
  );
}

/** Days that are over keep nothing that can still be changed by dragging. */
const isMovable = ({ status }: CalendarVisit): boolean => status === 'confirmed';

const lookOf = ({ status }: CalendarVisit): GridItem['look'] =>
  status === 'open' ? 'open' : status === 'confirmed' ? 'firm' : 'done';

/** The parts of a block, one a day. */
export function daysOfBlock({ day, fromMinute, lastDay, untilMinute }: CalendarBlock, days: readonly string[]) {
  return days
    .filter((one) => day <= one && one <= lastDay)
    .map((one) => ({
      day: one,
      fromMinute: one === day ? fromMinute : 0,
      untilMinute: one === lastDay ? untilMinute : 1440,
    }))
    .filter((span) => span.fromMinute < span.untilMinute);
}

/** A shorter wait has no room for words. */
const shortestWaitMinutes = 20;

/** The longest wait within a visit that nothing else of the person lies in. */
function waitOf({ id, work, day, staffId }: CalendarVisit, visits: readonly CalendarVisit[]): Range | undefined {
  const waits = work
    .slice(1)
    .map(({ fromMinute }, index) => ({ fromMinute: work[index]?.untilMinute ?? fromMinute, untilMinute: fromMinute }))
    .filter(({ fromMinute, untilMinute }) => untilMinute - fromMinute >= shortestWaitMinutes)
    .toSorted((one, other) => other.untilMinute - other.fromMinute - (one.untilMinute - one.fromMinute));
  return waits.find(
    (wait) =>
      !visits.some(
        (other) =>
          other.id !== id &&
          other.day === day &&
          other.staffId === staffId &&
          other.fromMinute < wait.untilMinute &&
          wait.fromMinute < other.takenUntilMinute,
      ),
  );
}

export function itemsOf(
  { visits, blocks, days }: Calendar,
  columns: readonly Column[],
  telling: GridTexts,
): GridItem[] {
  // A week has no room for more than name and service.
  const isRoomy = days.length === 1;
  const places = new Map(columns.map(({ day, staffId }, index) => [`${day} ${staffId}`, index]));
  const placeOf = (day: string, staffId: string): number | undefined => places.get(`${day} ${staffId}`);
  const items: GridItem[] = [];
  for (const block of blocks)
    for (const part of daysOfBlock(
      block,
      days.map(({ day }) => day),
    )) {
      const column = placeOf(part.day, block.staffId);
      const title = telling.block(block);
      if (column !== undefined)
        items.push({
          ...part,
          key: `block ${block.id} ${part.day}`,
          column,
          look: 'block',
          title,
          text: '',
          label: title,
          isMovable: false,
          isStretchable: false,
        });
    }
  for (const visit of visits) {
    const column = placeOf(visit.day, visit.staffId);
    const wait = isRoomy ? waitOf(visit, visits) : undefined;
    const badges = telling.badgesOf(visit);
    if (column !== undefined)
      items.push({
        key: `visit ${visit.id}`,
        column,
        fromMinute: visit.fromMinute,
        untilMinute: visit.untilMinute,
        pieces: visit.work.length > 0 ? visit.work : undefined,
        wait: wait && { ...wait, text: telling.wait(wait.untilMinute - wait.fromMinute) },
        takenUntilMinute: visit.takenUntilMinute,
        look: lookOf(visit),
        title: telling.nameOf(visit),
        text: [visit.services.join(' + '), ...(isRoomy && visit.address !== null ? [visit.address] : [])].join(' · '),
        badges,
        label: [telling.labelOf(visit), ...badges.map(({ text }) => text)].join(', '),
        isMovable: isMovable(visit),
        isStretchable: isMovable(visit),
      });
    const wished = visit.proposal;
    const other = wished === null ? undefined : placeOf(wished.day, wished.staffId);
    // Where the place stays as it is there is nothing to draw beside it.
    const isElsewhere =
      other !== column || wished?.fromMinute !== visit.fromMinute || wished.untilMinute > visit.untilMinute;
    if (wished !== null && other !== undefined && isElsewhere)
      items.push({
        key: `proposal ${visit.id}`,
        column: other,
        fromMinute: wished.fromMinute,
        untilMinute: wished.untilMinute,
        look: 'ghost',
        title: telling.nameOf(visit),
        text: telling.proposed(visit),
        label: telling.proposed(visit),
        isMovable: false,
        isStretchable: false,
      });
  }
  return items.sort((one, next) => one.column - next.column || one.fromMinute - next.fromMinute);
}

export function gridColumns(calendar: Calendar, columns: readonly Column[], telling: GridTexts): GridColumn[] {
  const isAlone = new Set(columns.map(({ staffId }) => staffId)).size <= 1;
  const head = calendar.days.length === 1 ? 'person' : isAlone ? 'day' : 'both';
  const places = new Map(calendar.staff.map(({ id, name }, place) => [id, { name, place }]));
  return columns.map(({ day, staffId }, index) => ({
    key: `${day} ${staffId}`,
    title: telling.titleOfDay(day),
    person: places.get(staffId) ?? { name: '', place: 0 },
    head,
    isToday: day === calendar.today,
    isFirst: index > 0 && columns[index - 1]?.day !== day,
    open:
      calendar.days
        .find((one) => one.day === day)
        ?.hours.filter((hours) => hours.staffId === staffId)
        .map(({ opensMinute, closesMinute }) => ({ fromMinute: opensMinute, untilMinute: closesMinute })) ?? [],
  }));
}

/** All hours and visits of the days; a block that closes a whole day opens nothing. */
export const rangeOf = ({ days, visits, blocks }: Calendar): Range =>
  shownRange([
    ...days.flatMap(({ hours }) =>
      hours.map(({ opensMinute, closesMinute }) => ({ fromMinute: opensMinute, untilMinute: closesMinute })),
    ),
    ...visits.map(({ fromMinute, takenUntilMinute }) => ({ fromMinute, untilMinute: takenUntilMinute })),
    ...blocks
      .filter(({ day, lastDay }) => day === lastDay)
      .map(({ fromMinute, untilMinute }) => ({ fromMinute, untilMinute })),
  ]);

const minutesOf = (spans: readonly Range[]): number =>
  spans.reduce((sum, { fromMinute, untilMinute }) => sum + untilMinute - fromMinute, 0);

/** How much of a day's open time is taken, from 0 to 1; undefined where everything is closed. */
export function shareOf({ days, visits, blocks }: Calendar, day: string, only: string | undefined): number | undefined {
  const isShown = ({ staffId }: { staffId: string }): boolean => only === undefined || staffId === only;
  const hours = days.find((one) => one.day === day)?.hours.filter(isShown) ?? [];
  const taken = [
    ...visits
      .filter((visit) => visit.day === day)
      .map(({ staffId, fromMinute, takenUntilMinute }) => ({ staffId, fromMinute, untilMinute: takenUntilMinute })),
    ...blocks.flatMap((block) => daysOfBlock(block, [day]).map((part) => ({ ...part, staffId: block.staffId }))),
  ];
  const open = hours.map(({ opensMinute, closesMinute }) => ({ fromMinute: opensMinute, untilMinute: closesMinute }));
  if (open.length === 0) return undefined;
  const free = hours.flatMap(({ staffId, opensMinute, closesMinute }) =>
    spansWithout(
      [{ fromMinute: opensMinute, untilMinute: closesMinute }],
      taken.filter((span) => span.staffId === staffId),
    ),
  );
  return 1 - minutesOf(free) / minutesOf(open);
}
