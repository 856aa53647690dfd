import { imageContentTypes } from '../../../contract/account/image.ts';

/** The ZIP with which a business has left us: all that was held, table by table, and its pictures by the id of the image. */

export type OwnRow = Readonly<Record<string, unknown>>;

export interface OwnArchive {
  held: Readonly<Record<string, readonly OwnRow[]>>;
  pictures: ReadonlyMap<string, Blob>;
}

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
