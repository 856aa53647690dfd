import { keepAt, keptAt } from '#ui/kept-at-entry.ts';

/** The heights of the rows of cards in pixels, at a width; null for a row that was not rendered. */
interface KeptRows {
  width: number;
  heights: readonly (number | null)[];
}

const rows = 'row heights';

export function rowsAt(entry: string): KeptRows | undefined {
  const kept = keptAt(entry, rows);
  if (typeof kept !== 'object' || kept === null || !('width' in kept) || !('heights' in kept)) return undefined;
  const { width, heights } = kept;
  if (typeof width !== 'number' || !Array.isArray(heights)) return undefined;
  return { width, heights: heights.map((height) => (typeof height === 'number' ? height : null)) };
}

export const keepRowsAt = (entry: string, kept: KeptRows): void => keepAt(entry, rows, kept);
