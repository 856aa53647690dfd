import * as z from 'zod/mini';
import { firstTaxYear, lastTaxYear, taxMissings, taxReportLaws } from '../billing/billing-tax-report.ts';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, day, identifier, instant, queryInteger } from '../fields.ts';

/** Messages to the tax office about a year (docs/product/tax-reports.md). Amounts are cents or Rappen. */

export const filingId = identifier.brand<'FilingId'>();

/** `new`: what was not reported before. `correction`: of what was. `nil`: there is nothing to report. */
export const filingKinds = ['new', 'correction', 'nil'] as const;

const filing = z.object({
  id: filingId,
  kind: z.enum(filingKinds),
  /** MessageRefId. */
  reference: z.string(),
  sellerCount: z.int(),
  /** SHA-256 of the file. */
  hash: z.string(),
  madeAt: instant,
  madeBy: z.nullable(z.string()),
  /** Null as long as nobody has said that it was sent. */
  sentAt: z.nullable(instant),
  sentBy: z.nullable(z.string()),
});
export type TaxFiling = z.output<typeof filing>;

const reported = z.object({
  id: accountId,
  name: z.string(),
  /** Null where the account has ended: what is missing then stays missing. */
  email: z.nullable(z.string()),
  /** Without these there is no record of the seller: the office would refuse it. */
  missing: z.array(z.enum(taxMissings)),
  moneys: z.array(
    z.object({ currency: z.enum(serviceCurrencies), visits: z.int(), considerationMinor: z.int(), feeMinor: z.int() }),
  ),
});
export type ReportedProvider = z.output<typeof reported>;

export const listTaxFilings = endpoint('GET /tax-filings', {
  summary:
    'What is reported to the tax office about a year, by default the last, with what is missing, and the messages that were made. `report` is null where nothing is reported',
  access: 'admin',
  query: z.object({ year: z.optional(queryInteger(firstTaxYear, lastTaxYear)) }),
  response: z.object({
    report: z.nullable(
      z.object({
        law: z.enum(taxReportLaws),
        /** That are over, the latest first. */
        years: z.array(z.int()),
        year: z.int(),
        dueOn: day,
        sellers: z.array(reported),
        filings: z.array(filing),
      }),
    ),
  }),
});

export const makeTaxFilings = endpoint('POST /tax-filings', {
  summary:
    'Make the message about a year that is over: new records, a nil report, or the correction of what was sent, in two messages where both are needed. What was made and not sent goes. 409 where what was sent is still right',
  access: 'admin',
  body: z.object({ year: z.int().check(z.minimum(firstTaxYear), z.maximum(lastTaxYear)) }),
  response: z.object({ items: z.array(filing), leftOut: z.array(z.string()) }),
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const getTaxFilingFile = endpoint('GET /tax-filings/:id/file', {
  summary: 'The message as it was made (OECD DPI XML 1.0)',
  access: 'admin',
  params: z.object({ id: filingId }),
  response: z.object({ name: z.string(), content: z.string() }),
  refusals: ['not_found'],
});

export const markTaxFilingSent = endpoint('POST /tax-filings/:id/sent', {
  summary: 'Say that a message was sent: from then on it stays as it is, and only a correction changes it',
  access: 'admin',
  params: z.object({ id: filingId }),
  response: z.object({}),
  refusals: ['not_found', 'conflict'],
});
