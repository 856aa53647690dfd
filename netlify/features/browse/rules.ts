import type { Image } from '../../../src/contract/image.ts';
import { copyKey } from '../image/rules.ts';
import type { ImageRow } from './sql.ts';

/** A picture with public addresses, its own and those of its copies, in place of its key. */
export const imagesShown = (rows: readonly ImageRow[], urlOf: (key: string) => string): Image[] =>
  rows.map(({ key, copyWidths, ...image }) => ({
    ...image,
    url: urlOf(key),
    sizes: (copyWidths ?? []).map((width) => ({ width, url: urlOf(copyKey(key, width)) })),
  }));

/** The row with what its pictures are to the public. */
export const withPublicImages = <R extends { images: readonly ImageRow[] }>(
  row: R,
  urlOf: (key: string) => string,
) => ({
  ...row,
  images: imagesShown(row.images, urlOf),
});
