/** Parsers by type oid, the same for every Postgres: instants become ISO text, days text, int8 numbers. */
function instant(written: string): string {
  // The fast path for the form in which a session in UTC writes the years 1000 to 9999; a page has dozens of instants.
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
