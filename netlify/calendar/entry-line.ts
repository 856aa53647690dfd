import { addDays, weekdayOf } from './zone.ts';

/**
 * Reads an appointment from one typed line, German or English: `Klara 0171 5551234 Gel 60 Do 15:00`. It always reads the same
 * from the same, and guesses nothing that the preview would not show. What it does not understand is the name.
 */

export interface LineContext {
  /** The provider's clock: the day, and the minutes since midnight. */
  today: string;
  minute: number;
  cards: readonly { id: string; name: string; category: string }[];
  staff: readonly { id: string; name: string }[];
}

export interface ReadLine {
  name: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  /** In the order of the line. */
  cards: string[];
  durationMinutes: number | undefined;
  priceCents: number | undefined;
  day: string | undefined;
  minute: number | undefined;
  staff: string | undefined;
  note: string;
}

/** A word of the line. What has been understood is taken out. */
interface Word {
  /** As it was typed, without the commas around it. */
  text: string;
  /** For comparing: lower case, without accents. */
  plain: string;
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[.,;:!]+|[,;:!]+$/g, '');

const wordsOf = (line: string): Word[] =>
  line
    .split(/\s+/)
    .map((text) => ({ text: text.replaceAll(/^[,;]+|[,;]+$/g, ''), plain: plainOf(text) }))
    .filter(({ plain }) => plain !== '' && !/^[-–+&/|.]+$/.test(plain));

/** Monday is 1. */
const weekdays: Record<string, number> = {};
for (const [index, names] of [
  'mo montag montags mon monday',
  'di dienstag tue tues tuesday',
  'mi mittwoch wed wednesday',
  'do donnerstag thu thur thurs thursday',
  'fr freitag fri friday',
  'sa samstag sonnabend sat saturday',
  'so sonntag sun sunday',
].entries())
  for (const name of names.split(' ')) weekdays[name] = index + 1;

const months: Record<string, number> = {};
for (const [index, names] of [
  'januar jan january janner',
  'februar feb february',
  'marz mar march',
  'april apr',
  'mai may',
  'juni jun june',
  'juli jul july',
  'august aug',
  'september sep sept',
  'oktober okt october oct',
  'november nov',
  'dezember dez december dec',
].entries())
  for (const name of names.split(' ')) months[name] = index + 1;

const numbers: Record<string, number> = {
  ein: 1,
  eine: 1,
  einer: 1,
  einem: 1,
  a: 1,
  one: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  funf: 5,
  five: 5,
  sechs: 6,
  six: 6,
};

const countOf = (plain: string | undefined): number | undefined =>
  plain === undefined ? undefined : /^\d{1,2}$/.test(plain) ? Number(plain) : numbers[plain];

/** An hour from 1 to 6 without a leading zero means the afternoon: nobody is booked at three in the night. */
const clockHour = (written: string, isMorning: boolean): number => {
  const hour = Number(written);
  return !isMorning && hour >= 1 && hour <= 6 && !written.startsWith('0') ? hour + 12 : hour;
};

const minuteOf = (hour: number, minute: number): number | undefined =>
  hour <= 23 && minute <= 59 ? hour * 60 + minute : undefined;

/** Finds runs of words, takes them out of the line and says what they mean. */
class Line {
  words: Word[];
  constructor(text: string) {
    this.words = wordsOf(text);
  }

  /** The first place where `read` understands something of the words from there on; it says how many they are. */
  take<Meaning>(
    read: (plain: string[], at: number) => { count: number; meaning: Meaning } | undefined,
  ): Meaning | undefined {
    for (let at = 0; at < this.words.length; at += 1) {
      const found = read(
        this.words.slice(at).map(({ plain }) => plain),
        at,
      );
      if (found === undefined) continue;
      this.words.splice(at, found.count);
      return found.meaning;
    }
    return undefined;
  }
}

const onWords = new Set(['um', 'ab', 'at', 'gegen', 'von', 'from', '@']);
const hourWords = new Set(['uhr', "o'clock", 'oclock']);

/** `15:00`, `15.30`, `15h30`, `3pm`, `3:30pm`; the word behind may be "Uhr", "am" or "pm". */
function clockAt(plain: readonly string[]): { count: number; meaning: number } | undefined {
  const [word = '', second = '', third = ''] = plain;
  const half = /^(am|pm|a\.m|p\.m|a\.m\.|p\.m\.)$/.test(second) ? second[0] : undefined;
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|uhr)?$/.exec(word);
  if (match === null) return undefined;
  const [, hour = '', minute, suffix] = match;
  // `1h30` is a duration.
  if (word.includes('h') && suffix === undefined && Number(hour) <= 6) return undefined;
  const isNamed = suffix === 'uhr' || hourWords.has(second);
  const behind = suffix === undefined ? (isNamed || half !== undefined ? 1 : 0) : 0;
  if (suffix === 'am' || suffix === 'pm' || half !== undefined) {
    const isAfternoon = (suffix ?? `${half}m`) === 'pm';
    if (Number(hour) < 1 || Number(hour) > 12) return undefined;
    const at = minuteOf((Number(hour) % 12) + (isAfternoon ? 12 : 0), Number(minute ?? 0));
    return at === undefined ? undefined : { count: 1 + behind, meaning: at };
  }
  if (minute === undefined && !isNamed) return undefined;
  // `15.12` is a day of December; `15.30` and `15.00 Uhr` are times.
  if (word.includes('.') && !isNamed && Number(minute) >= 1 && Number(minute) <= 12) return undefined;
  // `15 Uhr 30`.
  const late =
    minute === undefined && suffix === undefined && /^\d{2}$/.test(third) && Number(third) < 60 ? third : undefined;
  const at = minuteOf(clockHour(hour, false), Number(minute ?? late ?? 0));
  return at === undefined ? undefined : { count: 1 + behind + (late === undefined ? 0 : 1), meaning: at };
}

/** `halb 4`, `viertel nach 3`, `dreiviertel 4`, `half past 3`. */
function spokenClockAt(plain: readonly string[]): { count: number; meaning: number } | undefined {
  const said = plain.slice(0, 3).join(' ');
  for (const [pattern, shift] of [
    [/^halb (\d{1,2})\b/, -30],
    [/^viertel nach (\d{1,2})\b/, 15],
    [/^viertel vor (\d{1,2})\b/, -15],
    [/^dreiviertel (\d{1,2})\b/, -15],
    [/^half past (\d{1,2})\b/, 30],
    [/^quarter past (\d{1,2})\b/, 15],
    [/^quarter to (\d{1,2})\b/, -15],
  ] as const) {
    const match = pattern.exec(said);
    if (match === null) continue;
    // Half past six is in the evening: who means the morning writes 6:30.
    const hour = Number(match[1]) <= 7 ? Number(match[1]) + 12 : Number(match[1]);
    const meaning = hour * 60 + shift;
    if (meaning >= 0 && meaning < 1440) return { count: match[0].split(' ').length, meaning };
  }
  return undefined;
}

/** `15-16:30`, `15:00–16:30`, `von 15 bis 16 Uhr`: a start and a duration. */
function rangeAt(
  plain: readonly string[],
): { count: number; meaning: { minute: number; duration: number } } | undefined {
  const isFrom = plain[0] === 'von' || plain[0] === 'from';
  const [first = '', second = '', third = '', fourth = ''] = isFrom ? plain.slice(1) : plain;
  const joined = /^(\d{1,2}(?:[:.]\d{2})?)[-–](\d{1,2}(?:[:.]\d{2})?)$/.exec(first);
  const isApart = /^(bis|to|until|till)$/.test(second);
  const [start, end] = joined === null ? (isApart ? [first, third] : ['', '']) : [joined[1] ?? '', joined[2] ?? ''];
  const [starts, ends] = [start, end].map((text) => /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text));
  if (starts === null || ends === null || starts === undefined || ends === undefined) return undefined;
  const behind = joined === null ? fourth : second;
  const isNamed = hourWords.has(behind);
  if (!isNamed && !isFrom && starts[2] === undefined && ends[2] === undefined) return undefined;
  const minute = minuteOf(clockHour(starts[1] ?? '', false), Number(starts[2] ?? 0));
  const until = minuteOf(clockHour(ends[1] ?? '', false), Number(ends[2] ?? 0));
  if (minute === undefined || until === undefined || until <= minute) return undefined;
  const count = (isFrom ? 1 : 0) + (joined === null ? 3 : 1) + (isNamed ? 1 : 0);
  return { count, meaning: { minute, duration: until - minute } };
}

/** With the "um" or "at" before it. */
const behindPreposition =
  <Meaning>(read: (plain: readonly string[]) => { count: number; meaning: Meaning } | undefined) =>
  (plain: readonly string[]) => {
    const isLed = onWords.has(plain[0] ?? '');
    const found = read(isLed ? plain.slice(1) : plain);
    return found && { ...found, count: found.count + (isLed ? 1 : 0) };
  };

/** `um 15`: a bare hour counts only behind a preposition. */
function bareHourAt(plain: readonly string[]): { count: number; meaning: number } | undefined {
  const [before = '', word = ''] = plain;
  if (!onWords.has(before) || !/^\d{1,2}$/.test(word)) return undefined;
  const meaning = minuteOf(clockHour(word, false), 0);
  return meaning === undefined ? undefined : { count: 2, meaning };
}

const isDayWord = (plain: string): boolean =>
  weekdays[plain.replace(/\.$/, '')] !== undefined || simpleDays[plain] !== undefined;

/** `Do 15`: a bare hour right behind a day. */
function takeHourBehindDay(line: Line): number | undefined {
  const at = line.words.findIndex(
    ({ plain }, index) =>
      /^\d{1,2}$/.test(plain) &&
      isDayWord(line.words[index - 1]?.plain ?? '') &&
      durationAt(line.words.slice(index).map((word) => word.plain)) === undefined &&
      minuteOf(Number(plain), 0) !== undefined,
  );
  const [taken] = at < 0 ? [] : line.words.splice(at, 1);
  return taken && clockHour(taken.plain, false) * 60;
}

const midday: Record<string, number> = { mittags: 720, noon: 720, midday: 720 };

/** An unknown day of the year is none: 31.2. stays in the line. */
function dayOf(year: number, month: number, date: number): string | undefined {
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? made.toISOString().slice(0, 10) : undefined;
}

/** Without a year the next one that is not over. */
function coming(today: string, month: number, date: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const here = dayOf(year, month, date);
  return here === undefined || here < today ? (dayOf(year + 1, month, date) ?? here) : here;
}

const fullYear = (written: string): number => (written.length === 2 ? 2000 + Number(written) : Number(written));

const oneDay = (day: string | undefined, count: number) => (day === undefined ? undefined : { count, meaning: day });

function dateAt(plain: readonly string[], today: string): { count: number; meaning: string } | undefined {
  const [word = '', second = '', third = ''] = plain;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/.exec(word);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(word);
  const written = dotted ?? slashed;
  if (iso !== null) return oneDay(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), 1);
  if (written !== null) {
    const [, date, month, year] = written;
    const day =
      year === undefined
        ? coming(today, Number(month), Number(date))
        : dayOf(fullYear(year), Number(month), Number(date));
    return oneDay(day, 1);
  }
  // `3. Dezember 2026`, `December 3rd`.
  const date = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/;
  const [named, numbered] =
    months[second] === undefined
      ? [months[word.replace(/\.$/, '')], date.exec(second)]
      : [months[second.replace(/\.$/, '')], date.exec(word)];
  if (named === undefined || numbered === null || numbered === undefined) return undefined;
  const isYear = /^20\d{2}$/.test(third);
  const day = isYear ? dayOf(Number(third), named, Number(numbered[1])) : coming(today, named, Number(numbered[1]));
  return oneDay(day, isYear ? 3 : 2);
}

const simpleDays: Record<string, number> = {
  heute: 0,
  today: 0,
  tonight: 0,
  morgen: 1,
  tomorrow: 1,
  ubermorgen: 2,
};

/** `in 2 Wochen`, `in 3 days`. */
function inDaysAt(plain: readonly string[]): { count: number; meaning: number } | undefined {
  const [before, number, unit = ''] = plain;
  const count = countOf(number);
  if (before !== 'in' || count === undefined) return undefined;
  if (/^(woche|wochen|week|weeks)$/.test(unit)) return { count: 3, meaning: count * 7 };
  return /^(tag|tage|tagen|day|days)$/.test(unit) ? { count: 3, meaning: count } : undefined;
}

function takeDay(
  line: Line,
  { today, minute: nowMinute }: LineContext,
  minute: number | undefined,
): string | undefined {
  const written = line.take((plain) => {
    const isLed = plain[0] === 'am' || plain[0] === 'on' || plain[0] === 'den';
    const found = dateAt(isLed ? plain.slice(1) : plain, today);
    return found && { ...found, count: found.count + (isLed ? 1 : 0) };
  });
  const later = line.take(inDaysAt);
  const isNextWeek =
    line.take((plain) =>
      /^(nachste|kommende|next) (woche|week)$/.test(plain.slice(0, 2).join(' '))
        ? { count: 2, meaning: true }
        : undefined,
    ) ?? false;
  const weekday = takeWeekday(line);
  const named = line.take((plain) => {
    if (plain.slice(0, 3).join(' ') === 'day after tomorrow') return { count: 3, meaning: 2 };
    const days = simpleDays[plain[0] ?? ''];
    return days === undefined ? undefined : { count: 1, meaning: days };
  });
  if (written !== undefined) return written;
  if (weekday !== undefined) {
    if (isNextWeek) return addDays(today, 7 - weekdayOf(today) + weekday);
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    // Today's name means today as long as the time is ahead.
    const isOver = ahead === 0 && (minute === undefined || minute < nowMinute);
    return addDays(today, (isOver ? 7 : ahead) + (later ?? 0));
  }
  if (named !== undefined) return addDays(today, named);
  if (later !== undefined) return addDays(today, later);
  return isNextWeek ? addDays(today, 8 - weekdayOf(today)) : undefined;
}

/** The last one named: `Mo` may be somebody's name, and names come first. */
function takeWeekday(line: Line): number | undefined {
  const at = line.words.findLastIndex(({ plain }) => weekdays[plain.replace(/\.$/, '')] !== undefined);
  if (at < 0) return undefined;
  // `So` and `Mo` alone are a day; before another one they are a name.
  const weekday = weekdays[(line.words[at] as Word).plain.replace(/\.$/, '')];
  const before = line.words[at - 1]?.plain ?? '';
  const isLed = /^(am|on|nachste[nr]?|kommende[nr]?|diese[nr]?|next|this)$/.test(before);
  line.words.splice(isLed ? at - 1 : at, isLed ? 2 : 1);
  return weekday;
}

const hourUnit = /^(h|std|std\.|stunde|stunden|hr|hrs|hour|hours)$/;
const minuteUnit = /^(m|min|min\.|mins|minute|minuten|minutes|')$/;
const decimal = (text: string): number => Number(text.replace(',', '.'));

const said = (minutes: number, count: number) =>
  minutes >= 5 && minutes <= 720 ? { count, meaning: minutes } : undefined;

function durationAt(plain: readonly string[]): { count: number; meaning: number } | undefined {
  const [word = '', second = '', third = ''] = plain;
  const joined = /^(\d+(?:[.,]\d+)?)(h|std|min|m|')(\d{1,2})?(?:m|min)?$/.exec(word);
  if (joined !== null) {
    const [, number = '', unit = '', rest] = joined;
    const isHours = unit === 'h' || unit === 'std';
    if (isHours) return said(decimal(number) * 60 + Number(rest ?? 0), 1);
    return rest === undefined ? said(decimal(number), 1) : undefined;
  }
  if (word === 'anderthalb' && hourUnit.test(second)) return said(90, 2);
  if (/^(halbe|halbes)$/.test(word) && hourUnit.test(second)) return said(30, 2);
  if (word === 'half' && (second === 'hour' || third === 'hour')) return said(30, second === 'hour' ? 2 : 3);
  if (/^\d+(?:[.,]\d+)?$/.test(word) && hourUnit.test(second)) return said(decimal(word) * 60, 2);
  if (/^\d+$/.test(word) && minuteUnit.test(second)) return said(Number(word), 2);
  const spelled = numbers[word];
  return spelled !== undefined && hourUnit.test(second) ? said(spelled * 60, 2) : undefined;
}

/** A number without a unit means minutes if an appointment can last that long: 5 to 480, in steps of 5. */
const bareDurationAt = ([word = '']: readonly string[]) =>
  /^\d{1,3}$/.test(word) && Number(word) % 5 === 0 && Number(word) >= 5 && Number(word) <= 480
    ? { count: 1, meaning: Number(word) }
    : undefined;

function priceAt(plain: readonly string[]): { count: number; meaning: number } | undefined {
  const [word = '', second = ''] = plain;
  const joined = /^(?:€(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)(?:€|eur|euro))$/.exec(word);
  const number = joined?.[1] ?? joined?.[2];
  if (number !== undefined) return { count: 1, meaning: Math.round(decimal(number) * 100) };
  return /^\d+(?:[.,]\d{1,2})?$/.test(word) && /^(€|eur|euro|euros)$/.test(second)
    ? { count: 2, meaning: Math.round(decimal(word) * 100) }
    : undefined;
}

const phoneEnd = /^(uhr|min|min\.|minuten|minutes|m|h|std|std\.|stunden|hours?|€|eur|euro|am|pm)$/;

const digitsOf = (groups: readonly string[]): string => groups.join('').replaceAll(/\D/g, '');

/** Groups of digits from one that begins with + or 0. A short group behind a whole number is the duration or the hour. */
function phoneAt(plain: readonly string[]): { count: number; meaning: string } | undefined {
  if (!/^(\+|00?|\(0|\(\+)[\d()/.-]*\d[\d()/.-]*$/.test(plain[0] ?? '')) return undefined;
  if (/^\d{1,2}[.:]\d{2}$/.test(plain[0] ?? '') || /^0\d[.]\d/.test(plain[0] ?? '')) return undefined;
  let count = 1;
  for (; count < plain.length && count < 7; count += 1) {
    const group = plain[count] ?? '';
    if (!/^[\d()/-]+$/.test(group) || phoneEnd.test(plain[count + 1] ?? '')) break;
    const before = digitsOf(plain.slice(0, count)).length;
    if (before + digitsOf([group]).length > 15) break;
    // A mobile number has 10 to 12 digits: behind it a round number of minutes is no further group.
    if (before >= 9 && /^\d{1,3}$/.test(group) && Number(group) % 5 === 0 && !/^\d+$/.test(plain[count + 1] ?? ''))
      break;
  }
  const written = plain.slice(0, count);
  return digitsOf(written).length < 6 ? undefined : { count, meaning: written.join(' ') };
}

const emailAt = ([word = '']: readonly string[]) =>
  /^[^\s@<>]+@[^\s@]+\.[a-z]{2,}$/.test(word) ? { count: 1, meaning: word } : undefined;

function takeStaff(line: Line, staff: LineContext['staff']): string | undefined {
  return line.take((plain) => {
    const [word = '', second = ''] = plain;
    const isAt = word.startsWith('@') && word.length > 1;
    if (!isAt && !/^(bei|mit|with|by)$/.test(word)) return undefined;
    const named = isAt ? word.slice(1) : second;
    const found = staff.find(({ name }) => plainOf(name) === named || plainOf(name).split(/\s+/)[0] === named);
    return found && { count: isAt ? 1 : 2, meaning: found.id };
  });
}

/** How well words name a card: how many of the card's words they begin, in any order. 0 where one of them belongs to none. */
function likeness(card: { name: string; category: string }, words: readonly string[]): number {
  const own = [...plainOf(card.name).split(/[^\p{L}\d]+/u), plainOf(card.category)].filter((word) => word !== '');
  const isOf = (word: string) => own.some((known) => known === word || (word.length >= 3 && known.startsWith(word)));
  if (!words.every(isOf)) return 0;
  const exact = words.filter((word) => own.includes(word)).length;
  // The card with the fewest words that were not said.
  return words.length * 100 + exact * 10 - own.length;
}

const titles = new Set(['herr', 'frau', 'mr', 'mrs', 'ms', 'dr', 'prof']);

/** Words that name cards, from the longest run on. One word has to be left for the name. */
function takeCards(line: Line, cards: LineContext['cards']): string[] {
  const taken: { at: number; id: string }[] = [];
  // A person may have the name of a card: then the first word of the line is the person's name.
  const isNameFirst = line.words.length > 1;
  for (;;) {
    let best: { at: number; count: number; id: string; score: number } | undefined;
    for (let at = 0; at < line.words.length; at += 1)
      for (let count = 1; count <= 5 && at + count <= line.words.length; count += 1) {
        const words = line.words.slice(at, at + count).map(({ plain }) => plain.replaceAll(/[^\p{L}\d]+/gu, ''));
        if (words.some((word) => word.length < 2 || titles.has(word))) continue;
        for (const card of cards) {
          const score = likeness(card, words) - (at === 0 && isNameFirst && taken.length === 0 ? 52 : 0);
          if (score > 50 && score > (best?.score ?? 0)) best = { at, count, id: card.id, score };
        }
      }
    if (best === undefined) break;
    line.words.splice(best.at, best.count);
    taken.push({ at: best.at, id: best.id });
    if (taken.length === 6) break;
  }
  return inOrder(taken);
}

/** The ids in the order of the line: each position counts from when earlier words were already removed. */
function inOrder(taken: readonly { at: number; id: string }[]): string[] {
  const places: { place: number; id: string }[] = [];
  for (const { at, id } of taken) {
    const before = places.filter(
      ({ place }) => place <= at + places.filter((other) => other.place <= at).length,
    ).length;
    places.push({ place: at + before, id });
  }
  return places.sort((one, other) => one.place - other.place).map(({ id }) => id);
}

const fillers = new Set(
  (
    'um ab am fur for at on bei mit with und and termin ' +
    'appointment uhr der die the kommt mobil tel tel. telefon phone handy gegen den'
  ).split(' '),
);

function takeNote(text: string): { rest: string; note: string } {
  const notes: string[] = [];
  const rest = text
    .replaceAll(/\(([^()]*\p{L}[^()]*)\)/gu, (_, note: string) => {
      notes.push(note.trim());
      return ' ';
    })
    .replace(/\s\/\/\s?(.*)$/, (_, note: string) => {
      notes.push(note.trim());
      return ' ';
    });
  return { rest, note: notes.filter((note) => note !== '').join('; ') };
}

export function readLine(text: string, context: LineContext): ReadLine {
  const { rest, note } = takeNote(text);
  const line = new Line(rest);
  const email = line.take(emailAt);
  const phone = line.take(phoneAt);
  const priceCents = line.take(priceAt);
  const isNow = line.take(([word = '']) =>
    /^(jetzt|sofort|now)$/.test(word) ? { count: 1, meaning: true } : undefined,
  );
  const range = line.take(rangeAt);
  const staff = takeStaff(line, context.staff);
  const spoken = range === undefined ? line.take(behindPreposition(spokenClockAt)) : undefined;
  const clock = range?.minute ?? spoken ?? takeClock(line);
  const minute = clock ?? (isNow === true ? Math.ceil(context.minute / 5) * 5 : undefined);
  const named = line.take((plain) =>
    durationAt(plain[0] === 'fur' || plain[0] === 'for' ? plain.slice(1) : plain) &&
    (plain[0] === 'fur' || plain[0] === 'for')
      ? { count: (durationAt(plain.slice(1))?.count ?? 0) + 1, meaning: durationAt(plain.slice(1))?.meaning ?? 0 }
      : durationAt(plain),
  );
  const day = takeDay(line, context, minute) ?? (isNow === true ? context.today : undefined);
  const cards = takeCards(line, context.cards);
  const durationMinutes = range?.duration ?? named ?? line.take(bareDurationAt);
  const name = line.words
    .filter(({ plain }, index) => !fillers.has(plain) || (index === 0 && line.words.length === 1 && plain.length > 3))
    .map(({ text: word }) => word)
    .join(' ')
    .trim();
  return {
    name: name === '' ? undefined : name.slice(0, 80),
    phone,
    email,
    cards,
    durationMinutes,
    priceCents,
    day,
    minute,
    staff,
    note,
  };
}

const takeClock = (line: Line): number | undefined =>
  line.take(behindPreposition(clockAt)) ??
  line.take(bareHourAt) ??
  takeHourBehindDay(line) ??
  line.take(([word = '']) => {
    const meaning = midday[word];
    return meaning === undefined ? undefined : { count: 1, meaning };
  });
