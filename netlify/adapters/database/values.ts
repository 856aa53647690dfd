/** How values come back, alike from every Postgres: instants as ISO text, days as text, int8 as numbers. Keys are type oids. */
function instant(written: string): string {
  // As a session in UTC writes all from the year 1000 to 9999; there are dozens on a page.
  if (written.length >= 22 && written.charAt(10) === ' ' && written.endsWith('+00'))
    return `${written.slice(0, 10)}T${written.slice(11, 19)}.${written.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  return new Date(written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

function wholeNumber(written: string): number {
  const value = Number(written);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond the safe integers: ${written}`);
  return value;
}

export const readers: Record<number, (written: string) => unknown> = {
  20: wholeNumber,
  1082: (written) => written,
  1184: instant,
};
