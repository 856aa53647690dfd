import { strToU8, zipSync } from 'fflate';
import { dayNamed, dayNumber, instantOf, isoOf } from '../../netlify/calendar/zone.ts';
import { seeded } from '../../supabase/seed/random.ts';

/** Exports as other systems may write them, made up for the tests, each with what it says. */

export interface TrueVisit {
  start: string;
  minutes: number;
  name: string;
  phone: string;
  email: string;
  service: string;
  staff: string;
  priceCents: number;
  note: string;
  /** The clock in Berlin. */
  day: string;
  minute: number;
}

export interface MadeExport {
  name: string;
  file: string;
  bytes: Uint8Array;
  visits: TrueVisit[];
}

export const movedZone = 'Europe/Berlin';
export const movedNow = new Date('2027-03-01T09:00:00Z');

const firstNames = [
  'Klara',
  'Jürgen',
  'Zoë',
  'Anneliese',
  'Björn',
  'Süheyla',
  'Max',
  'Ida',
  'Łukasz',
  'Renée',
  'Gül',
  'Tom',
];
const lastNames = ['Muster', 'Böhm', 'Weiß', 'O’Neill', 'von der Heide', 'Groß', 'Kaya', 'Strasser', 'Şahin', 'Meier'];
const services = [
  ['Damenhaarschnitt', 45, 4800],
  ['Gel-Nägel', 60, 5500],
  ['Farbe, Schnitt & Föhnen', 150, 14_950],
  ['Maniküre', 30, 2900],
  ['Herrenschnitt', 25, 2650],
] as const;
const people = ['Miriam Böhm', 'Aylin', 'Jörg'];
const notes = ['', '', 'mag Tee', 'kommt 5 Minuten später;\nbitte "leise" klingeln', 'Allergie: Latex, Duftöle'];

/** Around both changes of the clocks, and ordinary weeks. */
const daysAround = ['2027-03-24', '2027-05-03', '2027-10-27'].flatMap((first) =>
  Array.from({ length: 7 }, (_, index) => dayNamed(dayNumber(first) + index)),
);

function visitsOf(seed: number, count: number, isLatin = false): TrueVisit[] {
  const random = seeded(seed);
  const visits: TrueVisit[] = [];
  for (const day of daysAround)
    for (const staff of people) {
      // Some work in the night of the change, too: before it and behind it.
      let minute = random.pick([60, 195, 480, 540, 555]);
      while (minute < 1300 && visits.length < count) {
        const [service, minutes, priceCents] = random.pick(services);
        const first = random.pick(isLatin ? firstNames.filter((name) => name !== 'Łukasz') : firstNames);
        const last = random.pick(isLatin ? lastNames.filter((name) => name !== 'Şahin') : lastNames);
        const start = instantOf(day, minute, movedZone);
        const visit: TrueVisit = {
          start: isoOf(start),
          minutes,
          name: `${first} ${last}`,
          phone: `0171 55${String(visits.length).padStart(5, '0')}`,
          email: `kunde${visits.length}@example.com`,
          service,
          staff,
          priceCents,
          note: random.pick(notes),
          day,
          minute,
        };
        visits.push(visit);
        const end = endOf(visit);
        if (end.day !== day) break;
        // Nobody has two at once, also where an hour is left out or comes twice.
        minute = Math.max(195, end.minute + random.pick([0, 5, 30, 60]));
      }
    }
  return visits;
}

const two = (part: number): string => String(part).padStart(2, '0');
const german = (day: string): string => day.split('-').reverse().join('.');
const clock = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
const american = (minute: number): string => {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
};
const euros = (cents: number): string => `${Math.floor(cents / 100)},${two(cents % 100)} €`;
const weekdays = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The end on the clock that the business looks at. */
function endOf({ start, minutes }: TrueVisit): { day: string; minute: number } {
  const [day = '', time = ''] = new Date(Date.parse(start) + minutes * 60_000)
    .toLocaleString('sv-SE', { timeZone: movedZone })
    .split(' ');
  const [hour = '0', minute = '0'] = time.split(':');
  return { day, minute: Number(hour) * 60 + Number(minute) };
}

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const table = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');

/** Windows-1252, of what these files say. */
const windows = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => ({ '€': 0x80, '’': 0x92 })[letter] ?? letter.charCodeAt(0));

const offsetOf = ({ start, day, minute }: TrueVisit): string =>
  (Date.parse(`${day}T00:00:00Z`) + minute * 60_000 - Date.parse(start)) / 3_600_000 === 2 ? '+02:00' : '+01:00';

const folded = (line: string): string => line.replaceAll(/(.{60})(?=.)/gu, '$1\r\n ');
const escaped = (text: string): string =>
  text.replaceAll(/([,;\\])/g, String.raw`\$1`).replaceAll('\n', String.raw`\n`);
const compact = (text: string): string => text.replaceAll(/[-:]|\.000/g, '');
const calendar = (owner: string, events: readonly (readonly string[])[], zone: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//made up//EN',
    `X-WR-CALNAME:${owner}`,
    ...zone,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines.map(folded), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const local = (day: string, minute: number): string => compact(`${day}T${clock(minute)}:00`);
const berlinZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const perFile = 700;

/** Weekly visits from before the first change of the clocks until after the second, one day off and one at another hour. */
function seriesVisits(): { visits: TrueVisit[]; events: string[][] } {
  const minute = 870;
  const weeks = Array.from({ length: 34 }, (_, week) => dayNamed(dayNumber('2027-03-18') + 7 * week));
  const [, , , off = '', moved = ''] = weeks;
  const visits = weeks
    .filter((day) => day !== off)
    .map((day) => {
      const at = day === moved ? minute + 60 : minute;
      return {
        start: isoOf(instantOf(day, at, movedZone)),
        minutes: 45,
        name: 'Ida Stamm',
        service: 'Maniküre',
        staff: 'Aylin',
        phone: '',
        email: '',
        priceCents: 0,
        note: '',
        day,
        minute: at,
      };
    });
  const base = ['UID:series@example.com', 'SUMMARY:Maniküre: Ida Stamm'];
  const until = compact(isoOf(instantOf(weeks.at(-1) ?? '', minute, movedZone)));
  const ends = (day: string, at: number): string => `DTEND;TZID=Europe/Berlin:${local(day, at + 45)}`;
  return {
    visits,
    events: [
      [
        ...base,
        `DTSTART;TZID=Europe/Berlin:${local(weeks[0] ?? '', minute)}`,
        ends(weeks[0] ?? '', minute),
        `RRULE:FREQ=WEEKLY;UNTIL=${until}`,
        `EXDATE;TZID=Europe/Berlin:${local(off, minute)}`,
      ],
      [
        ...base,
        `RECURRENCE-ID;TZID=Europe/Berlin:${local(moved, minute)}`,
        `DTSTART;TZID=Europe/Berlin:${local(moved, minute + 60)}`,
        ends(moved, minute + 60),
      ],
    ],
  };
}

const makers: readonly (() => MadeExport)[] = [
  () => {
    const visits = visitsOf(1, perFile);
    const rows = visits.map((one, index) => [
      `B-${1000 + index}`,
      german(one.day).replaceAll('.', '/'),
      american(one.minute),
      american(endOf(one).minute),
      one.name,
      one.phone,
      one.email,
      one.service,
      one.staff,
      `${(one.priceCents / 100).toFixed(2)} €`,
      index % 2 === 0 ? 'Confirmed' : 'Booked',
    ]);
    const cancelled = rows.slice(0, 20).map((row) => [...row.slice(0, -1), 'Cancelled']);
    const header = 'Appointment ID,Date,Start time,End time,Customer,Phone,Email,Service,Staffer,Price,Status'.split(
      ',',
    );
    return made('booksy', 'appointments.csv', strToU8(`\uFEFF${table([header, ...rows, ...cancelled], ',')}`), visits);
  },
  () => {
    const visits = visitsOf(2, perFile);
    const rows = visits.map((one, index) => {
      const [year, month, day] = one.day.split('-').map(Number);
      const hours = Math.floor(one.minutes / 60);
      const length = [hours > 0 ? `${hours}h` : '', one.minutes % 60 > 0 ? `${one.minutes % 60}min` : '']
        .join(' ')
        .trim();
      return [
        `#${index}`,
        `${day} ${monthNames[(month ?? 1) - 1]} ${year}, ${clock(one.minute)}`,
        '2 Jan 2027, 09:15',
        one.name,
        one.service,
        one.staff,
        length,
        (one.priceCents / 100).toFixed(2),
        'Booked',
      ];
    });
    const header = [
      'Ref #',
      'Scheduled Date',
      'Created Date',
      'Client',
      'Service',
      'Team member',
      'Duration',
      'Net sales',
      'Status',
    ];
    return made('fresha', 'appointment-list.csv', strToU8(table([header, ...rows], ',')), visits);
  },
  () => {
    const visits = visitsOf(3, perFile, true);
    const rows = visits.map((one, index) => [
      `TW${index}`,
      '01.02.2027 10:00',
      `${weekdays[new Date(`${one.day}T00:00:00Z`).getUTCDay()]}, ${german(one.day)}`,
      `${clock(one.minute)} Uhr`,
      one.name,
      one.phone,
      one.service,
      one.staff,
      String(one.minutes),
      euros(one.priceCents),
      one.note,
    ]);
    const header =
      'Buchungsnummer;Gebucht am;Datum;Uhrzeit;Kundin;Telefon;Behandlung;Mitarbeiter;Dauer (Min.);Preis;Notiz'.split(
        ';',
      );
    return made('treatwell', 'termine.csv', windows(table([header, ...rows], ';')), visits);
  },
  () => {
    const visits = visitsOf(4, perFile);
    const rows = visits.map((one) => {
      const end = new Date(Date.parse(one.start) + one.minutes * 60_000);
      const [first = '', ...last] = one.name.split(' ');
      return [
        `${one.day}T${clock(one.minute)}:00${offsetOf(one)}`,
        end.toISOString().replace('.000Z', '+00:00'),
        first,
        last.join(' '),
        one.email,
        one.service,
        one.staff,
        one.note,
      ];
    });
    const header = ['Beginn', 'Ende', 'Vorname', 'Nachname', 'E-Mail', 'Dienstleistung', 'Ressource', 'Kommentar'];
    return made('shore', 'export.tsv', strToU8(table([header, ...rows], '\t')), visits);
  },
  () => {
    const visits = visitsOf(5, perFile);
    const rows = visits.map((one) => [
      one.start,
      new Date(Date.parse(one.start) + one.minutes * 60_000).toISOString(),
      one.name.replace(/^(\S+) (.+)$/, '$2, $1'),
      one.service,
      one.staff,
      'confirmed',
    ]);
    return made(
      'shore, in UTC',
      'bookings.csv',
      strToU8(table([['starts_at', 'ends_at', 'customer', 'service', 'employee', 'state'], ...rows], ',')),
      visits,
    );
  },
  () => {
    const visits = visitsOf(6, perFile, true);
    const rows = visits.map((one) => [
      german(one.day),
      `${clock(one.minute)} - ${clock(endOf(one).minute)}`,
      one.name,
      one.service,
      one.staff,
    ]);
    return made('a table without headings', 'kalender.csv', windows(table(rows, ';')), visits);
  },
  () => {
    const visits = visitsOf(7, perFile).filter(({ staff }) => staff === 'Aylin');
    const events = visits.map((one, index) => [
      `UID:${index}@example.com`,
      `DTSTART:${compact(one.start)}`,
      `DTEND:${compact(new Date(Date.parse(one.start) + one.minutes * 60_000).toISOString())}`,
      `SUMMARY:${escaped(`${one.name} - ${one.service}`)}`,
    ]);
    const day = ['UID:all@example.com', 'DTSTART;VALUE=DATE:20270510', 'DTEND;VALUE=DATE:20270511', 'SUMMARY:Urlaub'];
    return made('a calendar in UTC', 'aylin.ics', strToU8(calendar('Aylin', [...events, day])), visits);
  },
  () => {
    const { visits: weekly, events: series } = seriesVisits();
    const visits = visitsOf(8, perFile).filter(({ staff }) => staff === 'Aylin');
    const events = visits.map((one, index) => [
      `UID:${index}@example.com`,
      `DTSTART;TZID=Europe/Berlin:${local(one.day, one.minute)}`,
      `DURATION:PT${one.minutes}M`,
      `SUMMARY:${escaped(`${one.service}: ${one.name}`)}`,
    ]);
    const text = calendar('Aylin', [...events, ...series], berlinZone);
    return made('a calendar with its zone and a series', 'kalender.ics', strToU8(text), [...visits, ...weekly]);
  },
  () => {
    const visits = visitsOf(9, perFile);
    const events = visits.map((one, index) => [
      `UID:${index}@example.com`,
      `DTSTART;TZID=W. Europe Standard Time:${local(one.day, one.minute)}`,
      `DTEND;TZID=W. Europe Standard Time:${local(endOf(one).day, endOf(one).minute)}`,
      `SUMMARY:${escaped(one.name)}`,
      `DESCRIPTION:${escaped(`Leistung: ${one.service}\nMitarbeiterin: ${one.staff}\nTelefon: ${one.phone}`)}`,
    ]);
    return made('a calendar of Outlook', 'outlook.ics', strToU8(calendar('Kalender', events)), visits);
  },
  () => {
    const visits = visitsOf(10, perFile);
    const files = people.map((staff, index) => {
      const own = visits
        .filter((one) => one.staff === staff)
        .map((one) => {
          const [year = '', month = '', day = ''] = one.day.split('-');
          return [
            `${month}/${day}/${year} ${american(one.minute)}`,
            String(one.minutes),
            one.name,
            one.service,
            one.staff,
          ];
        });
      const header = ['Start', 'Minutes', 'Client name', 'Service name', 'Employee'];
      const text = table([['Appointments', '', '', '', ''], header, ...own], ',');
      return [`export/person-${index}.csv`, strToU8(text)] as const;
    });
    const clients = table(
      [['Name', 'Phone', 'E-Mail'], ...visits.slice(0, 40).map((one) => [one.name, one.phone, one.email])],
      ',',
    );
    const packed = zipSync({ ...Object.fromEntries(files), 'export/clients.csv': strToU8(clients) });
    return made('a packed export', 'export.zip', packed, visits);
  },
];

const made = (name: string, file: string, bytes: Uint8Array, visits: TrueVisit[]): MadeExport => ({
  name,
  file,
  bytes,
  visits,
});

export const madeExports = (): MadeExport[] => makers.map((make) => make());
