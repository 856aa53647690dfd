import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

/** A field of a request that holds no other fields. */
interface Leaf {
  name: string;
  schema: z.core.$ZodType;
}

/** Each value of an object or a list that is no object or list itself; what is optional counts as what it holds. */
function leavesOf(schema: z.core.$ZodType, name: string): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) => leavesOf(field, `${name}.${key}`));
  if (def.type === 'array') return leavesOf(def.element, `${name}[]`);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return leavesOf(def.innerType, name);
  if (def.type === 'union') return def.options.flatMap((option) => leavesOf(option, name));
  if (def.type === 'record') return [...leavesOf(def.keyType, `${name}{}`), ...leavesOf(def.valueType, `${name}{}`)];
  return [{ name, schema }];
}

const leaves = Object.values(endpoints).flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((part) => leavesOf(part, `${method} ${path} `)),
);

const accepts = ({ schema }: Leaf, value: unknown): boolean => z.safeParse(schema, value).success;

it('finds the fields of all calls', () => {
  expect(leaves.length).toBeGreaterThan(300);
});

it('takes no text with a character that Postgres cannot hold', () => {
  const probes = ['a\0b', 'abc\0def@example.org', '0171\0 5550001', 'abcdefgh\0'.repeat(4), '\0'];
  const lenient = leaves
    // The cells of a file are read one by one, and a row with such a cell is named with the others that are wrong.
    .filter(({ name }) => !name.includes('/clients/import'))
    .filter((leaf) => probes.some((probe) => accepts(leaf, probe)));
  expect(lenient.map(({ name }) => name)).toEqual([]);
});

it('takes no day that a calendar cannot hold', () => {
  const days = leaves.filter(
    (leaf) => accepts(leaf, '2026-11-24') && !['yesterday', '030 5550001', 'a'].some((word) => accepts(leaf, word)),
  );
  expect(days.length).toBeGreaterThan(5);
  const times = leaves.filter((leaf) => accepts(leaf, '2026-11-24T10:00:00Z') && !accepts(leaf, 'no time at all'));
  expect(times.length).toBeGreaterThan(3);
  for (const far of ['0001-01-01', '9999-12-31', '0000-00-00', '2026-02-31']) {
    expect(
      days.filter((leaf) => accepts(leaf, far)).map(({ name }) => name),
      far,
    ).toEqual([]);
    const lenient = times.filter((leaf) => accepts(leaf, `${far}T10:00:00Z`));
    expect(
      lenient.map(({ name }) => name),
      far,
    ).toEqual([]);
  }
});

/** What people write, and what the server signs and reads itself. */
const texts = new Set(
  `about[] accountHolder addition address bankName birthday brokerLicence brokerName businessName cards city closing confirmPassword
   contract currentPassword cursor description details email features[] firstName iban insuranceArea insurer label lastName leitwegId
   location message name note notes number orderNumber password phone place proof q reason reference registerCourt registerNumber
   representative search sellLicence service source street subject supervisor tags tags[] taxId taxNumber text title token type
   vatId visitor zip`.split(/\s+/),
);

it('takes no stamp that is none', () => {
  const stamps = leaves.filter(
    (leaf) => accepts(leaf, '2026-11-24T10:00:00.000Z') && !texts.has(/[\w[\]]+$/.exec(leaf.name)?.[0] ?? ''),
  );
  expect(stamps.length).toBeGreaterThan(9);
  const lenient = stamps.filter((leaf) =>
    ['abc', '9'.repeat(40), '2026-11-24T99:00'].some((probe) => accepts(leaf, probe)),
  );
  expect(lenient.map(({ name }) => name)).toEqual([]);
});
