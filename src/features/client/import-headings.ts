/** What a column of the file can be. Many programs keep the last name, the second number and the parts of an address apart. */
export const columnKinds = [
  'name',
  'lastName',
  'phone',
  'otherPhone',
  'email',
  'birthday',
  'street',
  'zip',
  'city',
  'tags',
  'notes',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const telephone = /mobil|handy|telefon|\btel\b|phone|cell|festnetz|rufnummer/i;

/** Tried in this order, and a column is taken once: `Geburtstag` is no `Tag`, and a mobile number comes before others. */
export const headingPatterns: readonly (readonly [ColumnKind, RegExp])[] = [
  ['birthday', /geburt|birth|\bgeb\b|\bdob\b/i],
  ['email', /mail/i],
  ['phone', /mobil|handy|cell/i],
  ['phone', telephone],
  ['otherPhone', telephone],
  ['street', /stra(ß|ss)e|\bstr\b|street|adresse|anschrift|address/i],
  ['zip', /\bplz\b|postleitzahl|\bzip\b|post(al)? ?code/i],
  ['city', /^(wohn)?ort$|stadt|\bcity\b|\btown\b/i],
  ['lastName', /nachname|familienname|last.?name|surname|family.?name/i],
  ['name', /^name$|vorname|first.?name|given.?name|kunde|client|customer|full.?name/i],
  ['name', /name/i],
  ['tags', /schlagw|\btags?\b|gruppe|group|kategorie|label/i],
  ['notes', /noti[zc]|note|bemerk|kommentar|comment|info/i],
];

/** Whether some heading says what its column is. */
export const areHeadings = (cells: readonly string[]): boolean =>
  cells.some((cell) => headingPatterns.some(([, pattern]) => pattern.test(cell)));
