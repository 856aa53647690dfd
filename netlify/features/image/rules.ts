import {
  type ImageContentType,
  type ImagePurpose,
  imageBytesMaximum,
  uploadFolderOf,
} from '../../../src/contract/image.ts';
import type { FieldWord } from '../../../src/contract/words.ts';

/** More places than this, asked for within an hour and never used, are not a person choosing pictures. */
export const unusedPlacesPerHour = 200;
/** Shows its owner a picture that nobody has checked yet: by a link, because an `img` sends no token. */
export const ownImagePath = '/api/images/own/:token';
/** How long the address holds to which that link leads. */
export const shownSeconds = 60;
/** What no row names after this long is removed. */
export const unnamedHours = 24;
/**
 * Pixels of all frames together, up to which decoding and writing anew take less than 300 MB, the process included, whatever
 * the file holds (`npm run bench:images`). The site's own form sends 4.2 megapixels at most.
 */
export const pixelsMaximum: Record<ImageContentType, number> = {
  'image/jpeg': 10_000_000,
  'image/png': 12_000_000,
  'image/webp': 8_400_000,
  'image/gif': 12_000_000,
  'image/avif': 4_200_000,
};

/** Why a form may not name an image, as the key of its sentence. */
export type ImageFaultWord = Extract<FieldWord, 'imageUnknown' | 'imageTooLarge' | 'imagePixels' | 'imageUnreadable'>;

const extensions: Record<ImageContentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

const newName = (contentType: ImageContentType): string => `${crypto.randomUUID()}.${extensions[contentType]}`;

/** A key that was never used before, so that what lies there may be kept by every cache for ever. */
export const newStoreKey = (purpose: ImagePurpose, contentType: ImageContentType): string =>
  `${purpose}/${newName(contentType)}`;

/** Where a browser puts what nobody has checked yet: not public, only its owner has a link. */
export const newUploadKey = (purpose: ImagePurpose, contentType: ImageContentType): string =>
  `${uploadFolderOf(purpose)}/${newName(contentType)}`;

/**
 * Pixels across, of the smaller copies. A card is 240 to 400 wide, on a phone as on a desktop: the first two are for it, at
 * single and at double density. The third is for the page of a listing, where a picture is up to 1248 wide. Widths are only
 * ever added, because what leaves the store is looked for under all of them.
 */
export const copyWidths = [400, 800, 1280] as const;

/** So many pictures are done in the half minute that a function of the schedule has. */
export const copiesRun = { pictures: 20 } as const;

/** The wait before the second attempt at the copies of a picture, doubled after each further one up to the longest. */
export const copyRetrySeconds = { first: 5 * 60, longest: 6 * 60 * 60 } as const;

/** What is recorded where none are to be made. */
export const noCopies = { copyWidths: [], isAnimated: false } as const;

/** A portrait is shown as it is, small and on few screens: nobody asks for a copy. */
export const hasCopies = (purpose: ImagePurpose): boolean => purpose !== 'profile';

export const copyKey = (storeKey: string, width: number): string => storeKey.replace(/\.\w+$/, `-${width}.webp`);

/** Where the picture and its copies lie, as far as they were made. */
export const keysOf = (storeKey: string): string[] => [
  storeKey,
  ...copyWidths.map((width) => copyKey(storeKey, width)),
];

/** The sentence for an announced size, or undefined where it is allowed. */
export const sizeFault = (purpose: ImagePurpose, bytes: number): FieldWord | undefined => {
  if (bytes <= imageBytesMaximum[purpose]) return undefined;
  return purpose === 'profile' ? 'profileImageBytes' : 'imageBytes';
};

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** AVIF is a box file whose first box lists its brands; the leading one may be the general `mif1`. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  return /avi[fs]/.test(ascii(bytes, 8, length));
}

/** What the first bytes say the file is. Only what is named here ever reaches a decoder. */
export function contentTypeOf(bytes: Uint8Array): ImageContentType | undefined {
  if (ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return isAvif(bytes) ? 'image/avif' : undefined;
}
