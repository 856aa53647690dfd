import type ICAL from 'ical.js';
import type { Span } from './hours.ts';
import { addDays, dayAt, instantOf } from './zone.ts';

/** Reads from another program's calendar when somebody is busy. Titles, guests and places are not read. */

interface Window {
  timeZone: string;
  /** Milliseconds since 1970. */
  from: number;
  until: number;
  /** As many spans as are kept, the first ones. */
  maximum: number;
}

export interface OutsideTime {
  /** Apart from each other, in their order. */
  spans: Span[];
  /** There were more than are kept. */
  isCut: boolean;
}

/** Rules of a series that begin long ago are counted through; one that never arrives ends. */
const stepsMaximum = 20_000;
const two = (part: number): string => String(part).padStart(2, '0');

/** Zones that the file names as the world does; others as the file describes them; without one the clock of the business. */
function instantIn(time: ICAL.Time, named: string | undefined, timeZone: string): number {
  const day = `${time.year}-${two(time.month)}-${two(time.day)}`;
  const name = time.zone?.tzid === 'UTC' ? 'UTC' : (named ?? 'floating');
  if (name === 'UTC') return time.toJSDate().getTime();
  const minute = time.isDate ? 0 : time.hour * 60 + time.minute;
  if (time.isDate || name === 'floating') return instantOf(day, minute, timeZone);
  try {
    return instantOf(day, minute, name);
  } catch {
    // `W. Europe Standard Time`
    return time.zone?.component == null ? instantOf(day, minute, timeZone) : time.toJSDate().getTime();
  }
}

const said = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

const isFree = (component: ICAL.Component): boolean =>
  said(component, 'transp') === 'TRANSPARENT' ||
  said(component, 'status') === 'CANCELLED' ||
  said(component, 'x-microsoft-cdo-busystatus') === 'FREE';

/** A zone that the file does not describe is known by its name alone. */
const zoneOf = (component: ICAL.Component, name: 'dtstart' | 'dtend'): string | undefined =>
  component.getFirstProperty(name)?.getFirstParameter('tzid');

function spanOf(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time, timeZone: string): Span {
  const zone = zoneOf(component, 'dtstart');
  const from = instantIn(start, zone, timeZone);
  const until = instantIn(end, zoneOf(component, 'dtend') ?? zone, timeZone);
  if (until > from) return { from, until };
  const day = dayAt(from, timeZone);
  return { from, until: start.isDate ? instantOf(addDays(day, 1), 0, timeZone) : from };
}

function* spansOf(event: ICAL.Event, budget: { steps: number }, { timeZone, from, until }: Window): Generator<Span> {
  if (!event.isRecurring()) return void (yield spanOf(event.component, event.startDate, event.endDate, timeZone));
  const iterator = event.iterator();
  for (let next = iterator.next(); next && budget.steps > 0; next = iterator.next()) {
    budget.steps -= 1;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const span = spanOf(item.component, startDate, endDate, timeZone);
    if (span.from >= until) return;
    if (span.until > from && !isFree(item.component)) yield span;
  }
}

/** Those that touch each other are one. */
export function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
    else apart.push({ from, until });
  }
  return apart;
}

/** Undefined where it is no calendar. */
export async function outsideTime(text: string, window: Window): Promise<OutsideTime | undefined> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return undefined;
  const { default: reader } = await import('ical.js');
  const budget = { steps: stepsMaximum };
  const found: Span[] = [];
  try {
    const parsed = reader.parse(text) as unknown[];
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as never[];
    for (const calendar of calendars)
      for (const component of new reader.Component(calendar).getAllSubcomponents('vevent')) {
        // The other events of the calendar know nothing of one whose dates cannot be read.
        if (!(component.getFirstPropertyValue('dtstart') instanceof reader.Time)) continue;
        if (isFree(component)) continue;
        found.push(...spansOf(new reader.Event(component), budget, window));
      }
  } catch {
    return undefined;
  }
  const ahead = found.filter(({ from, until }) => from < until && until > window.from && from < window.until);
  const spans = joined(ahead.map(({ from, until }) => ({ from: Math.max(from, window.from), until })));
  return { spans: spans.slice(0, window.maximum), isCut: spans.length > window.maximum };
}
