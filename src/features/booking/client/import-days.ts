const two = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** Of that date if there is one, between the year 1900 and today. Spreadsheets and databases write the empty day as the first. */
function pastDay(year: string, month: string, day: string, today: string): string | undefined {
  const iso = `${year}-${two(month)}-${two(day)}`;
  if (iso < '1900-01-02' || iso > today) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * `1980-12-24` of `24.12.1980`, `24/12/80`, `12/24/1980` (where the file has months first) or a spreadsheet's number of days.
 * Nobody is born in the future: a year of two digits is the last one of which the day has been.
 */
export function birthdayOf(written: string, hasMonthFirst: boolean, now = new Date()): string | undefined {
  const [year = '', month = '', day = ''] = datePartsOf(written, hasMonthFirst) ?? [];
  const today = now.toISOString().slice(0, 10);
  if (year.length !== 2) return pastDay(year, month, day, today);
  return pastDay(`20${year}`, month, day, today) ?? pastDay(`19${year}`, month, day, today);
}

function datePartsOf(written: string, hasMonthFirst: boolean): string[] | undefined {
  if (/^\d{5}$/.test(written)) return dayOfSpreadsheet(Number(written)).split('-');
  const [day = '', ...time] = written.split(/[T\s]+(?=\d\d?:\d\d)/);
  if (time.length > 1) return undefined;
  const iso = /^(\d{4})[-./](\d\d?)[-./](\d\d?)$/.exec(day);
  if (iso !== null) return iso.slice(1);
  const [, first = '', separator, second = '', year = ''] =
    /^(\d\d?)\s*([./-])\s*(\d\d?)\s*[./-]\s*(\d{4}|\d\d)$/.exec(day) ?? [];
  if (year === '') return undefined;
  const isMonthFirst = separator === '/' && hasMonthFirst;
  return [year, isMonthFirst ? first : second, isMonthFirst ? second : first];
}

/** Spreadsheets count days from the 30th of December 1899 on. */
const dayOfSpreadsheet = (days: number): string => new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);

/** Of dates with strokes: some day of the column can only be a day in the second place. */
export const monthsFirst = (cells: readonly string[]): boolean =>
  cells.some((cell) => Number(/^\d\d?\/(\d\d?)\//.exec(cell)?.[1] ?? 0) > 12);

/** What programs write for no day: nothing but zeros or dashes, the day before their first, or that first one. */
export const isNoDay = (cell: string): boolean => {
  const day = cell.replace(/[T\s]+\d\d?:\d\d.*$/, '');
  return (
    /^[0\W_]*$/.test(day) ||
    /(^|\D)(1899|0000|0001)(\D|$)/.test(day) ||
    /^(0?[01][./-]0?[01][./-](19)?00|1900[-./]0?[01][-./]0?[01])$/.test(day)
  );
};
