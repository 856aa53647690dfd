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

/** In the ZIP with which a business leaves us all else says the same again. */
const ownMark = 'everything/all.json';
const ownTables = /^(termine|kunden|leistungen|appointments|clients|services)\.csv$/;

export async function unpacked(bytes: Uint8Array): Promise<NamedFile[] | PackedFault> {
  const { unzipSync } = await import('fflate');
  let [files, sum] = [0, 0];
  let fault: PackedFault | undefined;
  let isOwn = false;
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    isOwn ||= name === ownMark;
    if (name === '[Content_Types].xml' || name === 'mimetype') fault ??= 'workbook';
    if (fault !== undefined || !isTable(name)) return false;
    files += 1;
    sum += originalSize;
    if (files > packedLimits.files || originalSize > packedLimits.bytesOfFile || sum > packedLimits.bytes)
      fault = 'tooLarge';
    return fault === undefined;
  };
  try {
    // What a file weighs stands in the directory; a buffer of that size never grows, whatever comes out.
    const entries = Object.entries(unzipSync(bytes, { filter: isWanted }));
    const tables = entries.filter(([name]) => !isOwn || ownTables.test(name));
    return fault ?? tables.map(([name, content]) => ({ name: name.split('/').at(-1) ?? name, bytes: content }));
  } catch {
    return fault ?? 'unreadable';
  }
}
