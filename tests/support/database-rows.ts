/** A session with a database that has the migrations of this code. */
export interface Session {
  query<T>(text: string, parameters?: readonly unknown[]): Promise<T[]>;
}

interface Table {
  name: string;
  /** The columns that the database does not compute itself. */
  written: string[];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const tableOf = (name: string): string => `app.${quoted(name)}`;

const tablesIn = (session: Session): Promise<Table[]> =>
  session.query<Table>(
    `select relname as name,
            (select json_agg(attname order by attnum) from pg_attribute
              where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as written
       from pg_class class
      where relnamespace = 'app'::regnamespace and relkind = 'r'
      order by relname`,
  );

/** Number and digest of the rows of each table, whatever their order on the disk. */
export async function digestsIn(session: Session): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const { name, written } of await tablesIn(session)) {
    const [digest] = await session.query<{ rows: string; sum: string }>(
      `select count(*)::text as rows,
              coalesce(sum(('x' || left(md5(row(${written.map(quoted).join(', ')})::text), 16))::bit(64)::bigint::numeric), 0)::text as sum
         from ${tableOf(name)} entry`,
    );
    digests.set(name, `${digest?.rows} rows, ${digest?.sum}`);
  }
  return digests;
}

const rowsAtOnce = 1000;

/** Copies every row as it is into a database of the embedded Postgres, whose role may leave out triggers and foreign keys. */
export async function copyRows(source: Session, target: Session): Promise<void> {
  for (const setting of [`timezone = 'UTC'`, `datestyle = 'ISO, MDY'`, `intervalstyle = 'postgres'`])
    for (const session of [source, target]) await session.query(`set ${setting}`);
  await target.query('set session_replication_role = replica');
  const tables = await tablesIn(source);
  await target.query(`truncate ${tables.map(({ name }) => tableOf(name)).join(', ')}`);
  await source.query('begin isolation level repeatable read read only');
  for (const { name, written } of tables) {
    const columns = written.map(quoted).join(', ');
    const values = written.map((column) => `(given.entry).${quoted(column)}`).join(', ');
    await source.query(`declare copied no scroll cursor for select entry::text as entry from ${tableOf(name)} entry`);
    for (;;) {
      const rows = await source.query<{ entry: string }>(`fetch ${rowsAtOnce} from copied`);
      if (rows.length === 0) break;
      await target.query(
        `insert into ${tableOf(name)} (${columns}) overriding system value
         select ${values} from (select unnest($1::text[])::${tableOf(name)} as entry offset 0) as given`,
        [rows.map(({ entry }) => entry)],
      );
    }
    await source.query('close copied');
  }
  await source.query('rollback');
  await target.query('set session_replication_role = origin');
}
