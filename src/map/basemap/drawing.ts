import type { Ground, Line } from './file.ts';
import { type Frame, isSeen } from './frame.ts';

/** The colours by which the parts are drawn: of the browser tokens, of a picture their values. */
export interface GroundColours {
  water: string;
  shoal: string;
  land: string;
  coast: string;
  built: string;
  border: string;
}

/** How far beyond the frame lines go on, so that no end of one is seen. */
const beyond = 24;
/** Points nearer to each other than this are one, in pixels. */
const least = 0.7;

const written = (value: number): string => (Math.round(value * 10) / 10).toString();

/** The points in pixels, without those that lie too near to the one before. */
function pixelsOf({ points }: Line, { scale, left, top }: Frame): [x: number, y: number][] {
  const pixels: [number, number][] = [];
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = (points[index] ?? 0) * scale - left;
    const y = (points[index + 1] ?? 0) * scale - top;
    const isLast = index + 3 >= points.length;
    if (!isLast && Math.abs(x - lastX) + Math.abs(y - lastY) < least) continue;
    pixels.push([x, y]);
    [lastX, lastY] = [x, y];
  }
  return pixels;
}

type Side = readonly [axis: 0 | 1, at: number, sign: 1 | -1];

/** Sutherland and Hodgman: what of a ring lies in the frame. */
function clipped(ring: readonly [number, number][], { width, height }: Frame): [number, number][] {
  const sides: readonly Side[] = [
    [0, -beyond, 1],
    [0, width + beyond, -1],
    [1, -beyond, 1],
    [1, height + beyond, -1],
  ];
  let points = [...ring];
  for (const [axis, at, sign] of sides) {
    const isIn = (point: readonly [number, number]): boolean => (point[axis] - at) * sign >= 0;
    const next: [number, number][] = [];
    let before = points.at(-1);
    for (const point of points) {
      if (before !== undefined && isIn(point) !== isIn(before)) {
        const share = (at - before[axis]) / (point[axis] - before[axis]);
        const other = axis === 0 ? 1 : 0;
        const cut: [number, number] = [at, at];
        cut[other] = before[other] + share * (point[other] - before[other]);
        next.push(cut);
      }
      if (isIn(point)) next.push(point);
      before = point;
    }
    points = next;
  }
  return points;
}

type Point = readonly [x: number, y: number];
const at = ([x, y]: Point): string => `${written(x)} ${written(y)}`;
const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

const cornered = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** Through the middles of the edges: what is known by a few corners looks grown. */
function rounded(points: readonly Point[]): string {
  const curves = points.map(
    (point, index) => `Q${at(point)} ${at(between(point, points[(index + 1) % points.length] ?? point))}`,
  );
  const [first = [0, 0]] = points;
  return `M${at(between(points.at(-1) ?? first, first))}${curves.join('')}Z`;
}

function areas(lines: readonly Line[], frame: Frame, drawn = cornered): string {
  let path = '';
  for (const line of lines) {
    if (!isSeen(frame, line, beyond)) continue;
    const points = clipped(pixelsOf(line, frame), frame);
    if (points.length > 2) path += drawn(points);
  }
  return path;
}

/** A river's pieces in the frame, bent as water is. */
function bends(lines: readonly Line[], frame: Frame): string {
  let path = '';
  for (const line of lines) {
    if (!isSeen(frame, line, beyond)) continue;
    const points = pixelsOf(line, frame);
    let isDown = false;
    for (const [index, point] of points.entries()) {
      const next = points[index + 1];
      const before = points[index - 1] ?? point;
      if (next === undefined || !reachesIn(before, next, frame)) {
        if (next === undefined && isDown) path += `L${at(point)}`;
        isDown = false;
        continue;
      }
      if (!isDown) path += `M${at(index === 0 ? point : between(before, point))}`;
      path += `Q${at(point)} ${at(between(point, next))}`;
      isDown = true;
    }
  }
  return path;
}

/** The pieces of lines in the frame. An edge along `box`, where a file ends, is none. */
function strokes(lines: readonly Line[], frame: Frame, box?: Ground['box']): string {
  const isEdge = edgesOf(frame, box);
  let path = '';
  for (const line of lines) {
    if (!isSeen(frame, line, beyond)) continue;
    let isDown = false;
    let before: [number, number] | undefined;
    for (const point of pixelsOf(line, frame)) {
      if (before !== undefined && reachesIn(before, point, frame) && !isEdge(before, point)) {
        if (!isDown) path += `M${written(before[0])} ${written(before[1])}`;
        path += `L${written(point[0])} ${written(point[1])}`;
        isDown = true;
      } else isDown = false;
      before = point;
    }
  }
  return path;
}

const reachesIn = (one: Point, other: Point, { width, height }: Frame): boolean =>
  Math.max(one[0], other[0]) > -beyond &&
  Math.min(one[0], other[0]) < width + beyond &&
  Math.max(one[1], other[1]) > -beyond &&
  Math.min(one[1], other[1]) < height + beyond;

/** Whether both lie on one of the values, give or take a pixel. */
const isAlong = (values: readonly number[], one: number, other: number): boolean =>
  values.some((value) => Math.abs(one - value) < 1 && Math.abs(other - value) < 1);

function edgesOf({ scale, left, top }: Frame, box: Ground['box'] | undefined) {
  if (box === undefined) return () => false;
  const xs = [box.west * scale - left, box.east * scale - left];
  const ys = [box.north * scale - top, box.south * scale - top];
  return (one: Point, other: Point): boolean => isAlong(xs, one[0], other[0]) || isAlong(ys, one[1], other[1]);
}

const area = (path: string, colour: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`;

/** From here on shallow water is drawn along the coast. */
const nearZoom = 7;
/** Each drawing has a clip of its own name: a page may show several. */
let clips = 0;

const coastOf = (path: string, isNear: boolean, { shoal, coast }: GroundColours): string =>
  isNear ? stroke(path, shoal, 9) + stroke(path, coast, 2.4) : stroke(path, coast, 1.4);

const stroke = (path: string, colour: string, width: number, more = ''): string =>
  path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** From which zoom rivers of a rank are drawn. Natural Earth ranks the largest of the earth 1, brooks 12. */
const riverZoom = (rank: number): number => (rank <= 5 ? 5 : rank <= 8 ? 6 : rank <= 10 ? 7 : 8);
const riverWidth = (rank: number, zoom: number): number =>
  Math.min(7, (rank <= 5 ? 1.6 : rank <= 8 ? 1.3 : 1) * (0.7 + Math.max(0, zoom - 6) * 0.28));

/**
 * The ground as elements of an SVG of the frame's size: sea, land, built-up areas, borders, lakes and rivers. What of the
 * earth no file covers comes from `earth`, coarsely.
 */
export function drawGround(
  grounds: readonly Ground[],
  earth: Ground | undefined,
  frame: Frame,
  colours: GroundColours,
): string {
  const { zoom, scale, left, top, width, height } = frame;
  const near = grounds.filter(({ box }) => isSeen(frame, box));
  // A pixel less, so that no line of sea is seen where coarse land goes on.
  const boxes = near.map(
    ({ box }) =>
      `<rect x="${written(box.west * scale - left + 1)}" y="${written(box.north * scale - top + 1)}" width="${written((box.east - box.west) * scale - 2)}" height="${written((box.south - box.north) * scale - 2)}" fill="${colours.water}"/>`,
  );
  const ofAll = (draw: (ground: Ground) => string): string => near.map(draw).join('');
  const rivers = near.flatMap((ground) => ground.rivers).filter(({ rank }) => zoom >= riverZoom(rank));
  const isNear = zoom >= nearZoom;
  // Built-up areas are known coarsely: they lie on land alone, and end where single streets would be looked for.
  const isBuilt = zoom >= 7 && zoom <= 10;
  const dry = isBuilt ? near.map((ground) => areas(ground.land, frame)).join('') : '';
  const built = isBuilt ? near.map((ground) => areas(ground.built, frame, rounded)).join('') : '';
  const clip = `land${++clips}`;
  return [
    `<rect width="${width}" height="${height}" fill="${colours.water}"/>`,
    earth === undefined ? '' : area(areas(earth.land, frame), colours.land),
    earth === undefined ? '' : stroke(strokes(earth.borders, frame), colours.border, 1, ' stroke-dasharray="6 4"'),
    ...boxes,
    ofAll(({ land, box }) => coastOf(strokes(land, frame, box), isNear, colours)),
    ofAll((ground) => area(areas(ground.land, frame), colours.land)),
    built === ''
      ? ''
      : `<clipPath id="${clip}"><path d="${dry}"/></clipPath><g clip-path="url(#${clip})">${area(built, colours.built)}</g>`,
    zoom < 6
      ? ''
      : ofAll(({ states }) => stroke(strokes(states, frame), colours.border, 1.2, ' stroke-dasharray="1 4"')),
    ofAll(({ borders }) => stroke(strokes(borders, frame), colours.border, 1.5, ' stroke-dasharray="7 4"')),
    ...rivers.map(({ rank, lines }) => stroke(bends(lines, frame), colours.water, riverWidth(rank, zoom))),
    ofAll(({ lakes }) => area(areas(lakes, frame, rounded), colours.water)),
    !isNear ? '' : ofAll(({ lakes }) => stroke(areas(lakes, frame, rounded), colours.coast, 0.8)),
  ].join('');
}
