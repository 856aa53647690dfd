import type { ImportedRow } from '../../contract/client.ts';
import { cellKinds, type Row, type Sheet } from './import-file.ts';
import { type ColumnKind, headingPatterns } from './import-headings.ts';

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

/** What the headings say, or the cells where there are none. */
export function guessedColumns({ header, hasHeadings, rows }: Sheet): Columns {
  const columns: Columns = {};
  const take = (kind: ColumnKind, column: number): void => {
    if (column !== -1) columns[kind] ??= column;
  };
  const isFree = (column: number): boolean => !Object.values(columns).includes(column);
  if (hasHeadings)
    for (const [kind, pattern] of headingPatterns)
      take(kind, columns[kind] ?? header.findIndex((heading, column) => isFree(column) && pattern.test(heading)));
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

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** A cell that a spreadsheet must not take for a formula was written with an apostrophe in front. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

export function rowsOf({ header, rows }: Sheet, columns: Columns): SheetRow[] {
  const cellsOf = (kind: ColumnKind): string[] => rows.map(({ cells }) => cells[columns[kind] ?? -1] ?? '');
  const hasMonthFirst = monthsFirst(cellsOf('birthday'));
  const headingOf = (kind: ColumnKind): string => header[columns[kind] ?? -1] ?? '';
  const read = ({ line, cells }: Row): SheetRow => {
    const cell = (kind: ColumnKind): string => plain(cells[columns[kind] ?? -1] ?? '');
    const [phone, otherPhone] = cell('phone') === '' ? [cell('otherPhone'), ''] : [cell('phone'), cell('otherPhone')];
    const birthday = birthdayOf(cell('birthday'), hasMonthFirst);
    return {
      line,
      row: {
        name: joined([cell('name'), cell('lastName')], ' '),
        phone,
        email: cell('email'),
        birthday: birthday ?? '',
        address: joined([cell('street'), joined([cell('zip'), cell('city')], ' ')], ', '),
        notes: joined(
          [
            cell('notes'),
            otherPhone === '' ? '' : noted(headingOf('otherPhone'), otherPhone),
            birthday !== undefined || cell('birthday') === '' ? '' : noted(headingOf('birthday'), cell('birthday')),
          ],
          '\n',
        ),
        tags: cell('tags').replaceAll(/[;|]/g, ','),
      },
    };
  };
  return rows.map(read);
}
