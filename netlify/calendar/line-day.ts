import { asked, dayChoices, type LineQuestion } from './line-questions.ts';
import { countOf, isRightBehind, type Line, type Meant, titles, type Word } from './line-words.ts';
import { addDays, weekdayOf } from './zone.ts';

// Days in a typed line: weekdays, dates, `morgen`, `in 2 Wochen` (entry-line.ts).

/** Monday is 1. */
const weekdays: Record<string, number> = {};
for (const [index, names] of [
  'mo montag mon monday',
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

export const weekdayNamed = (plain: string): number | undefined => weekdays[plain.replace(/\.$/, '')];

export const isDayWord = (plain: string): boolean =>
  weekdays[plain.replace(/\.$/, '')] !== undefined || simpleDays[plain] !== undefined;

/** An unknown day of the year is none. */
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

/** A day that was written; undefined where there is none, with the days that may be meant. */
interface DayText {
  day: string | undefined;
  near: string[];
}

/** For a day that does not exist: the last of its month and the first of the next, or month and day swapped. */
function nearDays(today: string, { year, month, date }: { year: number | undefined; month: number; date: number }) {
  const on = (oneMonth: number, oneDate: number) =>
    year === undefined ? coming(today, oneMonth, oneDate) : dayOf(year, oneMonth, oneDate);
  const last = new Date(Date.UTC(year ?? Number(today.slice(0, 4)), month, 0)).getUTCDate();
  const isMonth = month >= 1 && month <= 12;
  const near = isMonth && date > last ? [on(month, last), on((month % 12) + 1, 1), on((month % 12) + 1, date)] : [];
  return [...near, isMonth ? undefined : on(date, month)]
    .filter((day) => day !== undefined)
    .filter((day) => day >= today);
}

function dateAt(plain: readonly string[], today: string): Meant<DayText> {
  const [word = '', second = '', third = ''] = plain;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  const dotted = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?$/.exec(word);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(word);
  const written = dotted ?? slashed;
  const read = (count: number, year: string | undefined, month: number, date: number): Meant<DayText> => {
    const said = { year: year === undefined ? undefined : fullYear(year), month, date };
    const day = said.year === undefined ? coming(today, month, date) : dayOf(said.year, month, date);
    const near = day === undefined ? nearDays(today, said) : [];
    // `15.75` is a sum rather than a day.
    const isSum = day === undefined && near.length === 0 && /^\d+\.\d{2}$/.test(word);
    return isSum ? undefined : { count, meaning: { day, near } };
  };
  if (iso !== null) return read(1, iso[1], Number(iso[2]), Number(iso[3]));
  if (written !== null) return read(1, written[3], Number(written[2]), Number(written[1]));
  // `3rd of December`, `December the 3rd`.
  if (second === 'of' || second === 'the') {
    const joined = dateAt([word, ...plain.slice(2)], today);
    return joined && joined.count > 1 ? { ...joined, count: joined.count + 1 } : undefined;
  }
  // `3. Dezember 2026`, `December 3rd`.
  const date = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/;
  const [named, numbered] =
    months[second.replace(/\.$/, '')] === undefined
      ? [months[word.replace(/\.$/, '')], date.exec(second)]
      : [months[second.replace(/\.$/, '')], date.exec(word)];
  if (named === undefined || numbered === null || numbered === undefined) return undefined;
  const year = /^20\d{2}$/.test(third) ? third : undefined;
  return read(year === undefined ? 2 : 3, year, named, Number(numbered[1]));
}

const simpleDays: Record<string, number> = {
  heute: 0,
  today: 0,
  morgen: 1,
  tomorrow: 1,
  ubermorgen: 2,
  gestern: -1,
  yesterday: -1,
};

/** `am 15.`, `on the 15th`, `15th`, right behind a weekday `15.`: the next one that is not over. */
function dayOfMonthAt(plain: readonly string[], today: string, isBehindWeekday: boolean): Meant<string> {
  const led = /^(am|den|der|zum|on the|the)(?= )/.exec(plain.slice(0, 3).join(' '))?.[0];
  const skipped = led?.split(' ').length ?? 0;
  const match = /^(\d{1,2})(\.|st|nd|rd|th)$/.exec(plain[skipped] ?? '');
  if (match === null || (led === undefined && match[2] === '.' && !isBehindWeekday)) return undefined;
  const date = Number(match[1]);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  // A month without this day is skipped.
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const at = month - 1 + ahead;
    const day = dayOf(year + Math.floor(at / 12), (at % 12) + 1, date);
    if (day !== undefined && day >= today) return { count: skipped + 1, meaning: day };
  }
  return undefined;
}

/** `in 2 Wochen`, `in 3 days`, `a week on`. */
function inDaysAt(plain: readonly string[]): Meant<number> {
  const [before, number, unit = ''] = plain;
  const count = countOf(number);
  if (before === 'a' && number === 'week' && (unit === 'on' || unit === 'from')) return { count: 3, meaning: 7 };
  if (before !== 'in' || count === undefined) return undefined;
  if (/^(woche|wochen|week|weeks)$/.test(unit)) return { count: 3, meaning: count * 7 };
  return /^(tag|tage|tagen|day|days)$/.test(unit) ? { count: 3, meaning: count } : undefined;
}

/** `KW 51`, `51. KW`, `in week 51`, `KW 51/2027`. */
function weekNumberAt(plain: readonly string[]): Meant<{ week: number; year: string | undefined }> {
  const said = plain.slice(0, 5).join(' ');
  const match =
    /^(?:in der |in |der |die )?(?:kw|cw|wk|kalenderwoche|woche|calendar week|week) ?(\d{1,2})\.?(?:\/(\d{4}|\d{2}))?(?!\S)/.exec(
      said,
    ) ?? /^(?:in der |in |der |die )?(\d{1,2})\. ?(?:kw|kalenderwoche)(?!\S)/.exec(said);
  if (match === null) return undefined;
  return { count: match[0].split(' ').length, meaning: { week: Number(match[1]), year: match[2] } };
}

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** The Monday of a week by its number; undefined where the year has no such week. The fourth of January lies in the first. */
function mondayOfWeek(year: number, week: number): string | undefined {
  const monday = addDays(mondayOf(`${year}-01-04`), 7 * (week - 1));
  return week >= 1 && addDays(monday, 3).startsWith(String(year)) ? monday : undefined;
}

/** Without a year the next such week in which the day, or any, is not over. */
function weekMeant(today: string, { week, year }: { week: number; year: string | undefined }, weekday = 7) {
  if (year !== undefined) return mondayOfWeek(fullYear(year), week);
  const here = Number(addDays(mondayOf(today), 3).slice(0, 4));
  const mondays = [mondayOfWeek(here, week), mondayOfWeek(here + 1, week)];
  return mondays.find((monday) => monday !== undefined && addDays(monday, weekday - 1) >= today);
}

const simpleDayAt = (plain: readonly string[]): Meant<number> => {
  if (plain.slice(0, 3).join(' ') === 'day after tomorrow') return { count: 3, meaning: 2 };
  const days = simpleDays[plain[0] ?? ''];
  return days === undefined ? undefined : { count: 1, meaning: days };
};

const writtenAt = (plain: readonly string[], today: string): Meant<DayText> => {
  const isLed = plain[0] === 'am' || plain[0] === 'on' || plain[0] === 'den';
  const found = dateAt(isLed ? plain.slice(1) : plain, today);
  return found && { ...found, count: found.count + (isLed ? 1 : 0) };
};

/** Everything of the line that speaks of its day. */
function takeWords(line: Line, today: string) {
  const week = line.find(weekNumberAt);
  const written = line.find((plain) => writtenAt(plain, today));
  const inDays = line.find(inDaysAt);
  const weeks = line.find(weeksAt);
  const weekday = takeWeekday(line);
  const named = line.find((plain, at) =>
    titles.has(line.words[at - 1]?.plain ?? '') ? undefined : simpleDayAt(plain),
  );
  const isAlone = [week, written, inDays, weeks, named].every((found) => found === undefined);
  const ofMonth = isAlone
    ? line.find((plain, at) => dayOfMonthAt(plain, today, isRightBehind(weekday?.words.at(-1), line.words[at])))
    : undefined;
  return { week, written, inDays, weeks, weekday, named, ofMonth };
}

type DayWords = ReturnType<typeof takeWords>;

/** The day that follows from everything but a date. */
function relativeDay(
  said: DayWords,
  { today, minute: nowMinute }: Now,
  minute: number | undefined,
): string | undefined {
  const { week, inDays, weeks, weekday, named } = said;
  const later = inDays?.meaning ?? (weekday?.isAfterNext === true ? 7 : undefined);
  const monday = week && weekMeant(today, week.meaning, weekday?.day);
  if (week !== undefined) return monday && weekday && addDays(monday, weekday.day - 1);
  if (weekday !== undefined) {
    const { day } = weekday;
    if (weeks !== undefined) return addDays(today, 7 * weeks.meaning - weekdayOf(today) + day);
    const ahead = (day - weekdayOf(today) + 7) % 7;
    // Today's name means today as long as the time is ahead, or "heute" stands beside it.
    const isOver = ahead === 0 && named?.meaning !== 0 && (minute === undefined || minute < nowMinute);
    return addDays(today, (isOver ? 7 : ahead) + (later ?? 0));
  }
  if (named !== undefined) return addDays(today, named.meaning + (later ?? 0));
  if (later !== undefined) return addDays(today, later);
  return weeks === undefined ? undefined : addDays(today, 7 * weeks.meaning + 1 - weekdayOf(today));
}

/** Whether a date is what else was said of the day. */
function agrees(date: string, { week, inDays, weeks, weekday, named }: DayWords, today: string): boolean {
  const monday = week ? weekMeant(today, week.meaning) : weeks && addDays(mondayOf(today), 7 * weeks.meaning);
  return (
    (weekday === undefined || weekdayOf(date) === weekday.day) &&
    (week === undefined || monday !== undefined) &&
    (monday === undefined || mondayOf(date) === monday) &&
    (named === undefined || inDays !== undefined || date === addDays(today, named.meaning)) &&
    (inDays === undefined || weekday !== undefined || date === addDays(today, inDays.meaning + (named?.meaning ?? 0)))
  );
}

interface Now {
  today: string;
  minute: number;
}

interface DayRead {
  day: string | undefined;
  /** The words that said it. */
  words: Word[];
  question: LineQuestion | undefined;
}

/** Reads the day, or asks for it. The weekday of a series is no second word for the day: it stays. */
export function takeDay(line: Line, now: Now, minute: number | undefined, isSeries: boolean): DayRead {
  const { today } = now;
  const said = takeWords(line, today);
  const { week, written, weekday, weeks, inDays, named, ofMonth } = said;
  const words = Object.values(said).flatMap((found) => found?.words ?? []);
  const ask = (kind: LineQuestion['kind'], days: readonly string[], about = words): DayRead => {
    const replaced = isSeries ? about.filter((word) => !(weekday?.words.includes(word) ?? false)) : about;
    const choices = dayChoices(
      line,
      replaced,
      days.filter((day) => day >= today),
    );
    const question = asked(line, kind, about);
    return { day: undefined, words, question: choices.length === 0 ? question : { ...question, choices } };
  };
  if (written !== undefined && written.meaning.day === undefined)
    return ask('noDay', written.meaning.near, written.words);
  if (week !== undefined && weekMeant(today, week.meaning, weekday?.day) === undefined)
    return ask('noDay', [], week.words);
  const fixed = written?.meaning.day ?? ofMonth?.meaning;
  const relative = relativeDay(said, now, minute);
  if (fixed !== undefined) {
    if (agrees(fixed, said, today)) return { day: fixed, words, question: undefined };
    const ahead = ((weekday?.day ?? 1) - weekdayOf(fixed) + 7) % 7;
    const nearest = weekday === undefined ? [] : [addDays(fixed, ahead - 7), addDays(fixed, ahead)];
    const isWeekdayAlone = [week, weeks, inDays, named].every((found) => found === undefined);
    const others = relative === undefined || isWeekdayAlone ? nearest : [...nearest, relative];
    return ask('disagree', isSeries && weekday !== undefined ? others : [fixed, ...others]);
  }
  if (week !== undefined && relative === undefined) {
    const monday = weekMeant(today, week.meaning) ?? today;
    return ask(
      'whichDay',
      [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(monday, ahead)),
    );
  }
  const isPair =
    weekday !== undefined && named !== undefined && [week, weeks, inDays].every((found) => found === undefined);
  if (isPair && relative !== undefined) {
    const other = addDays(today, named.meaning);
    if (weekdayOf(other) !== weekday.day) return ask('disagree', isSeries ? [relative] : [other, relative]);
    return { day: other, words, question: undefined };
  }
  return { day: relative, words, question: undefined };
}

/** `nächste Woche` is 1, `übernächste Woche` 2. */
function weeksAt(plain: readonly string[]): Meant<number> {
  const said = plain.slice(0, 4).join(' ');
  if (/^(week after next|ubernachste woche)\b/.test(said))
    return { count: said.startsWith('week') ? 3 : 2, meaning: 2 };
  if (said.startsWith('the week after next')) return { count: 4, meaning: 2 };
  return /^(nachste|nachster|kommende|next) (woche|week)\b/.test(said) ? { count: 2, meaning: 1 } : undefined;
}

/** The last one named: `Mo` may be somebody's name, and names come first. `Tuesday week` is a week later. */
function takeWeekday(line: Line): { day: number; isAfterNext: boolean; words: Word[] } | undefined {
  const at = line.words.findLastIndex(
    ({ plain }, index) => weekdayNamed(plain) !== undefined && !titles.has(line.words[index - 1]?.plain ?? ''),
  );
  const day = weekdayNamed(line.words[at]?.plain ?? '');
  if (day === undefined) return undefined;
  // `So` and `Mo` alone are a day; before another one they are a name.
  const before = line.words[at - 1]?.plain ?? '';
  const isAfter = /^ubernachste[nr]?$/.test(before);
  const isLed = isAfter || /^(am|on|nachste[nr]?|kommende[nr]?|diese[nr]?|next|this)$/.test(before);
  const behind = line.words.slice(at + 1, at + 3).map(({ plain }) => plain);
  const later = behind[0] === 'week' ? 1 : behind.join(' ') === 'after next' ? 2 : 0;
  const words = line.words.splice(isLed ? at - 1 : at, (isLed ? 2 : 1) + later);
  return { day, isAfterNext: isAfter || later > 0, words };
}
