import {
  type ImageContentType,
  type ImagePurpose,
  imageBytesMaximum,
  uploadFolderOf,
} from '../../../../src/contract/account/image.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import type { FieldWord } from '../../../../src/contract/words.ts';
import { copyKey, copyWidths } from '../../../ground/pictures.ts';

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
const privatePurposes: readonly ImagePurpose[] = ['document', 'visit', 'message', 'review'];
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

/** Pictures in one run: a scheduled function has 30 seconds. */
export const copiesRun = { pictures: 20 } as const;

/** The wait before the second attempt at the copies of a picture, doubled after each further one up to the longest. */
export const copyRetrySeconds = { first: 5 * 60, longest: 6 * 60 * 60 } as const;

/** The record of a picture that gets no copies. */
export const noCopies = { copyWidths: [], isAnimated: false } as const;

/** A portrait is small and shown on few screens, and a private picture is looked at in full, so they get no copies. */
export const hasCopies = (purpose: ImagePurpose): boolean => purpose !== 'profile' && !isPrivatePurpose(purpose);

/** Pictures that are compared with those of others, by how they look. */
export const isCompared = (purpose: ImagePurpose): boolean => purpose === 'property';

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

/** Removes repeated pictures; the first one stays. */
export const withoutRepeats = <R extends { id: ImageId }>(images: readonly R[]): R[] =>
  images.filter(({ id }, index) => images.findIndex((image) => image.id === id) === index);
