import { expect, it } from 'vitest';
import { joined, outsideTime } from './outside-events.ts';
import { isoOf } from './zone.ts';

const window = {
  timeZone: 'Europe/Berlin',
  from: Date.parse('2027-03-01T09:00:00Z'),
  until: Date.parse('2027-05-01T00:00:00Z'),
  maximum: 500,
};
const event = (...lines: string[]): string => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...events: string[]) => outsideTime(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'), window);
const shown = async (...events: string[]) =>
  (await read(...events))?.spans.map(({ from, until }) => `${isoOf(from).slice(0, 16)}/${isoOf(until).slice(0, 16)}`);

it.each([
  ['in UTC', ['DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z'], ['2027-03-10T09:00/2027-03-10T10:00']],
  [
    'on the clock of the business',
    ['DTSTART:20270310T090000', 'DURATION:PT45M'],
    ['2027-03-10T08:00/2027-03-10T08:45'],
  ],
  [
    'in a zone of the world',
    ['DTSTART;TZID=America/New_York:20270310T090000', 'DTEND;TZID=America/New_York:20270310T100000'],
    ['2027-03-10T14:00/2027-03-10T15:00'],
  ],
  [
    'in a zone that nobody describes',
    ['DTSTART;TZID=W. Europe Standard Time:20270310T090000', 'DTEND;TZID=W. Europe Standard Time:20270310T100000'],
    ['2027-03-10T08:00/2027-03-10T09:00'],
  ],
  [
    'of whole days, across the change of clocks',
    ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'],
    ['2027-03-26T23:00/2027-03-28T22:00'],
  ],
  ['of a day without an end', ['DTSTART;VALUE=DATE:20270310'], ['2027-03-09T23:00/2027-03-10T23:00']],
  ['that runs now', ['DTSTART:20270301T080000Z', 'DTEND:20270301T100000Z'], ['2027-03-01T09:00/2027-03-01T10:00']],
  ['that is over', ['DTSTART:20270201T080000Z', 'DTEND:20270201T100000Z'], []],
  ['that is free', ['DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z', 'TRANSP:TRANSPARENT'], []],
  ['that is cancelled', ['DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z', 'STATUS:CANCELLED'], []],
  [
    'of a series, at its clock, without the date that is left out',
    [
      'DTSTART;TZID=Europe/Berlin:20270321T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;TZID=Europe/Berlin:20270328T090000',
    ],
    ['2027-03-21T08:00/2027-03-21T09:00', '2027-04-04T07:00/2027-04-04T08:00'],
  ],
] as const)('time %s', async (_, lines, spans) => {
  expect(await shown(event(...lines))).toEqual(spans);
});

it('joins what touches, so that nothing says how many events there are', () => {
  expect(
    joined([
      { from: 5, until: 9 },
      { from: 1, until: 3 },
      { from: 3, until: 4 },
      { from: 6, until: 7 },
    ]),
  ).toEqual([
    { from: 1, until: 4 },
    { from: 5, until: 9 },
  ]);
});

it('keeps so many, and says so', async () => {
  const events = Array.from({ length: 600 }, (_, index) => {
    const at = (minutes: number) => isoOf(window.from + (index * 60 + minutes) * 60_000).replaceAll(/[-:]|\.000/g, '');
    return event(`DTSTART:${at(0)}`, `DTEND:${at(30)}`);
  });
  const time = await read(...events);
  expect(time?.spans).toHaveLength(500);
  expect(time?.isCut).toBe(true);
});

it.each(['', 'no calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', '<html>'])('is none: %j', async (text) => {
  expect(await outsideTime(text, window)).toBeUndefined();
});

it('ends a series of every second that began long ago', async () => {
  expect(await shown(event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).toEqual([]);
});
