import { countOf, type Line, type Meant, type Word } from './line-words.ts';
import { addDays, weekdayOf } from './zone.ts';

// Days in a typed line: weekdays, dates, `morgen`, `in 2 Wochen` (entry-line.ts).

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

export const isDayWord = (plain: string): boolean =>
  weekdays[plain.replace(/\.$/, '')] !== undefined || simpleDays[plain] !== undefined;

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

function dateAt(plain: readonly string[], today: string): Meant<string> {
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
function inDaysAt(plain: readonly string[]): Meant<number> {
  const [before, number, unit = ''] = plain;
  const count = countOf(number);
  if (before !== 'in' || count === undefined) return undefined;
  if (/^(woche|wochen|week|weeks)$/.test(unit)) return { count: 3, meaning: count * 7 };
  return /^(tag|tage|tagen|day|days)$/.test(unit) ? { count: 3, meaning: count } : undefined;
}

export function takeDay(
  line: Line,
  { today, minute: nowMinute }: { today: string; minute: number },
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
