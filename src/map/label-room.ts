interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** About the size of a price on a pin, in pixels, and how far its lower edge stands above the place it means. */
const label = { width: 62, height: 28, above: 6 };
const clusterEdge = { small: 44, large: 56 };

const labelAt = ({ x, y }: Point): Box => ({ ...label, x, y: y - label.above - label.height / 2 });

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/**
 * Which pins have room for their price, in points of the screen: of those that would overlap only the first, and none that would
 * lie under a cluster. The others are dots until somebody zooms in.
 */
export function roomForLabels(pins: readonly Point[], clusters: readonly (Point & { isLarge: boolean })[]): boolean[] {
  const taken = clusters.map(({ x, y, isLarge }): Box => {
    const edge = isLarge ? clusterEdge.large : clusterEdge.small;
    return { x, y, width: edge, height: edge };
  });
  return pins.map((pin) => {
    const box = labelAt(pin);
    const hasRoom = !taken.some((other) => overlap(box, other));
    if (hasRoom) taken.push(box);
    return hasRoom;
  });
}
