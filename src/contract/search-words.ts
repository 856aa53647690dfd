import type { DealType, PropertyCategory } from './property/taxonomy.ts';

// Without the schema library: the browser reads words too.

/** Whole words that stand for others, written without marks and signs. The function app.folded_words has the same table. */
export const shortForms: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  gen: 'general',
  brgy: 'barangay',
  bgy: 'barangay',
  qc: 'quezon city',
  bgc: 'bonifacio global city',
  cdo: 'cagayan de oro',
  gensan: 'general santos',
  sjdm: 'san jose del monte',
  ave: 'avenue',
  blvd: 'boulevard',
  subd: 'subdivision',
  br: 'bedroom',
  brs: 'bedroom',
  bdrm: 'bedroom',
  bedrooms: 'bedroom',
  condominium: 'condo',
  condominiums: 'condo',
  condos: 'condo',
  apt: 'apartment',
  apartments: 'apartment',
  townhome: 'townhouse',
  townhouses: 'townhouse',
  studios: 'studio',
};

/** Words as they are compared: small letters without marks, short forms in full, one blank around each word and each number. */
export function foldedWords(written: string): string {
  const words = written
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .replaceAll(/['’ʼ]/g, '')
    .replaceAll(/([0-9]),(?=[0-9]{3})/g, '$1')
    .replaceAll(/[\s.,;:/()!?"“”„–—+-]/g, ' ')
    .replaceAll(/([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])/g, '$1$2 ')
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0 ? '' : ` ${words.map((word) => shortForms[word] ?? word).join(' ')} `;
}

/** What some of the typed words mean. `without` is the text when they are taken away. */
export type WordPart = { typed: string; without: string } & (
  | { means: 'kind'; category: PropertyCategory; words: string[] }
  | { means: 'studio'; words: string[] }
  | { means: 'deal'; dealType: DealType; words: string[] }
  | { means: 'rooms'; bedrooms: number; words: string[] }
  | { means: 'words'; words: string[] }
);

const kinds: readonly (readonly [phrase: string, category: PropertyCategory])[] = [
  ['condo', 'condominium'],
  ['apartment', 'apartment'],
  ['townhouse', 'townhouse'],
  ['house and lot', 'house-lot'],
];
const deals: readonly (readonly [phrase: string, dealType: DealType])[] = [
  ['rent', 'rent'],
  ['rental', 'rent'],
  ['lease', 'rent'],
  ['sale', 'buy'],
  ['buy', 'buy'],
];
const counted: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' };
const between = ['for', 'to', 'in', 'at', 'near', 'with'];

/** These are called `City` to tell them from their province: everywhere else the word says nothing. */
export const citiesOfName: readonly string[] = [
  'quezon',
  'cebu',
  'davao',
  'iloilo',
  'zamboanga',
  'batangas',
  'tarlac',
  'roxas',
  'jose',
  'sorsogon',
  'cotabato',
  'surigao',
  'masbate',
  'global',
];

interface Typed {
  word: string;
  /** Which of the typed words it comes from. */
  from: number;
}

/** `City of Makati` and `Makati City` are Makati; `City of Cebu` is Cebu City. */
function withoutCity(typed: readonly Typed[]): Typed[] {
  const turned = [...typed];
  for (let at = 0; at + 2 < turned.length; at += 1) {
    const [city, of, name] = turned.slice(at, at + 3);
    if (city?.word === 'city' && of?.word === 'of' && name !== undefined) turned.splice(at, 3, name, city);
  }
  return turned.filter(
    ({ word }, at) => word !== 'city' || at === 0 || citiesOfName.includes(turned[at - 1]?.word ?? ''),
  );
}

type Meaning = { length: number } & (
  | { means: 'kind'; category: PropertyCategory }
  | { means: 'studio' }
  | { means: 'deal'; dealType: DealType }
  | { means: 'rooms'; bedrooms: number }
);

const isPhrase = (words: readonly string[], phrase: string): boolean => `${words.join(' ')} `.startsWith(`${phrase} `);

function meaningOf(words: readonly string[]): Meaning | undefined {
  const [first = '', second] = words;
  const count = Number(counted[first] ?? first);
  if (second === 'bedroom' && Number.isInteger(count) && count > 0 && count < 100)
    return { means: 'rooms', bedrooms: count, length: 2 };
  if (first === 'studio') return { means: 'studio', length: 1 };
  const kind = kinds.find(([phrase]) => isPhrase(words, phrase));
  if (kind !== undefined) return { means: 'kind', category: kind[1], length: kind[0].split(' ').length };
  // `rent to own` is neither. Words like `to` are gone by then.
  const deal = isPhrase(words, 'rent own') ? undefined : deals.find(([word]) => word === first);
  return deal === undefined ? undefined : { means: 'deal', dealType: deal[1], length: 1 };
}

/** `Taguig 2 bedroom` is Taguig and two bedrooms. */
export function readWords(text: string): WordPart[] {
  const written = text.split(/\s+/).filter((word) => word !== '');
  const all = withoutCity(
    foldedWords(text)
      .trim()
      .split(' ')
      .filter((word) => word !== '')
      .map((word, at) => ({ word, from: fromWhich(written, at + 1) })),
  );
  const typed = all.filter(({ word }) => !between.includes(word));
  return partsOf(typed.length > 0 ? typed : all, written);
}

/** Of which typed word the so-manieth folded one is. */
function fromWhich(written: readonly string[], count: number): number {
  let folded = 0;
  return written.findIndex((word) => {
    folded += foldedWords(word)
      .split(' ')
      .filter((part) => part !== '').length;
    return folded >= count;
  });
}

function partsOf(typed: readonly Typed[], written: readonly string[]): WordPart[] {
  const taken: { part: Meaning | undefined; typed: Typed[] }[] = [];
  for (let at = 0; at < typed.length; ) {
    const part = meaningOf(typed.slice(at).map(({ word }) => word));
    const own = typed.slice(at, at + (part?.length ?? 1));
    const last = taken.at(-1);
    if (part === undefined && last !== undefined && last.part === undefined) last.typed.push(...own);
    else taken.push({ part, typed: own });
    at += own.length;
  }
  return taken.map(({ part, typed: own }): WordPart => {
    const others = taken.filter((one) => one.typed !== own).flatMap((one) => one.typed.map(({ from }) => from));
    const without = written.filter((_, at) => others.includes(at)).join(' ');
    const words = own.map(({ word }) => (/^[0-9]+$/.test(word) ? ` ${word} ` : word));
    const mine = own.map(({ from }) => from);
    const text = { typed: written.filter((_, at) => mine.includes(at)).join(' '), words, without };
    if (part === undefined) return { means: 'words', ...text };
    const { length: _length, ...meaning } = part;
    return { ...meaning, ...text };
  });
}

/** One condition on the title and the place of a listing, `text` as `foldedWords` says. */
export interface SoughtWord {
  /** This stands in the text, */
  within: string;
  /** or the listing is of this kind, whatever its text says, */
  category?: PropertyCategory;
  /** or it is a home without a bedroom. */
  isStudio?: true;
}

export interface Sought {
  words: SoughtWord[];
  dealType: DealType | undefined;
  bedrooms: number | undefined;
}

interface WordReading {
  q?: string | undefined;
  dealType?: DealType | undefined;
  bedrooms?: number | undefined;
}

/** The bedrooms that a filter asks for: 4 is four or more. */
export const roomsAsked = (bedrooms: number): number => Math.min(bedrooms, 4);

/** What words and filters ask for. A deal or rooms in words are a filter where none other is set; of providers they are words. */
export function soughtBy({ q = '', dealType, bedrooms }: WordReading, ofProperties: boolean): Sought {
  const sought: Sought = { words: [], dealType, bedrooms };
  for (const part of readWords(q)) {
    const isNew = ofProperties && part.means !== 'words';
    if (isNew && part.means === 'deal' && (dealType ?? part.dealType) === part.dealType)
      sought.dealType = part.dealType;
    else if (isNew && part.means === 'rooms' && (bedrooms ?? roomsAsked(part.bedrooms)) === roomsAsked(part.bedrooms))
      sought.bedrooms = roomsAsked(part.bedrooms);
    else if (isNew && part.means === 'kind')
      sought.words.push({ within: part.words.join(' '), category: part.category });
    else if (isNew && part.means === 'studio') sought.words.push({ within: 'studio', isStudio: true });
    else sought.words.push(...part.words.map((within) => ({ within })));
  }
  return sought;
}
