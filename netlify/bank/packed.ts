import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createInflateRaw } from 'node:zlib';

/**
 * Files as people have them: plain, gzipped, or several in a ZIP. They are unpacked piece by piece by a thread of its own, so that
 * whoever reads may stop at once and nobody waits.
 */

/** A packed file that is damaged, packed once too often, or packed in a way that we do not read. */
export class Unpackable extends Error {}

type Pieces = AsyncIterable<Uint8Array>;

export interface FoundFile {
  /** Within a ZIP. */
  name?: string;
  pieces: Pieces;
}

const pieceBytes = 32 * 1024;
/** A ZIP is read from its end, so it has to lie in memory. It is as small as a request, since packing it again gains nothing. */
const zipBytesMaximum = 8 * 1024 * 1024;
const zipFilesMaximum = 1000;
/** By the browser, and before that by the bank. */
const deepest = 2;

// biome-ignore lint/suspicious/useAwait: a source for streams.
async function* slicesOf(bytes: Uint8Array): Pieces {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function* through(source: Pieces, unpacking: Transform): Pieces {
  const done = pipeline(Readable.from(source), unpacking);
  // The reader meets the same error.
  done.catch(() => undefined);
  try {
    yield* unpacking as AsyncIterable<Uint8Array>;
    await done;
  } catch (cause) {
    throw cause instanceof Unpackable ? cause : new Unpackable('damaged', { cause });
  }
}

/** The pieces again, and the first of them. */
async function opened(pieces: Pieces): Promise<{ first: Uint8Array; all: Pieces }> {
  const rest = pieces[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = await rest.next();
  async function* all(): Pieces {
    try {
      yield first;
      yield* { [Symbol.asyncIterator]: () => rest };
    } finally {
      await rest.return?.();
    }
  }
  return { first, all: all() };
}

const begins = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

export async function* filesIn(uploaded: Uint8Array | Pieces, depth = 0): AsyncIterable<FoundFile> {
  const { first, all } = await opened(uploaded instanceof Uint8Array ? slicesOf(uploaded) : uploaded);
  const isZip = begins(first, 0x50, 0x4b);
  if (!isZip && !begins(first, 0x1f, 0x8b)) return yield { pieces: all };
  if (depth === deepest) throw new Unpackable('packed too often');
  if (isZip) yield* zipped(await atMost(all, zipBytesMaximum));
  else yield* filesIn(through(all, createGunzip({ chunkSize: pieceBytes })), depth + 1);
}

async function atMost(pieces: Pieces, maximum: number): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let count = 0;
  for await (const piece of pieces) {
    count += piece.length;
    if (count > maximum) throw new Unpackable('a ZIP too large');
    taken.push(piece);
  }
  return Buffer.concat(taken);
}

/** Signatures of PKWARE's APPNOTE, 4.3: the end of the list, a file in the list, a file. */
const [listEnd, listed, local] = ['PK\u0005\u0006', 'PK\u0001\u0002', 'PK\u0003\u0004'];
const isAt = (zip: Buffer, at: number, signature: string): boolean => zip.toString('latin1', at, at + 4) === signature;

/** macOS adds these files to a ZIP by itself. */
const isOfMac = (name: string): boolean => /(^|\/)(__MACOSX\/|\.)/.test(name);

function* zipped(zip: Buffer): Iterable<FoundFile> {
  const end = zip.lastIndexOf(listEnd, undefined, 'latin1');
  if (end < 0 || end + 22 > zip.length) throw new Unpackable('a ZIP without an end');
  const count = zip.readUInt16LE(end + 10);
  if (count > zipFilesMaximum) throw new Unpackable('a ZIP of too many files');
  let at = zip.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (at + 46 > zip.length || !isAt(zip, at, listed)) throw new Unpackable('a ZIP with a broken list');
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, nameEnd);
    if (!name.endsWith('/') && !isOfMac(name)) yield { name, pieces: contentOf(zip, at) };
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

/** Unpacks the file whose entry in the ZIP's list begins at this byte. */
function contentOf(zip: Buffer, entry: number): Pieces {
  const isEncrypted = (zip.readUInt16LE(entry + 8) & 1) === 1;
  const method = zip.readUInt16LE(entry + 10);
  const at = zip.readUInt32LE(entry + 42);
  if (isEncrypted || at + 30 > zip.length || !isAt(zip, at, local)) throw new Unpackable('a ZIP with a locked file');
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
  if (method === 0) return slicesOf(bytes);
  if (method === 8) return through(slicesOf(bytes), createInflateRaw({ chunkSize: pieceBytes }));
  throw new Unpackable('a ZIP packed in another way');
}
