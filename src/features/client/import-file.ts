import Papa from 'papaparse';
import { plainText } from '../../contract/typed-text.ts';
import { areHeadings } from './import-headings.ts';

/** A file of clients as a table: from its bytes to rows of text. Which column means what is the matter of import-rows.ts. */

export interface Row {
  /** In the file, from 1, as a spreadsheet counts. */
  line: number;
  cells: readonly string[];
}

export interface Sheet {
  /** One for each column; all are empty where the file has no headings. */
  header: readonly string[];
  hasHeadings: boolean;
  /** A quotation mark stays open somewhere: the marks are read as they stand, so that nobody is swallowed. */
  hasOpenQuote: boolean;
  rows: readonly Row[];
}

/** Files of a spreadsheet program itself: packed (.xlsx, .ods, .numbers), or of the old kind (.xls). */
export function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (...start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);
  return begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0);
}

/** UTF-16 has a zero in every second byte of plain letters, also where no mark stands in front. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first = 1, second = 1] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : undefined;
}

const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** A Mac's old code page has its letters where that of Windows has signs: ä, ö and ü below 0xA0, between letters. */
function isMacRoman(bytes: Uint8Array): boolean {
  let [low, high] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0x80 || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) return;
    if (byte < 0xa0) low += 1;
    else if (byte >= 0xc0) high += 1;
  });
  return low > high;
}

/** What spreadsheets write: UTF-16 or UTF-8, else the code page of Windows or of an old Mac. */
export function textOf(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isMacRoman(bytes) ? 'macintosh' : 'windows-1252').decode(bytes);
  }
}

const isDay = (cell: string): boolean => /^(\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d)$/.test(cell);
const isAddress = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell);
const isNumber = (cell: string): boolean => /^[+\d][\d\s()/.-]{5,}$/.test(cell) && !isDay(cell);
export const cellKinds = { isDay, isAddress, isNumber };

/** Headings are words that say what a column is: a line with an address, a number or a day is somebody. */
const isHeading = (cells: readonly string[]): boolean =>
  areHeadings(cells) && !cells.some((cell) => isDay(cell) || isAddress(cell) || isNumber(cell));

const separators = [';', '\t', ',', '|'];

/** The one by which most lines have as many columns as the first; of those that do equally well the one with most columns. */
function separatorOf(table: string): string {
  const scores = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(table, { delimiter, preview: 50, skipEmptyLines: 'greedy' });
    const width = data[0]?.length ?? 0;
    const alike = data.filter((cells) => cells.length === width).length / Math.max(1, data.length);
    return { delimiter, width: width > 1 ? width : 0, alike: width > 1 ? alike : 0 };
  });
  scores.sort((one, other) => other.alike - one.alike || other.width - one.width);
  return scores[0]?.delimiter ?? ';';
}

/**
 * What separates the columns is recognised, or said by a first line `sep=;`; whether the first line has headings is guessed
 * unless it is said. Undefined where there is nobody in the file.
 */
export function sheetOf(text: string, headings?: boolean): Sheet | undefined {
  const said = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const table = said === null ? text : text.slice(said[0].length);
  const delimiter = said?.[1] ?? separatorOf(table);
  const quoted = Papa.parse<string[]>(table, { delimiter });
  const hasOpenQuote = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  const { data } = hasOpenQuote ? Papa.parse<string[]>(table, { delimiter, quoteChar: '\0' }) : quoted;
  const all = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(plainText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  const hasHeadings = headings ?? isHeading(first.cells);
  const rows = hasHeadings ? others : all;
  if (rows.length === 0) return undefined;
  const columns = Math.max(...all.map(({ cells }) => cells.length));
  const header = Array.from({ length: columns }, (_, column) => (hasHeadings ? (first.cells[column] ?? '') : ''));
  return { header, hasHeadings, hasOpenQuote, rows };
}
