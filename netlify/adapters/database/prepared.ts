import { createHash } from 'node:crypto';
import { DatabaseError, escapeLiteral } from 'pg';

/**
 * Prepared statements that survive a transaction pooler. Those of the protocol do not: the pooler gives every transaction
 * another session, or refuses a name that it has not seen itself. These are SQL, named after their text, so that whoever
 * prepared one has prepared the same; each session keeps the newest, wherever its transactions come from.
 */

/** Of a session; a plan takes up to half a megabyte there. */
export const mostPrepared = 24;

export const preparedName = (text: string): string =>
  `read_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;

/** Prepares it where this session does not have it; `anew` also where it has. */
export const preparing = (name: string, text: string, anew: boolean): string =>
  `do ${escapeLiteral(`
  declare
    oldest text;
  begin
    if exists (select from pg_prepared_statements as known where known.name = '${name}') then
      ${anew ? `deallocate ${name}` : 'return'};
    end if;
    for oldest in
      select known.name from pg_prepared_statements as known
       where known.name like 'read\\_%' order by known.prepare_time desc offset ${mostPrepared - 1}
    loop
      execute format('deallocate %I', oldest);
    end loop;
    execute ${escapeLiteral(`prepare ${name} as ${text}`)};
  end`)}`;

export const executing = (name: string, parameters: readonly unknown[]): string =>
  `execute ${name}${parameters.length === 0 ? '' : ` (${parameters.map(literal).join(', ')})`}`;

/** Whether this session has no such statement, or one whose columns a migration has changed. */
export const isNotPrepared = (cause: unknown): boolean =>
  cause instanceof DatabaseError && (cause.code === '26000' || cause.routine === 'RevalidateCachedQuery');

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return literal(`{${value.map(element).join(',')}}`);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value);
    // The driver looks at one sign after the other, and an area is long.
    return /['\\]/.test(text) ? escapeLiteral(text) : `'${text}'`;
  }
  throw new TypeError(`a prepared statement is not asked with a value of type ${typeof value}`);
}

const element = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError(`nor with an array of type ${typeof value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
};
