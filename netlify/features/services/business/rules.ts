import type * as z from 'zod/mini';
import { type Country, countryNamed } from '../../../../src/contract/country.ts';
import { legalFormOf } from '../../../../src/contract/legal-form.ts';
import type { AdviceCode, businessForm, ReadinessCode, Tax } from '../../../../src/contract/services/business.ts';
import type { Business } from '../../../../src/contract/services/business-details.ts';
import {
  type BusinessRowName,
  businessFields,
  businessRowNames,
  type Meaning,
} from '../../../../src/contract/services/business-fields.ts';
import { craftOf, craftTrades } from '../../../../src/contract/services/craft-trade.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';

type BusinessForm = z.output<typeof businessForm>;

/** The columns of a business; its numbers for taxes are sealed beside it. */
export type KeptBusiness = Pick<Business, BusinessRowName>;

/** What is kept of the form: what its own choices make meaningless is dropped, so that nothing stale is ever shown. */
export function keptBusiness(form: BusinessForm): KeptBusiness {
  const { isTrader, legalForm, country, insurer } = form;
  const { isRegistered = false, isRepresented = false } = !isTrader || legalForm === null ? {} : legalFormOf(legalForm);
  const isMeant: Record<Meaning, boolean> = {
    always: true,
    trader: isTrader,
    represented: isRepresented,
    registered: isRegistered,
    insured: isTrader && insurer !== null && insurer !== '',
    german: isTrader && country === 'de',
  };
  const kept = businessRowNames.map((name): [BusinessRowName, unknown] => {
    const said = form[name];
    if (Array.isArray(said)) return [name, isMeant[businessFields[name].meaning] ? said : []];
    return [name, isMeant[businessFields[name].meaning] && said !== '' ? said : null];
  });
  return Object.fromEntries(kept) as KeptBusiness;
}

/**
 * A small business states a number of the tax office on its invoices, for which its details do not ask. Those of whoever
 * charges VAT do, and Switzerland asks for none.
 */
export const statesOfficeNumber = ({
  isTrader,
  country,
  vatStatus,
}: Pick<KeptBusiness, 'isTrader' | 'country' | 'vatStatus'>): boolean =>
  isTrader && country !== 'ch' && (vatStatus === null || vatStatus === 'small');

/** The name of a craft that the cards belong to and that the details do not show; undefined if none is missing. */
export function missingCraft(
  { isTrader, country, crafts }: Pick<BusinessForm, 'isTrader' | 'country' | 'crafts'>,
  categories: readonly ServiceCategory[],
): string | undefined {
  if (!isTrader || country !== 'de') return undefined;
  const needed = categories.flatMap((category) => craftOf[category] ?? []);
  const missing = needed.find((trade) => !crafts.some((shown) => shown.trade === trade));
  return missing === undefined ? undefined : craftTrades[missing];
}

/** `DE89 •••• 3000` */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;

/** `•••• 2719` */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`;

export interface Progress {
  byArrangement: string[];
  email: boolean;
  business: boolean;
  card: boolean;
  hours: boolean;
  phone: boolean;
  place: boolean;
  report: boolean;
  processing: boolean;
  picture: boolean;
  identity: boolean;
  bank: boolean;
  tax: boolean;
  isTakenDown: boolean;
}

const untilVisible = ['email', 'business', 'card'] as const satisfies readonly ReadinessCode[];
const untilBookable = ['hours', 'phone', 'place', 'report'] as const satisfies readonly ReadinessCode[];
const advice = ['processing', 'picture', 'identity', 'bank', 'tax'] as const satisfies readonly AdviceCode[];

export function readinessOf(progress: Progress) {
  const missing = [...untilVisible, ...untilBookable].filter((code) => !progress[code]);
  return {
    visible: untilVisible.every((code) => progress[code]),
    bookable: missing.length === 0,
    missing,
    byArrangement: progress.byArrangement,
    isTakenDown: progress.isTakenDown,
    advised: advice.filter((code) => !progress[code]),
  };
}

/** Whom a detail is sealed about: it cannot be opened as another account's. */
export const sealedAbout = (account: string, kind: string): string => `${account}\n${kind}`;

/** The country whose tax office asks: that of the tax id, else the account's. */
export const taxCountry = (kept: Country | undefined, accountCountry: string | null): Tax['country'] =>
  kept ?? countryNamed(accountCountry) ?? 'de';

export const resealedAtOnce = 200;

/** What figures call recent, in days. */
export const recentDays = 30;

/** Weeks that the charts of a card show. */
export const chartWeeks = 12;

/** Days whose views are counted as this week's. */
export const weekDays = 7;
