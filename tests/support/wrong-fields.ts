import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';

type Schema = z.core.$ZodType;
type Ask = Partial<Record<'params' | 'query' | 'body', unknown>>;
type Step = string | number;

/** A field of a call that holds no further fields. */
export interface Field {
  /** From the part on: `body`, `lines`, 0, `name`. */
  path: Step[];
  schema: Schema;
}

const defOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => (schema as z.core.$ZodTypes)._zod.def;
const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/**
 * The fields of a call that is valid: those that it says, and those that it leaves out and could say. Of several forms the one
 * that it has; of a list its first entry.
 */
function fieldsIn(schema: Schema, value: unknown, path: Step[]): Field[] {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return fieldsIn(def.innerType, value, path).map((field) =>
      field.path.length === path.length ? { ...field, schema } : field,
    );
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) =>
      fieldsIn(field, (value as Record<string, unknown> | undefined)?.[name], [...path, name]),
    );
  if (def.type === 'union') {
    const taken = def.options.find((option) => value !== undefined && accepts(option, value));
    const isNested = taken !== undefined && ['object', 'array'].includes(defOf(taken).type);
    return isNested ? fieldsIn(taken, value, path) : [{ path, schema }];
  }
  if (def.type === 'array' && Array.isArray(value) && value.length > 0)
    return [{ path, schema }, ...fieldsIn(def.element, value[0], [...path, 0])];
  return [{ path, schema }];
}

export function fieldsOf(endpoint: Endpoint, ask: Ask): Field[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => fieldsIn(endpoint[part], ask[part] ?? {}, [part]));
}

/** The same call with one field said otherwise. */
export function withField(ask: Ask, [first = '', ...rest]: readonly Step[], value: unknown): Ask {
  const said = (ask as Record<Step, unknown>)[first];
  const changed = rest.length === 0 ? value : withField(said ?? {}, rest, value);
  if (Array.isArray(ask)) return ask.with(Number(first), changed) as Ask;
  return { ...ask, [first]: changed };
}

/** Values of all kinds: wrong of kind, of form, of size, and at the ends of what is allowed. */
const values: unknown[] = [
  'odd',
  {},
  '\0',
  null,
  7,
  [[]],
  `'; drop table app.account; --%_\\😀`,
  'x'.repeat(90_000),
  '1900-01-01',
  '2199-12-31',
  '1899-12-31',
  '2026-02-31',
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59Z',
  '2199-12-31T23:59:59-14:00',
  '2026-11-24T99:00',
  '1900-01',
  '2199-12',
  '24:00',
  '00000000-0000-4000-8000-000000000000',
  '0'.repeat(32),
  '',
  '99999',
  'odd@example.org',
  0,
  1,
  0.5,
  -1,
  -1e308,
  1e308,
  true,
  [],
];

/** The ends of a number, and as many characters as a text may have. */
function endsOf(schema: Schema): unknown[] {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return endsOf(def.innerType);
  if (def.type === 'pipe') return [...endsOf(def.in), ...endsOf(def.out)];
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number };
  if (def.type === 'number') return [minimum, maximum].filter((end) => end !== undefined);
  if (def.type === 'string' && maximum !== undefined) return ['x'.repeat(maximum), 'ß%'.repeat(maximum / 2)];
  return def.type === 'array' && maximum !== undefined ? [Array.from({ length: maximum + 1 }, () => 'x')] : [];
}

/** As an address can say it. */
const textIn = (value: unknown): unknown =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

/** What the contract refuses there, and what it takes: a few of each, each of another kind. */
export function probesOf({ schema, path }: Field): { refused: unknown[]; taken: unknown[] } {
  // What stands in an address is text.
  const isText = path[0] !== 'body';
  const all = [...endsOf(schema), ...values].map((value) => (isText ? textIn(value) : value));
  const told = [...new Map(all.map((value) => [JSON.stringify(value), value])).values()].filter(
    (value) => !(isText && (value === null || (value === '' && path[0] === 'params'))),
  );
  return {
    refused: told.filter((value) => !accepts(schema, value)).slice(0, 4),
    taken: told.filter((value) => accepts(schema, value)).slice(0, 3),
  };
}
