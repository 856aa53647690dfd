import { plainCode } from '../contract/typed-text.ts';
import type { Language } from './i18n.ts';

/** The unit decides which words and signs may stand beside the number. */
export type NumberUnit =
  | 'count'
  | 'pesos'
  | 'pesosPerMonth'
  | 'euros'
  | 'francs'
  | 'squareMetres'
  | 'percent'
  | 'degrees';

export type NumberFault =
  /** The text has two meanings; `readings` has both in an unambiguous form. */
  | { fault: 'ambiguous'; readings: readonly [string, string] }
  | { fault: 'negative' }
  /** Money, but in another currency. */
  | { fault: 'currency' }
  | { fault: 'unclear' };

/** Undefined for an empty field. */
export type NumberReading = { value: number } | NumberFault | undefined;

const marks = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const satisfies Record<Language, { group: string; decimal: string }>;

const unclear: NumberFault = { fault: 'unclear' };

/** Longer than any number that makes sense. */
const longest = 60;

/**
 * Reads a number as people write it: 40,000 · 40k · 1.5M · 1,5 Mio. · 4'500'000 · ₱38,500/mo. Nothing is guessed: a text with
 * two meanings or none is a fault, shown at the field. A text may be clear in one language only: 1.500 is a thousand and a
 * half in German; in English it is one and a half or a typing error.
 */
export function readNumber(text: string, language: Language, unit: NumberUnit = 'count'): NumberReading {
  const plain = plainOf(text);
  if (plain === '') return undefined;
  if (plain.length > longest) return unclear;
  if (unit === 'degrees') return degreesOf(plain);
  const { rest, power: unitPower } = withoutUnit(plain, unit);
  if (isMoney(unit) && signsOf(unit).others.test(rest)) return { fault: 'currency' };
  const isNegative = /^[-−–]/u.test(rest);
  const [, body = '', word = ''] =
    /^([\d.,' ]*\d[.,]?) ?(\p{L}*)\.?$/u.exec(isNegative ? rest.slice(1).trim() : rest) ?? [];
  const power = powerOf(word.toLowerCase(), language, unit);
  if (body === '' || power === undefined) return unclear;
  const reading = readDigits(body, language, power + unitPower);
  return isNegative && 'value' in reading && reading.value !== 0 ? { fault: 'negative' } : reading;
}

/** A coordinate has no thousands and many decimals, and maps write it with a point in every language. */
function degreesOf(text: string): NumberReading {
  const [, sign = '', whole = '', fraction = '0'] = /^([-−–]?)(\d{1,3})(?:[.,](\d{1,15}))?(?: ?°)?$/u.exec(text) ?? [];
  return whole === '' ? unclear : { value: Number(`${sign === '' ? '' : '-'}${whole}.${fraction}`) };
}

/** With every kind of apostrophe as the usual one: some group thousands by it. */
const plainOf = (text: string): string => plainCode(text).replaceAll(/[‘’ʼ`´′]/gu, "'");

export const isMoney = (unit: NumberUnit): boolean =>
  unit === 'pesos' || unit === 'pesosPerMonth' || unit === 'euros' || unit === 'francs';

const notPesos = /[$€£¥₩₹]|\b(?:usd|eur|euros?|dollars?|gbp|jpy|sgd|aud|chf)\b/iu;
const notEuros = /[$₱£¥₩₹]|\b(?:usd|php|pesos?|dollars?|gbp|jpy|sgd|aud|chf|franken|fr)\b/iu;
const notFrancs = /[$₱€£¥₩₹]|\b(?:usd|php|pesos?|dollars?|gbp|jpy|sgd|aud|eur|euros?)\b/iu;
const perMonth = / ?(?:\/ ?|per |a |pro |im |p\. ?)(?:mo\.?|m\.|month|monat)$| ?monthly$| ?monatlich$/iu;
const pesosBefore = /^([-−–]? ?)(?:₱|php|p(?=[\d ])) ?/iu;
const eurosBefore = /^([-−–]? ?)(?:€|eur) ?/iu;
const eurosBehind = / ?(?:€|eur|euros?)$/iu;
const francsBefore = /^([-−–]? ?)(?:chf|s?fr\.?) ?/iu;
const francsBehind = / ?(?:chf|s?fr\.?|franken|francs?)$/iu;
const pesosBehind = / ?(?:₱|php|pesos?)$/iu;
/** 4.500.000,- is how Germans end a price without cents. */
const noCents = /(?<=\d)[.,] ?[-–—]{1,2}$/u;
const squareMetresBehind = / ?(?:m²|m2|qm|sqm|sq\.? ?m\.?|square met(?:er|re)s?|quadratmeter)$/iu;
const hectaresBehind = / ?(?:ha|hectares?|hektar)$/iu;
const hectarePower = 4;

/** The own signs of a currency before and behind the number, and those of others. */
function signsOf(unit: NumberUnit): { before: RegExp; behind: RegExp; others: RegExp } {
  if (unit === 'euros') return { before: eurosBefore, behind: eurosBehind, others: notEuros };
  if (unit === 'francs') return { before: francsBefore, behind: francsBehind, others: notFrancs };
  return { before: pesosBefore, behind: pesosBehind, others: notPesos };
}

function withoutUnit(text: string, unit: NumberUnit): { rest: string; power: number } {
  if (unit === 'percent') return { rest: text.replace(/ ?%$/u, ''), power: 0 };
  if (unit === 'squareMetres')
    return hectaresBehind.test(text)
      ? { rest: text.replace(hectaresBehind, ''), power: hectarePower }
      : { rest: text.replace(squareMetresBehind, ''), power: 0 };
  if (!isMoney(unit)) return { rest: text, power: 0 };
  const amount = unit === 'pesosPerMonth' ? text.replace(perMonth, '') : text;
  const { before, behind } = signsOf(unit);
  const rest = amount.replace(behind, '').replace(before, '$1').replace(noCents, '');
  return { rest, power: 0 };
}

const powers: Readonly<Record<string, number>> = {
  k: 3,
  tsd: 3,
  thousand: 3,
  tausend: 3,
  m: 6,
  mn: 6,
  mio: 6,
  mill: 6,
  million: 6,
  millions: 6,
  millionen: 6,
  bn: 9,
  mrd: 9,
  milliarde: 9,
  milliarden: 9,
};
/** `Billion` is a thousand times as much in German, and `b` is no German word for either. */
const ownPowers: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  de: { t: 3 },
  en: { b: 9, billion: 9, billions: 9 },
};

/** The power of ten that a word behind the digits means. */
function powerOf(word: string, language: Language, unit: NumberUnit): number | undefined {
  if (word === '') return 0;
  if (unit === 'count' || unit === 'percent') return undefined;
  if (unit === 'squareMetres' && word === 'm') return undefined;
  return ownPowers[language][word] ?? powers[word];
}

/** From here on nobody writes the number before the word with grouped thousands: 1.250M is one and a quarter. */
const millionPower = 6;

function readDigits(body: string, language: Language, power: number): { value: number } | NumberFault {
  const { group, decimal } = marks[language];
  const digits = body.endsWith(decimal) ? body.slice(0, -1) : body;
  const valueOf = (whole: string, fraction = ''): number => Number(`${whole}.${fraction}e${power}`);
  if (/^\d+$/u.test(digits)) return { value: valueOf(digits) };
  const thousands = /^([1-9]\d{0,2})([.,])(\d{3})$/u.exec(digits);
  if (thousands !== null) {
    const [, before = '', mark, behind = ''] = thousands;
    const thousand = valueOf(before + behind);
    const fractional = valueOf(before, behind);
    if (mark === group) return { value: thousand };
    return power >= millionPower
      ? { value: fractional }
      : { fault: 'ambiguous', readings: [writtenNumber(thousand, language), writtenNumber(fractional, language)] };
  }
  const grouped = /^([1-9]\d{0,2})(?:([.,' ])\d{3})(?:\2\d{3})*(?:(?!\2)[.,](\d+))?$/u.exec(digits);
  const plain = /^(\d*)[.,](\d+)$/u.exec(digits);
  if (grouped === null && plain === null) return unclear;
  const fraction = grouped?.[3] ?? plain?.[2] ?? '';
  const whole =
    grouped === null
      ? (plain?.[1] ?? '')
      : digits.slice(0, digits.length - (fraction === '' ? 0 : fraction.length + 1));
  const wholeDigits = whole.replaceAll(/\D/gu, '') || '0';
  // Three digits after a mark may be meant as thousands: 1500.000, or 4.500,000.
  if (fraction.length > 2 && power === 0 && Number(wholeDigits) !== 0) return unclear;
  return { value: valueOf(wholeDigits, fraction) };
}

/** What a number field holds: the number, nothing ('') while it is empty, and the text where it is no number (yet). */
export type NumberEntry = number | string;

/** Undefined for an empty field; NaN for a text that is no number. */
export const numberOf = (entry: NumberEntry): number | undefined =>
  entry === '' ? undefined : typeof entry === 'number' ? entry : Number.NaN;

/** The number in the format of the language, with all its decimals: 18500.5 -> `18,500.5` · `18.500,5`. */
export function writtenNumber(value: number, language: Language, unit?: NumberUnit): string {
  const [whole = '', fraction] = String(value).split('.');
  const written = unit !== undefined && isMoney(unit) ? fraction?.padEnd(2, '0') : fraction;
  return grouped(whole, language) + (written === undefined ? '' : marks[language].decimal + written);
}

const grouped = (whole: string, language: Language): string =>
  /^(?:0|[1-9]\d*)$/u.test(whole) ? whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, marks[language].group) : whole;

export interface TypedText {
  text: string;
  /** The number of characters before the caret. */
  caret: number;
}

/** What was done to a text: the browser's `InputEvent`, as far as it is known. */
export interface Keystroke {
  inputType?: string;
  data?: string | null;
}

/**
 * Groups the thousands while digits are typed. The caret stays between the same digits. Typed or pasted marks are not
 * changed, because only the whole text shows what they mean.
 */
export function groupedWhileTyping(before: string, typed: TypedText, stroke: Keystroke, language: Language): TypedText {
  const { group, decimal } = marks[language];
  const { inputType = '', data } = stroke;
  const isByDigits = inputType.startsWith('delete') || /^\d$/u.test(data ?? '') || data === decimal;
  const isOurs = before === '' || regrouped(before, language) === before;
  const isPlain = /^\d+$/u.test(typed.text);
  const text = isPlain || (isByDigits && isOurs) ? regrouped(typed.text, language) : undefined;
  if (text === undefined || text === typed.text) return typed;
  const kept = typed.text.slice(0, typed.caret).replaceAll(group, '').length;
  const caret = placeBehind(text, kept, group);
  const isBeforeMark = inputType === 'deleteContentForward' && text[caret] === group;
  return { text, caret: isBeforeMark ? caret + 1 : caret };
}

/** Undefined if the text has other marks than those of the language. */
function regrouped(text: string, language: Language): string | undefined {
  const { group, decimal } = marks[language];
  const parts = text.split(decimal);
  const [whole = '', fraction] = parts;
  const digits = whole.replaceAll(group, '');
  if (parts.length > 2 || !/^\d*$/u.test(digits) || !/^\d*$/u.test(fraction ?? '')) return undefined;
  return grouped(digits, language) + (fraction === undefined ? '' : decimal + fraction);
}

function placeBehind(text: string, characters: number, skipped: string): number {
  let place = 0;
  for (let left = characters; left > 0 && place < text.length; place += 1) if (text[place] !== skipped) left -= 1;
  return place;
}
