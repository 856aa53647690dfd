import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { clientsImportRows, type ImportedField, importClients } from '../../../contract/booking/client.ts';
import type { SheetRow } from './import-rows.ts';

export interface Outcome {
  added: number;
  /** Lines of the file, from 1, as which somebody was known. */
  known: { line: number; name: string; as: string }[];
  /** With what stands in the row, so that it is found again. */
  faulty: { line: number; fields: ImportedField[]; cells: string[] }[];
  /** Calls that failed: their lines have not come in. */
  failed: { from: number; to: number; sentence: string }[];
}

/** The body of a call may weigh 1 MB: a little less, for what stands around the rows. */
const bytesMaximum = 900_000;

const bytesOf = (row: SheetRow): number => new TextEncoder().encode(JSON.stringify(row.row)).length + 1;

/** By rows and by weight, because 200 long notes weigh more than a call may. */
export function callsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const calls: SheetRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const weight = bytesOf(row);
    const last = calls.at(-1);
    if (last === undefined || last.length === clientsImportRows || bytes + weight > bytesMaximum) {
      calls.push([row]);
      bytes = weight;
    } else {
      last.push(row);
      bytes += weight;
    }
  }
  return calls;
}

const cellsOf = (row: SheetRow | undefined): string[] => Object.values(row?.row ?? {}).filter((cell) => cell !== '');

/** One call after the other; one that fails does not end the others. `onProgress` gets the share that has been sent. */
export async function sendAll(rows: readonly SheetRow[], onProgress: (share: number) => void): Promise<Outcome> {
  const outcome: Outcome = { added: 0, known: [], faulty: [], failed: [] };
  let sent = 0;
  for (const part of callsOf(rows)) {
    try {
      const { added, known, faulty } = await call(importClients, { body: { rows: part.map(({ row }) => row) } });
      const at = (row: number): { line: number; name: string } => ({
        line: part[row]?.line ?? 0,
        name: part[row]?.row.name ?? '',
      });
      outcome.added += added;
      outcome.known.push(...known.map(({ row, as }) => ({ ...at(row), as })));
      outcome.faulty.push(
        ...faulty.map(({ row, fields }) => ({ line: at(row).line, fields, cells: cellsOf(part[row]) })),
      );
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      outcome.failed.push({ from: part[0]?.line ?? 0, to: part.at(-1)?.line ?? 0, sentence: problem.sentence });
    }
    sent += part.length;
    onProgress(sent / rows.length);
  }
  return outcome;
}
