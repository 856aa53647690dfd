import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { freeLine, imageId } from '../fields.ts';
import { limits } from '../limits.ts';

/** What an account uploads for itself. */
const accountPurposes = ['property', 'profile', 'service', 'document', 'message'] as const;
/** What an image is for: the table of docs/product/images.md. Those of a visit and of its review have calls of their own. */
export const imagePurposes = [...accountPurposes, 'visit', 'review'] as const;
export type AccountPurpose = (typeof accountPurposes)[number];
export type ImagePurpose = (typeof imagePurposes)[number];

/** The private folder of the store in which an image of this purpose waits to be checked. */
export const uploadFolderOf = <P extends ImagePurpose>(purpose: P): `${P}-upload` => `${purpose}-upload`;

export const imageBytesMaximum = {
  property: limits.imageBytesMaximum,
  profile: limits.profileImageBytesMaximum,
  service: limits.imageBytesMaximum,
  document: limits.imageBytesMaximum,
  visit: limits.imageBytesMaximum,
  message: limits.imageBytesMaximum,
  review: limits.imageBytesMaximum,
} as const satisfies Record<ImagePurpose, number>;

/** What the store takes. The browser also reads HEIC where it can decode it, and sends WebP or JPEG. */
export const imageContentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type ImageContentType = (typeof imageContentTypes)[number];

/** An image as it is shown. */
export const image = z.object({
  id: imageId,
  url: z.string(),
  alt: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Smaller copies of it, ascending, as WebP; none where it is small itself or they are not made yet. */
  sizes: z.array(z.object({ width: z.number(), url: z.string() })),
  /** Only at `url` does it move: a copy is its first frame. */
  isAnimated: z.boolean(),
});
export type Image = z.output<typeof image>;

/** An image as a form names it: its id, or its id with the alternative text. The order is the order shown. */
export const imageReference = z.pipe(
  z.union([imageId, z.object({ id: imageId, alt: z._default(freeLine(limits.altTextMaximum), '') })]),
  z.transform((given) => (typeof given === 'string' ? { id: given, alt: '' } : given)),
);

/** The type and size of a picture that is about to be uploaded. */
export const announcedImage = {
  contentType: z.enum(imageContentTypes, 'imageType'),
  /** Bytes. */
  size: z
    .number()
    .check(z.minimum(1), z.maximum(limits.imageBytesMaximum, 'imageBytes'), z.refine(Number.isInteger, 'integer')),
};

export const preparedImage = z.object({
  id: imageId,
  uploadUrl: z.string(),
  headers: z.record(z.string(), z.string()),
  /**
   * Shows it to anybody with this link, for a day. Once a form has named the image it has a public address, unless it
   * is private.
   */
  url: z.string(),
});
export type PreparedImage = z.output<typeof preparedImage>;

/**
 * A signed place for one image. PUT the bytes to `uploadUrl` with `headers` within two hours; then name `id` in a form.
 * The bytes are decoded and checked before any row may name them.
 */
export const prepareImage = endpoint('POST /images/prepare', {
  summary: 'A signed place to PUT one image',
  access: 'signed-in',
  body: z.object({ purpose: z.enum(accountPurposes), ...announcedImage }),
  response: preparedImage,
  status: 201,
});
