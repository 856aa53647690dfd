import Papa from 'papaparse';
import { plainText } from '../../../contract/typed-text.ts';
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
  separator: string;
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

const windowsSigns: ReadonlySet<number> = new Set([0x82, 0x84, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97]);
/** A sign of paragraphs in Windows, which follows no letter. */
const macSharpS = 0xa7;

/** A Mac's old code page has its letters where that of Windows has signs: ä, ö and ü below 0xA0, between letters. */
function isMacRoman(bytes: Uint8Array): boolean {
  let [low, high] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0x80 || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) return;
    // Those of Windows are signs beside letters too: quotation marks, dashes, three points.
    if (byte < 0xa0 && !windowsSigns.has(byte)) low += 1;
    else if (byte === macSharpS && isLetter(bytes[at - 1])) low += 1;
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

export const isDay = (cell: string): boolean => /^(\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d)$/.test(cell);
const isAddress = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell);
const isNumber = (cell: string): boolean => /^[+(\d][\d\s()/.-]{5,}$/.test(cell) && !isDay(cell);

/** A postal code, or a street with its number: `Straße 2` is a heading. */
const isPlace = (cell: string): boolean => /^\d+$|\p{L}(stra(ß|ss)e|str\.)\s*\d/iu.test(cell);

/** Headings are words that say what a column is: a line with an address, a number or a day is somebody. */
const isHeading = (cells: readonly string[]): boolean =>
  areHeadings(cells) && !cells.some((cell) => isDay(cell) || isAddress(cell) || isNumber(cell) || isPlace(cell));

export const separators = [';', '\t', ',', '|'] as const;

/**
 * The one by which most lines have as many columns as the first. Of those that do equally well a semicolon or a tab, which no
 * sentence of a cell has; else the one with most columns.
 */
function separatorOf(table: string): string {
  const scores = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(table, { delimiter, preview: 50, skipEmptyLines: 'greedy' });
    const width = data[0]?.length ?? 0;
    const alike = data.filter((cells) => cells.length === width).length / Math.max(1, data.length);
    const weight = delimiter === ';' || delimiter === '\t' ? Number.MAX_SAFE_INTEGER : width;
    return { delimiter, weight, alike: width > 1 ? alike : 0 };
  });
  scores.sort((one, other) => other.alike - one.alike || other.weight - one.weight);
  return scores[0]?.delimiter ?? ';';
}

const isOpen = ({ errors }: Papa.ParseResult<string[]>): boolean => errors.some(({ type }) => type === 'Quotes');

/** Where a quotation mark stays open, each line is read by itself: only that one is taken as it stands. */
function linesOf(table: string, delimiter: string): { data: string[][]; hasOpenQuote: boolean } {
  const whole = Papa.parse<string[]>(table, { delimiter });
  if (!isOpen(whole)) return { data: whole.data, hasOpenQuote: false };
  const data = table.split(/\r\n?|\n/).map((line) => {
    const quoted = Papa.parse<string[]>(line, { delimiter });
    const read = isOpen(quoted) ? Papa.parse<string[]>(line, { delimiter, quoteChar: '\0' }) : quoted;
    return read.data[0] ?? [];
  });
  return { data, hasOpenQuote: true };
}

/** What somebody says of a file otherwise than we read it. */
export interface Said {
  hasHeadings?: boolean;
  separator?: string;
}

/**
 * What separates the columns is recognised, or said by a first line `sep=;`; whether the first line has headings is guessed.
 * Undefined where there is nobody in the file.
 */
export function sheetOf(text: string, said: Said = {}): Sheet | undefined {
  const first = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const table = first === null ? text : text.slice(first[0].length);
  const separator = said.separator ?? first?.[1] ?? separatorOf(table);
  const { data, hasOpenQuote } = linesOf(table, separator);
  const all = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(plainText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [top, ...others] = all;
  if (top === undefined) return undefined;
  const hasHeadings = said.hasHeadings ?? isHeading(top.cells);
  const rows = hasHeadings ? others : all;
  if (rows.length === 0) return undefined;
  const columns = Math.max(...all.map(({ cells }) => cells.length));
  const header = Array.from({ length: columns }, (_, column) => (hasHeadings ? (top.cells[column] ?? '') : ''));
  return { header, hasHeadings, separator, hasOpenQuote, rows };
}
