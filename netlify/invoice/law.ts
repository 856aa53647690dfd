import { keptYears } from '../../src/contract/admin/retention.ts';
import type { Country } from '../../src/contract/country.ts';
import type { VatRule } from './amounts.ts';
import type { ExemptionName } from './document.ts';

// Rates, sentences and limits of the law, each with its source. Rates are hundredths of a per cent. Looked up in November 2026.

const charged = (rateHundredths: number): VatRule => ({
  category: 'S',
  rateHundredths,
  insideHundredths: rateHundredths,
});

/**
 * Standard rates of the EU. Source: European Commission, "VAT rates applied in the Member States". The last changes are
 * Finland (1 September 2024), Slovakia (1 January 2025), Estonia (1 July 2025) and Romania (1 August 2025). Article 44
 * and 58 of Directive 2006/112/EC decide where a service is taxed.
 */
const standardRates = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
} as const;

export type EuCountry = keyof typeof standardRates;
export const euCountries = Object.keys(standardRates) as EuCountry[];

const isOfTheEu = (country: string): country is EuCountry => Object.hasOwn(standardRates, country);

export const standardRateIn = (country: EuCountry): number => standardRates[country];

/** Where the operator sits, whose price contains that country's VAT. */
const home = 'DE';
const homeRate = standardRates[home];

/** National Internal Revenue Code of the Philippines, section 108. */
const philippineRate = 1200;

const notCharged = (category: 'AE' | 'O'): VatRule => ({ category, rateHundredths: 0, insideHundredths: homeRate });

export type VatCaseName = 'home' | 'reverse_charge' | 'abroad_at_home' | 'abroad' | 'outside' | 'peso' | 'peso_vat';

export interface VatCase {
  name: VatCaseName;
  vat: VatRule;
  /** A plain invoice in pesos, no e-invoice. */
  isPlain: boolean;
  /** The sentence that the invoice has to say. */
  exemption?: ExemptionName;
  /** Why it is so. */
  source: string;
}

const cases = {
  home: () => ({ vat: charged(homeRate), isPlain: false, source: '§ 12 Abs. 1 UStG' }),
  reverse_charge: () => ({
    vat: notCharged('AE'),
    isPlain: false,
    exemption: 'reverse_charge',
    source: '§ 3a Abs. 2 UStG; Art. 44 und 196 MwStSystRL',
  }),
  abroad_at_home: () => ({
    vat: charged(homeRate),
    isPlain: false,
    source: '§ 3a Abs. 5 Satz 3 UStG; Art. 59c MwStSystRL (10.000 €)',
  }),
  abroad: (country: EuCountry) => ({
    vat: charged(standardRates[country]),
    isPlain: false,
    source: '§ 3a Abs. 5, § 18j UStG; Art. 58 MwStSystRL (One-Stop-Shop)',
  }),
  outside: () => ({
    vat: notCharged('O'),
    isPlain: false,
    exemption: 'outside',
    source: '§ 3a Abs. 2 UStG; Art. 44 MwStSystRL',
  }),
  peso: () => ({
    vat: { category: 'O', rateHundredths: 0, insideHundredths: 0 } satisfies VatRule,
    isPlain: true,
    source: "the operator's setting",
  }),
  peso_vat: () => ({ vat: charged(philippineRate), isPlain: true, source: 'NIRC section 108 (12 %)' }),
} as const satisfies Record<VatCaseName, (country: EuCountry) => Omit<VatCase, 'name'>>;

const named = (name: VatCaseName, found: Omit<VatCase, 'name'>): VatCase => ({ name, ...found });

export interface VatSettings {
  /**
   * Sales to private people, and to businesses without a VAT id, in other countries of the EU. `home` while they stay
   * below 10,000 € a year, else `oss`.
   */
  salesAbroad: 'home' | 'oss';
  /** Whether the prices in pesos contain Philippine VAT. */
  isPesoWithVat: boolean;
}

/**
 * The VAT of what the operator charges for plans and as commission. `country` is the account's, as ISO 3166-1; a VAT id
 * counts once it is confirmed. Philippine accounts get plain invoices in pesos. All other countries outside the EU are
 * outside VAT.
 */
export function vatCaseOf(buyer: { country: string; isVatIdConfirmed: boolean }, settings: VatSettings): VatCase {
  const { country, isVatIdConfirmed } = buyer;
  if (country === 'PH')
    return settings.isPesoWithVat ? named('peso_vat', cases.peso_vat()) : named('peso', cases.peso());
  if (country === home) return named('home', cases.home());
  if (!isOfTheEu(country)) return named('outside', cases.outside());
  if (isVatIdConfirmed) return named('reverse_charge', cases.reverse_charge());
  return settings.salesAbroad === 'home'
    ? named('abroad_at_home', cases.abroad_at_home())
    : named('abroad', cases.abroad(country));
}

/**
 * Rates that a provider may charge, the standard rate first. Sources: DE § 12 UStG; AT § 10 UStG 1994; CH Art. 25 MWSTG, rates
 * of 1 January 2024.
 */
export const providerRates = {
  de: [1900, 700],
  at: [2000, 1300, 1000],
  ch: [810, 260, 380],
} as const satisfies Record<Country, readonly number[]>;

/**
 * The VAT of a line on a provider's own invoice. A German or Austrian small business is exempt (E). An unregistered
 * Swiss business is outside VAT (O), because there is no exemption to name. Undefined for a rate that the country does
 * not have.
 */
export function providerVat(country: Country, isSmall: boolean, rateHundredths: number): VatRule | undefined {
  if (isSmall) return { category: country === 'ch' ? 'O' : 'E', rateHundredths: 0, insideHundredths: 0 };
  return (providerRates[country] as readonly number[]).includes(rateHundredths) ? charged(rateHundredths) : undefined;
}

/** Turnover of a small business, in cents or Rappen, from a day on, and the law that says so. */
export interface SmallBusinessLimit {
  country: Country;
  countsFrom: string;
  lastYearMinor: number;
  /** From which on it ends at once. */
  thisYearMinor: number;
  source: string;
}

/** What holds as long as nothing else was entered. */
export const smallBusinessLimits: readonly SmallBusinessLimit[] = [
  {
    country: 'de',
    countsFrom: '2025-01-01',
    lastYearMinor: 2_500_000,
    thisYearMinor: 10_000_000,
    source: '§ 19 Abs. 1 UStG',
  },
  {
    country: 'at',
    countsFrom: '2025-01-01',
    lastYearMinor: 5_500_000,
    thisYearMinor: 5_500_000,
    source: '§ 6 Abs. 1 Z 27 UStG 1994',
  },
  {
    country: 'ch',
    countsFrom: '2018-01-01',
    lastYearMinor: 10_000_000,
    thisYearMinor: 10_000_000,
    source: 'Art. 10 Abs. 2 lit. a MWSTG',
  },
];

/** What holds in a country on a day; of two for one day the later of the list. */
export function limitOn(limits: readonly SmallBusinessLimit[], country: Country, day: string): SmallBusinessLimit {
  const known = limits.filter((limit) => limit.country === country);
  const holding = known.filter(({ countsFrom }) => countsFrom <= day);
  const found = holding.reduce<SmallBusinessLimit | undefined>(
    (last, limit) => (last === undefined || limit.countsFrom >= last.countsFrom ? limit : last),
    undefined,
  );
  const limit = found ?? known[0];
  if (limit === undefined) throw new Error(`no limit of small businesses is known for ${country}`);
  return limit;
}

/**
 * Up to so much, VAT inside, an invoice need not say whose it is. Sources: DE § 33 UStDV; AT § 11 Abs. 6 UStG 1994; CH Art. 57
 * MWSTV.
 */
const smallAmounts: Record<string, number> = { DE: 25_000, AT: 40_000, CH: 40_000 };

export const isSmallAmount = ({ seller, grossCents }: { seller: { country: string }; grossCents: number }): boolean =>
  grossCents <= (smallAmounts[seller.country] ?? 0);

/**
 * Years that an invoice is kept, counted from the end of its year. Sources: DE § 14b Abs. 1 UStG (8 since 2025); AT § 132 BAO
 * and § 11 Abs. 2 UStG 1994; CH Art. 958f OR.
 */
export const yearsKept = keptYears.customer_invoice satisfies Record<Country, number>;

/** The last day on which an invoice of the day must still be kept. */
export const keptUntil = (country: Country, issuedOn: string): string =>
  `${Number(issuedOn.slice(0, 4)) + yearsKept[country]}-12-31`;

/** Why a provider's line has no VAT; undefined where it has. */
export const exemptionOf = (country: Country, isSmall: boolean): ExemptionName | undefined =>
  isSmall ? ({ de: 'small_de', at: 'small_at', ch: 'unregistered_ch' } as const)[country] : undefined;
