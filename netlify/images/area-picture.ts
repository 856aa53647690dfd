import type { Bounds, Position, Shape } from '../../src/contract/area.ts';
import { cities } from '../../src/contract/cities.ts';
import { outlinePolygons } from '../../src/contract/outline.ts';
import outline from '../../src/public/outline/ph.json' with { type: 'json' };
import { loadLetters } from './share-letters.ts';

/** Twice the size at which a mail shows it. */
export const areaPictureSize = { width: 1040, height: 480 } as const;

/** At least so much is shown, in degrees of longitude: a drawn block of houses has its town around it. */
const leastSpan = 0.35;
/** The share of the picture that the shapes take. */
const filled = 0.6;
const metresPerDegree = 111_320;
const names = { size: 24, gap: 10, most: 12 } as const;
const colours = { water: '#c9e0ea', land: '#e4ece2', coast: '#8fa89a', name: '#35463c', drawn: '#14513a' } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Web Mercator's northing, in degrees of longitude at the equator. */
const northing = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) * 180) / Math.PI;

const boundsOf = (shape: Shape): Bounds => {
  if (shape.type === 'rectangle') return shape.bounds;
  if (shape.type === 'circle') {
    const { lat, lng } = shape.center;
    const high = shape.radius / metresPerDegree;
    const wide = high / Math.cos(radians(lat));
    return { north: lat + high, south: lat - high, east: lng + wide, west: lng - wide };
  }
  const lats = shape.coordinates.map(({ lat }) => lat);
  const lngs = shape.coordinates.map(({ lng }) => lng);
  return { north: Math.max(...lats), south: Math.min(...lats), east: Math.max(...lngs), west: Math.min(...lngs) };
};

type Point = readonly [x: number, y: number];
type Projection = (at: Position) => Point;

/** The shapes in the middle, with what lies around them. */
function projectionOf(shapes: readonly Shape[]): Projection {
  const all = shapes.map(boundsOf);
  const [west, east] = [Math.min(...all.map((each) => each.west)), Math.max(...all.map((each) => each.east))];
  const south = northing(Math.min(...all.map((each) => each.south)));
  const north = northing(Math.max(...all.map((each) => each.north)));
  const { width, height } = areaPictureSize;
  const scale = Math.min(
    width / leastSpan,
    (filled * width) / Math.max(east - west, 1e-9),
    (filled * height) / Math.max(north - south, 1e-9),
  );
  return ({ lat, lng }) => [
    width / 2 + (lng - (west + east) / 2) * scale,
    height / 2 - (northing(lat) - (south + north) / 2) * scale,
  ];
}

const written = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const cornersOf = (shape: Shape): Position[] => {
  if (shape.type === 'polygon') return shape.coordinates;
  const { north, south, east, west } = boundsOf(shape);
  return [
    { lat: north, lng: west },
    { lat: north, lng: east },
    { lat: south, lng: east },
    { lat: south, lng: west },
  ];
};

function drawnShape(shape: Shape, at: Projection): string {
  const look = shape.exclude
    ? `fill="#ffffff" fill-opacity="0.6" stroke="${colours.drawn}" stroke-width="3" stroke-dasharray="10 8"`
    : `fill="${colours.drawn}" fill-opacity="0.22" stroke="${colours.drawn}" stroke-width="5"`;
  if (shape.type !== 'circle') return `<path d="${written(cornersOf(shape).map(at))}" ${look}/>`;
  const [[x, y], [east]] = [at(shape.center), at({ lat: shape.center.lat, lng: boundsOf(shape).east })];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(east - x).toFixed(1)}" ${look}/>`;
}

/** The better known first; a name that would lie on another is left out. */
async function drawnNames(at: Projection): Promise<string[]> {
  const letters = await loadLetters();
  const taken: { left: number; right: number; y: number }[] = [];
  const drawn: string[] = [];
  for (const { name, position } of cities) {
    if (drawn.length >= names.most) break;
    const [x, y] = at(position);
    const [left, right] = [x - names.gap, x + 2 * names.gap + letters.widthOf(name, 'strong', names.size)];
    const isInside =
      left > 0 && right < areaPictureSize.width && y > names.size && y < areaPictureSize.height - names.size;
    const isFree = taken.every((one) => right < one.left || left > one.right || Math.abs(y - one.y) > names.size * 1.3);
    if (!isInside || !isFree) continue;
    taken.push({ left, right, y });
    const path = letters.outlinesOf(name, {
      face: 'strong',
      size: names.size,
      x: x + names.gap,
      y: y + names.size * 0.36,
    });
    drawn.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" fill="${colours.name}"/>`,
      `<path d="${path}" fill="${colours.name}" stroke="#ffffff" stroke-width="4" paint-order="stroke"/>`,
    );
  }
  return drawn;
}

/** The drawn area on the outline of the country, as JPEG: what a mail shows of a search. */
export async function drawArea(shapes: readonly Shape[]): Promise<Uint8Array> {
  const { default: open } = await import('sharp');
  const at = projectionOf(shapes);
  const land = outlinePolygons(outline).map((rings) => rings.map((ring) => written(ring.map(at))).join(''));
  const { width, height } = areaPictureSize;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colours.water}"/>
    <path d="${land.join('')}" fill="${colours.land}" fill-rule="evenodd" stroke="${colours.coast}" stroke-width="2"/>
    ${shapes.map((shape) => drawnShape(shape, at)).join('')}
    ${(await drawnNames(at)).join('')}
  </svg>`;
  return new Uint8Array(await open(Buffer.from(drawing)).flatten().jpeg({ quality: 82 }).toBuffer());
}
