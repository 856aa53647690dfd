/** Days, times, durations and sums as other programs write them, German and English. */

const months = [
  'jan|jän',
  'feb|feber',
  'mar|mär|mrz|maer',
  'apr',
  'may|mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez',
].map((names) => new RegExp(`^(?:${names})`, 'i'));

const two = (part: string | number): string => String(part).padStart(2, '0');

function dayOf(year: string, month: string | number, day: string): string | undefined {
  const iso = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

interface Found<T> {
  value: T;
  /** What stands beside it. */
  rest: string;
}

const weekday = /^\s*(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-zäöü]*[.,]*\s+(?=\d|[A-Z])/i;

function byName(year: string, name: string, day: string): string | undefined {
  const month = months.findIndex((pattern) => pattern.test(name));
  return month < 0 ? undefined : dayOf(year, month + 1, day);
}

/** `2027-03-28`, `28.03.2027`, `Mo., 28.3.27`, `03/28/2027`, `28. März 2027`, `Mar 28, 2027`. */
export function dayIn(cell: string, hasMonthFirst = false): Found<string> | undefined {
  const text = cell.replace(weekday, '');
  const take = (pattern: RegExp, read: (parts: string[]) => string | undefined): Found<string> | undefined => {
    const match = pattern.exec(text);
    const value = match === null ? undefined : read(match.slice(1));
    return match === null || value === undefined
      ? undefined
      : { value, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  };
  return (
    take(/\b(\d{4})[-./](\d\d?)[-./](\d\d?)(?!\d)/, ([year = '', month = '', day = '']) => dayOf(year, month, day)) ??
    take(/\b(20\d\d)(\d\d)(\d\d)(?=T|\s|$)/, ([year = '', month = '', day = '']) => dayOf(year, month, day)) ??
    take(/(?<!\d)(\d\d?)\.\s?(\d\d?)\.\s?(\d{4}|\d\d)(?!\d)/, ([day = '', month = '', year = '']) =>
      dayOf(year, month, day),
    ) ??
    take(/(?<!\d)(\d\d?)[/-](\d\d?)[/-](\d{4}|\d\d)(?!\d)/, ([first = '', second = '', year = '']) =>
      hasMonthFirst ? dayOf(year, first, second) : dayOf(year, second, first),
    ) ??
    take(/(?<!\d)(\d\d?)\.?\s+(\p{L}{3,9})\.?,?\s+(\d{4})(?!\d)/u, ([day = '', name = '', year = '']) =>
      byName(year, name, day),
    ) ??
    take(/(?<!\p{L})(\p{L}{3,9})\.?\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u, ([name = '', day = '', year = '']) =>
      byName(year, name, day),
    )
  );
}

/** Of dates with strokes: some day of the column can only stand in the second place. */
export const monthsFirst = (cells: readonly string[]): boolean =>
  cells.some((cell) => Number(/(?:^|\D)\d\d?[/-](\d\d?)[/-]\d/.exec(cell)?.[1] ?? 0) > 12) &&
  !cells.some((cell) => Number(/(?:^|\D)(\d\d?)[/-]\d\d?[/-]\d/.exec(cell)?.[1] ?? 0) > 12);

const clock =
  /(?<![\d:.,])(\d\d?)(?:[:.h](\d\d)(?:[:.]\d\d(?:\.\d+)?)?)?\s*(a\.?m\b\.?|p\.?m\b\.?|uhr|h\b)?(?![\d:,])/gi;

/** Minutes from midnight of every time: `14:30`, `14.30 Uhr`, `2:30 PM`, `14 Uhr`. A bare number is none. */
export function clocksIn(text: string): number[] {
  return [...text.matchAll(clock)].flatMap(([, hours = '', minutes, mark = '']) => {
    if (minutes === undefined && mark === '') return [];
    const half = /^([ap])/i.exec(mark)?.[1]?.toLowerCase();
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
    const minute = hour * 60 + Number(minutes ?? 0);
    return hour < 24 && Number(minutes ?? 0) < 60 ? [minute] : [];
  });
}

/** When something begins, as written: a day and minutes of the clock there, or an instant. */
export interface WrittenTime {
  day: string | undefined;
  /** Of the first and the second time of the cell. */
  clocks: readonly number[];
  /** Where the cell says how far its clock is from UTC. */
  instant: string | undefined;
}

const offset = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d|UTC)$/;

export function timeIn(cell: string, hasMonthFirst: boolean): WrittenTime {
  if (offset.test(cell)) {
    const spelled = cell
      .replace(' ', 'T')
      .replace(/\s?UTC$/, 'Z')
      .replace(/\s([+-])/, '$1')
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
    const instant = new Date(spelled);
    if (!Number.isNaN(instant.getTime())) return { day: undefined, clocks: [], instant: instant.toISOString() };
  }
  const day = dayIn(cell, hasMonthFirst);
  const rest = (day?.rest ?? cell).replace(/^\s*T(?=\d)/, ' ');
  return { day: day?.value, clocks: clocksIn(rest), instant: undefined };
}

/** Minutes of `60`, `60 min`, `1 h 30`, `1 Std. 15 Min.`, `1,5 h`, `01:30:00`. */
export function minutesIn(cell: string): number | undefined {
  const text = cell.trim().toLowerCase();
  const spelled = /^(\d+)\s*(?:'|m|mins?\.?|minuten?|minutes?)?$/.exec(text);
  if (spelled !== null) return Number(spelled[1]);
  const clocked = /^(\d\d?):(\d\d)(?::\d\d)?(?:\s*(?:h|std\.?))?$/.exec(text);
  if (clocked !== null) return Number(clocked[1]) * 60 + Number(clocked[2]);
  const hours =
    /^(\d+(?:[.,]\d+)?)\s*(?:h|hrs?\.?|hours?|std\.?|stunden?)\s*(?:(\d+)\s*(?:m|mins?\.?|minuten?|minutes?)?)?$/.exec(
      text,
    );
  if (hours === null) return undefined;
  return Math.round(Number((hours[1] ?? '0').replace(',', '.')) * 60) + Number(hours[2] ?? 0);
}

/** Cents of `45,00 €`, `€ 1,234.50`, `1.234,50`, `CHF 80.-`, `35`. */
export function centsIn(cell: string): number | undefined {
  const text = cell.replaceAll(/(?:€|eur|chf|fr\.|ab|from|\s|['’\u00a0\u202f])/gi, '').replace(/[.,][-–]+$/, '');
  if (!/^\d[\d.,]*$/.test(text)) return undefined;
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d\d?))?$/.exec(text) ?? [];
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
