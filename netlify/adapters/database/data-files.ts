import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rows that come with the code: `place.tsv` has those of app.place. The first line names the columns; an empty field is null. */
export interface DataFile {
  name: string;
  digest: string;
  text: string;
}

const directory = join(import.meta.dirname, '../../../supabase/data');

export async function readDataFiles(): Promise<DataFile[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.tsv')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(directory, file), 'utf8');
      return { name: file.replace(/\.tsv$/, ''), digest: createHash('sha256').update(text).digest('hex'), text };
    }),
  );
}

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The statements that replace all rows of the table and note the digest. */
export function loadingText({ name, digest, text }: DataFile): string {
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const fields = rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] === '' ? null : row[index]])),
  );
  return `
    delete from app.${name};
    insert into app.${name} (${columns.join(', ')})
    select ${columns.join(', ')} from jsonb_populate_recordset(null::app.${name}, ${quoted(JSON.stringify(fields))});
    insert into app.data_file (name, digest) values (${quoted(name)}, ${quoted(digest)})
        on conflict (name) do update set digest = excluded.digest;`;
}
