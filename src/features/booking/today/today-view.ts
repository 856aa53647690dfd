import { type Range, spansWithout } from '#ui/time-grid.ts';
import type { Calendar, CalendarBlock, CalendarVisit } from '../../../contract/booking/calendar.ts';
import { otherCurrency, type ServiceCurrency } from '../../../contract/currency.ts';
import { daysOfBlock } from '../calendar/grid-view.ts';

/** What a provider's dashboard says of today, from the calendar of this week and the one before. Pure. */

/** A free span that is shorter cannot be sold. */
const shortestGapMinutes = 15;

const isAgreed = ({ status }: CalendarVisit): boolean => status !== 'open';

const minutesOf = (spans: readonly Range[]): number =>
  spans.reduce((sum, { fromMinute, untilMinute }) => sum + untilMinute - fromMinute, 0);

/** What visits cost in one currency: sums across would be of nothing. */
const centsOf = (visits: readonly CalendarVisit[], currency: ServiceCurrency): number =>
  visits.reduce((sum, visit) => sum + (visit.currency === currency ? visit.totalCents : 0), 0);

/** Of one of the staff: what they have today, and what is still free between. */
export interface PersonsDay {
  staffId: string;
  name: string;
  /** The place in the team, which is the colour. */
  place: number;
  visits: CalendarVisit[];
  blocks: (Range & { id: string; block: CalendarBlock })[];
  /** When they work: open, and not blocked. */
  open: Range[];
  /** From now on. */
  gaps: Range[];
}

/** Whoever works on a day or has something then. Nothing before `fromMinute` is called free. */
export function peopleOf(calendar: Calendar, today: string, fromMinute: number): PersonsDay[] {
  const { staff, days, visits, blocks } = calendar;
  const hours = days.find(({ day }) => day === today)?.hours ?? [];
  return staff
    .map(({ id, name }, place) => {
      const own = visits.filter(({ day, staffId }) => day === today && staffId === id);
      const blocked = blocks
        .filter(({ staffId }) => staffId === id)
        .flatMap((block) => daysOfBlock(block, [today]).map((part) => ({ ...part, id: block.id, block })));
      const worked = hours
        .filter(({ staffId }) => staffId === id)
        .map(({ opensMinute, closesMinute }) => ({ fromMinute: opensMinute, untilMinute: closesMinute }));
      const open = spansWithout(worked, blocked);
      const taken = own.map((visit) => ({ fromMinute: visit.fromMinute, untilMinute: visit.takenUntilMinute }));
      const gaps = spansWithout(open, [...taken, { fromMinute: 0, untilMinute: fromMinute }]).filter(
        (gap) => gap.untilMinute - gap.fromMinute >= shortestGapMinutes,
      );
      return { staffId: id, name, place, visits: own, blocks: blocked, open, gaps };
    })
    .filter(({ visits: own, open }) => own.length > 0 || open.length > 0);
}

export interface TodayFigures {
  visits: number;
  /** In the currency of the business; `other…` in the other one. */
  cents: number;
  otherCents: number;
  otherWeek: number;
  week: number;
  weekBefore: number;
  /** How much of the open time is taken, from 0 to 1; undefined while everything is closed. */
  share: number | undefined;
  gaps: number;
}

/** `people` are those of today, `monday` and `sunday` the ends of this week. What was only asked for counts nowhere. */
export function figuresOf(
  calendar: Calendar,
  people: readonly PersonsDay[],
  { monday, sunday }: { monday: string; sunday: string },
  own: ServiceCurrency,
): TodayFigures {
  const agreed = calendar.visits.filter(isAgreed);
  const today = agreed.filter(({ day }) => day === calendar.today);
  const thisWeek = agreed.filter(({ day }) => monday <= day && day <= sunday);
  const open = minutesOf(people.flatMap((person) => person.open));
  const taken = minutesOf(people.flatMap(({ visits }) => visits.filter(isAgreed)));
  return {
    visits: today.length,
    cents: centsOf(today, own),
    otherCents: centsOf(today, otherCurrency(own)),
    week: centsOf(thisWeek, own),
    otherWeek: centsOf(thisWeek, otherCurrency(own)),
    weekBefore: centsOf(
      agreed.filter(({ day }) => day < monday),
      own,
    ),
    share: open === 0 ? undefined : Math.min(1, taken / open),
    gaps: people.flatMap(({ gaps }) => gaps).length,
  };
}

/** What of the day is worth showing: from the hour before now on, or all of it where nothing would be left. */
export function shownOf(people: readonly PersonsDay[], nowMinute: number): Range | undefined {
  const spans = people.flatMap(({ open, visits }) => [
    ...open,
    ...visits.map(({ fromMinute, takenUntilMinute }) => ({ fromMinute, untilMinute: takenUntilMinute })),
  ]);
  if (spans.length === 0) return undefined;
  const first = Math.floor(Math.min(...spans.map(({ fromMinute }) => fromMinute)) / 60) * 60;
  const last = Math.ceil(Math.max(...spans.map(({ untilMinute }) => untilMinute)) / 60) * 60;
  const recent = Math.floor((nowMinute - 60) / 60) * 60;
  return { fromMinute: recent > first && recent < last - 60 ? recent : first, untilMinute: last };
}

/** The waits within a visit, in which its person is free: what lies between two pieces of work. */
export const waitsOf = ({ work }: CalendarVisit): Range[] =>
  work.slice(1).flatMap(({ fromMinute }, index) => {
    const before = work[index]?.untilMinute ?? fromMinute;
    return fromMinute - before >= shortestGapMinutes ? [{ fromMinute: before, untilMinute: fromMinute }] : [];
  });

/** The day that is shown: today, and the next one once nothing of today lies ahead. */
export function dayAhead(calendar: Calendar, tomorrow: string, nowMinute: number) {
  const today = peopleOf(calendar, calendar.today, nowMinute);
  const range = shownOf(today, nowMinute);
  if (range !== undefined && nowMinute < range.untilMinute) return { day: calendar.today, people: today, nowMinute };
  const people = peopleOf(calendar, tomorrow, 0);
  return people.length === 0
    ? { day: calendar.today, people: today, nowMinute }
    : { day: tomorrow, people, nowMinute: undefined };
}

/** How many visits began on each day of a calendar, between two instants, as the figure of the statistics counts them. */
export const visitsByDay = (
  { days, visits }: Calendar,
  from: number,
  until: number,
): { day: string; value: number }[] => {
  const counted = visits.filter(({ start }) => from <= Date.parse(start) && Date.parse(start) <= until);
  return days.map(({ day }) => ({ day, value: counted.filter((visit) => visit.day === day).length }));
};
