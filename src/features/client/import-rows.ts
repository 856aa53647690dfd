import type { ImportedRow } from '../../contract/client.ts';
import { cellKinds, type Row, type Sheet } from './import-file.ts';
import { type ColumnKind, headingPatterns, says } from './import-headings.ts';

/** The index of the column of each kind; undefined where the file has none. */
export type Columns = Partial<Record<ColumnKind, number>>;

/** Without headings the cells say it themselves, where most of a column are alike. */
function kindOfCells(cells: readonly string[]): ColumnKind | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const are = (isOne: (cell: string) => boolean): boolean =>
    filled.length > 0 && filled.filter(isOne).length * 2 > filled.length;
  if (are(cellKinds.isAddress)) return 'email';
  if (are(cellKinds.isDay)) return 'birthday';
  if (are(cellKinds.isNumber)) return 'phone';
  if (are((cell) => /^\d{4,5}$/.test(cell))) return 'zip';
  return are((cell) => /^\p{L}[\p{L} .'-]+$/u.test(cell)) ? 'name' : undefined;
}

const cellIs: Partial<Record<ColumnKind, (cell: string) => boolean>> = {
  email: cellKinds.isAddress,
  phone: cellKinds.isNumber,
  otherPhone: cellKinds.isNumber,
  birthday: cellKinds.isDay,
};

/** How many cells of a column are of the kind; where every cell can be, how many are filled. */
function fitting(rows: readonly Row[], kind: ColumnKind, column: number): number {
  const isOne = cellIs[kind] ?? ((cell: string) => cell !== '');
  return rows.filter(({ cells }) => isOne(cells[column] ?? '')).length;
}

/** The columns whose headings may say the kind, in the order of the file. */
const named = ({ header }: Sheet, kind: ColumnKind): number[] => {
  const patterns = headingPatterns.filter(([patternKind]) => patternKind === kind);
  return [...header.keys()].filter((column) => patterns.some(([, pattern]) => says(pattern, header[column] ?? '')));
};

/** What the headings say, or the cells where there are none. */
export function guessedColumns({ header, hasHeadings, rows }: Sheet): Columns {
  const columns: Columns = {};
  const take = (kind: ColumnKind, column: number): void => {
    if (column !== -1) columns[kind] ??= column;
  };
  const isFree = (column: number): boolean => !Object.values(columns).includes(column);
  if (hasHeadings)
    for (const [kind, pattern] of headingPatterns) {
      // A bare `Name` is a last name only beside a given one.
      if (kind === 'lastName' && pattern.test('name') && columns.name === undefined) continue;
      const fit = [...header.keys()].filter((column) => isFree(column) && says(pattern, header[column] ?? ''));
      const best = Math.max(0, ...fit.map((column) => fitting(rows, kind, column)));
      // Of columns of one heading the first that holds most of the kind; where nothing is of it, what the heading says.
      take(kind, columns[kind] ?? fit.find((column) => fitting(rows, kind, column) === best) ?? -1);
    }
  else
    header.forEach((_, column) => {
      const kind = kindOfCells(rows.map(({ cells }) => cells[column] ?? ''));
      if (kind === undefined) return;
      const second = { phone: 'otherPhone', name: 'lastName' }[kind as string] as ColumnKind | undefined;
      take(columns[kind] === undefined ? kind : (second ?? kind), column);
    });
  return columns;
}

const two = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** `1980-12-24` of `24.12.1980`, `24/12/80`, `12/24/1980` (where the file has months first) or a spreadsheet's number of days. */
export function birthdayOf(written: string, hasMonthFirst: boolean): string | undefined {
  const [year, month, day] = datePartsOf(written, hasMonthFirst) ?? [];
  const iso = `${year}-${two(month)}-${two(day)}`;
  // Spreadsheets write the empty day so.
  if (iso < '1900-01-02') return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

function datePartsOf(written: string, hasMonthFirst: boolean): string[] | undefined {
  if (/^\d{5}$/.test(written)) return dayOfSpreadsheet(Number(written)).split('-');
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(?:T.*| .*)?$/.exec(written);
  if (iso !== null) return iso.slice(1);
  const [, first = '', separator, second = '', year = ''] =
    /^(\d\d?)\s*([./-])\s*(\d\d?)\s*[./-]\s*(\d{4}|\d\d)$/.exec(written) ?? [];
  if (year === '') return undefined;
  const isMonthFirst = separator === '/' && hasMonthFirst;
  return [fullYear(year), isMonthFirst ? first : second, isMonthFirst ? second : first];
}

/** Of two digits: nobody is born in the future. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) > new Date().getUTCFullYear() % 100 ? `19${year}` : `20${year}`;
}

/** Spreadsheets count days from the 30th of December 1899 on. */
const dayOfSpreadsheet = (days: number): string => new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);

/** Of dates with strokes: some day of the column can only be a day in the second place. */
const monthsFirst = (cells: readonly string[]): boolean =>
  cells.some((cell) => Number(/^\d\d?\/(\d\d?)\//.exec(cell)?.[1] ?? 0) > 12);

export interface SheetRow {
  line: number;
  row: ImportedRow;
}

/** What is kept in no field of its own goes into the notes, under the heading of its column. */
const noted = (heading: string, value: string): string => (heading === '' ? value : `${heading}: ${value}`);

const joinedOnce = (first: string, last: string): string =>
  first.toLowerCase().endsWith(last.toLowerCase()) ? first : joined([first, last], ' ');

const isNoDay = (cell: string): boolean => /(^|\D)(1899|0000)(\D|$)|^(0|00\.00\.00)$/.test(cell);

/** Two numbers in a cell are two. */
const numbersIn = (cell: string): string[] => {
  const parts = cell.split(/\s*(?:[,;|\n]|\s\/\s|\bund\b|\bor\b|\boder\b)\s*/).filter((part) => part !== '');
  return parts.length > 1 && parts.every(isDialable) ? parts : [cell];
};

/** As far as a form knows: a spreadsheet's 4,9E+12 is none, and would cost the whole row. */
const isDialable = (cell: string): boolean =>
  /^(tel:)?[+\d(][\d\s()/.\p{Pd}\u2212]*$/iu.test(cell) && /^\d{3,17}$/.test(cell.replaceAll(/\D/g, ''));

/** Groups that programs add by themselves are nobody's words: `* myContacts ::: Stamm`. */
const tagsIn = (cell: string): string =>
  cell
    .split(/:::|[;|,]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && !tag.startsWith('*'))
    .join(',');

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** A cell that a spreadsheet must not take for a formula was written with an apostrophe in front. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Further columns of a kind that nothing else takes: private and business, second and third. */
function spares(sheet: Sheet, columns: Columns, kind: 'phone' | 'email'): number[] {
  const taken = Object.values(columns);
  return named(sheet, kind).filter((column) => !taken.includes(column) && fitting(sheet.rows, kind, column) > 0);
}

/** The headings of columns that hold something and that nothing takes. */
export function columnsLeft(sheet: Sheet, columns: Columns): string[] {
  const taken = [...Object.values(columns), ...spares(sheet, columns, 'phone'), ...spares(sheet, columns, 'email')];
  return sheet.header.filter(
    (heading, column) =>
      heading !== '' && !taken.includes(column) && sheet.rows.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
}

export function rowsOf(sheet: Sheet, columns: Columns): SheetRow[] {
  const { header, rows } = sheet;
  const indexOf = (kind: ColumnKind): number[] => (columns[kind] === undefined ? [] : [columns[kind]]);
  const hasMonthFirst = monthsFirst(rows.map(({ cells }) => cells[columns.birthday ?? -1] ?? ''));
  const phones = [...indexOf('phone'), ...indexOf('otherPhone'), ...spares(sheet, columns, 'phone')];
  const emails = [...indexOf('email'), ...spares(sheet, columns, 'email')];
  const read = ({ line, cells }: Row): SheetRow => {
    const at = (column: number): string => plain(cells[column] ?? '');
    const cell = (kind: ColumnKind): string => at(columns[kind] ?? -1);
    const filled = (from: readonly number[]): { heading: string; value: string }[] =>
      from.map((column) => ({ heading: header[column] ?? '', value: at(column) })).filter(({ value }) => value !== '');
    const numbers = filled(phones).flatMap(({ heading, value }) =>
      numbersIn(value).map((number) => ({ heading, value: number })),
    );
    const phone = numbers.find(({ value }) => isDialable(value));
    const [email, ...otherEmails] = filled(emails);
    const birthday = birthdayOf(cell('birthday'), hasMonthFirst);
    const strangeDay = birthday !== undefined || isNoDay(cell('birthday')) ? '' : cell('birthday');
    const asNotes = [...numbers.filter((one) => one !== phone), ...otherEmails];
    return {
      line,
      row: {
        name: joinedOnce(cell('name'), cell('lastName')),
        phone: phone?.value ?? '',
        email: email?.value ?? '',
        birthday: birthday ?? '',
        address: joined(
          [joined([cell('street'), cell('houseNumber')], ' '), joined([cell('zip'), cell('city')], ' ')],
          ', ',
        ),
        notes: joined(
          [
            cell('notes'),
            ...asNotes.map(({ heading, value }) => noted(heading, value)),
            strangeDay === '' ? '' : noted(header[columns.birthday ?? -1] ?? '', strangeDay),
          ],
          '\n',
        ),
        tags: tagsIn(cell('tags')),
      },
    };
  };
  return rows.map(read);
}
