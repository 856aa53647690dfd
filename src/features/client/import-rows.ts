import Papa from 'papaparse';
import type { ImportedRow } from '../../contract/client.ts';

/** What a column of the file can be. Many programs keep the last name apart. */
export const columnKinds = ['name', 'lastName', 'phone', 'email', 'tags', 'notes'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The index of the column of each kind; undefined where the file has none. */
export type Columns = Partial<Record<ColumnKind, number>>;

export interface Sheet {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What spreadsheets write: UTF-8, else the Windows code page. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The first line names the columns; what separates them is recognised. Undefined where there is no line below. */
export function sheetOf(text: string): Sheet | undefined {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [header, ...rows] = data;
  return header === undefined || rows.length === 0 ? undefined : { header: header.map((one) => one.trim()), rows };
}

/** The first that fits counts. A first name is what a name begins with. */
const patterns: Record<ColumnKind, RegExp> = {
  lastName: /nachname|familienname|last.?name|surname|family.?name/i,
  name: /^name$|vorname|first.?name|given.?name|kunde|client|customer|full.?name|name/i,
  phone: /mobil|handy|telefon|tel\b|phone|cell/i,
  email: /mail/i,
  tags: /schlagw|tag|gruppe|group|kategorie|label/i,
  notes: /noti[zc]|note|bemerk|kommentar|comment|info/i,
};

/** What the headings say; a column is taken once. */
export function guessedColumns({ header }: Sheet): Columns {
  const columns: Columns = {};
  const taken = new Set<number>();
  for (const kind of ['lastName', 'name', 'phone', 'email', 'tags', 'notes'] as const) {
    const found = header.findIndex((heading, index) => !taken.has(index) && patterns[kind].test(heading));
    if (found === -1) continue;
    columns[kind] = found;
    taken.add(found);
  }
  return columns;
}

export function rowsOf({ rows }: Sheet, columns: Columns): ImportedRow[] {
  return rows.map((row) => {
    const cell = (kind: ColumnKind): string => (row[columns[kind] ?? -1] ?? '').trim();
    return {
      name: [cell('name'), cell('lastName')].filter((part) => part !== '').join(' '),
      phone: cell('phone'),
      email: cell('email'),
      notes: cell('notes'),
      tags: cell('tags').replaceAll(/[;|]/g, ','),
    };
  });
}
