import type { ImageStore } from '../adapters/ports.ts';
import { copyKey, type ImageRow } from '../ground/pictures.ts';

/** Whoever previews a link waits no longer than a few seconds: without its picture the words go alone. */
const readMilliseconds = 3000;

/** The bytes of the largest copy, or of the picture itself; undefined where the store has none, or does not answer in time. */
export async function pictureBytes(images: ImageStore, row: ImageRow | undefined): Promise<Uint8Array | undefined> {
  if (row === undefined) return undefined;
  const largest = row.copyWidths?.at(-1);
  const key = largest === undefined ? row.key : copyKey(row.key, largest);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), readMilliseconds);
  });
  try {
    return await Promise.race([images.read(key).catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
