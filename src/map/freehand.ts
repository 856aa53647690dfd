/** From a line drawn by hand to the corners of a polygon. In pixels of the map; y may grow downwards or upwards. */
export interface Point {
  x: number;
  y: number;
}

const tolerancePixels = 2;
const cornersMaximum = 150;

/** The corners of the enclosed area; fewer than three if there is none. */
export function loopOf(line: readonly Point[]): Point[] {
  return withoutCrossings(decimated(line));
}

function decimated(line: readonly Point[]): Point[] {
  let tolerance = tolerancePixels;
  let kept = simplified(line, tolerance);
  while (kept.length > cornersMaximum) {
    tolerance *= 1.5;
    kept = simplified(line, tolerance);
  }
  return kept;
}

/** Ramer, Douglas and Peucker: drops points that are within the tolerance of the line without them. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.map((point) => distanceToSegment(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)];
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const along =
    length === 0 ? 0 : ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - share * (to.x - from.x), point.y - from.y - share * (to.y - from.y));
}

/** A hand overshoots when it closes the loop: at each crossing the smaller of the two loops is dropped. */
function withoutCrossings(corners: Point[]): Point[] {
  const crossing = firstCrossing(corners);
  if (crossing === undefined) return corners;
  const { before, after, at } = crossing;
  const inner = [at, ...corners.slice(before + 1, after + 1)];
  const outer = [...corners.slice(0, before + 1), at, ...corners.slice(after + 1)];
  return withoutCrossings(areaOf(inner) > areaOf(outer) ? inner : outer);
}

interface Crossing {
  before: number;
  after: number;
  at: Point;
}

function firstCrossing(corners: readonly Point[]): Crossing | undefined {
  for (let before = 0; before < corners.length; before += 1)
    for (let after = before + 2; after < corners.length; after += 1) {
      if (before === 0 && after === corners.length - 1) continue;
      const at = crossingOf(edge(corners, before), edge(corners, after));
      if (at !== undefined) return { before, after, at };
    }
  return undefined;
}

type Edge = readonly [from: Point, to: Point];
const origin: Point = { x: 0, y: 0 };
const edge = (corners: readonly Point[], index: number): Edge => [
  corners[index] ?? origin,
  corners[(index + 1) % corners.length] ?? origin,
];

function crossingOf([from, to]: Edge, [start, end]: Edge): Point | undefined {
  const run = { x: to.x - from.x, y: to.y - from.y };
  const other = { x: end.x - start.x, y: end.y - start.y };
  const cross = run.x * other.y - run.y * other.x;
  if (cross === 0) return undefined;
  const along = ((start.x - from.x) * other.y - (start.y - from.y) * other.x) / cross;
  const across = ((start.x - from.x) * run.y - (start.y - from.y) * run.x) / cross;
  const isOnBoth = along > 0 && along < 1 && across > 0 && across < 1;
  return isOnBoth ? { x: from.x + along * run.x, y: from.y + along * run.y } : undefined;
}

function areaOf(corners: readonly Point[]): number {
  const doubled = corners.reduce((sum, point, index) => {
    const next = corners[(index + 1) % corners.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(doubled) / 2;
}
