import Papa from 'papaparse';
import { download } from '#ui/download.ts';
import { call } from '../../../api/call.ts';
import { type Client, exportClients } from '../../../contract/booking/client.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';

const columns = ['name', 'phone', 'email', 'birthday', 'address', 'tags', 'notes'] as const;

type ExportedClient = Pick<Client, (typeof columns)[number]>;

async function allClients(): Promise<ExportedClient[]> {
  const all: ExportedClient[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: AnswerOf<typeof exportClients> = await call(exportClients, {
      query: cursor === '' ? {} : { cursor },
    });
    all.push(...answer.items);
    cursor = answer.nextCursor;
  }
  return all;
}

/**
 * Saves the client file as a table that spreadsheets open and that can be read in again. `headings` names the columns in
 * the reader's language. Throws ApiError.
 */
export async function saveClients(name: string, headings: (column: (typeof columns)[number]) => string): Promise<void> {
  const rows = (await allClients()).map((client) =>
    columns.map((column) => {
      const value = client[column];
      return Array.isArray(value) ? value.join(', ') : (value ?? '');
    }),
  );
  // A cell that begins like a formula would be run by the spreadsheet.
  const text = Papa.unparse({ fields: columns.map(headings), data: rows }, { delimiter: ';', escapeFormulae: true });
  // Without the mark in front, spreadsheets read umlauts wrongly.
  download(name, `\uFEFF${text}`, 'text/csv;charset=utf-8');
}
