/** One end of a copy: a session of its own with a database that has the migrations of this code. */
export interface CopyEnd {
  query<T>(text: string, parameters?: readonly unknown[]): Promise<T[]>;
}

/** The tables that the migrations fill. A database with rows in no other table is new. */
export const filledByMigrations: readonly string[] = [
  'holiday',
  'listing_tile',
  'place',
  'position_secret',
  'postal_code',
  'rating_of_all',
];
/** The tables that a site fills by itself once it is started, before anybody has used it. */
const writtenByStart: readonly string[] = ['job_run'];

interface Table {
  name: string;
  columns: string[];
  /** Without those that the database computes. */
  written: string[];
  /** The tables that its foreign keys name. */
  needs: string[];
}

export interface CopiedTable {
  name: string;
  rows: number;
}

export class CopyRefused extends Error {
  override name = 'CopyRefused';
}

/** Values are copied as text, in a form that does not depend on the session. */
const session = `
  set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

const rowsAtOnce = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const tableOf = (name: string): string => `app.${quoted(name)}`;

const tablesIn = (end: CopyEnd): Promise<Table[]> =>
  end.query<Table>(
    `select relname as name,
            (select json_agg(attname order by attnum) from pg_attribute
              where attrelid = class.oid and attnum > 0 and not attisdropped) as columns,
            (select json_agg(attname order by attnum) from pg_attribute
              where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as written,
            coalesce((select json_agg(distinct needed.relname) from pg_constraint
                        join pg_class needed on needed.oid = confrelid
                       where conrelid = class.oid and contype = 'f'), '[]') as needs
       from pg_class class
      where relnamespace = 'app'::regnamespace and relkind = 'r'
      order by relname`,
  );

/** Each table behind those that it names, as far as that is possible: account and image name each other. */
export function inOrder(tables: readonly Pick<Table, 'name' | 'needs'>[]): {
  order: string[];
  early: [string, string][];
} {
  const order: string[] = [];
  const early: [string, string][] = [];
  const left = new Map(tables.map(({ name, needs }) => [name, needs.filter((need) => need !== name)]));
  const open = (name: string): string[] => (left.get(name) ?? []).filter((need) => left.has(need));
  while (left.size > 0) {
    const [next = ''] = [...left.keys()].toSorted((one, other) => open(one).length - open(other).length);
    early.push(...open(next).map((need): [string, string] => [next, need]));
    order.push(next);
    left.delete(next);
  }
  return { order, early };
}

const countsIn = async (end: CopyEnd, tables: readonly Table[]): Promise<Map<string, number>> => {
  const counts = await end.query<{ name: string; rows: string }>(
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::text as rows from ${tableOf(name)}`)
      .join(' union all '),
  );
  return new Map(counts.map(({ name, rows }) => [name, Number(rows)]));
};

async function requireEmpty(target: CopyEnd, tables: readonly Table[]): Promise<void> {
  const counts = await countsIn(target, tables);
  const filled = [...counts].filter(
    ([name, rows]) => rows > 0 && !filledByMigrations.includes(name) && !writtenByStart.includes(name),
  );
  if (filled.length === 0) return;
  const named = filled.slice(0, 3).map(([name, rows]) => `app.${name} (${rows})`);
  throw new CopyRefused(
    `The target is not empty: there are rows in ${named.join(', ')}${filled.length > 3 ? ` and ${filled.length - 3} more tables` : ''}. Nothing was changed. Copy into a new database.`,
  );
}

function requireSameTables(source: readonly Table[], target: readonly Table[]): void {
  const shape = (tables: readonly Table[]): string =>
    JSON.stringify(tables.map(({ name, columns, written }) => [name, columns, written]));
  if (shape(source) !== shape(target))
    throw new CopyRefused('The two databases do not have the same tables. Bring both up to the same migrations.');
}

async function copyTable(source: CopyEnd, target: CopyEnd, { name, written }: Table): Promise<void> {
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

async function copySequences(source: CopyEnd, target: CopyEnd): Promise<void> {
  const sequences = await source.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'S' order by relname`,
  );
  for (const { name } of sequences) {
    const [state] = await source.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${tableOf(name)}`,
    );
    await target.query('select setval($1::regclass, $2::bigint, $3)', [tableOf(name), state?.last, state?.isCalled]);
  }
}

/**
 * Number and digest of the rows of each table, whatever their order on the disk. Without what the database computes itself: the
 * embedded one and a server differ in the last bit of a sine.
 */
export async function digestsIn(end: CopyEnd): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const { name, written } of await tablesIn(end)) {
    const [digest] = await end.query<{ rows: string; sum: string }>(
      `select count(*)::text as rows,
              coalesce(sum(('x' || left(md5(row(${written.map(quoted).join(', ')})::text), 16))::bit(64)::bigint::numeric), 0)::text as sum
         from ${tableOf(name)} entry`,
    );
    digests.set(name, `${digest?.rows} rows, ${digest?.sum}`);
  }
  return digests;
}

/** The foreign keys between these pairs of tables. */
const keysBetween = (end: CopyEnd, pairs: readonly [string, string][]) =>
  end.query<{ name: string; table: string }>(
    `select conname as name, owning.relname as "table" from pg_constraint
       join pg_class owning on owning.oid = conrelid join pg_class needed on needed.oid = confrelid
      where contype = 'f' and connamespace = 'app'::regnamespace
        and (conrelid = confrelid
             or (owning.relname, needed.relname) in (
               select * from unnest($1::text[], $2::text[])))`,
    [pairs.map(([name]) => name), pairs.map(([, need]) => need)],
  );

/** Logs cannot be emptied by the role that serves the site. It owns them, and takes the right for the copy alone. */
async function emptyAll(target: CopyEnd, tables: readonly Table[]): Promise<void> {
  const closed = await target.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where not has_table_privilege('app.' || quote_ident(name), 'truncate')`,
    [tables.map(({ name }) => name)],
  );
  const closedNames = closed.map(({ name }) => tableOf(name)).join(', ');
  if (closed.length > 0) await target.query(`grant truncate on ${closedNames} to current_user`);
  await target.query(`truncate ${tables.map(({ name }) => tableOf(name)).join(', ')}`);
  if (closed.length > 0) await target.query(`revoke truncate on ${closedNames} from current_user`);
}

async function fill(source: CopyEnd, target: CopyEnd): Promise<CopiedTable[]> {
  const tables = await tablesIn(source);
  requireSameTables(tables, await tablesIn(target));
  await requireEmpty(target, tables);
  const { order, early } = inOrder(tables);
  const named = new Map(tables.map((table) => [table.name, table]));
  // Rows come as they are: what triggers would make of them is among them.
  for (const { name } of tables) await target.query(`alter table ${tableOf(name)} disable trigger user`);
  const circular = await keysBetween(target, early);
  for (const { name, table } of circular)
    await target.query(`alter table ${tableOf(table)} alter constraint ${quoted(name)} deferrable initially deferred`);
  await emptyAll(target, tables);
  for (const name of order) {
    const table = named.get(name);
    if (table !== undefined) await copyTable(source, target, table);
  }
  await target.query('set constraints all immediate');
  for (const { name, table } of circular)
    await target.query(`alter table ${tableOf(table)} alter constraint ${quoted(name)} not deferrable`);
  for (const { name } of tables) await target.query(`alter table ${tableOf(name)} enable trigger user`);
  await copySequences(source, target);
  const [from, to] = [await digestsIn(source), await digestsIn(target)];
  const unlike = order.filter((name) => from.get(name) !== to.get(name));
  if (unlike.length > 0) throw new Error(`not equal after the copy: ${unlike.join(', ')}`);
  const counts = await countsIn(source, tables);
  return order.map((name) => ({ name, rows: counts.get(name) ?? 0 }));
}

/**
 * Copies every row of every table of the site, as it is, and the state of the sequences. All of it or nothing: the target is
 * written in one transaction, the source is read as it was at one moment. Throws `CopyRefused` where the target is not new or has
 * other tables.
 */
export async function copyDatabase(source: CopyEnd, target: CopyEnd): Promise<CopiedTable[]> {
  for (const end of [source, target]) for (const setting of session.split(';')) await end.query(setting);
  await source.query('begin isolation level repeatable read read only');
  try {
    await target.query('begin');
    try {
      const copied = await fill(source, target);
      await target.query('commit');
      return copied;
    } catch (cause) {
      await target.query('rollback');
      throw cause;
    }
  } finally {
    await source.query('rollback');
  }
}
