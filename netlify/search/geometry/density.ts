/** About how many points lie under the keys [lo, hi). Only a guess, perhaps an old one: speed may hang on it, no answer. */
export type Density = (lo: number, hi: number) => number;

/** From spans of keys without gap or overlap, the first from 0 on, each spread evenly. */
export function densityOf(spans: readonly { hi: number; points: number }[]): Density {
  const ends = Float64Array.from(spans, ({ hi }) => hi);
  let sum = 0;
  const sums = Float64Array.from(spans, ({ points }) => (sum += points));
  const pointsBelow = (key: number): number => {
    const index = firstAbove(ends, key);
    const [start, least] = index === 0 ? [0, 0] : [ends[index - 1] ?? 0, sums[index - 1] ?? 0];
    const [end, most] = [ends[index] ?? key, sums[index] ?? least];
    return end > start ? least + ((most - least) * (key - start)) / (end - start) : least;
  };
  return (lo, hi) => pointsBelow(hi) - pointsBelow(lo);
}

function firstAbove(ascending: Float64Array, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Infinity) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
