/** Calendar files as RFC 5545 has them, of visits: instants in UTC, no series, no time zones. */

export interface CalendarEvent {
  /** The same in every file about one visit. */
  uid: string;
  /** Grows with every change; a calendar keeps the highest. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  summary: string;
  location: string | null;
  description: string;
  /** The page of the visit. */
  url: string | null;
  /** In a mail: the sending address, and who was invited. */
  organizer?: { name: string; email: string };
  attendee?: { name: string; email: string };
}

/** `REQUEST` and `CANCEL` speak to a calendar by mail; `PUBLISH` is a file that somebody fetched. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** `20261126T140000Z` */
const stamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** TEXT: backslash, semicolon, comma and line breaks are escaped; other control characters may not stand in a file. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?|[\n\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** A parameter's value cannot hold a quotation mark, nor a line break. */
const quotedParameter = (value: string): string => `"${value.replaceAll(/["\p{Cc}\u2028\u2029]/gu, ' ').trim()}"`;

const bytes = new TextEncoder();

/** A line has at most 75 bytes; the next one goes on behind a space. No character is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const length = bytes.encode(character).length;
    if (size + length > 75) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

const eventLines = (event: CalendarEvent, now = event.changedAt): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${stamp(now)}`,
  `LAST-MODIFIED:${stamp(event.changedAt)}`,
  `DTSTART:${stamp(event.startsAt)}`,
  `DTEND:${stamp(event.endsAt)}`,
  `STATUS:${event.status}`,
  `TRANSP:${event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
  `SUMMARY:${text(event.summary)}`,
  ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
  ...(event.description === '' ? [] : [`DESCRIPTION:${text(event.description)}`]),
  ...(event.url === null ? [] : [`URL:${event.url}`]),
  ...(event.organizer === undefined
    ? []
    : [`ORGANIZER;CN=${quotedParameter(event.organizer.name)}:mailto:${event.organizer.email}`]),
  ...(event.attendee === undefined
    ? []
    : [
        `ATTENDEE;CN=${quotedParameter(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${event.attendee.email}`,
      ]),
  'END:VEVENT',
];

/**
 * The whole file. `name` is what a calendar program shows above a feed. Without `now` the same events make the same file,
 * whenever it is asked for.
 */
export const calendarFile = (
  events: readonly CalendarEvent[],
  { method, now, name }: { method: CalendarMethod; now?: Date; name?: string },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Casa & Kiez//Termine//DE',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
