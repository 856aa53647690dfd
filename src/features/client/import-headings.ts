/** What a column of the file can be. Many programs keep the last name, the second number and the parts of an address apart. */
export const columnKinds = [
  'name',
  'lastName',
  'phone',
  'otherPhone',
  'email',
  'birthday',
  'street',
  'houseNumber',
  'zip',
  'city',
  'tags',
  'notes',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const telephone = /mobil|handy|telefon|\btel\b|phone|cell|festnetz|rufnummer/i;

/** A heading that says what its neighbour is: `E-mail 1 - Label`, `Phone 1 - Type`. */
const ofNeighbour = /-\s*(label|type|typ|bezeichnung)$/i;

export const says = (pattern: RegExp, heading: string): boolean => pattern.test(heading) && !ofNeighbour.test(heading);

/**
 * Tried in this order, and a column is taken once: `Geburtstag` is no `Tag`, and a mobile number comes before others. Beside a given
 * name a bare `Name` is the last name.
 */
export const headingPatterns: readonly (readonly [ColumnKind, RegExp])[] = [
  ['birthday', /geburt|birth|\bgeb\b|\bdob\b/i],
  ['email', /mail/i],
  ['phone', /mobil|handy|cell/i],
  ['phone', telephone],
  ['otherPhone', telephone],
  ['houseNumber', /haus.?n(umme)?r|^nr\.?$|house.?(number|no\b)/i],
  ['street', /stra(ß|ss)e|\bstr\b|street/i],
  ['street', /^(?!.*mail).*(adresse|anschrift|address)/i],
  ['zip', /\bplz\b|postleitzahl|\bzip\b|post(al)? ?code/i],
  ['city', /^(wohn)?ort\b|stadt|\bcity\b|\btown\b/i],
  ['lastName', /nachname|familienname|last.?name|surname|family.?name/i],
  ['name', /vorname|rufname|first.?name|given.?name/i],
  ['lastName', /^name$/i],
  ['name', /^name$|kunde|client|customer|full.?name/i],
  ['name', /name/i],
  ['tags', /schlagw|\btags?\b|gruppe|group|kategorie|label/i],
  ['notes', /noti[zc]|note|bemerk|kommentar|comment|info/i],
];

/** Whether some heading says what its column is. */
export const areHeadings = (cells: readonly string[]): boolean =>
  cells.some((cell) => headingPatterns.some(([, pattern]) => says(pattern, cell)));
