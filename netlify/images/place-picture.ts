import type { Position } from '../../src/contract/area.ts';
import { approximateMetres, type MapPicture, mapPictureSizes } from '../../src/contract/site/map-picture.ts';
import { type Frame, frameAround } from '../../src/map/basemap/frame.ts';
import { countNames, groundPicture } from './ground-picture.ts';

const markColours = {
  light: { pin: '#14513a', paper: '#ffffff' },
  dark: { pin: '#2d8259', paper: '#ffffff' },
} as const;

/** As near as so many names stand around the place: without them a map says nothing. */
const nearest = 14;
const farthest = 9;
const leastNames = 3;
/** Names are counted where every cut shows them. */
const seen = { width: 320, height: 170 };
const earthMetres = 40_075_017;

function markOf({ position, isExact, scheme }: MapPicture, { width, height, scale }: Frame): string {
  const { pin, paper } = markColours[scheme];
  const [x, y] = [width / 2, height / 2];
  if (isExact)
    return `<g transform="translate(${x} ${y})"><ellipse cy="1" rx="7" ry="3" opacity="0.25"/><path d="M0 0C-5-8-15-13-15-24a15 15 0 0 1 30 0C15-13 5-8 0 0Z" fill="${pin}" stroke="${paper}" stroke-width="2.5"/><circle cy="-24" r="5" fill="${paper}"/></g>`;
  const radius = (approximateMetres * scale) / (earthMetres * Math.cos((position.lat * Math.PI) / 180));
  return `<circle cx="${x}" cy="${y}" r="${Math.max(12, radius).toFixed(1)}" fill="${pin}" fill-opacity="0.2" stroke="${pin}" stroke-width="2"/>`;
}

/** How near a map of the place may be. */
async function zoomOf(position: Position): Promise<number> {
  for (let zoom = nearest; zoom > farthest; zoom -= 1)
    if ((await countNames(frameAround(position, zoom, seen))) >= leastNames) return zoom;
  return farthest;
}

/** A place on our base map, as JPEG of twice the size at which it is looked at. */
export async function drawPlace(picture: MapPicture): Promise<Uint8Array> {
  const { default: open } = await import('sharp');
  const { position, scheme, size } = picture;
  const { width, height } = mapPictureSizes[size];
  const frame = frameAround(position, await zoomOf(position), { width, height });
  const [x, y] = [width / 2, height / 2];
  const pin = { left: x - 20, right: x + 20, top: y - 44, bottom: y + 10 };
  const { ground, names } = await groundPicture(frame, scheme, [pin]);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}">${ground}${names}${markOf(picture, frame)}</svg>`;
  return new Uint8Array(await open(Buffer.from(drawing)).flatten().jpeg({ quality: 78, mozjpeg: true }).toBuffer());
}
