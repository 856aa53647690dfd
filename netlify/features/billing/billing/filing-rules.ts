import type { TaxMoney, TaxQuarter, TaxReportLaw } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { Operator } from './bill-rules.ts';

export const taxReportLaw = ({ reportsTo }: Pick<Operator, 'reportsTo'>): TaxReportLaw =>
  reportsTo === 'AT' ? 'dpmg' : 'pstg';

/**
 * Where the providers live who are reported. Both laws report residents of the EU. Switzerland is no member: its residents are
 * reported where the operator says that a law asks for it.
 */
export const reportedCountries = ({ reportsSwiss }: Pick<Operator, 'reportsSwiss'>): Country[] =>
  reportsSwiss ? ['de', 'at', 'ch'] : ['de', 'at'];

/** The 31st of January after the year. Sources: § 13 PStTG; Annex V of Directive 2011/16/EU, section III, which the DPMG follows. */
export const reportDueOn = (year: number): string => `${year + 1}-01-31`;

/**
 * What a provider receives is what customers pay, less what the site charges (§ 5 Abs. 2 PStTG: „abzüglich von Gebühren, Provisionen
 * oder Steuern, die vom Plattformbetreiber einbehalten oder erhoben werden“). A quarter of fees alone is not below nothing. What is
 * in another money is not subtracted.
 */
export const moneysOf = (
  moneys: readonly { currency: TaxMoney['currency']; quarters: readonly Omit<TaxQuarter, 'considerationMinor'>[] }[],
): TaxMoney[] =>
  moneys.map(({ currency, quarters }) => ({
    currency,
    quarters: quarters.map((counted) => ({
      ...counted,
      considerationMinor: Math.max(0, counted.revenueMinor - counted.feeMinor),
    })),
  }));
