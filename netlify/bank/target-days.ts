/** Days on which TARGET, the payment system of the euro, settles. Source: European Central Bank, "TARGET closing days". */

const milliseconds = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const written = (instant: number): string => new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Easter Sunday by the Gregorian rule, as Meeus, Jones and Butcher compute it. */
function easterOf(year: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

const fixed: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];

export function isTargetDay(day: string): boolean {
  const weekday = new Date(at(day)).getUTCDay();
  const easter = at(easterOf(Number(day.slice(0, 4))));
  const isEaster = [easter - 2 * milliseconds, easter + milliseconds].includes(at(day));
  return weekday !== 0 && weekday !== 6 && !isEaster && !fixed.includes(day.slice('YYYY-'.length));
}

/** The day itself, or the next on which TARGET settles. */
export function targetDayFrom(day: string): string {
  let found = day;
  while (!isTargetDay(found)) found = written(at(found) + milliseconds);
  return found;
}
