import { ApiError } from '../../../api/api-error.ts';
import type { call as callServer } from '../../../api/call.ts';
import { imageContentTypes } from '../../../contract/account/image.ts';
import type { ImageId } from '../../../contract/fields.ts';

/** The ZIP with which somebody has left us: all that was held, table by table, and its pictures by the id of the image. */

/** A file that swells beyond them is not opened. */
export const ownLimits = { files: 1000, bytesOfFile: 25_000_000, bytes: 250_000_000 };

/** How the server is asked for what comes back. */
export interface Hands {
  call: typeof callServer;
  upload: (picture: Blob) => Promise<ImageId>;
}

export type OwnRow = Readonly<Record<string, unknown>>;

export interface OwnArchive {
  held: Readonly<Record<string, readonly OwnRow[]>>;
  pictures: ReadonlyMap<string, Blob>;
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export const tableOf = ({ held }: OwnArchive, name: string): readonly OwnRow[] => held[name] ?? [];

const isObject = (value: unknown): value is OwnRow => typeof value === 'object' && value !== null;

const pictureName = /^pictures\/([\da-f-]{36})\.([a-z]+)$/;
const typeOf = (ending: string): string | undefined =>
  imageContentTypes.find((type) => type === `image/${ending === 'jpg' ? 'jpeg' : ending}`);

export const isOfOwnArchive = (name: string): boolean => name === ownMark || pictureName.test(name);

/** In it all else says the same again. */
export const ownMark = 'everything/all.json';

/** Undefined where the entries are none of ours. */
export function ownArchiveIn(entries: readonly (readonly [name: string, bytes: Uint8Array])[]): OwnArchive | undefined {
  const whole = entries.find(([name]) => name === ownMark)?.[1];
  if (whole === undefined) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(whole));
  } catch {
    return undefined;
  }
  if (!isObject(read) || !isObject(read['held'])) return undefined;
  const tables = Object.entries(read['held']).map(
    ([table, rows]) => [table, Array.isArray(rows) ? rows.filter(isObject) : []] as const,
  );
  const pictures = entries.flatMap(([name, bytes]) => {
    const [, id, ending = ''] = pictureName.exec(name) ?? [];
    const type = typeOf(ending);
    return id === undefined || type === undefined ? [] : [[id, new Blob([new Uint8Array(bytes)], { type })] as const];
  });
  return { held: Object.fromEntries(tables), pictures: new Map(pictures) };
}

/** What a file weighs stands in the directory of a ZIP; undefined of a file that is none of ours, or too large. */
export async function openedArchive(bytes: Uint8Array): Promise<OwnArchive | undefined> {
  const { unzipSync } = await import('fflate');
  let [files, sum] = [0, 0];
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!isOfOwnArchive(name)) return false;
    files += 1;
    sum += originalSize;
    return files <= ownLimits.files && originalSize <= ownLimits.bytesOfFile && sum <= ownLimits.bytes;
  };
  try {
    return ownArchiveIn(Object.entries(unzipSync(bytes, { filter: isWanted })));
  } catch {
    return undefined;
  }
}

/** Pictures of a thing in their order: `listingImages` of the `listing_id`. Each is uploaded anew by `upload`. */
export async function picturesOf<Id>(
  archive: OwnArchive,
  { table, of, id }: { table: string; of: string; id: unknown },
  upload: (picture: Blob) => Promise<Id>,
): Promise<{ id: Id; alt: string }[]> {
  const shown = tableOf(archive, table)
    .filter((image) => image[of] === id)
    .toSorted((one, other) => Number(one['position']) - Number(other['position']));
  const images = [];
  for (const { image_id: image, alt } of shown) {
    const picture = archive.pictures.get(textIn(image));
    if (picture !== undefined) images.push({ id: await upload(picture), alt: textIn(alt) });
  }
  return images;
}

/** False where the server does not take it: the rest still comes. */
export async function tried(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (problem) {
    const isRefused = problem instanceof ApiError && problem.status >= 400 && problem.status < 500;
    if (isRefused && ![401, 429].includes(problem.status)) return false;
    throw problem;
  }
}
