interface Mark {
  x: number;
  y: number;
  /** The width of a cluster, which is round; 0 for a pin. */
  edge: number;
}

/** Half of about the size of a price on a pin, in pixels, and how far its middle stands above the place that it means. */
const halfWidth = 31;
const halfHeight = 14;
const above = 20;

/**
 * Which pins have no room for their price, in pixels of the screen: of those that would overlap all but the first, and those
 * under a cluster. They are dots until somebody zooms in.
 */
export function coveredPins(marks: readonly Mark[]): boolean[] {
  const taken = marks.flatMap(({ x, y, edge }) => (edge > 0 ? [[x, y, edge / 2, edge / 2] as const] : []));
  return marks.map(({ x, y, edge }) => {
    if (edge > 0) return false;
    const middle = y - above;
    const isCovered = taken.some(
      ([left, top, width, height]) =>
        Math.abs(left - x) < width + halfWidth && Math.abs(top - middle) < height + halfHeight,
    );
    if (!isCovered) taken.push([x, middle, halfWidth, halfHeight]);
    return isCovered;
  });
}
