import * as z from 'zod/mini';
import { freeCode, freeText, latitude, line, longitude, pesos, rooms, squareMetres } from '../fields.ts';
import { limits } from '../limits.ts';
import { buyerEligibilities, dealTypes, propertyCategories, titleTypes } from './taxonomy.ts';

/** How the form shows a field. A place is chosen on the map. */
type Entry = 'text' | 'number' | 'choice' | 'flag' | 'list' | 'place';

/** `given` checks what a seller sends, `answered` describes what is stored. Without an `initial` value it has to be sent. */
function field<E extends Entry, G extends z.core.SomeType, A extends z.core.SomeType>(
  entry: E,
  given: G,
  answered: A,
): { entry: E; given: G; answered: A; initial: undefined };
function field<E extends Entry, G extends z.core.SomeType, A extends z.core.SomeType, I extends z.output<G>>(
  entry: E,
  given: G,
  answered: A,
  initial: I,
): { entry: E; given: G; answered: A; initial: I };
function field(entry: Entry, given: z.core.SomeType, answered: z.core.SomeType, initial?: unknown) {
  return { entry, given, answered, initial };
}

/** A field that may be left open: null. */
const open = <E extends Entry, G extends z.core.SomeType, A extends z.core.SomeType>(entry: E, given: G, answered: A) =>
  field(entry, z.nullable(given), z.nullable(answered), null);

/** The seller's categories; `land` is accepted and stored as `lot` (docs/product/property.md). */
const category = z.pipe(
  z.enum([...propertyCategories, 'land']),
  z.transform((given) => (given === 'land' ? ('lot' as const) : given)),
);

/** A number on paper; an empty text is none. */
const licence = z.pipe(
  freeCode(limits.licenceMaximum),
  z.transform((written) => (written === '' ? null : written)),
);

/**
 * Every field of a property that its seller fills in, with the defaults of docs/product/property.md, "The property
 * form". The checks of a new and a changed property, both answers and the form's entries derive from this table. So do
 * the list of columns, the insert and the update. A column is named like its field, in snake case
 * (netlify/features/property/listing/rules.ts).
 */
export const propertyFields = {
  title: field('text', line(limits.titleMaximum), z.string()),
  description: field('text', freeText(limits.descriptionMaximum), z.string(), ''),
  category: field('choice', category, z.enum(propertyCategories)),
  dealType: field('choice', z.enum(dealTypes), z.enum(dealTypes), 'buy'),
  price: field('number', pesos, z.number()),
  bedrooms: field('number', rooms, z.number(), 0),
  bathrooms: field('number', rooms, z.number(), 0),
  area: field('number', squareMetres, z.number(), 0),
  lotArea: open('number', squareMetres, z.number()),
  floorArea: open('number', squareMetres, z.number()),
  // The five that follow are the seller's own statements: nobody checks them.
  titleType: open('choice', z.enum(titleTypes), z.enum(titleTypes)),
  buyerEligibility: open('choice', z.enum(buyerEligibilities), z.enum(buyerEligibilities)),
  /** The broker's PRC number. */
  brokerLicence: open('text', licence, z.string()),
  /** The project's licence to sell. */
  sellLicence: open('text', licence, z.string()),
  /** Association or condominium dues, in pesos a month. */
  monthlyDues: open('number', pesos, z.number()),
  isAvailableNow: field('flag', z.boolean(), z.boolean(), true),
  isFurnished: field('flag', z.boolean(), z.boolean(), false),
  location: field('text', line(limits.locationMaximum), z.string()),
  /** The real position; visitors are answered the public one under the same names. */
  latitude: field('place', latitude, z.number()),
  longitude: field('place', longitude, z.number()),
  isPositionExact: field('flag', z.boolean(), z.boolean(), true),
  features: field('list', z.array(line(60)).check(z.maxLength(limits.featuresMaximum)), z.array(z.string()), []),
};

export type PropertyFieldName = keyof typeof propertyFields;

type Table = typeof propertyFields;
type GivenFields = { [N in PropertyFieldName]: Table[N]['given'] };
type Drafted = {
  [N in PropertyFieldName]: Table[N]['initial'] extends undefined
    ? Table[N]['given']
    : z.ZodMiniDefault<Table[N]['given']>;
};
type Answered = { [N in PropertyFieldName]: Table[N]['answered'] };

export const propertyFieldNames = Object.keys(propertyFields) as PropertyFieldName[];

const derived = (of: (entry: Table[PropertyFieldName]) => unknown): unknown =>
  Object.fromEntries(propertyFieldNames.map((name) => [name, of(propertyFields[name])]));

/** What of size and description is missing. The size is the area of the lists, by which buyers search. */
export function unsaidOf(said: { description: string; area: number }): 'description' | 'size' | 'both' | undefined {
  const isDescribed = said.description.trim() !== '';
  if (said.area > 0) return isDescribed ? undefined : 'description';
  return isDescribed ? 'size' : 'both';
}

/** The fields as they are sent, each with its default, and without. */
export const draftedFields = derived(({ given, initial }) =>
  initial === undefined ? given : z._default(given, initial),
) as Drafted;
export const givenFields = derived(({ given }) => given) as GivenFields;
/** The fields as they are stored. */
export const answeredFields = derived(({ answered }) => answered) as Answered;
