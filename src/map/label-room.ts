/** Its middle, and half of its width and height. */
type Box = readonly [x: number, y: number, wide: number, high: number];

/** Half of about the size of a price on a pin, in pixels, and how far its middle stands above the place that it means. */
const halfWidth = 31;
const halfPadding = 11;
const halfLetter = 3.5;
const halfHeight = 15;
const above = 21;

/**
 * Decides mark by mark, in screen pixels, whether its price has no room. Of overlapping prices only the first has room,
 * and none under a cluster. Clusters come first, with the radius of their circle; a pin has 0. A pin without room is a
 * dot until somebody zooms in. A label is told where it may be longer than a price.
 */
export function labelRoom(): (at: { x: number; y: number }, radius: number, label?: string) => boolean {
  const taken: Box[] = [];
  return ({ x, y: foot }, radius, label = '') => {
    const y = radius > 0 ? foot : foot - above;
    const wide = radius || Math.max(halfWidth, halfPadding + halfLetter * label.length);
    const high = radius || halfHeight;
    const isOver = ([left, top, width, height]: Box): boolean =>
      Math.abs(left - x) < width + wide && Math.abs(top - y) < height + high;
    if (radius === 0 && taken.some(isOver)) return true;
    taken.push([x, y, wide, high]);
    return false;
  };
}
