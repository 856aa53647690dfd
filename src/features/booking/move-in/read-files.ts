import type { OwnArchive } from '../../account/account/archive-reading.ts';
import { type Columns, guessedColumns } from '../client/import-columns.ts';
import { isWorkbook, type Sheet, sheetOf, textOf } from '../client/import-file.ts';
import { visitsOfCalendar } from './calendar-events.ts';
import type { NamedService } from './named-service.ts';
import { isPacked, type NamedFile, ownBytesMaximum, type PackedFault, packedLimits, unpacked } from './packed-files.ts';
import { areVisits, guessedVisitColumns, type VisitColumns, type VisitSheet, visitSheetOf } from './visit-columns.ts';
import type { ReadVisit, ReadVisits } from './visit-rows.ts';

/** From the files that somebody chose to tables of which is known what they hold; `typed` comes from lines. */

export type ReadFile =
  | { kind: 'visits'; file: string; sheet: VisitSheet; columns: VisitColumns }
  | { kind: 'calendar'; file: string; read: ReadVisits }
  | { kind: 'cards'; file: string; sheet: VisitSheet; columns: VisitColumns }
  | { kind: 'clients'; file: string; sheet: Sheet; columns: Columns }
  | { kind: 'own'; file: string; archive: OwnArchive }
  | { kind: 'typed'; file: string; visits: ReadVisit[]; services: NamedService[] }
  | { kind: 'fault'; file: string; fault: PackedFault };

async function readOne({ name, bytes }: NamedFile, now: Date): Promise<ReadFile> {
  const fault = (reason: PackedFault): ReadFile => ({ kind: 'fault', file: name, fault: reason });
  if (bytes.length > packedLimits.bytesOfFile) return fault('tooLarge');
  if (isWorkbook(bytes)) return fault('workbook');
  const text = textOf(bytes);
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) {
    const read = await visitsOfCalendar(text, name, now);
    return read === undefined ? fault('unreadable') : { kind: 'calendar', file: name, read };
  }
  const sheet = visitSheetOf(text);
  if (sheet === undefined) return fault('unreadable');
  const columns = guessedVisitColumns(sheet);
  if (areVisits(columns)) return { kind: 'visits', file: name, sheet, columns };
  // A list of times is none of clients: its days stand elsewhere, and would be lost.
  if (columns.time !== undefined) return fault('noDate');
  const { service, price, email, phone } = columns;
  if (service !== undefined && price !== undefined && email === undefined && phone === undefined)
    return { kind: 'cards', file: name, sheet, columns };
  const clients = sheetOf(text);
  return clients === undefined
    ? fault('unreadable')
    : { kind: 'clients', file: name, sheet: clients, columns: guessedColumns(clients) };
}

export async function readFiles(chosen: readonly NamedFile[], now: Date): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const file of chosen) {
    const packed =
      file.bytes.length <= ownBytesMaximum && isPacked(file.bytes) ? await unpacked(file.bytes) : undefined;
    if (typeof packed === 'string') {
      read.push({ kind: 'fault', file: file.name, fault: packed });
      continue;
    }
    if (packed?.own !== undefined) read.push({ kind: 'own', file: file.name, archive: packed.own });
    for (const one of packed?.files ?? [file]) read.push(await readOne(one, now));
  }
  return read;
}
