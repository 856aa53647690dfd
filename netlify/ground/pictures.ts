import type { Image } from '../../src/contract/account/image.ts';
import type { ImageId } from '../../src/contract/fields.ts';

export type ImageRow = {
  id: ImageId;
  key: string;
  alt: string;
  width: number | null;
  height: number | null;
  copyWidths: number[] | null;
  isAnimated: boolean;
};

/** An image as a JSON object, from the row `shown`. */
export const imageObject = `json_build_object(
  'id', image.id, 'key', image.store_key, 'alt', shown.alt, 'width', image.width, 'height', image.height,
  'copyWidths', image.copy_widths, 'isAnimated', image.is_animated)`;

/** A picture of somebody, without words of its own; null where there is none. */
export const portraitOf = (id: string): string =>
  `(select ${imageObject} from app.image image cross join (select '' as alt) as shown where image.id = ${id})`;

export const copyKey = (storeKey: string, width: number): string => storeKey.replace(/\.\w+$/, `-${width}.webp`);

/** A picture with public addresses, its own and those of its copies, in place of its key. */
export const imagesShown = (rows: readonly ImageRow[], urlOf: (key: string) => string): Image[] =>
  rows.map(({ key, copyWidths, ...image }) => ({
    ...image,
    url: urlOf(key),
    sizes: (copyWidths ?? []).map((width) => ({ width, url: urlOf(copyKey(key, width)) })),
  }));

/** The same of a picture that may be missing. */
export const imageShown = (row: ImageRow | null | undefined, urlOf: (key: string) => string): Image | null =>
  imagesShown(row ? [row] : [], urlOf)[0] ?? null;

/** The row with what its pictures are to the public. */
export const withPublicImages = <R extends { images: readonly ImageRow[] }>(
  row: R,
  urlOf: (key: string) => string,
) => ({
  ...row,
  images: imagesShown(row.images, urlOf),
});

/**
 * Widths of the smaller copies in pixels. A card is 240 to 400 wide on phone and desktop, so the first two are for cards at
 * single and double density. The third is for the listing's page, where a picture is up to 1248 wide. Widths may be added
 * but never removed, because the deletion of a picture looks for its copies under all of them.
 */
export const copyWidths = [400, 800, 1280] as const;
