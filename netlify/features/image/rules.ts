import { apiBase } from '../../../src/contract/endpoint-path.ts';
import type { ImageId } from '../../../src/contract/fields.ts';
import {
  type ImageContentType,
  type ImagePurpose,
  imageBytesMaximum,
  uploadFolderOf,
} from '../../../src/contract/image.ts';
import type { FieldWord } from '../../../src/contract/words.ts';

/** Upload places that an account may ask for in an hour without using them. A person choosing pictures needs fewer. */
export const unusedPlacesPerHour = 200;
/** The same for a visit, whose customer may show three pictures. */
export const unusedVisitPlacesPerHour = 30;
/** Shows an unchecked picture to its owner. It is a link with a token of its own, because an `img` sends no header. */
export const ownImagePath = `${apiBase}/images/own/:token`;
/** How long the address works to which that link redirects. */
export const shownSeconds = 60;
/** An image that no row names is deleted after so long. */
export const unnamedHours = 24;
/**
 * The largest number of pixels, all frames together, for which decoding and re-encoding need less than 300 MB, the process
 * included (`npm run bench:images`). The site's own form sends at most 4.2 megapixels.
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

/** The private key for an upload that is not checked yet. Only its owner gets a link to it. */
export const newUploadKey = (purpose: ImagePurpose, contentType: ImageContentType): string =>
  `${uploadFolderOf(purpose)}/${newName(contentType)}`;

/** What only a signed address shows, checked or not. */
const privatePurposes: readonly ImagePurpose[] = ['document', 'visit'];
export const isPrivatePurpose = (purpose: ImagePurpose): boolean => privatePurposes.includes(purpose);

/**
 * The key of a checked picture. It was never used before, so that every cache may keep its object for ever. A private one
 * stays in the private folder.
 */
export const newStoreKey = (purpose: ImagePurpose, contentType: ImageContentType): string =>
  isPrivatePurpose(purpose) ? newUploadKey(purpose, contentType) : `${purpose}/${newName(contentType)}`;

/** Whether only a signed address shows the picture. */
export const isPrivate = (storeKey: string): boolean =>
  privatePurposes.some((purpose) => storeKey.startsWith(uploadFolderOf(purpose)));

/**
 * Widths of the smaller copies in pixels. A card is 240 to 400 wide on phone and desktop, so the first two are for cards at
 * single and double density. The third is for the listing's page, where a picture is up to 1248 wide. Widths may be added
 * but never removed, because the deletion of a picture looks for its copies under all of them.
 */
export const copyWidths = [400, 800, 1280] as const;

/** Pictures in one run: a scheduled function has 30 seconds. */
export const copiesRun = { pictures: 20 } as const;

/** The wait before the second attempt at the copies of a picture, doubled after each further one up to the longest. */
export const copyRetrySeconds = { first: 5 * 60, longest: 6 * 60 * 60 } as const;

/** The record of a picture that gets no copies. */
export const noCopies = { copyWidths: [], isAnimated: false } as const;

/** A portrait is small and shown on few screens, and a private picture is looked at in full, so they get no copies. */
export const hasCopies = (purpose: ImagePurpose): boolean => purpose !== 'profile' && !isPrivatePurpose(purpose);

export const copyKey = (storeKey: string, width: number): string => storeKey.replace(/\.\w+$/, `-${width}.webp`);

/** The keys of a picture and of all copies that it may have. */
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

/** An AVIF file begins with a box that lists its brands. The first brand may be the general `mif1`. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  return /avi[fs]/.test(ascii(bytes, 8, length));
}

/** The type of a file by its first bytes. Only these types reach a decoder. */
export function contentTypeOf(bytes: Uint8Array): ImageContentType | undefined {
  if (ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return isAvif(bytes) ? 'image/avif' : undefined;
}

/** Removes repeated pictures; the first one stays. */
export const withoutRepeats = <R extends { id: ImageId }>(images: readonly R[]): R[] =>
  images.filter(({ id }, index) => images.findIndex((image) => image.id === id) === index);
