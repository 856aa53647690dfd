import { median, quantile } from '../measure.ts';

const digits = (value: number): string => value.toFixed(value < 9.95 ? 1 : 0);

/** `median p95`, in milliseconds. */
export const spread = (values: readonly number[]): string =>
  values.length === 0 ? '-' : `${digits(median(values))} / ${digits(quantile(values, 0.95))}`;

export const ratio = (one: number, other: number): string =>
  Number.isNaN(one / other) ? '-' : (one / other).toPrecision(2);

/** Aligned columns; the first to the left, the others to the right. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const written = (line: readonly string[]) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [head, widths.map((width) => '-'.repeat(width)), ...lines].map(written).join('\n');
}

/** One line that is written over; several lines where nobody watches. */
export function progressBar(): (doing: string, share: number) => void {
  let shown = '';
  return (doing, share) => {
    const filled = Math.round(share * 30);
    const percent = `${Math.floor(share * 100)} %`;
    const line = `[${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${percent.padStart(5)}  ${doing}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(80)}${share === 1 ? '\n' : ''}`);
    else if (doing !== shown) console.log(doing);
    shown = doing;
  };
}
