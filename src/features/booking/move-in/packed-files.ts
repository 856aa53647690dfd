import {
  isOfOwnArchive,
  type OwnArchive,
  ownArchiveIn,
  ownLimits,
  ownMark,
} from '../../account/account/archive-reading.ts';

/** A ZIP of tables and calendars, opened within limits: one that swells is not opened. */

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

export const packedLimits = { files: 50, bytesOfFile: 5_000_000, bytes: 20_000_000 };

export type PackedFault = 'workbook' | 'tooLarge' | 'unreadable' | 'noDate';

const isTable = (name: string): boolean =>
  /\.(csv|tsv|txt|ics)$/i.test(name) && !/(^|\/)(__MACOSX\/|everything\/|README\.txt$|\.)/.test(name);

export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Our own has pictures, too. */
export const ownBytesMaximum = ownLimits.bytes;
const ownTables = /^(termine|kunden|leistungen|appointments|clients|services)\.csv$/;

export interface Unpacked {
  files: NamedFile[];
  /** Of a ZIP that we have written. */
  own: OwnArchive | undefined;
}

/** What a file weighs stands in the directory; a buffer of that size never grows, whatever comes out. */
async function entriesOf(bytes: Uint8Array): Promise<[name: string, bytes: Uint8Array][] | PackedFault> {
  const { unzipSync } = await import('fflate');
  let [files, sum] = [0, 0];
  let fault: PackedFault | undefined;
  let isOwn = false;
  try {
    unzipSync(bytes, { filter: ({ name }) => ((isOwn ||= name === ownMark), false) });
    const limits = isOwn ? ownLimits : packedLimits;
    const isWanted = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
      if (name === '[Content_Types].xml' || name === 'mimetype') fault ??= 'workbook';
      if (fault !== undefined || !(isTable(name) || (isOwn && isOfOwnArchive(name)))) return false;
      files += 1;
      sum += originalSize;
      if (files > limits.files || originalSize > limits.bytesOfFile || sum > limits.bytes) fault = 'tooLarge';
      return fault === undefined;
    };
    const entries = Object.entries(unzipSync(bytes, { filter: isWanted }));
    return fault ?? entries;
  } catch {
    return fault ?? 'unreadable';
  }
}

export async function unpacked(bytes: Uint8Array): Promise<Unpacked | PackedFault> {
  const entries = await entriesOf(bytes);
  if (typeof entries === 'string') return entries;
  const own = ownArchiveIn(entries);
  const isOwn = entries.some(([name]) => name === ownMark);
  const tables = entries.filter(([name]) => isTable(name) && (!isOwn || ownTables.test(name)));
  return { own, files: tables.map(([name, content]) => ({ name: name.split('/').at(-1) ?? name, bytes: content })) };
}
