type Leaf = readonly [key: string, value: unknown];

/** Every single value of what was answered, with the name that it stands under. */
export function leavesOf(value: unknown, key: string): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, name));
  return [[key, value]];
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}•]/gu, '');

/** The same value, however it is written: spaces, an offset, or all but its ends masked. */
function isSame(shown: unknown, said: unknown): boolean {
  if (typeof shown !== 'string' || typeof said !== 'string') return shown === said;
  if (/^\d{4}-\d\d-\d\dT/.test(said) && /^\d{4}-\d\d-\d\dT/.test(shown)) return Date.parse(shown) === Date.parse(said);
  if (!shown.includes('•')) return plain(shown) === plain(said);
  const [start = '', end = ''] = plain(shown).split(/•+/);
  return plain(said).startsWith(start) && plain(said).endsWith(end);
}

const isWithin = (shown: unknown, said: unknown): boolean =>
  typeof shown === 'string' && typeof said === 'string' && said.length > 2
    ? plain(shown).includes(plain(said))
    : typeof said === 'number' && shown === said;

/** True where what was said stands in the read, and stood there less often before: under its name if the read has one. */
export function comesBack(said: unknown, name: string, before: unknown, after: unknown): boolean {
  const [earlier, later] = [leavesOf(before, ''), leavesOf(after, '')];
  return leavesOf(said, name).every(([key, value]) => {
    const isNamed = later.some(([known]) => known === key);
    const tells = ([known, shown]: Leaf) => (isNamed ? known === key && isSame(shown, value) : isWithin(shown, value));
    return later.filter(tells).length > earlier.filter(tells).length;
  });
}
