import type { Row, Sheet } from './import-file.ts';
import { isDay } from './import-file.ts';
import { addressOf, type ColumnKind, headingPatterns, isBareNumber, isFirm, says } from './import-headings.ts';
import { addressesIn, numbersIn } from './import-numbers.ts';

/** The index of the column of each kind; undefined where the file has none. */
export type Columns = Partial<Record<ColumnKind, number>>;

const isName = (cell: string): boolean => /^\p{L}[\p{L}\p{M} .,'’&()-]*$/u.test(cell);
const isPhone = (cell: string): boolean => {
  const { found, hasWords, isSpoilt } = numbersIn(cell);
  return !isDay(cell) && ((found.length > 0 && !hasWords) || (isSpoilt && /\dE\+/i.test(cell)));
};

/** Without headings the cells say it themselves, where most of a column are alike. */
function kindOfCells(cells: readonly string[]): ColumnKind | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const are = (isOne: (cell: string) => boolean): boolean =>
    filled.length > 0 && filled.filter(isOne).length * 2 > filled.length;
  if (are((cell) => addressesIn(cell).found.length > 0)) return 'email';
  if (are(isDay)) return 'birthday';
  if (are(isPhone)) return 'phone';
  if (are((cell) => /^\d{4,5}$/.test(cell))) return 'zip';
  return are(isName) ? 'name' : undefined;
}

const hasNumber = (cell: string): boolean => numbersIn(cell).found.length > 0;
const hasLetter = (cell: string): boolean => /\p{L}/u.test(cell);
const cellIs: Partial<Record<ColumnKind, (cell: string) => boolean>> = {
  name: hasLetter,
  lastName: hasLetter,
  email: (cell) => addressesIn(cell).found.length > 0,
  phone: hasNumber,
  otherPhone: hasNumber,
  birthday: isDay,
};

const cellsOf = ({ rows }: Sheet, column: number): string[] => rows.map(({ cells }) => cells[column] ?? '');

/** How many cells of a column are of the kind; where every cell can be, how many are filled. */
const fitting = (sheet: Sheet, kind: ColumnKind, column: number): number =>
  cellsOf(sheet, column).filter(cellIs[kind] ?? ((cell) => cell !== '')).length;

/** What the headings say, or the cells where there are none. */
export const guessedColumns = (sheet: Sheet): Columns =>
  sheet.hasHeadings ? columnsOfHeadings(sheet) : columnsOfCells(sheet);

function columnsOfHeadings(sheet: Sheet): Columns {
  const { header } = sheet;
  const columns: Columns = {};
  const isFree = (column: number): boolean => !Object.values(columns).includes(column);
  const take = (kind: ColumnKind, pattern: RegExp, least: number): void => {
    if (columns[kind] !== undefined) return;
    // A bare `Name` is a last name only beside a given one.
    if (kind === 'lastName' && pattern.test('name') && columns.name === undefined) return;
    const fit = [...header.keys()].filter((column) => isFree(column) && says(kind, pattern, header[column] ?? ''));
    const together = fit.filter((column) => isOfSameAddress(sheet, columns, kind, column));
    const meant = together.length > 0 ? together : fit;
    const best = Math.max(least, ...meant.map((column) => fitting(sheet, kind, column)));
    // The one that holds most of the kind, and of those that are counted the first.
    const most = meant.find((one) => fitting(sheet, kind, one) === best);
    const isAlike = (one: number): boolean => uncounted(header[one]) === uncounted(header[most ?? -1]);
    const column = meant.find((one) => isAlike(one) && fitting(sheet, kind, one) >= least);
    if (column !== undefined) columns[kind] = column;
  };
  for (const [kind, pattern] of headingPatterns) take(kind, pattern, 1);
  const beside = (columns.street ?? -2) + 1;
  if (isFree(beside) && isBareNumber(header[beside] ?? '')) columns.houseNumber ??= beside;
  // Where nothing is of the kind, what the heading says.
  for (const [kind, pattern] of headingPatterns) take(kind, pattern, 0);
  return columns;
}

/** `E-mail 1 - Value` and `E-mail 2 - Value` are the same. */
const uncounted = (heading = ''): string => heading.replaceAll(/\d+/g, '').trim();

const isOfSameAddress = ({ header }: Sheet, { street }: Columns, kind: ColumnKind, column: number): boolean =>
  addressKinds.includes(kind) &&
  street !== undefined &&
  addressOf(header[column] ?? '') === addressOf(header[street] ?? '');

function columnsOfCells(sheet: Sheet): Columns {
  const columns: Columns = {};
  for (const column of sheet.header.keys()) {
    const kind = kindOfCells(cellsOf(sheet, column));
    if (kind === undefined) continue;
    if (columns[kind] === undefined) columns[kind] = column;
    else if (kind === 'phone') columns.otherPhone ??= column;
    else if (kind === 'name' && columns.name === column - 1) columns.lastName = column;
  }
  // Nobody is lost because their name has a digit in it.
  const lettered = [...sheet.header.keys()].find(
    (column) => !Object.values(columns).includes(column) && cellsOf(sheet, column).some(hasLetter),
  );
  if (columns.name === undefined && lettered !== undefined) columns.name = lettered;
  return columns;
}

export const addressKinds: readonly ColumnKind[] = ['street', 'houseNumber', 'zip', 'city'];

/** The columns that may be of the kind, in the order of the file. */
function named(sheet: Sheet, kind: ColumnKind): number[] {
  const columns = [...sheet.header.keys()];
  if (!sheet.hasHeadings) return columns.filter((column) => kindOfCells(cellsOf(sheet, column)) === kind);
  const patterns = headingPatterns.filter(([patternKind]) => patternKind === kind);
  return columns.filter((column) => patterns.some(([, pattern]) => says(kind, pattern, sheet.header[column] ?? '')));
}

/** Further columns of a kind that nothing else takes: private and business, second and third. */
export function sparesOf(sheet: Sheet, columns: Columns, kind: 'phone' | 'email'): number[] {
  const taken = Object.values(columns);
  if (columns[kind] === undefined) return [];
  return named(sheet, kind).filter((column) => !taken.includes(column) && isFilled(sheet, column));
}

const isFilled = (sheet: Sheet, column: number): boolean => cellsOf(sheet, column).some((cell) => cell !== '');

/** Other addresses of the file than the chosen one, each of one sort: business beside private. */
export function otherAddresses(sheet: Sheet, columns: Columns): Columns[] {
  const taken = Object.values(columns);
  const others = new Map<string, Columns>();
  if (columns.street === undefined || !sheet.hasHeadings) return [];
  for (const kind of addressKinds)
    for (const column of named(sheet, kind)) {
      const sort = addressOf(sheet.header[column] ?? '');
      if (taken.includes(column) || sort === addressOf(sheet.header[columns.street] ?? '')) continue;
      others.set(sort, { [kind]: column, ...others.get(sort) });
    }
  return [...others.values()].filter(({ street, city }) => street !== undefined && city !== undefined);
}

/** Where somebody works: the name of who has none of their own, and noted for the others. */
export function firmOf({ header }: Sheet, columns: Columns): number | undefined {
  const column = header.findIndex(isFirm);
  return column < 0 || Object.values(columns).includes(column) ? undefined : column;
}

/** The columns that are read beside their kind's own. What has no place of its own goes into the notes. */
export function columnsNoted(sheet: Sheet, columns: Columns): number[] {
  const further = [...sparesOf(sheet, columns, 'phone'), ...sparesOf(sheet, columns, 'email')];
  const firm = firmOf(sheet, columns);
  const addresses = otherAddresses(sheet, columns).flatMap((other) => Object.values(other));
  return [...further, ...addresses, ...(firm === undefined ? [] : [firm])]
    .filter((column) => isFilled(sheet, column))
    .toSorted((one, other) => one - other);
}

/** The columns that hold something and that nothing takes. */
export function columnsLeft(sheet: Sheet, columns: Columns): number[] {
  const taken = [...Object.values(columns), ...columnsNoted(sheet, columns)];
  return [...sheet.header.keys()].filter((column) => !taken.includes(column) && isFilled(sheet, column));
}

export const cellOf = ({ cells }: Row, column: number | undefined): string => plain(cells[column ?? -1] ?? '');

/** A cell that a spreadsheet must not take for a formula was written with an apostrophe in front. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');
