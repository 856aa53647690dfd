import type { Ground, GroundLabel, NameRank } from './file.ts';
import { type Frame, isSeen } from './frame.ts';

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedName {
  text: string;
  rank: NameRank;
  /** Where its middle lies, on the line of its letters' middles. */
  x: number;
  y: number;
  /** The dot of its place, if it stands beside one. */
  dot: readonly [x: number, y: number] | undefined;
  box: Box;
}

/** How wide a text of a rank is, in pixels. */
export type Measure = (text: string, rank: NameRank) => number;

/** The height of the letters in pixels, and whether they are spread in capitals. */
export const nameLooks = {
  1: { size: 18, isSpread: false },
  2: { size: 14, isSpread: false },
  3: { size: 13, isSpread: false },
  4: { size: 11.5, isSpread: true },
  5: { size: 13.5, isSpread: false },
} as const satisfies Record<NameRank, { size: number; isSpread: boolean }>;

export const shownText = (text: string, rank: NameRank): string =>
  nameLooks[rank].isSpread ? text.toUpperCase() : text;

/** Without letters to measure: what ours are wide on the average, a little more than less. */
export const roughly: Measure = (text, rank) => {
  const { size, isSpread } = nameLooks[rank];
  return text.length * size * (isSpread ? 0.86 : 0.56);
};

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const gap = 3;
/** From its dot to the name beside it. */
const besideDot = 7;
/** The same river is named again only so far away, in pixels. */
const again = 320;
const riverNameZoom = (rank: number): number => (rank <= 5 ? 8 : rank <= 9 ? 9 : 10);

/** A city's own name would stand in the middle of its districts. */
const isWanted = ({ rank, zoom, x, y }: GroundLabel, frame: Frame): boolean =>
  frame.zoom >= zoom && !(rank === 4 && frame.zoom > 11) && isSeen(frame, { west: x, east: x, north: y, south: y }, -4);

/** What stands first where not all have room: large cities, waters and large towns, regions, and the rest. */
const order: Record<NameRank, number> = { 1: 0, 2: 1, 5: 2, 4: 3, 3: 4 };

function boxAt(x: number, y: number, width: number, rank: NameRank): Box {
  const high = nameLooks[rank].size * 0.62;
  return { left: x - width / 2 - gap, right: x + width / 2 + gap, top: y - high - 1, bottom: y + high + 1 };
}

/** Where a name may stand: over its place or beside its dot, the usual first. */
function spots(label: GroundLabel, frame: Frame, width: number): PlacedName[] {
  const { rank, text } = label;
  const x = label.x * frame.scale - frame.left;
  const y = label.y * frame.scale - frame.top;
  const { size } = nameLooks[rank];
  const at = (dx: number, dy: number, dot?: readonly [number, number]): PlacedName => {
    const box = boxAt(x + dx, y + dy, width, rank);
    return { text, rank, x: x + dx, y: y + dy, dot, box: dot === undefined ? box : around(box, dot) };
  };
  if (rank === 1) return [at(0, 0), at(0, -size), at(0, size), at(width / 2, -size), at(-width / 2, size)];
  if (rank > 3) return [at(0, 0), at(0, -16), at(0, 16), at(-30, 0), at(30, 0)];
  const side = width / 2 + besideDot;
  return [at(side, 0, [x, y]), at(-side, 0, [x, y]), at(0, -size, [x, y]), at(0, size, [x, y])];
}

const around = (box: Box, [x, y]: readonly [number, number]): Box => ({
  left: Math.min(box.left, x - 4),
  right: Math.max(box.right, x + 4),
  top: Math.min(box.top, y - 4),
  bottom: Math.max(box.bottom, y + 4),
});

/** A river is named where it passes nearest to the middle of the frame. */
function riverLabels(grounds: readonly Ground[], frame: Frame): GroundLabel[] {
  const middleX = (frame.left + frame.width / 2) / frame.scale;
  const middleY = (frame.top + frame.height / 2) / frame.scale;
  const nearest = new Map<string, GroundLabel & { far: number }>();
  for (const { rank, name, lines } of grounds.flatMap(({ rivers }) => rivers)) {
    if (name === '' || frame.zoom < riverNameZoom(rank)) continue;
    for (const line of lines.filter((one) => isSeen(frame, one)))
      for (let index = 0; index + 1 < line.points.length; index += 2) {
        const [x, y] = [line.points[index] ?? 0, line.points[index + 1] ?? 0];
        const far = Math.hypot(x - middleX, y - middleY);
        if (far < (nearest.get(name)?.far ?? Infinity)) nearest.set(name, { rank: 5, zoom: 0, text: name, x, y, far });
      }
  }
  return [...nearest.values()];
}

export interface NamesOptions {
  measure?: Measure;
  /** What stands already: no name lies on it. */
  taken?: readonly Box[];
  /** What a name rather does not lie on. Where that cannot be, the largest do, and others are left out. */
  unloved?: readonly Box[];
  ranks?: readonly NameRank[];
  /** Names have to lie inside wholly, as in a picture. */
  isWhole?: boolean;
  most?: number;
}

/** The names that have room, the better known first: none lies on another, or on what is taken. */
export function placeNames(grounds: readonly Ground[], frame: Frame, options: NamesOptions = {}): PlacedName[] {
  const { measure = roughly, taken = [], unloved = [], ranks = [1, 2, 3, 4, 5], isWhole = false, most = 160 } = options;
  const wanted = [...grounds.flatMap(({ labels }) => labels), ...riverLabels(grounds, frame)]
    .filter((label) => ranks.includes(label.rank) && isWanted(label, frame))
    .sort((one, other) => order[one.rank] - order[other.rank] || one.zoom - other.zoom);
  const boxes = [...taken];
  const placed: PlacedName[] = [];
  for (const label of wanted) {
    if (placed.length >= most) break;
    if (placed.some(({ text, x, y }) => text === label.text && near(label, frame, x, y))) continue;
    const width = measure(shownText(label.text, label.rank), label.rank);
    const free = spots(label, frame, width).filter(
      ({ box }) => (!isWhole || isInside(box, frame)) && !boxes.some((other) => overlap(box, other)),
    );
    const loved = free.find(({ box }) => !unloved.some((other) => overlap(box, other)));
    const spot = loved ?? (label.rank === 1 ? free[0] : undefined);
    if (spot === undefined) continue;
    boxes.push(spot.box);
    placed.push(spot);
  }
  return placed;
}

const near = (label: GroundLabel, { scale, left, top }: Frame, x: number, y: number): boolean =>
  Math.hypot(label.x * scale - left - x, label.y * scale - top - y) < again;

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Frame): boolean =>
  left > 0 && right < width && top > 0 && bottom < height;
