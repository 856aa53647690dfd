import { gunzipSync } from 'node:zlib';

/** More than any statement has: beyond it a file is refused, however small it was packed. */
const unpackedMaximum = 128 * 1024 * 1024;

/** The bytes of a gzipped file; undefined where it is none, or would fill the memory. */
export function unpacked(packed: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(packed, { maxOutputLength: unpackedMaximum });
  } catch {
    return undefined;
  }
}
