export interface Random {
  unit(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weightOf: (entry: T) => number): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32: small, fast and the same on every machine, so that demo rows and pictures never change between runs. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function seeded(seed: number): Random {
  const unit = mulberry32(seed);
  const between = (low: number, high: number) => low + unit() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    unit,
    between,
    whole,
    chance: (probability) => unit() < probability,
    pick: (list) => required(list[whole(0, list.length - 1)]),
    weighted: (list, weightOf) => {
      let rest = unit() * list.reduce((sum, entry) => sum + weightOf(entry), 0);
      return required(list.find((entry) => (rest -= weightOf(entry)) < 0) ?? list.at(-1));
    },
    shuffled: (list) =>
      list
        .map((entry) => ({ entry, rank: unit() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ entry }) => entry),
  };
}

/** FNV-1a, so that a name can be a seed. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function required<T>(entry: T | undefined): T {
  if (entry === undefined) throw new RangeError('cannot pick from an empty list');
  return entry;
}
