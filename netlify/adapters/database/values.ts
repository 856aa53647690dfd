/** How values come back, alike from every Postgres: instants as ISO text, days as text, int8 as numbers. Keys are type oids. */
const instant = (written: string): string =>
  new Date(written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();

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
