import { sheetOf } from '../client/import-file.ts';
import { addressesIn, numbersIn } from '../client/import-numbers.ts';
import { centsIn, clocksIn, dayIn, minutesIn, timeIn } from './written-times.ts';

/** What a column of a list of visits can be. */
export const visitKinds = [
  'start',
  'day',
  'time',
  'end',
  'minutes',
  'name',
  'lastName',
  'phone',
  'email',
  'service',
  'staff',
  'price',
  'note',
  'status',
] as const;
export type VisitKind = (typeof visitKinds)[number];

export type VisitColumns = Partial<Record<VisitKind, number | undefined>>;

export interface VisitRow {
  /** Of the file, from 1, as a spreadsheet counts. */
  line: number;
  cells: readonly string[];
}

export interface VisitSheet {
  header: readonly string[];
  rows: readonly VisitRow[];
}

/** About the row, and not about the visit: when it was made, changed or paid. */
const isAside =
  /erstellt|created|angelegt|hinzugef|ge(ä|ae)ndert|updated|modified|gebucht\s?(am|von|um|über)|booked (on|at|by|date)|buchungs(datum|zeit|kanal|quelle)|booking (date|time|channel|source)|storniert (am|um|von)|cancel+ed (on|at|by)|cancel+ation|bezahlt|paid|geburt|birth|seit\b|since/i;

const headings: readonly (readonly [VisitKind, RegExp])[] = [
  ['status', /status|zustand|\bstate\b/i],
  ['email', /mail/i],
  ['phone', /mobil|handy|telefon|\btel\b|phone|\bcell|rufnummer/i],
  ['minutes', /dauer|duration|minuten|minutes|l(ä|ae)nge|\blength|\bmin\.?$/i],
  [
    'staff',
    /mitarbeiter|\bstaff|team|employee|stylist|behandler|ressource|resource|therapeut|therapist|\bbei\b|\bmit\b|durchgef|kalender|calendar/i,
  ],
  ['end', /\bend(e|s|et)?\b|\bbis\b|\bto\b|endzeit|end\s?(time|date|at)|enduhrzeit|finish/i],
  ['lastName', /nachname|familienname|last.?name|surname|family.?name/i],
  ['name', /vorname|first.?name|given.?name/i],
  [
    'name',
    /^(?!.*(nr|nummer|id|number|notiz|note|gruppe|group|typ|type|kommentar)\.?$).*(kund|client|customer|\bgast\b|guest|patient)/i,
  ],
  [
    'service',
    /leistung|service|behandlung|treatment|dienst|angebot|betreff|subject|\btitel|\btitle|termin(art|typ|name)|appointment type|^was\b/i,
  ],
  ['price', /preis|price|betrag|amount|umsatz|total|summe|kosten|\bvalue|\bcost/i],
  ['note', /noti[zc]|\bnotes?\b|bemerk|kommentar|comment|beschreib|descr|hinweis|details/i],
  [
    'start',
    /beginn|\bstart|anfang|\bvon\b|\bfrom\b|\btermin(zeit)?\b|appointment|scheduled|\bwann\b|\bwhen\b|zeitpunkt/i,
  ],
  ['day', /datum|\btag\b|\bdate\b|\bday\b/i],
  ['time', /uhrzeit|\btime\b|\bzeit\b|slot/i],
  ['name', /^name$|full.?name/i],
];

const says = (heading: string): VisitKind[] =>
  isAside.test(heading) ? [] : headings.flatMap(([kind, pattern]) => (pattern.test(heading) ? [kind] : []));

const isHeadings = (cells: readonly string[]): boolean =>
  cells.filter((cell) => says(cell).length > 0).length >= 2 &&
  !cells.some((cell) => dayIn(cell) !== undefined || numbersIn(cell).found.length > 0 || cell.includes('@'));

/** Lists begin with a title now and then: the headings are the first line of several words that say what stands below. */
const linesAbove = 8;

/** Undefined where the text is no list of visits. */
export function visitSheetOf(text: string): VisitSheet | undefined {
  const sheet = sheetOf(text, { hasHeadings: false });
  if (sheet === undefined) return undefined;
  const at = sheet.rows.slice(0, linesAbove).findIndex(({ cells }) => isHeadings(cells));
  const header = sheet.header.map((_, column) => (at < 0 ? '' : (sheet.rows[at]?.cells[column] ?? '')));
  const rows = sheet.rows.slice(at + 1);
  return rows.length === 0 ? undefined : { header, rows };
}

const hasDayAndTime = (cell: string): boolean => {
  const { day, clocks, instant } = timeIn(cell, false);
  const other = timeIn(cell, true);
  return instant !== undefined || ((day !== undefined || other.day !== undefined) && clocks.length > 0);
};
const isDay = (cell: string): boolean =>
  !hasDayAndTime(cell) && (dayIn(cell) !== undefined || dayIn(cell, true) !== undefined);
const isTime = (cell: string): boolean => dayIn(cell) === undefined && clocksIn(cell).length > 0 && cell.length < 30;
const isStatus = (cell: string): boolean =>
  /^(new|neu|offen|open|best(ä|ae)tigt|confirmed|booked|gebucht|geplant|scheduled|completed|abgeschlossen|erledigt|storniert|cancel+ed|abgesagt|no.?show|nicht erschienen|arrived|started|pending|accepted|angefragt|unconfirmed)\b/i.test(
    cell,
  );

const contents: Partial<Record<VisitKind, (cell: string) => boolean>> = {
  start: hasDayAndTime,
  day: isDay,
  time: isTime,
  end: (cell) => isTime(cell) || hasDayAndTime(cell),
  minutes: (cell) => minutesIn(cell) !== undefined && (minutesIn(cell) ?? 0) <= 1440 && /^(?!0\d*$)/.test(cell),
  email: (cell) => addressesIn(cell).found.length > 0,
  phone: (cell) => numbersIn(cell).found.length > 0 && !isDay(cell) && !hasDayAndTime(cell),
  price: (cell) => centsIn(cell) !== undefined,
  status: isStatus,
};

const hasLetters = (cell: string): boolean => /\p{L}{2}/u.test(cell);

function cellsOf({ rows }: VisitSheet, column: number): string[] {
  return rows.slice(0, 400).flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));
}

const shareOf = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

/** The kinds that headings name, where the cells are no others. */
function byHeadings(sheet: VisitSheet): VisitColumns {
  const columns: VisitColumns = {};
  for (const [kind] of headings)
    for (const [column, heading] of sheet.header.entries()) {
      if (columns[kind] !== undefined || Object.values(columns).includes(column) || !says(heading).includes(kind))
        continue;
      const cells = cellsOf(sheet, column);
      const is = contents[kind] ?? hasLetters;
      if (shareOf(cells, is) > 0.5 || (cells.length === 0 && kind !== 'start' && kind !== 'day'))
        columns[kind] = column;
    }
  return columns;
}

/** When it begins and ends: the only columns without which nothing is a visit. */
function addTimes(sheet: VisitSheet, columns: VisitColumns): void {
  const isFree = (column: number): boolean =>
    !Object.values(columns).includes(column) && !isAside.test(sheet.header[column] ?? '');
  const firstOf = (is: (cell: string) => boolean): number | undefined => {
    const found = sheet.header.findIndex((_, column) => isFree(column) && shareOf(cellsOf(sheet, column), is) > 0.6);
    return found < 0 ? undefined : found;
  };
  const put = (kind: VisitKind, column: number | undefined): void => {
    if (column !== undefined) columns[kind] ??= column;
  };
  if (columns.start === undefined && columns.day === undefined) put('start', firstOf(hasDayAndTime));
  if (columns.start === undefined) {
    put('day', columns.day ?? firstOf(isDay));
    put('time', columns.time ?? firstOf(isTime));
  }
  if (columns.end === undefined && columns.minutes === undefined)
    put(
      'end',
      firstOf((cell) => isTime(cell) || hasDayAndTime(cell)),
    );
}

const distinct = (cells: readonly string[]): number => new Set(cells.map((cell) => cell.toLowerCase())).size;

/** What is left: words. Those of whom there are most different ones are clients, of whom there are fewest the staff. */
function addWords(sheet: VisitSheet, columns: VisitColumns): void {
  const taken = Object.values(columns);
  const free = [...sheet.header.keys()].filter(
    (column) =>
      !taken.includes(column) &&
      says(sheet.header[column] ?? '').length === 0 &&
      sheet.header[column] === '' &&
      shareOf(cellsOf(sheet, column), hasLetters) > 0.8,
  );
  const named = free.filter(
    (column) => shareOf(cellsOf(sheet, column), (cell) => /^\p{L}[\p{L}\p{M} .,'’-]*$/u.test(cell)) > 0.9,
  );
  const [most] = named.toSorted((one, other) => distinct(cellsOf(sheet, other)) - distinct(cellsOf(sheet, one)));
  columns.name ??= most;
  const rest = free
    .filter((column) => column !== columns.name)
    .toSorted((one, other) => distinct(cellsOf(sheet, one)) - distinct(cellsOf(sheet, other)));
  const [fewest] = rest.filter((column) => named.includes(column));
  if (rest.length > 1) columns.staff ??= fewest;
  columns.service ??= rest.find((column) => column !== columns.staff);
}

/** What the headings say and the cells hold. */
export function guessedVisitColumns(sheet: VisitSheet): VisitColumns {
  const columns = byHeadings(sheet);
  for (const kind of ['email', 'phone', 'status'] as const) {
    const is = contents[kind];
    if (is === undefined || columns[kind] !== undefined) continue;
    const found = sheet.header.findIndex(
      (heading, column) =>
        heading === '' && !Object.values(columns).includes(column) && shareOf(cellsOf(sheet, column), is) > 0.6,
    );
    if (found >= 0) columns[kind] = found;
  }
  addTimes(sheet, columns);
  const sum = sheet.header.findIndex(
    (heading, column) =>
      heading === '' &&
      !Object.values(columns).includes(column) &&
      shareOf(cellsOf(sheet, column), (cell) => centsIn(cell) !== undefined && /[€,.]/.test(cell)) > 0.6,
  );
  if (columns.price === undefined && sum >= 0) columns.price = sum;
  addWords(sheet, columns);
  return columns;
}

/** Whether the columns say when somebody comes. */
export const areVisits = ({ start, day, time }: VisitColumns): boolean =>
  start !== undefined || (day !== undefined && time !== undefined);
