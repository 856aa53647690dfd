import type { Position } from '../area.ts';

/** How a small map is drawn, in the pixels in which it is looked at. Whoever shows it cuts it around its middle. */
export const mapPictureSizes = {
  phone: { width: 480, height: 400 },
  wide: { width: 1040, height: 400 },
  mail: { width: 496, height: 240 },
} as const;
export type MapPictureSize = keyof typeof mapPictureSizes;

export const mapSchemes = ['light', 'dark'] as const;
type MapScheme = (typeof mapSchemes)[number];

export interface MapPicture {
  size: MapPictureSize;
  scheme: MapScheme;
  position: Position;
  /** A pin; an approximate position is a circle. */
  isExact: boolean;
}

/** Of the drawing: another one, other addresses. */
export const mapPictureVersion = '1';

/** The radius of the circle for a hidden position: it covers the whole cell of the shown point (`app.hidden_place`). */
export const approximateMetres = 540;

/** Whose data the base map is cut from. Natural Earth asks for nothing, the other two to be named. */
export const groundCredit = 'Natural Earth, PSA, GeoNames';

/** One file with all tiles, as vectors, which calls read in parts; any other address is one of pictures. */
export const isTileArchive = (address: string): boolean => /\.pmtiles(?:[?#]|$)/.test(address);

const marks = { pin: true, about: false } as const;
/** Eleven metres: neighbours share a picture. */
const digits = 4;

/** `wide-dark-pin` */
const mapLook = ({ size, scheme, isExact }: MapPicture): string => `${size}-${scheme}-${isExact ? 'pin' : 'about'}`;

/** `52.5312,13.3845` */
const mapPlace = ({ position: { lat, lng } }: MapPicture): string => `${lat.toFixed(digits)},${lng.toFixed(digits)}`;

/** The words of its address, as `filePaths.mapPicture` takes them. */
export const mapPictureWords = (picture: MapPicture): [look: string, place: string, version: string] => [
  mapLook(picture),
  mapPlace(picture),
  mapPictureVersion,
];

const isIn = <Key extends string>(table: Record<Key, unknown>, word: string): word is Key => Object.hasOwn(table, word);

/** The picture that both words ask for; undefined where none of ours would. */
export function readMapPicture(look: string, place: string): MapPicture | undefined {
  const [size = '', scheme, mark = ''] = look.split('-');
  const known = mapSchemes.find((one) => one === scheme);
  const [lat = Number.NaN, lng = Number.NaN] = place.split(',').map(Number);
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return undefined;
  if (!isIn(mapPictureSizes, size) || known === undefined || !isIn(marks, mark)) return undefined;
  const read: MapPicture = { size, scheme: known, position: { lat, lng }, isExact: marks[mark] };
  return mapLook(read) === look && mapPlace(read) === place ? read : undefined;
}
