import * as z from 'zod/mini';
import { countries } from '../country.ts';
import { freeCode, freeLine, line, zipCode } from '../fields.ts';
import { legalFormNames } from '../legal-form.ts';
import { craftTradeNumbers, qualifications } from './craft-trade.ts';

/**
 * `vat_id`: VAT is charged and the business has an id for it. `tax_number`: VAT is charged, and the tax office has given a tax
 * number only. `small`: none is charged (in Germany § 19 UStG).
 */
export const vatStatuses = ['vat_id', 'tax_number', 'small'] as const;
export type VatStatus = (typeof vatStatuses)[number];

/** How a provider is paid: the money never goes through the site. */
export const paymentMeans = ['cash', 'card', 'transfer', 'twint', 'paypal'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** What the form's choices must say for a field to mean anything; without that, null is kept. */
export type Meaning = 'always' | 'trader' | 'represented' | 'registered' | 'insured' | 'german';

/** `row` is a column of app.provider_business in snake case, `sealed` is kept encrypted beside it. */
type Keeping = 'row' | 'sealed';

/** How the form holds a field: a line of text, empty where it is null, or by a choice of its own. */
type Entry = 'text' | 'choice';

const field = <E extends Entry, S extends Keeping, G extends z.core.SomeType, K extends z.core.SomeType>(
  entry: E,
  keeping: S,
  meaning: Meaning,
  given: G,
  kept: K,
) => ({ entry, keeping, meaning, given, kept });

/** An empty text says nothing. */
export const optionalLine = (maximum: number) => z._default(z.nullable(freeLine(maximum)), null);
export const optionalCode = (maximum: number) => z._default(z.nullable(freeCode(maximum)), null);

const optional = <S extends Keeping>(keeping: S, meaning: Meaning, maximum: number) =>
  field('text', keeping, meaning, optionalLine(maximum), z.nullable(z.string()));

const optionalNumber = (meaning: Meaning, maximum: number) =>
  field('text', 'sealed', meaning, optionalCode(maximum), z.nullable(z.string()));

const required = (maximum: number) => field('text', 'row', 'always', line(maximum), z.string());

const craft = z.object({
  trade: z.number().check(z.refine((number) => craftTradeNumbers.some((known) => known === number), 'notInList')),
  qualification: z.enum(qualifications),
  /** Who has confirmed it, such as a chamber of crafts, and under which number. */
  proof: line(160),
});
const keptCraft = z.object({ trade: z.number(), qualification: z.enum(qualifications), proof: z.string() });

/** Not more crafts than anybody practises. */
export const craftsMaximum = 10;
const crafts = z.array(craft).check(z.maxLength(craftsMaximum));
const payments = z.array(z.enum(paymentMeans)).check(z.minLength(1, 'required'), z.maxLength(paymentMeans.length));
const legalForm = z.enum(legalFormNames);
const vatStatus = z.enum(vatStatuses);

/**
 * Every business detail that its provider gives. The form's checks and entries, the answers and the stored fields
 * derive from this table. So do the columns, the insert and the update.
 */
export const businessFields = {
  /** Whoever offers services as a business. A private person has neither a legal form nor VAT. */
  isTrader: field('choice', 'row', 'always', z.boolean(), z.boolean()),
  legalForm: field('choice', 'row', 'trader', z._default(z.nullable(legalForm), null), z.nullable(legalForm)),
  name: required(160),
  representative: optional('row', 'represented', 160),
  /** The whole line with the house number. */
  street: required(140),
  zip: field('text', 'row', 'always', zipCode(10), z.string()),
  city: required(100),
  country: field('choice', 'row', 'always', z.enum(countries), z.enum(countries)),
  registerCourt: optional('row', 'registered', 120),
  registerNumber: optional('row', 'registered', 40),
  insurer: optional('row', 'trader', 200),
  /** Where the insurance holds. */
  insuranceArea: optional('row', 'insured', 120),
  /** The authority that supervises the trade, where there is one. */
  supervisor: optional('row', 'trader', 200),
  /** A form from before the question says nothing of it: cash. */
  payments: field('choice', 'row', 'always', z._default(payments, ['cash']), z.array(z.enum(paymentMeans))),
  vatStatus: field('choice', 'row', 'trader', z._default(z.nullable(vatStatus), null), z.nullable(vatStatus)),
  vatId: optionalNumber('trader', 30),
  /** That of the tax office, where there is no VAT id. Never public. */
  taxNumber: optionalNumber('trader', 30),
  crafts: field('choice', 'row', 'german', z._default(crafts, []), z.array(keptCraft)),
};

type Table = typeof businessFields;
type BusinessFieldName = keyof Table;
/** Those that are a line of text in the form. */
type BusinessTextName = { [N in BusinessFieldName]: Table[N]['entry'] extends 'text' ? N : never }[BusinessFieldName];
/** Those that are columns. */
export type BusinessRowName = {
  [N in BusinessFieldName]: Table[N]['keeping'] extends 'row' ? N : never;
}[BusinessFieldName];

const businessFieldNames = Object.keys(businessFields) as BusinessFieldName[];
export const businessTextNames = businessFieldNames.filter(
  (name): name is BusinessTextName => businessFields[name].entry === 'text',
);
export const businessRowNames = businessFieldNames.filter(
  (name): name is BusinessRowName => businessFields[name].keeping === 'row',
);

const derived = (of: (entry: Table[BusinessFieldName]) => unknown): unknown =>
  Object.fromEntries(businessFieldNames.map((name) => [name, of(businessFields[name])]));

/** The fields as the form sends them. */
export const givenBusiness = derived(({ given }) => given) as { [N in BusinessFieldName]: Table[N]['given'] };
/** The fields as they are kept: what the choice of the form makes meaningless is null. */
export const answeredBusiness = derived(({ kept }) => kept) as { [N in BusinessFieldName]: Table[N]['kept'] };
