import type { Place } from '../../src/contract/services/provider.ts';

export type PlaceRow = Place & { latitude: number; longitude: number };

/** A name in the form for comparing: `Sankt Pölten` and `St. Polten` become equal. */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(^| )sankt(?= |$)/g, '$1st')
    .trim();

/** The names under which a typed name is looked up, the surest first. */
export interface NameTried {
  folded: string;
  /** What the whole folded name is like, where the typed one is shortened; it begins with `folded`. */
  like?: string;
  /** A part of a town, by the town's name: `Köln-Ehrenfeld` is in `Köln`. */
  isPart: boolean;
}

const umlautsWritten = (folded: string): string => folded.replaceAll(/([aou])e/g, '$1');

/** `Neustadt, Hamburg` is the one there. */
const splitAtComma = (typed: string): [name: string, region: string] => {
  const [name = '', region = ''] = typed.split(',');
  return [name, foldedName(region)];
};

/** How first words are shortened: `Wr. Neustadt`, `Gr. Gerau`. */
const shortFirst: Record<string, string> = {
  wr: 'wiener',
  gr: 'gross',
  kl: 'klein',
  kgs: 'konigs',
  mkt: 'markt',
  b: 'bad',
  ob: 'ober',
};

/** What stands between a town's name and its river, forest or mountain. */
const whereWords = ['am', 'an', 'auf', 'bei', 'dem', 'den', 'der', 'im', 'in', 'ob', 'unter', 'vor', 'vom'];
const isWhereWord = (word: string): boolean => whereWords.some((known) => known.startsWith(word));

/**
 * `Frankfurt a.M.`, `Frankfurt/Main`, `Bad Homburg v.d.H.`: the words between are left out or shortened, and what follows them may be.
 * Undefined for a name that is written in full.
 */
function shortened(typed: string, words: readonly string[]): NameTried | undefined {
  const at = words.findIndex((word, index) => index > 0 && (word.length === 1 || isWhereWord(word)));
  const split = typed.includes('/') ? foldedName(typed.split('/')[0] ?? '').split(' ').length : at;
  const town = words.slice(0, split);
  const behind = words.slice(split).filter((word, index, all) => index === all.length - 1 || !isWhereWord(word));
  if (split < 1 || behind.length === 0) return undefined;
  const between = `( (${whereWords.join('|')}))*`;
  return {
    folded: town.join(' '),
    like: `^${town.join(' ')}${behind.map((word) => `${between} ${word}[^ ]*`).join('')}$`,
    isPart: false,
  };
}

export function namesTried(typed: string): NameTried[] {
  const [name] = splitAtComma(typed);
  const [first = '', ...others] = foldedName(name).split(' ');
  const words = [others.length > 0 ? (shortFirst[first] ?? first) : first, ...others];
  const folded = words.join(' ');
  const shorter = words
    .slice(1)
    .map((_, left) => words.slice(0, left + 1).join(' '))
    .toReversed();
  const short = shortened(name, words);
  const tried = [
    ...[folded, umlautsWritten(folded)].map((written) => ({ folded: written, isPart: false })),
    ...(short === undefined ? [] : [short]),
    ...shorter.flatMap((part) => [part, umlautsWritten(part)]).map((part) => ({ folded: part, isPart: true })),
  ];
  return tried.filter(({ folded: written }) => written !== '').slice(0, 13);
}

/** Letters to insert, delete, change or swap with the next one to turn one word into the other, up to 3. */
export function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 3) + 1,
          (row[j - 1] ?? 3) + 1,
          (rows[i - 1]?.[j - 1] ?? 3) + (isSame ? 0 : 1),
          isSwapped ? (rows[i - 2]?.[j - 2] ?? 3) + 1 : 3,
        ),
      );
    }
    rows.push(row);
  }
  return Math.min(3, rows[one.length]?.[other.length] ?? 3);
}

/** So many slips a name of this length may have, and still be meant. */
const slipsAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 9 ? 1 : 2);

/** Those of similar places that a typed name may mean: the fewest slips first, then the largest. */
export function meantBy<T extends { folded: string; population: number }>(folded: string, like: readonly T[]): T[] {
  return like
    .map((place) => ({ place, slips: slipsBetween(folded, place.folded) }))
    .filter(({ slips }) => slips <= slipsAllowed(folded.length))
    .toSorted((one, other) => one.slips - other.slips || other.place.population - one.place.population)
    .map(({ place }) => place);
}

/** The places in the typed region; all places if no region was typed or none is in it. */
export function inRegion(places: readonly PlaceRow[], typed: string): readonly PlaceRow[] {
  const [, region] = splitAtComma(typed);
  const meant = places.filter((place) => region !== '' && foldedName(place.region ?? '').startsWith(region));
  return meant.length > 0 ? meant : places;
}
