import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { nothing } from './fields.ts';
import * as typedDigits from './typed-digits.ts';
import * as typedText from './typed-text.ts';

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
    .filter(({ name }) => !/\/clients\/import|\/move-in\/:id\/rows \.clients/.test(name))
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
  `about[] accountHolder addition address answer bankName birthday brokerLicence brokerName businessName cards choices[] city closing confirmPassword
   contract currentPassword cursor description details email features[] firstName iban insuranceArea insurer label lastName leitwegId
   location message name note notes number orderNumber password phone place proof q reason reference registerCourt registerNumber
   representative search sellLicence service source street subject suits supervisor tags tags[] taxId taxNumber text title token type
   vatId via visitor zip`.split(/\s+/),
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

/** What the pages write or the server has made, and nobody types: it is the same, or it is wrong. */
const opaqueTexts = {
  cursor: 'where the answer before has ended',
  token: 'signed or random, of a link',
  proof: 'signed: that an address or a number is a guest’s',
  step: 'random, of a sign-in that is half done',
  seen: 'the state that a page has read',
  'answer.id': 'of the authenticator',
  'answer.rawId': 'of the authenticator',
  clientDataJSON: 'of the authenticator',
  attestationObject: 'of the authenticator',
  authenticatorData: 'of the authenticator',
  signature: 'of the authenticator',
  userHandle: 'of the authenticator',
  'transports[]': 'of the authenticator',
  via: 'a signature of the provider’s own link',
  endpoint: 'of the push service',
  publicKey: 'of the push service',
  auth: 'of the push service',
  area: 'JSON, of the map',
  content: 'the bytes of a file',
  '/match .id': 'the hash of a line of the bank',
  '/aside .id': 'the hash of a line of the bank',
  confirm: 'exactly one word, which a deletion asks for',
  password: 'composed where it is compared (netlify/session/password.ts)',
  confirmPassword: 'as the password',
  currentPassword: 'as the password',
} as const;

type Check = { _zod: { def: { check: string; tx?: unknown } } };

/** The texts of a field: also those from which a number, a list or a choice is read. */
function textsIn({ name, schema }: Leaf): { name: string; cleaner: string | undefined }[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return schema === nothing ? [] : leavesOf(def.in, name).flatMap(textsIn);
  if (def.type !== 'string' || ('format' in def && def.format === 'guid')) return [];
  const changes = ((def.checks ?? []) as unknown as Check[]).map(({ _zod }) => _zod.def.tx);
  return [
    {
      name,
      cleaner: Object.entries({ ...typedText, ...typedDigits }).find(([, clean]) => changes.includes(clean))?.[0],
    },
  ];
}

const typedTexts = leaves.flatMap(textsIn);

it('cleans every text of a request but those that are opaque, each of which has its reason', () => {
  const endings = Object.keys(opaqueTexts).map((name) => (name.startsWith('/') ? name : `.${name}`));
  const isOpaque = (name: string): boolean => endings.some((ending) => name.endsWith(ending));
  const untouched = typedTexts.filter(({ cleaner }) => cleaner === undefined).map(({ name }) => name);
  expect(untouched.filter((name) => !isOpaque(name))).toEqual([]);
  expect(endings.filter((ending) => !untouched.some((name) => name.endsWith(ending)))).toEqual([]);
});

const words = (listed: string): string[] => listed.split(/\s+/);

it('cleans each text as what it is', () => {
  const cleanedBy: Record<string, string[]> = {};
  for (const { name, cleaner } of typedTexts)
    if (cleaner !== undefined)
      (cleanedBy[cleaner] ??= []).push(/((rows|clients)\[\]\.)?[\w[\]]+$/.exec(name)?.[0] ?? name);
  const listed = Object.entries(cleanedBy).map(([cleaner, names]) => [cleaner, [...new Set(names)].sort()]);
  expect(Object.fromEntries(listed)).toEqual({
    plainText:
      words(`answer clients[].address clients[].birthday clients[].email clients[].name clients[].notes clients[].phone
      clients[].tags closing contract description details message note notes reason rows[].address rows[].birthday
      rows[].email rows[].name rows[].notes rows[].phone rows[].tags text`),
    plainLine:
      words(`about[] accountHolder addition address alt bankName brokerName businessName choices[] city email features[] firstName
      houseNumber insuranceArea insurer label lastName location name note orderNumber phone place proof q reason reference registerCourt
      registerNumber representative search service source street subject suits supervisor tags[] text title visitor`),
    plainCode:
      words(`address alternatives[] areaMax areaMin bbox bedrooms bic birthDate birthday bookedOn brokerLicence brokerNumber
      cards cards[] chosen[] closedDay code collectedOn count country countsFrom dateOfBirth day days deliveredOn durationMinutes email end
      firstDay framedBy[] from fromMinute id instead lastDay latitude leitwegId limit link longitude minimumRating minute minutes month number on prefix priceCents priceMax
      priceMaximum priceMin question radius sellLicence start starts[] status taxId taxNumber times town type until untilMinute validUntil vatId version weeks
      weights workedHolidays[] year zip zoom`),
    plainPhone: words('phone phone_number publicPhone'),
    plainIban: words('iban'),
    plainCompact: words('code'),
    plainPostalCode: words('zip'),
  });
});
