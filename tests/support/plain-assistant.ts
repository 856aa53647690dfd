import { addDays } from '../../netlify/calendar/zone.ts';

/**
 * An assistant that reads simple German by rules, in place of a model: the same sentence always means the same. It knows trades, days
 * and times as anybody does, and cards only by what /mcp answers.
 */

export interface Reading {
  place: string;
  service: string;
  day: string;
  /** Minutes of the clock there, both included. */
  from: number;
  until: number;
}

const trades: readonly (readonly [words: RegExp, service: string])[] = [
  [/\bhund|dackel|gassi/, 'Hundesitter'],
  [/fenster|wohnung|putz/, 'Reinigung'],
  [/wimper/, 'Kosmetik'],
  [/gesicht/, 'Gesichtspflege'],
  [/massage|massier|rücken|nacken/, 'Massage'],
  [/gelnägel|nagelmodell|nägel/, 'Nageldesign'],
  [/manik|pedik|fußpflege|hände/, 'Nagelpflege'],
  [/bart|rasur|rasier|barbier/, 'Barbier'],
  [/färb|farbe|strähn|ansatz|ansätze/, 'Färben'],
  [/haar|schnitt|schneid|friseur|pony/, 'Friseur'],
];

const numbers: Record<string, number> = { eins: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, zehn: 10, elf: 11, zwölf: 12 };
const weekdays = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const months = ['januar', 'februar', 'märz', 'april', 'mai', 'juni'];

function dayIn(said: string, today: string): string {
  const [, day = '', month = '', name] =
    /\b(\d{1,2})\.\s?(?:(\d{1,2})\.|(januar|februar|märz|april|mai|juni))/.exec(said) ?? [];
  if (day !== '') {
    const number = name === undefined ? Number(month) : months.indexOf(name) + 1;
    return `${today.slice(0, 4)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  if (said.includes('übermorgen')) return addDays(today, 2);
  if (said.includes('morgen')) return addDays(today, 1);
  const weekday = weekdays.findIndex((name_) => said.includes(name_));
  if (weekday === -1) return today;
  const ahead = (weekday - new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const isLater = said.includes('in einer woche');
  // A Tuesday that is said on a Tuesday is the next one.
  return addDays(today, ahead + 1 + (isLater && ahead < 6 ? 7 : 0));
}

/** An hour below nine is of the afternoon: nobody goes at four in the morning. */
const clock = (hour: number, minute = 0): number => (hour < 9 ? hour + 12 : hour) * 60 + minute;
const hourOf = (word: string): number => numbers[word] ?? Number(word);
const hour = '(\\d{1,2}|eins|zwei|drei|vier|fünf|zehn|elf|zwölf)';

function exactIn(said: string): number | undefined {
  const half = new RegExp(`halb ${hour}`).exec(said);
  if (half !== null) return clock(hourOf(half[1] ?? '')) - 30;
  const written =
    /\bum (\d{1,2})(?::(\d{2}))?\b(?!\.)(?: uhr (\d{2})\b)?/.exec(said) ??
    /\b(\d{1,2}):(\d{2})\b/.exec(said) ??
    /\b(\d{1,2}) uhr\b(?: (\d{2})\b)?/.exec(said);
  return written === null ? undefined : clock(Number(written[1]), Number(written[2] ?? written[3] ?? 0));
}

function spanIn(said: string): { from: number; until: number } {
  const between = new RegExp(`zwischen ${hour} und ${hour}`).exec(said);
  if (between !== null) return { from: clock(hourOf(between[1] ?? '')), until: clock(hourOf(between[2] ?? '')) };
  const bound = new RegExp(`(nach|ab|vor|gegen) ${hour} uhr`).exec(said);
  if (bound !== null) {
    const at = clock(hourOf(bound[2] ?? ''));
    if (bound[1] === 'vor') return { from: 0, until: at - 15 };
    if (bound[1] === 'gegen') return { from: at - 30, until: at + 30 };
    return { from: at, until: 1440 };
  }
  const exact = exactIn(said);
  if (exact !== undefined) return { from: exact, until: exact };
  if (/vormittag|morgen früh|früh,/.test(said)) return { from: 0, until: 11 * 60 + 45 };
  if (/nachmittag/.test(said)) return { from: 12 * 60, until: 1440 };
  if (/mittag/.test(said)) return { from: 11 * 60, until: 14 * 60 };
  return { from: 0, until: 1440 };
}

export function readSentence(sentence: string, today: string): Reading {
  const place = /\b\d{5}\b/.exec(sentence)?.[0] ?? 'Berlin';
  const said = sentence.toLowerCase().replaceAll(place, ' ').replaceAll(/\s+/g, ' ');
  const service = trades.find(([words]) => words.test(said))?.[1] ?? '';
  return { place, service, day: dayIn(said, today), ...spanIn(said) };
}

/** Words that mean the same: whoever says one finds a card that has another. */
const alike: readonly RegExp[] = [
  /herr|männ|\bmann\b/,
  /dame|frau|spitzen/,
  /kind|sohn|tochter|kleine\b|junge/,
  /ansatz|ansätze|haarfarbe|färben|farbe\b|haare färben/,
  /strähn/,
  /bart|rasur|rasier/,
  /gel/,
  /manik|hände/,
  /pedik|fuß|füße/,
  /rücken|nacken/,
  /ganz|körper/,
  /gesicht/,
  /wimper/,
  /fenster/,
  /wohnung/,
  /hund|gassi|dackel/,
];

/** Which of the offered cards the sentence means: the one with most in common, of equals the first. */
export function chosenCard<Card extends { name: string }>(sentence: string, cards: readonly Card[]): Card | undefined {
  const said = sentence.toLowerCase();
  const shared = (name: string): number =>
    alike.filter((words) => words.test(said) && words.test(name.toLowerCase())).length;
  return cards.toSorted((one, other) => shared(other.name) - shared(one.name))[0];
}
