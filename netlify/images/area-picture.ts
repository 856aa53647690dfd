import type { Bounds, Position, Shape } from '../../src/contract/area.ts';
import { mercatorX, mercatorY } from '../../src/map/basemap/file.ts';
import { type Frame, pixelOf } from '../../src/map/basemap/frame.ts';
import { groundPicture } from './ground-picture.ts';

/** Twice the size at which a mail shows it. */
export const areaPictureSize = { width: 1040, height: 480 } as const;

/** The picture in the pixels in which it is looked at. */
const size = { width: areaPictureSize.width / 2, height: areaPictureSize.height / 2 };

/** At least so much is shown, in degrees of longitude: a drawn block of houses has its town around it. */
const leastSpan = 0.35;
/** The share of the picture that the shapes take. */
const filled = 0.6;
const metresPerDegree = 111_320;
const drawnColour = '#14513a';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

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
function frameOf(shapes: readonly Shape[]): Frame {
  const all = shapes.map(boundsOf);
  const west = mercatorX(Math.min(...all.map((each) => each.west)));
  const east = mercatorX(Math.max(...all.map((each) => each.east)));
  const south = mercatorY(Math.min(...all.map((each) => each.south)));
  const north = mercatorY(Math.max(...all.map((each) => each.north)));
  const { width, height } = size;
  const scale = Math.min(
    (width * 360) / leastSpan,
    (filled * width) / Math.max(east - west, 1e-12),
    (filled * height) / Math.max(south - north, 1e-12),
  );
  return {
    left: ((west + east) / 2) * scale - width / 2,
    top: ((north + south) / 2) * scale - height / 2,
    width,
    height,
    scale,
    zoom: Math.log2(scale / 256),
  };
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
    ? `fill="#ffffff" fill-opacity="0.6" stroke="${drawnColour}" stroke-width="1.5" stroke-dasharray="5 4"`
    : `fill="${drawnColour}" fill-opacity="0.22" stroke="${drawnColour}" stroke-width="2.5"`;
  if (shape.type !== 'circle') return `<path d="${written(cornersOf(shape).map(at))}" ${look}/>`;
  const [[x, y], [east]] = [at(shape.center), at({ lat: shape.center.lat, lng: boundsOf(shape).east })];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(east - x).toFixed(1)}" ${look}/>`;
}

/** The drawn area on our base map, as JPEG: what a mail shows of a search. */
export async function drawArea(shapes: readonly Shape[]): Promise<Uint8Array> {
  const { default: open } = await import('sharp');
  const frame = frameOf(shapes);
  const at: Projection = (position) => pixelOf(frame, position);
  const { ground, names } = await groundPicture(frame, 'light');
  const { width, height } = areaPictureSize;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}">
    ${ground}
    ${shapes.map((shape) => drawnShape(shape, at)).join('')}
    ${names}
  </svg>`;
  return new Uint8Array(await open(Buffer.from(drawing)).flatten().jpeg({ quality: 82 }).toBuffer());
}
