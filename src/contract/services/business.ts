import * as z from 'zod/mini';
import { birthDate } from '../account/account.ts';
import { countries, isPostalCodeIn } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import { freeCode, iban, line } from '../fields.ts';
import { type LegalFormName, legalFormNames, legalFormOf } from '../legal-form.ts';
import {
  compactNumber,
  countryOfTaxId,
  isAnyVatId,
  isOfficeNumber,
  isTaxId,
  isVatId,
  officeNumberWords,
  taxIdWords,
  vatIdWords,
} from '../tax-number.ts';
import { business } from './business-details.ts';
import { givenBusiness, optionalCode, optionalLine, vatStatuses } from './business-fields.ts';
import type { CraftTrade, qualifications } from './craft-trade.ts';

/** What a provider of services says of the own business, to customers and to us: docs/product/provider.md. */

const country = z.enum(countries);

export const businessForm = z.object(givenBusiness).check(
  z.superRefine(
    (form, context) => {
      for (const [field, message] of businessFaults(form))
        context.issues.push({ code: 'custom', message, path: [field], input: undefined });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);

type Typed = Partial<Record<string, unknown>>;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Runs beside the fields' own checks, so that any of them may be wrong. */
function businessFaults(form: Typed): [field: string, word: string][] {
  const known = countries.find((name) => name === form['country']);
  const faults: [string, string][] = [];
  const requireText = (field: string): void => {
    if (!isFilled(form[field])) faults.push([field, 'required']);
  };
  const { zip } = form;
  if (known !== undefined && typeof zip === 'string' && isFilled(zip) && !isPostalCodeIn(known, zip))
    faults.push(['zip', known === 'de' ? 'zip' : 'zipFour']);
  if (form['isTrader'] !== true) return faults;
  const legal = legalFormNames.find((name) => name === form['legalForm']);
  if (legal === undefined) faults.push(['legalForm', 'required']);
  else faults.push(...legalFormFaults(legal, known));
  if (legal !== undefined && legalFormOf(legal).isRegistered) ['registerCourt', 'registerNumber'].forEach(requireText);
  if (legal !== undefined && legalFormOf(legal).isRepresented) requireText('representative');
  if (isFilled(form['insurer'])) requireText('insuranceArea');
  faults.push(...vatFaults(form, known));
  return faults;
}

const legalFormFaults = (
  legal: LegalFormName,
  known: (typeof countries)[number] | undefined,
): [field: string, word: string][] =>
  known === undefined || legalFormOf(legal).countries.includes(known) ? [] : [['legalForm', 'notInList']];

function vatFaults(form: Typed, known: (typeof countries)[number] | undefined): [field: string, word: string][] {
  const { vatId, taxNumber: number } = form;
  const status = vatStatuses.find((name) => name === form['vatStatus']);
  const faults: [string, string][] = status === undefined ? [['vatStatus', 'required']] : [];
  if (status === 'tax_number') {
    if (known === 'ch') return [['vatStatus', 'notInList']];
    if (typeof number !== 'string' || !isFilled(number)) return [['taxNumber', 'required']];
    if (known !== undefined && !isOfficeNumber(known, number)) return [['taxNumber', officeNumberWords[known]]];
  }
  if (status !== 'vat_id') return faults;
  if (typeof vatId !== 'string' || !isFilled(vatId)) return [...faults, ['vatId', 'required']];
  if (known !== undefined && !isVatId(known, vatId)) faults.push(['vatId', vatIdWords[known]]);
  return faults;
}

export interface Craft {
  trade: CraftTrade;
  qualification: (typeof qualifications)[number];
  proof: string;
}

export const getBusiness = endpoint('GET /provider/business', {
  summary: 'The details of the own business; null until they are given',
  access: 'provider',
  response: z.object({ business: z.nullable(business) }),
});

export const putBusiness = endpoint('PUT /provider/business', {
  summary: 'Give the details of the own business: legal form, address, register, insurer, VAT, crafts',
  access: 'provider',
  body: businessForm,
  response: z.object({ business: z.nullable(business) }),
});

/** The account that money goes to. The IBAN is shown masked. */
const bank = z.object({
  accountHolder: z.string(),
  /** The first four characters and the last four. */
  iban: z.string(),
  bic: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
});
export type Bank = z.output<typeof bank>;

export const getBank = endpoint('GET /provider/profile/bank', {
  summary: 'The own bank account, masked; null until it is given',
  access: 'provider',
  response: z.object({ bank: z.nullable(bank) }),
});

export const putBank = endpoint('PUT /provider/profile/bank', {
  summary: 'Give the own bank account: IBAN and BIC are checked and kept encrypted; the owner is told by mail',
  access: 'provider',
  body: z.object({
    accountHolder: line(140),
    iban,
    bic: optionalCode(20),
    bankName: optionalLine(120),
  }),
  response: z.object({ bank: z.nullable(bank) }),
});

const tax = z.object({
  country,
  /** Masked: the last four characters. Null until it is given. */
  taxId: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
});
export type Tax = z.output<typeof tax>;

export const getTax = endpoint('GET /provider/tax', {
  summary: 'What platforms must report of the provider to the tax office; the tax id masked',
  access: 'provider',
  response: tax,
});

/** The form of a tax id follows from the country. Runs beside the fields' own checks. */
const taxFaults = ({ country: given, taxId, vatId }: Typed): [field: string, word: string][] => {
  const known = countries.find((name) => name === given);
  if (known === undefined) return [];
  const faults: [string, string][] = [];
  if (typeof taxId === 'string' && isFilled(taxId) && !isTaxId(known, taxId)) faults.push(['taxId', taxIdWords[known]]);
  if (typeof vatId === 'string' && isFilled(vatId) && !isVatId(known, vatId)) faults.push(['vatId', vatIdWords[known]]);
  return faults;
};

/** Undefined where nothing was typed. */
export const typedNumber = (typed: string | null | undefined): string | undefined =>
  typed == null || compactNumber(typed) === '' ? undefined : compactNumber(typed);

export const putTax = endpoint('PUT /provider/tax', {
  summary: 'Give the tax id, the date of birth and the VAT id, which platforms must report',
  access: 'provider',
  body: z
    .object({
      country,
      // Not sent, or empty: the one that is kept stays. Null and empty take a VAT id away.
      taxId: z.optional(freeCode(40)),
      birthDate,
      vatId: z.optional(z.nullable(freeCode(30))),
    })
    .check(
      z.superRefine(
        (form, context) => {
          for (const [field, message] of taxFaults(form))
            context.issues.push({ code: 'custom', message, path: [field], input: undefined });
        },
        { when: ({ value }) => typeof value === 'object' && value !== null },
      ),
    ),
  response: tax,
});

/**
 * What is missing until a provider is public (the first three), and until they are bookable. `place`: every public card
 * is for home visits only, whose times need a plan with home service and zones. `report`: data for the tax report were
 * requested in vain.
 */
export const readinessCodes = ['email', 'business', 'card', 'hours', 'phone', 'place', 'report'] as const;
export type ReadinessCode = (typeof readinessCodes)[number];

/** What nobody has to give now. */
export const adviceCodes = ['processing', 'picture', 'identity', 'bank', 'tax'] as const;
export type AdviceCode = (typeof adviceCodes)[number];

export const getReadiness = endpoint('GET /provider/readiness', {
  summary: 'What is missing until the provider is visible to customers and until they can book',
  access: 'provider',
  response: z.object({
    visible: z.boolean(),
    bookable: z.boolean(),
    missing: z.array(z.enum(readinessCodes)),
    /** The names of the public cards that customers ask about: none of their times can be booked. */
    byArrangement: z.array(z.string()),
    /** Hidden by a decision on a report, whatever else is there. */
    isTakenDown: z.boolean(),
    /** Makes a profile better, or will be needed later. */
    advised: z.array(z.enum(adviceCodes)),
  }),
});

const taxNumber = z.object({
  vatId: z.nullable(z.string()),
  /** Masked: the last four characters. */
  taxId: z.nullable(z.string()),
});
export type TaxNumber = z.output<typeof taxNumber>;

export const getTaxNumber = endpoint('GET /account/tax-number', {
  summary: 'The own VAT id, and the own tax id masked, for invoices to a business',
  access: 'signed-in',
  response: taxNumber,
});

export const putTaxNumber = endpoint('PUT /account/tax-number', {
  summary:
    'Give a VAT id or a tax id of Germany, Austria or Switzerland; an empty text removes what a provider need not give',
  access: 'signed-in',
  body: z.object({
    taxNumber: freeCode(30).check(
      z.refine((typed) => typed === '' || isAnyVatId(typed) || countryOfTaxId(typed) !== undefined, 'taxNumber'),
    ),
  }),
  response: taxNumber,
});

const statistics = z.object({
  totalAppointments: z.number(),
  appointmentsThisMonth: z.number(),
  /** In the currency of the business now. Nothing is summed across: what was agreed in the other one, before it moved, stands apart. */
  revenue: z.number(),
  revenueThisMonth: z.number(),
  otherRevenue: z.number(),
  otherRevenueThisMonth: z.number(),
  ratingAverage: z.nullable(z.number()),
  totalReviews: z.number(),
  /** Of them, those that the provider has not answered. */
  reviewsUnanswered: z.number(),
  viewsTotal: z.number(),
  viewsThisWeek: z.number(),
});
export type Statistics = z.output<typeof statistics>;

/** Where the names say `ThisMonth` of the last 30 days, and `ThisWeek` of the last 7, on the provider's clock. */
export const getStatistics = endpoint('GET /provider/statistics', {
  summary: 'Own figures: appointments, revenue of those that took place, rating, views of the profile',
  access: 'provider',
  response: statistics,
});
