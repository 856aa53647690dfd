import type { Bill } from '../../../../src/contract/billing/billing.ts';
import { countryNamed } from '../../../../src/contract/country.ts';
import { type PlanName, type PlanStrand, plans } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import {
  amountsOf,
  type DraftLine,
  feesOfMonth,
  type VatCase,
  vatCaseOf,
  writtenDay,
  writtenMoney,
} from '../../../invoice/index.ts';
import { type Choice, endOfMonth, standing, zoneOf } from './choice-rules.ts';

export type Operator = NonNullable<Adapters['operator']>;

/** A line of commission that nobody can object to any more, and that is on no invoice. */
export interface DueCommission {
  id: string;
  serviceName: string;
  visitAt: string;
  broughtAt: string;
  bookedAt: string;
  priceCents: number;
  commissionCents: number;
  /** Of a price in francs: francs for a euro, in ten-thousandths. */
  rate: number | null;
  [column: string]: unknown;
}

/** The fees and commissions that an account owes for one month, in one strand. */
export interface Owed {
  month: string;
  strand: PlanStrand;
  fees: ReturnType<typeof feesOfMonth<PlanName>>;
  commissions: readonly DueCommission[];
}

export const owedOf = (
  month: string,
  strand: PlanStrand,
  choices: readonly Choice[],
  commissions: readonly DueCommission[],
): Owed => ({
  month,
  strand,
  fees: feesOfMonth(
    month,
    zoneOf(strand),
    standing(choices).map(({ plan, monthMinor, countsFrom }) => ({
      at: Date.parse(countsFrom),
      plan,
      monthCents: monthMinor,
    })),
  ),
  commissions,
});

/** The day on which the invoice of a month is issued: the first of the next. */
export const issueDay = (month: string, strand: PlanStrand): string =>
  dayAt(endOfMonth(month, strand).getTime(), zoneOf(strand));

export const currencyOf = (strand: PlanStrand): 'EUR' | 'PHP' => (strand === 'services' ? 'EUR' : 'PHP');

/** ISO 3166-1 of an account, by the name that it keeps. */
export const isoCountry = (name: string | null, strand: PlanStrand): string =>
  countryNamed(name)?.toUpperCase() ?? (strand === 'services' ? 'DE' : 'PH');

/** Where whoever is charged sits, ISO 3166-1, and their VAT id if it is confirmed. */
export interface Taxed {
  country: string;
  vatId: string | null;
}

/** A VAT id counts for its own country alone. What is paid in pesos is a plain invoice, whatever the country. */
export function vatOf({ country, vatId }: Taxed, strand: PlanStrand, operator: Operator): VatCase {
  const state = country === 'GR' ? 'EL' : country;
  const found = vatCaseOf({ country, isVatIdConfirmed: vatId?.startsWith(state) === true }, operator);
  return { ...found, isPlain: found.isPlain || strand === 'property' };
}

const nameOf = (plan: PlanName): string => `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
const dayIn = (instant: string, language: Language): string =>
  writtenDay(dayAt(Date.parse(instant), zoneOf('services')), language);

/** 9345 -> `0,9345`. */
const rateIn = (tenThousandths: number, language: Language): string =>
  (tenThousandths / 10_000).toFixed(4).replace('.', language === 'de' ? ',' : '.');

const said = {
  de: {
    plan: (plan: PlanName) => `Paket ${nameOf(plan)}`,
    commission: (service: string) => `Provision: ${service}`,
    proof: (visit: string, brought: string, booked: string) =>
      `Erster Termin am ${visit}. Kunde über die Plattform seit ${brought}, gebucht am ${booked}.`,
    francs: (price: string, rate: string) => `Preis ${price}, ein Euro zu ${rate} Franken.`,
  },
  en: {
    plan: (plan: PlanName) => `Plan ${nameOf(plan)}`,
    commission: (service: string) => `Commission: ${service}`,
    proof: (visit: string, brought: string, booked: string) =>
      `First visit on ${visit}. Customer through the site since ${brought}, booked on ${booked}.`,
    francs: (price: string, rate: string) => `Price ${price}, a euro at ${rate} francs.`,
  },
} as const satisfies Record<Language, unknown>;

/** The lines of an invoice: the fees of the month, then the commissions. */
export function draftLinesOf(
  { fees, commissions }: Pick<Owed, 'fees' | 'commissions'>,
  vat: DraftLine['vat'],
  language: Language,
): DraftLine[] {
  const words = said[language];
  return [
    ...fees.map(
      ({ plan, from, to, days, ofDays, cents }): DraftLine => ({
        name: words.plan(plan),
        unit: days === ofDays ? 'month' : 'day',
        quantityThousandths: days === ofDays ? 1000 : days * 1000,
        from,
        to,
        grossCents: cents,
        vat,
      }),
    ),
    ...commissions.map(
      ({ serviceName, visitAt, broughtAt, bookedAt, commissionCents, priceCents, rate }): DraftLine => ({
        name: words.commission(serviceName),
        note: [
          words.proof(dayIn(visitAt, language), dayIn(broughtAt, language), dayIn(bookedAt, language)),
          ...(rate === null ? [] : [words.francs(writtenMoney(priceCents, 'CHF', language), rateIn(rate, language))]),
        ].join(' '),
        unit: 'piece',
        quantityThousandths: 1000,
        grossCents: commissionCents,
        vat,
      }),
    ),
  ].filter(({ grossCents }) => grossCents > 0);
}

/** The invoice of the month as it would be issued; undefined if nothing is owed. */
export function billOf(owed: Owed, vat: DraftLine['vat'], language: Language): Bill | undefined {
  const { month, strand, fees, commissions } = owed;
  const drafted = draftLinesOf(owed, vat, language);
  if (drafted.length === 0) return undefined;
  const { lines, netCents, vatCents, grossCents } = amountsOf(drafted);
  const minorAt = (place: number): number => lines[place]?.grossCents ?? 0;
  const charged = fees.filter(({ cents }) => cents > 0);
  return {
    month,
    issuedOn: issueDay(month, strand),
    lines: [
      ...charged.map(({ plan, from, to, days, ofDays }, place) => ({
        kind: 'fee' as const,
        package: plan,
        from,
        to,
        days,
        ofDays,
        minor: minorAt(place),
      })),
      ...commissions.map(({ serviceName, visitAt }, place) => ({
        kind: 'commission' as const,
        serviceName,
        visitAt,
        minor: minorAt(charged.length + place),
      })),
    ],
    netMinor: netCents,
    vatMinor: vatCents,
    totalMinor: grossCents,
  };
}

/** The price of a plan for a whole month in minor units, with VAT as the case of the account demands. */
export const monthOf = (plan: PlanName, vat: DraftLine['vat']): number =>
  amountsOf([{ grossCents: plans[plan].priceMinor, vat }]).grossCents;
