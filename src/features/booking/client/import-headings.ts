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

const telephone = /mobil|handy|telefon|\btel\b|phone|\bcell|festnetz|rufnummer/i;

/** A heading that says what its neighbour is: `E-mail 1 - Label`, `Phone 1 - Type`, `E-Mail: Angezeigter Name`. */
const ofNeighbour = /-\s*(label|type|typ|bezeichnung)$|mail.*(typ|type|angezeigter name|display name)$/i;

/** `Kunden-Nr`, `Customer ID`, `Kunde seit`: about somebody, and no name. */
const ofFile = /(nr|nummer|no|number|id|code|seit|since|status|art|typ|type)\.?$/i;
const otherName = /firm|compan|organi|user|benutzer|nick|spitz|phonetic|middle|prefix|suffix|file|datei|mitarbeiter/i;
const isNoName = (heading: string): boolean => ofFile.test(heading) || otherName.test(heading);

export const says = (kind: ColumnKind, pattern: RegExp, heading: string): boolean =>
  pattern.test(heading) && !ofNeighbour.test(heading) && !(/name/i.test(kind) && isNoName(heading));

const street = /stra(ß|ss)en?(name)?\b|\bstr\b|\bstreet\b/i;

/**
 * Tried in this order, and a column is taken once: `Geburtstag` is no `Tag`, and a mobile number comes before others. Beside a given
 * name a bare `Name` is the last name.
 */
export const headingPatterns: readonly (readonly [ColumnKind, RegExp])[] = [
  ['birthday', /geburt|birth|\bgeb\b|\bdob\b/i],
  ['email', /mail/i],
  ['phone', /mobil|handy|\bcell/i],
  ['phone', telephone],
  ['otherPhone', telephone],
  ['street', street],
  ['street', /^(?!.*mail).*(adresse|anschrift|address)/i],
  ['houseNumber', /haus.?n(umme)?r|house.?(number|no\b)/i],
  ['zip', /\bplz\b|postleitzahl|\bzip\b|post(al)? ?code/i],
  ['city', /^(wohn|heimat)?ort\b|stadt\b|\bcity\b|\btown\b/i],
  ['lastName', /nachname|familienname|last.?name|surname|family.?name/i],
  ['name', /vorname|rufname|first.?name|given.?name/i],
  ['lastName', /^name$/i],
  ['name', /^name$|kunden?\b|kundenname|kundin|client|customer|full.?name/i],
  ['name', /name/i],
  ['tags', /schlagw|\btags?\b|gruppe|group|kategorie|label/i],
  ['notes', /noti[zc]|\bnotes?\b|bemerk|kommentar|comment|infos?\b|information/i],
];

/** Who has no name of their own is called by it. */
export const isFirm = (heading: string): boolean =>
  /^(firm|compan|organi[sz]ation)(a|y|enname)?( name)?$/i.test(heading);

/** The house's number beside the street; a running number anywhere else. */
export const isBareNumber = (heading: string): boolean => /^(nr|no|nummer|number|haus)\.?$/i.test(heading);

/** What is left of a heading without the part of an address: `privat` of `Ort privat`, so that one address keeps together. */
export const addressOf = (heading: string): string =>
  headingPatterns
    .filter(([kind, pattern]) => pattern === street || kind === 'houseNumber' || kind === 'zip' || kind === 'city')
    .reduce((rest, [, pattern]) => rest.replace(pattern, ''), heading.toLowerCase())
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whether some heading says what its column is. */
export const areHeadings = (cells: readonly string[]): boolean =>
  cells.some((cell) => headingPatterns.some(([kind, pattern]) => says(kind, pattern, cell)));
