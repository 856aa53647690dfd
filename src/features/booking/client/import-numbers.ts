import * as z from 'zod/mini';
import { email, phone } from '../../../contract/fields.ts';

/** What stands in a cell of telephone numbers or of e-mail addresses. */
export interface Contacts {
  /** As a form takes them. */
  found: readonly string[];
  /** More stands there than they and what joins them: `0171 5550401 privat`. */
  hasWords: boolean;
  /** It looks like one and is none: a spreadsheet's 4,9E+12, a number of four digits, an address without an end. */
  isSpoilt: boolean;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The digits of a number behind the codes of its country, without the zero of its town. */
const nationalDigits = (text: string): number =>
  digitsOf(text.replace(/^\D*(?:\+|00)\s*\d\d(?:\D*\(0\))?|^\D*0/, '')).length;

/** Without the signs that join it to others. A bracket around all of it goes, one around its beginning stays. */
const trimmed = (text: string): string =>
  text
    .replaceAll(/^[^\d+(]+|[^\d)]+$/g, '')
    .replace(/^\(([^()]*)\)?$/, '$1')
    .replace(/^([^(]*)\)$/, '$1');

/** One number is at most 17 digits long, and no day. */
const isNumber = (text: string): boolean => z.safeParse(phone, text).success && digitsOf(text).length <= 17;

/** The town's code or a plus begins a number; behind a stroke any long one does: 5550401/5550402. */
const begins = (before: string, separator: string, after: string): boolean => {
  const [behind, ahead] = [nationalDigits(before), digitsOf(after).length];
  if (/^\(?\+/.test(after)) return behind >= 6;
  if (separator.includes('/')) return behind >= 6 && ahead >= 6;
  return behind >= 8 && ahead >= 8 && /^\(?0\d/.test(after);
};

/** Numbers that only a stroke or a blank keeps apart: `0171 5550401/030 5550402`. */
function apart(run: string): string[] {
  const pieces = run.split(/([\s/]+)/);
  const numbers = [''];
  pieces.forEach((piece, at) => {
    const before = numbers.at(-1) ?? '';
    if (at % 2 === 1) numbers[numbers.length - 1] = before + piece;
    else if (begins(before, pieces[at - 1] ?? '', pieces.slice(at).join(''))) numbers.push(piece);
    else numbers[numbers.length - 1] = before + piece;
  });
  return numbers.map(trimmed).filter((number) => number !== '');
}

const joiningWords = /\b(?:und|oder|bzw|or|and)\b|&|:::|\btel(?=[:.])/giu;
const runs = /[+(]*\d[+\d\s()/.\p{Pd}\u2212]*/gu;
const isDay = (text: string): boolean => /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(text);

/** Two numbers in a cell are two. */
export function numbersIn(cell: string): Contacts {
  const isSpoiltBySheet = /\d[.,]?\d*\s*E\s*\+\s*\d/i.test(cell);
  const text = cell.replaceAll(joiningWords, ',');
  const written = (text.match(runs) ?? []).flatMap(apart).filter((number) => !isDay(number));
  const found = isSpoiltBySheet ? [] : written.filter(isNumber);
  const hasOthers = /[\p{L}\d]/u.test(found.reduce((rest, number) => rest.replace(number, ' '), text));
  return { found, hasWords: found.length > 0 && hasOthers, isSpoilt: found.length === 0 && /\d/.test(cell) };
}

/** `Klara <klara@example.com>`, and several of them. */
export function addressesIn(cell: string): Contacts {
  const found = (cell.replaceAll(/mailto:/gi, '').match(/[^\s@<>,;:"()[\]\\|]+@[^\s<>,;:"()[\]\\|]+/g) ?? []).filter(
    (address) => z.safeParse(email, address).success,
  );
  return { found, hasWords: false, isSpoilt: found.length === 0 && cell.includes('@') };
}
