import { type PGlite, protocol } from '@electric-sql/pglite';
import type { Row } from '../ports.ts';

/** The most plans that are kept. A new one takes the place of the one whose last use was longest ago. */
const mostKept = 200;
/** After so long a plan is made anew, because the tables may have grown since. */
const keptMilliseconds = 10 * 60_000;

const { serialize } = protocol;

interface Prepared {
  name: string;
  madeAt: number;
  serializers: (((value: unknown) => string) | undefined)[];
  columns: { name: string; read: ((written: string) => unknown) | undefined }[];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * A part that is left out when its value is null. One plan for all values expects it to leave one row, and then compares
 * everything with everything: 400 listings of a seller took seven seconds. Such a statement is planned with its values.
 */
const hasOptionalPart = (text: string): boolean => /\$\d+(::[\w[\]]+)? is null\s+or\b/.test(text);

/** The result has other columns than when it was prepared, or the session does not know it. */
const isOutdated = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === '0A000' || cause.code === '26000');

const texts = ({ serializers }: Prepared, parameters: readonly unknown[]): (string | null)[] =>
  parameters.map((value, place) => {
    if (value === null || value === undefined) return null;
    const serializer = serializers[place];
    if (serializer !== undefined) return serializer(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  });

/** Left to itself Postgres plans most of ours anew with each use, for the values: a third of the processor time of visitors. */
const bound = (statement: Prepared, parameters: readonly unknown[]): Uint8Array =>
  joined([
    serialize.query('set plan_cache_mode = force_generic_plan'),
    serialize.bind({ statement: statement.name, values: texts(statement, parameters) }),
    serialize.execute({}),
    serialize.sync(),
    serialize.query('reset plan_cache_mode'),
  ]);

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

function rowsIn<T extends Row>(messages: Messages, { columns }: Prepared): T[] {
  const rows: T[] = [];
  for (const message of messages) {
    if (message.name !== 'dataRow') continue;
    const { fields } = message as unknown as { fields: (string | null)[] };
    const row: Row = {};
    columns.forEach(({ name, read }, place) => {
      const text = fields[place] ?? null;
      row[name] = text === null || read === undefined ? text : read(text);
    });
    rows.push(row as T);
  }
  return rows;
}

/**
 * Statements by name. PGlite's own `query` has every statement parsed and planned with each use, in six messages: for most of ours
 * that takes longer than their work. From its second use on a statement is prepared, and sent in one message.
 */
export function preparedQueries(pglite: PGlite) {
  /** In the order of their last use. Undefined: used once. */
  const known = new Map<string, Prepared | undefined>();
  let made = 0;

  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    pglite._runExclusiveTransaction(() => pglite.runExclusive(work));

  const forget = (name: string): Promise<unknown> =>
    alone(() => pglite.execProtocol(joined([serialize.close({ type: 'S', name }), serialize.sync()])));

  async function prepare(text: string): Promise<Prepared> {
    const { queryParams, resultFields } = await pglite.describeQuery(text);
    made += 1;
    const name = `kept_${made}`;
    await alone(() => pglite.execProtocol(joined([serialize.parse({ name, text }), serialize.sync()])));
    return {
      name,
      madeAt: performance.now(),
      serializers: queryParams.map(({ serializer }) => serializer),
      columns: resultFields.map(({ name: column, parser }) => ({
        name: column,
        read: parser && ((written) => parser(written)),
      })),
    };
  }

  /** Undefined the first time. */
  async function statementOf(text: string): Promise<Prepared | undefined> {
    const isKnown = known.has(text);
    const present = known.get(text);
    known.delete(text);
    const isFresh = present !== undefined && performance.now() - present.madeAt < keptMilliseconds;
    if (present !== undefined && !isFresh) await forget(present.name);
    const statement = isFresh || !isKnown ? present : await prepare(text);
    known.set(text, statement);
    const [oldest] = known;
    if (known.size > mostKept && oldest !== undefined) {
      known.delete(oldest[0]);
      if (oldest[1] !== undefined) await forget(oldest[1].name);
    }
    return statement;
  }

  async function run<T extends Row>(statement: Prepared, parameters: readonly unknown[]): Promise<T[]> {
    const { messages } = await alone(() => pglite.execProtocol(bound(statement, parameters)));
    return rowsIn<T>(messages, statement);
  }

  return async <T extends Row>(text: string, parameters: readonly unknown[]): Promise<T[]> => {
    const plainly = async (): Promise<T[]> => (await pglite.query<T>(text, [...parameters])).rows;
    const statement = hasOptionalPart(text) ? undefined : await statementOf(text);
    if (statement === undefined) return plainly();
    return run<T>(statement, parameters).catch((cause: unknown) => {
      if (!isOutdated(cause)) throw cause;
      known.delete(text);
      return plainly();
    });
  };
}
