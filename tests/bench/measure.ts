export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** Median with the tenth and ninetieth percentile: on a shared machine a single figure says nothing. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), low: at(0.1), high: at(0.9) };
}

export const written = ({ median, low, high }: Spread): string =>
  `${median.toFixed(2)} (${low.toFixed(2)} – ${high.toFixed(2)})`;
