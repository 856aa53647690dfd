import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './event-file.ts';

const event: CalendarEvent = {
  uid: 'b0a1c2d3@site.example',
  sequence: 3,
  startsAt: new Date('2026-11-26T14:00:00.000Z'),
  endsAt: new Date('2026-11-26T15:30:00.000Z'),
  changedAt: new Date('2026-11-20T08:00:00.000Z'),
  status: 'CONFIRMED',
  summary: 'Färben, Schneiden; 90 min \\ bei Ümit',
  location: 'Straße 7, 10115 Berlin',
  description: 'Erste Zeile\nzweite, mit Komma',
  url: 'https://site.example/visit/abc',
  organizer: { name: 'Salon "Grün"', email: 'hello@site.example' },
  attendee: { name: 'Anna', email: 'anna@example.org' },
};
const now = new Date('2026-11-23T09:00:00.000Z');

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar
      .getAllSubcomponents('vevent')
      .map((component) => ({ component, event: new ICAL.Event(component) })),
  };
}

describe('a calendar file', () => {
  it('says to another program what it was given', () => {
    const { method, events } = read(calendarFile([event], { method: 'REQUEST', now }));
    const [{ component, event: parsed }] = events as [(typeof events)[number]];
    expect(method).toBe('REQUEST');
    expect(parsed).toMatchObject({
      uid: event.uid,
      sequence: 3,
      summary: event.summary,
      location: event.location,
      description: event.description,
    });
    expect(parsed.startDate.toJSDate()).toEqual(event.startsAt);
    expect(parsed.endDate.toJSDate()).toEqual(event.endsAt);
    expect(parsed.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(parsed.organizer).toBe('mailto:hello@site.example');
    expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Salon  Grün');
    expect(component.getFirstPropertyValue('attendee')).toBe('mailto:anna@example.org');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('url')).toBe(event.url);
  });

  it('has lines of at most 75 bytes that end with CRLF, and cuts no character', () => {
    const summary = 'ä€😀'.repeat(60);
    const file = calendarFile([{ ...event, summary }], { method: 'PUBLISH', now });
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(read(file).events[0]?.event.summary).toBe(summary);
  });

  it.each([
    'one\r\nATTENDEE:mailto:evil@example.org',
    'one\nEND:VEVENT\nBEGIN:VEVENT',
    'one\rDTSTART:20200101T000000Z',
    'one\u2028two\u0000\u0007',
  ])('lets no text add a line of its own: %j', (typed) => {
    const organizer = { name: typed, email: 'hello@site.example' };
    const file = calendarFile([{ ...event, summary: typed, location: typed, description: typed, organizer }], {
      method: 'REQUEST',
      now,
    });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
    const { events } = read(file);
    expect(events).toHaveLength(1);
    expect(events[0]?.component.getAllProperties('attendee')).toHaveLength(1);
    expect(events[0]?.event.startDate.toJSDate()).toEqual(event.startsAt);
  });

  it('may hold no event at all', () => {
    expect(read(calendarFile([], { method: 'PUBLISH', now, name: 'Casa & Kiez' })).events).toEqual([]);
  });
});
