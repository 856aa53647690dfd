import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const defOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => (schema as z.core.$ZodTypes)._zod.def;

/** Two of each kind of text, so that one differs from what the call says. */
const texts: unknown[] = [
  'Etwas anderes 7',
  'Anders-7',
  'A7-',
  '2027-03-09',
  '1990-05-17',
  '2027-03-09T10:30:00.000Z',
  '+49 30 5550147',
  'other@example.org',
  '10117',
  '12047',
  '17',
];

/** By the name of a field, where its form or its meaning is narrower than its schema says. */
const named: Record<string, unknown[]> = {
  iban: ['AT61 1904 3002 3457 3201', 'DE89 3704 0044 0532 0130 00'],
  bic: ['MARKDEFFXXX'],
  price: [77.5, 4321],
  latitude: [14.61],
  longitude: [121.07],
};

/** The same field said otherwise: values that its schema takes, the likeliest first. */
export function otherValues(schema: Schema, name: string, present: unknown): unknown[] {
  const all = [...(named[name] ?? []), ...ofKind(schema, name, present)];
  const said = JSON.stringify(present);
  return all.filter((value) => JSON.stringify(value) !== said && z.safeParse(schema, value).success).slice(0, 8);
}

function ofKind(schema: Schema, name: string, present: unknown): unknown[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return ofKind(def.innerType, name, present ?? (def.type === 'default' ? def.defaultValue : undefined));
    case 'pipe':
      return ofKind(def.in, name, present);
    case 'union':
      return def.options.flatMap((option) => ofKind(option, name, present));
    case 'boolean':
      return [present === false, present !== false];
    case 'enum':
      return Object.values(def.entries).filter((value) => value !== present);
    case 'literal':
      return def.values.filter((value) => value !== present);
    case 'number': {
      const number = typeof present === 'number' ? present : 3;
      return [number + 1, number + 7, number - 1, 45, 30, 1, 0];
    }
    case 'array': {
      const [entry] = otherValues(def.element, name, Array.isArray(present) ? present[0] : undefined);
      return entry === undefined ? [] : [[entry]];
    }
    case 'record':
      return [];
    default:
      return texts;
  }
}
