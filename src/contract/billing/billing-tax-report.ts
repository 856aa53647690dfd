import * as z from 'zod/mini';
import { countries } from '../country.ts';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { day, queryInteger } from '../fields.ts';

/** What a platform reports of its providers to the tax office (docs/product/tax-reports.md). */

/** `pstg`: Plattformen-Steuertransparenzgesetz (Germany). `dpmg`: Digitale Plattformen-Meldepflichtgesetz (Austria). */
export const taxReportLaws = ['pstg', 'dpmg'] as const;
export type TaxReportLaw = (typeof taxReportLaws)[number];

/** What must be reported and is not known: the details of the business, the number for taxes, the day of birth. */
export const taxMissings = ['address', 'tax_id', 'birth_date'] as const;
export type TaxMissing = (typeof taxMissings)[number];

export const taxRequestSteps = ['asked', 'reminded', 'reminded_again', 'held', 'given'] as const;
export type TaxRequestStep = (typeof taxRequestSteps)[number];

export const firstTaxYear = 2023;
export const lastTaxYear = 2100;

const quarter = z.object({
  visits: z.int(),
  /** What was agreed for visits that took place. */
  revenueMinor: z.int(),
  /** What the site charged: fees by their month, commission by the month of the visit. */
  feeMinor: z.int(),
  /** What is reported as received: the one less the other, never below nothing. */
  considerationMinor: z.int(),
});
export type TaxQuarter = z.output<typeof quarter>;

export const taxMoney = z.object({ currency: z.enum(serviceCurrencies), quarters: z.array(quarter) });
export type TaxMoney = z.output<typeof taxMoney>;

const maybe = z.nullable(z.string());

const ownReport = z.object({
  law: z.enum(taxReportLaws),
  /** With a completed visit, the latest first. */
  years: z.array(z.int()),
  year: z.int(),
  /** The last day on which the site may report the year. */
  dueOn: day,
  /** What was agreed in each money: nothing of one is added to another. Fees and commission are in euro. */
  moneys: z.array(taxMoney),
  /** Numbers are masked. */
  seller: z.object({
    isPerson: z.boolean(),
    name: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    country: z.enum(countries),
    taxId: maybe,
    vatId: maybe,
    birthDate: maybe,
    iban: maybe,
    holder: maybe,
  }),
  missing: z.array(z.enum(taxMissings)),
  /** Of what is missing: when it was asked for, and from when on nobody can book. Null: not yet asked for. */
  asked: z.nullable(z.object({ on: day, reminders: z.int(), holdsFrom: day })),
  isHeld: z.boolean(),
});
export type OwnTaxReport = z.output<typeof ownReport>;

export const getTaxReport = endpoint('GET /provider/tax-report', {
  summary:
    'What the site reports of the provider to the tax office for a year, by quarters, and what it lacks for that. Null before the first completed visit, and where nothing is reported',
  access: 'provider',
  query: z.object({ year: z.optional(queryInteger(firstTaxYear, lastTaxYear)) }),
  response: z.object({ report: z.nullable(ownReport) }),
});

/** From this share of a limit on the meter warns. */
export const turnoverWarning = 0.8;

const measure = z.object({ minor: z.int(), limitMinor: z.int() });

export const getTurnover = endpoint('GET /provider/turnover', {
  summary:
    'Turnover on the site beside the limits for businesses that charge no VAT; null for whoever charges it or has not said',
  access: 'provider',
  response: z.object({
    turnover: z.nullable(
      z.object({
        country: z.enum(countries),
        currency: z.enum(['EUR', 'CHF']),
        lastYear: measure,
        thisYear: measure,
        /** The law that the limits are of, and since when they hold. */
        source: z.string(),
        countsFrom: day,
      }),
    ),
  }),
});
