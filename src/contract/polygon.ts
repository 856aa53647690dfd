type Coordinate = { lat: number; lng: number };
type Point = { x: number; y: number };
type Segment = { index: number; from: Point; to: Point; west: number; east: number; south: number; north: number };

/**
 * True when two edges of the closed ring share more than the vertex that joins them: they cross, touch or overlap.
 * Repeated vertices count once, whether inside the ring or as its closing one.
 */
export function crossesItself(coordinates: Coordinate[]): boolean {
  const segments = alongShorterSides(segmentsOf(ringOf(coordinates))).sort((one, other) => one.west - other.west);
  return segments.some((one, at) => {
    for (let next = at + 1; next < segments.length; next += 1) {
      const other = segments[next];
      if (other === undefined || other.west > one.east) return false;
      if (collide(one, other, segments.length)) return true;
    }
    return false;
  });
}

/** Swaps the axes where that leaves fewer edges open at a time in the sweep from west to east. */
function alongShorterSides(segments: Segment[]): Segment[] {
  const run = segments.reduce((sum, { west, east }) => sum + east - west, 0);
  const rise = segments.reduce((sum, { south, north }) => sum + north - south, 0);
  return run > rise ? segmentsOf(segments.map(({ from: { x, y } }) => ({ x: y, y: x }))) : segments;
}

/** True when the polygon encloses nothing: fewer than three distinct vertices, or all of them on one line. */
export function isDegenerate(coordinates: Coordinate[]): boolean {
  const [first, second, ...others] = ringOf(coordinates);
  if (first === undefined || second === undefined) return true;
  return others.every((point) => turn(first, second, point) === 0);
}

/** Integer micro-degrees, for exact comparisons; without vertices that repeat the one before. */
function ringOf(coordinates: Coordinate[]): Point[] {
  const points = coordinates.map(({ lat, lng }) => ({
    x: Math.round(lng * 1e6),
    y: Math.round(lat * 1e6),
  }));
  return points.filter((point, index) => {
    const before = points.at(index - 1);
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
}

function segmentsOf(ring: Point[]): Segment[] {
  return ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    return {
      index,
      from,
      to,
      west: Math.min(from.x, to.x),
      east: Math.max(from.x, to.x),
      south: Math.min(from.y, to.y),
      north: Math.max(from.y, to.y),
    };
  });
}

function collide(one: Segment, other: Segment, count: number): boolean {
  if (!meet(one, other)) return false;
  if ((one.index + 1) % count === other.index) return doublesBack(one, other);
  if ((other.index + 1) % count === one.index) return doublesBack(other, one);
  return true;
}

/** Neighbours share a vertex; they share more only when the second runs back along the first. */
function doublesBack(one: Segment, next: Segment): boolean {
  if (turn(one.from, one.to, next.to) !== 0) return false;
  const along =
    (one.to.x - one.from.x) * (next.to.x - next.from.x) + (one.to.y - one.from.y) * (next.to.y - next.from.y);
  return along < 0;
}

/** For segments that overlap from west to east. */
function meet(one: Segment, other: Segment): boolean {
  if (one.south > other.north || other.south > one.north) return false;
  return (
    areApartOrOn(turn(one.from, one.to, other.from), turn(one.from, one.to, other.to)) &&
    areApartOrOn(turn(other.from, other.to, one.from), turn(other.from, other.to, one.to))
  );
}

function areApartOrOn(one: number, other: number): boolean {
  return Math.sign(one) * Math.sign(other) <= 0;
}

/** Positive when `point` lies left of the line from `from` to `to`, 0 when on it. */
function turn(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}
