export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** Between the two values that are nearest, as most programs do (R's type 7). https://doi.org/10.1080/00031305.1996.10473566 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Median with the tenth and ninetieth percentile: on a shared machine a single figure says nothing. */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: quantile(values, 0.1),
  high: quantile(values, 0.9),
});

export const written = (spread: Spread): string =>
  `${spread.median.toFixed(2)} (${spread.low.toFixed(2)} – ${spread.high.toFixed(2)})`;
