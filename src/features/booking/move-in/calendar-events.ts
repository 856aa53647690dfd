import type ICAL from 'ical.js';
import { plainText } from '../../../contract/typed-text.ts';
import { addressesIn, numbersIn } from '../client/import-numbers.ts';
import type { ReadVisit, ReadVisits } from './visit-rows.ts';
import { centsIn } from './written-times.ts';

/** Reads a calendar file: every event that lies ahead, of a series each of a year. */

/** Rules of a series that begin long ago are counted through; one that never arrives ends. */
const stepsMaximum = 200_000;
const yearMilliseconds = 366 * 86_400_000;

/** Calendars that show the clock of the business, also where the file describes the zone wrongly or not at all. */
const isOwnClock = /berlin|vienna|zurich|vaduz|busingen|w\. europe|central europe|^(cet|mez|cest|mesz)$/i;

const two = (part: number): string => String(part).padStart(2, '0');

function isOnClock({ zone }: ICAL.Time): boolean {
  const name = zone?.tzid ?? 'floating';
  return name === 'floating' || isOwnClock.test(name);
}

function written(time: ICAL.Time): string {
  if (!isOnClock(time)) return time.toJSDate().toISOString();
  return `${time.year}-${two(time.month)}-${two(time.day)}T${two(time.hour)}:${two(time.minute)}`;
}

/** `Kunde: Klara Muster` on a line of the description. */
const fields = {
  name: /^(?:kund(?:e|in)|client|customer|name|gast|guest)$/i,
  phone: /^(?:tel(?:efon)?|phone|mobil|handy|mobile)\.?$/i,
  email: /^e-?mail$/i,
  service: /^(?:leistung|service|behandlung|treatment|dienst(?:leistung)?)(?:en|s)?$/i,
  staff: /^(?:mitarbeiter(?:in)?|staff|employee|team|stylist(?:in)?|bei)$/i,
  price: /^(?:preis|price|betrag|total|summe)$/i,
};
type Field = keyof typeof fields;

function describedBy(description: string): { said: Partial<Record<Field, string>>; rest: string } {
  const said: Partial<Record<Field, string>> = {};
  const rest = description.split('\n').filter((line) => {
    const [, label = '', value = ''] = /^\s*([^:]{2,20}):\s*(.+)$/.exec(line) ?? [];
    const field = (Object.keys(fields) as Field[]).find((one) => fields[one].test(label.trim()));
    if (field === undefined || said[field] !== undefined) return true;
    said[field] = value.trim();
    return false;
  });
  return { said, rest: rest.join('\n').trim() };
}

const separator = /\s+[-–—|/·]\s+|\s*[:|]\s+|\s+(?:mit|with|für|for)\s+|\s*\((?=[^()]*\)$)/;

const partsOf = (summary: string): [string, string] => {
  const [first = '', ...others] = summary.split(separator);
  return [first.trim(), others.join(' ').replace(/\)$/, '').trim()];
};

/** The part of which there are fewer different ones is the service: people are many, services come again. */
function hasServiceFirst(summaries: readonly string[]): boolean {
  const parts = summaries.map(partsOf).filter(([, second]) => second !== '');
  const distinct = (at: 0 | 1): number => new Set(parts.map((part) => part[at].toLowerCase())).size;
  return distinct(0) < distinct(1);
}

interface Occurrence {
  summary: string;
  description: string;
  start: string;
  minutes: number;
  end: string | null;
}

function occurrence(item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Occurrence {
  const hasLength = item.component.hasProperty('duration');
  return {
    summary: plainText(item.summary ?? ''),
    description: plainText(item.description ?? ''),
    start: written(start),
    minutes: Math.round((hasLength ? item.duration : end.subtractDate(start)).toSeconds() / 60),
    end: hasLength || !isOnClock(start) ? null : written(end),
  };
}

function* occurrencesOf(event: ICAL.Event, budget: { steps: number }, now: Date): Generator<Occurrence> {
  if (!event.isRecurring()) return void (yield occurrence(event, event.startDate, event.endDate));
  const iterator = event.iterator();
  for (let next = iterator.next(); next && budget.steps > 0; next = iterator.next()) {
    budget.steps -= 1;
    const at = next.toJSDate().getTime();
    if (at > now.getTime() + yearMilliseconds) return;
    if (at < now.getTime() - 2 * 86_400_000) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    yield occurrence(item, startDate, endDate);
  }
}

/** Undefined where it is no calendar. */
export async function visitsOfCalendar(text: string, file: string, now: Date): Promise<ReadVisits | undefined> {
  const { default: reader } = await import('ical.js');
  let calendars: ICAL.Component[];
  try {
    const parsed = reader.parse(text) as unknown[];
    const all = (Array.isArray(parsed[0]) ? parsed : [parsed]) as never[];
    calendars = all.map((one) => new reader.Component(one));
  } catch {
    return undefined;
  }
  const read: ReadVisits = { visits: [], faulty: [] };
  const budget = { steps: stepsMaximum };
  for (const calendar of calendars) {
    const owner = plainText(String(calendar.getFirstPropertyValue('x-wr-calname') ?? ''));
    const events = calendar.getAllSubcomponents('vevent');
    const found: Occurrence[] = [];
    for (const [index, component] of events.entries()) {
      const event = new reader.Event(component);
      const fail = (fault: 'noTime' | 'noEnd' | 'cancelled'): void =>
        void read.faulty.push({ file, line: index + 1, fault, cells: [event.summary ?? ''] });
      if (event.isRecurrenceException() && !isAlone(component, events)) continue;
      if (/cancelled/i.test(String(component.getFirstPropertyValue('status') ?? ''))) fail('cancelled');
      else if (!(component.getFirstPropertyValue('dtstart') instanceof reader.Time) || event.startDate.isDate)
        fail('noTime');
      else
        for (const one of occurrencesOf(event, budget, now)) {
          if (one.minutes > 0) found.push(one);
          else fail('noEnd');
        }
    }
    const isTurned = hasServiceFirst(found.map(({ summary }) => summary));
    read.visits.push(...found.map((one, index) => visitOf(one, { file, line: index + 1, owner, isTurned })));
  }
  return read;
}

/** A changed date of a series that is not in the file stands by itself. */
const isAlone = (component: ICAL.Component, events: readonly ICAL.Component[]): boolean =>
  !events.some(
    (other) =>
      other !== component &&
      other.getFirstPropertyValue('uid') === component.getFirstPropertyValue('uid') &&
      !other.hasProperty('recurrence-id'),
  );

function visitOf(
  { summary, description, start, minutes, end }: Occurrence,
  { file, line, owner, isTurned }: { file: string; line: number; owner: string; isTurned: boolean },
): ReadVisit {
  const { said, rest } = describedBy(description);
  const [first, second] = partsOf(summary);
  const [name, service] = isTurned ? [second, first] : [first, second];
  return {
    line,
    file,
    start,
    minutes,
    end,
    name: said.name ?? (said.service === undefined ? name : summary),
    phone: numbersIn(said.phone ?? rest).found[0] ?? '',
    email: addressesIn(said.email ?? rest).found[0] ?? '',
    note: rest,
    service: said.service ?? (said.name === undefined ? service : summary),
    staff: said.staff ?? owner,
    priceCents: centsIn(said.price ?? '') ?? null,
  };
}
