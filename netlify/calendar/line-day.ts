import { countOf, type Line, type Meant, titles } from './line-words.ts';
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
  // `3rd of December`, `December the 3rd`.
  if (second === 'of' || second === 'the') {
    const joined = dateAt([word, ...plain.slice(2)], today);
    return joined && { ...joined, count: joined.count + 1 };
  }
  // `3. Dezember 2026`, `December 3rd`.
  const date = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/;
  const [named, numbered] =
    months[second.replace(/\.$/, '')] === undefined
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
  morgen: 1,
  tomorrow: 1,
  ubermorgen: 2,
};

/** `am 15.`, `on the 15th`, `15th`: the next one that is not over. */
function dayOfMonthAt(plain: readonly string[], today: string): Meant<string> {
  const led = /^(am|den|zum|on the|the)(?= )/.exec(plain.slice(0, 3).join(' '))?.[0];
  const skipped = led?.split(' ').length ?? 0;
  const match = /^(\d{1,2})(\.|st|nd|rd|th)$/.exec(plain[skipped] ?? '');
  if (match === null || (led === undefined && match[2] === '.')) return undefined;
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
  const inDays = line.take(inDaysAt);
  const weeks = line.take(weeksAt);
  const weekday = takeWeekday(line);
  const later = inDays ?? (weekday?.isAfterNext === true ? 7 : undefined);
  const named = line.take((plain, at) => {
    if (titles.has(line.words[at - 1]?.plain ?? '')) return undefined;
    if (plain.slice(0, 3).join(' ') === 'day after tomorrow') return { count: 3, meaning: 2 };
    const days = simpleDays[plain[0] ?? ''];
    return days === undefined ? undefined : { count: 1, meaning: days };
  });
  if (written !== undefined) return written;
  if (weekday !== undefined) {
    const { day } = weekday;
    if (weeks !== undefined) return addDays(today, 7 * weeks - weekdayOf(today) + day);
    const ahead = (day - weekdayOf(today) + 7) % 7;
    // Today's name means today as long as the time is ahead.
    const isOver = ahead === 0 && (minute === undefined || minute < nowMinute);
    return addDays(today, (isOver ? 7 : ahead) + (later ?? 0));
  }
  if (named !== undefined) return addDays(today, named + (later ?? 0));
  if (later !== undefined) return addDays(today, later);
  const ofMonth = line.take((plain) => dayOfMonthAt(plain, today));
  if (ofMonth !== undefined) return ofMonth;
  return weeks === undefined ? undefined : addDays(today, 7 * weeks + 1 - weekdayOf(today));
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
function takeWeekday(line: Line): { day: number; isAfterNext: boolean } | undefined {
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
  line.words.splice(isLed ? at - 1 : at, (isLed ? 2 : 1) + later);
  return { day, isAfterNext: isAfter || later > 0 };
}
