import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { instantOf, isoOf } from '../netlify/calendar/zone.ts';
import { unpacked } from '../src/features/booking/move-in/packed-files.ts';
import { planOf } from '../src/features/booking/move-in/plan.ts';
import { readFiles } from '../src/features/booking/move-in/read-files.ts';
import type { ReadVisit } from '../src/features/booking/move-in/visit-rows.ts';
import { centsIn, clocksIn, dayIn, minutesIn } from '../src/features/booking/move-in/written-times.ts';
import { madeExports, movedNow, movedZone, type TrueVisit } from './support/moved-files.ts';

const instantIn = (start: string): string => {
  if (start.endsWith('Z')) return start;
  const [day = '', time = ''] = start.split('T');
  const [hour = '', minute = ''] = time.split(':');
  return isoOf(instantOf(day, Number(hour) * 60 + Number(minute), movedZone));
};
const said = (visit: ReadVisit | TrueVisit): string => {
  const start = instantIn(visit.start);
  const end = 'end' in visit && visit.end !== null ? instantIn(visit.end) : undefined;
  const minutes = end === undefined ? visit.minutes : (Date.parse(end) - Date.parse(start)) / 60_000;
  return [start, minutes, visit.name, visit.service, visit.staff].join(' | ');
};

const read = async (file: string, bytes: Uint8Array) =>
  planOf(await readFiles([{ name: file, bytes }], movedNow), movedNow);

const facts = ({ phone, priceCents, note }: ReadVisit | TrueVisit) => ({ phone, priceCents, note });
const byStart = (one: ReadVisit | TrueVisit): string => `${instantIn(one.start)}${one.staff}`;

const sorted = (visits: readonly (ReadVisit | TrueVisit)[]) =>
  visits.toSorted((one, other) => byStart(one).localeCompare(byStart(other))).map(facts);

const begun = ({ start, name, service, staff }: ReadVisit | TrueVisit): string =>
  [instantIn(start), name, service, staff].join(' | ');

describe('ten made-up exports', () => {
  const all = madeExports();

  it('hold thousands of visits, on both days on which clocks change', () => {
    const visits = all.flatMap((one) => one.visits);
    expect(visits.length).toBeGreaterThan(5000);
    for (const day of ['2027-03-28', '2027-10-31']) {
      const minutes = visits.filter((one) => one.day === day).map(({ minute }) => minute);
      expect(Math.min(...minutes)).toBeLessThan(120);
      expect(Math.max(...minutes)).toBeGreaterThan(720);
    }
  });

  it.each(all)(
    '$name: each visit at its minute with its person, none doubled, none lost',
    async ({ file, bytes, visits }) => {
      const plan = await read(file, bytes);
      const got = plan.visits.map(said);
      const truth = new Set(visits.map(said));
      const right = got.filter((one) => truth.has(one)).length;
      expect(plan.visits.map(begun).toSorted()).toEqual(visits.map(begun).toSorted());
      // An end at 02:30 in the night in which that comes twice is not said by a clock.
      expect(right / truth.size).toBeGreaterThanOrEqual(0.99);
    },
  );

  it('says what is no visit: cancelled rows, whole days', async () => {
    const [booksy, , , , , , calendar] = all;
    expect((await read('a.csv', booksy?.bytes ?? new Uint8Array())).faulty.map(({ fault }) => fault)).toEqual(
      Array.from({ length: 20 }, () => 'cancelled'),
    );
    expect((await read('a.ics', calendar?.bytes ?? new Uint8Array())).faulty).toMatchObject([
      { fault: 'noTime', cells: ['Urlaub'] },
    ]);
  });

  it('finds the notes, numbers, addresses and sums of the rows', async () => {
    const treatwell = all[2];
    const plan = await read('a.csv', treatwell?.bytes ?? new Uint8Array());
    expect(sorted(plan.visits)).toEqual(sorted(treatwell?.visits ?? []));
  });

  it('reads the clients beside the visits of a packed export, and services with their usual length', async () => {
    const plan = await read('export.zip', all[9]?.bytes ?? new Uint8Array());
    expect(plan.clients).toHaveLength(40);
    expect(plan.services.find(({ name }) => name === 'Maniküre')).toMatchObject({
      duration: 30,
      category: 'nagelpflege',
    });
    expect(plan.staff.map(({ name }) => name).toSorted()).toEqual(['Aylin', 'Jörg', 'Miriam Böhm']);
  });
});

const kindOf = async (name: string, bytes: Uint8Array) => (await readFiles([{ name, bytes }], movedNow))[0];

describe('files that are none', () => {
  it('refuses a ZIP that would swell, one of many files, a workbook and noise', async () => {
    const swelling = zipSync({ 'a.csv': new Uint8Array(6_000_000) });
    expect(swelling.length).toBeLessThan(100_000);
    expect(await kindOf('a.zip', swelling)).toMatchObject({ fault: 'tooLarge' });
    const many = zipSync(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}.csv`, strToU8('a;b\n1;2')])));
    expect(await kindOf('a.zip', many)).toMatchObject({ fault: 'tooLarge' });
    expect(await kindOf('a.xlsx', zipSync({ '[Content_Types].xml': strToU8('<a/>') }))).toMatchObject({
      fault: 'workbook',
    });
    expect(await kindOf('a.zip', strToU8('PK\u0003\u0004 no archive'))).toMatchObject({ fault: 'unreadable' });
    expect(await kindOf('a.csv', new Uint8Array(5_000_001))).toMatchObject({ fault: 'tooLarge' });
    expect(await kindOf('a.ics', strToU8('BEGIN:VCALENDAR\nBEGIN:VEVENT'))).toMatchObject({ fault: 'unreadable' });
    expect(await kindOf('a.csv', strToU8(''))).toMatchObject({ fault: 'unreadable' });
  });

  it.each([
    'Uhrzeit;Kundin;Leistung;Dauer\n10:00;Klara Muster;Gel;60\n11:00;Ben Böhm;Gel;30',
    'Datum;Uhrzeit;Kundin;Leistung;Dauer\n;10:00;Klara Muster;Gel;60\n;11:00;Ben Böhm;Gel;30',
    '10:00;Klara Muster;Gel\n11:00;Ben Böhm;Gel\n12:00;Ida Groß;Farbe',
  ])('refuses a list of times without any date, and takes nobody of it as a client: %#', async (text) => {
    expect(await kindOf('a.csv', strToU8(text))).toMatchObject({ kind: 'fault', fault: 'noDate' });
  });

  it('does not believe what a ZIP says of its size', async () => {
    const lying = zipSync({ 'a.csv': new Uint8Array(6_000_000) });
    const view = new DataView(lying.buffer, lying.byteOffset);
    // The uncompressed size in the central directory, 24 bytes behind its mark.
    for (let at = 0; at < lying.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    const opened = await unpacked(lying);
    expect(typeof opened === 'object' ? opened.files.map(({ bytes }) => bytes.length) : opened).toEqual([100]);
  });

  it('ends a series of every second that began long ago', async () => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART:19700101T000000Z',
      'DTEND:19700101T000100Z',
      'RRULE:FREQ=SECONDLY',
      'SUMMARY:x',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const plan = await read('a.ics', strToU8(text));
    expect(plan.visits).toEqual([]);
  });
});

it.each([
  ['28.03.2027', '2027-03-28'],
  ['So., 28.3.27', '2027-03-28'],
  ['Sonntag, 28. März 2027', '2027-03-28'],
  ['Mar 28th, 2027', '2027-03-28'],
  ['20270328', '2027-03-28'],
  ['31.02.2027', undefined],
  ['Klara 60', undefined],
])('the day %s is %s', (written, day) => {
  expect(dayIn(written)?.value).toBe(day);
});

it.each([
  ['14:30', [870]],
  ['14.30 Uhr', [870]],
  ['2:30 pm', [870]],
  ['12:05 AM', [5]],
  ['9 Uhr', [540]],
  ['09:00–10:15', [540, 615]],
  ['60', []],
  ['25:00', []],
])('the time %s is %j', (written, minutes) => {
  expect(clocksIn(written)).toEqual(minutes);
});

it.each([
  ['60', 60],
  ['1 h 30', 90],
  ['1,5 h', 90],
  ['01:15:00', 75],
  ['1 Std. 15 Min.', 75],
  ['bald', undefined],
])('the length %s is %s', (written, minutes) => {
  expect(minutesIn(written)).toBe(minutes);
});

it.each([
  ['45,00 €', 4500],
  ['1.234,50', 123_450],
  ['€ 1,234.5', 123_450],
  ['CHF 80.-', 8000],
  ['ab 35', 3500],
  ['Gel', undefined],
])('the sum %s is %s', (written, cents) => {
  expect(centsIn(written)).toBe(cents);
});
