import type { VatIdState } from '../../../../src/contract/billing/billing-vat.ts';
import { countries, countryNames } from '../../../../src/contract/country.ts';
import { euCountries } from '../../../invoice/index.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** While somebody asks, nobody else does. */
export const claimedMilliseconds = 5 * minute;

/** A confirmed number is asked about again each month, because numbers end; one that was not found a week later, because they begin. */
const againMilliseconds = { valid: 30 * day, invalid: 7 * day } as const;

/** How long after a question without an answer it is asked again: an hour, twice as long each time, a day at most. */
export const retryMilliseconds = (attempts: number): number => Math.min(day, 60 * minute * 2 ** Math.min(attempts, 10));

export const nextAsk = (isValid: boolean, now: Date): Date =>
  new Date(now.getTime() + againMilliseconds[isValid ? 'valid' : 'invalid']);

/** Whether the number changes our invoices: one of another state of the EU than ours. Those of Greece begin with EL. */
export const isAskable = (vatId: string): boolean => {
  const state = vatId.slice(0, 2) === 'EL' ? 'GR' : vatId.slice(0, 2);
  return state !== 'DE' && (euCountries as readonly string[]).includes(state);
};

/** Countries of accounts whose numbers are asked about. */
export const askedCountries = countries
  .filter((country) => isAskable(country.toUpperCase()))
  .map((country) => countryNames[country]);

/** A claim as it is kept, with the last answer about it. */
export interface KnownClaim {
  vatId: string;
  attempts: number;
  isValid: boolean | null;
}

/** A number that was confirmed stays so while its register does not answer. */
export function stateOf(known: KnownClaim | undefined): VatIdState {
  if (known === undefined) return 'none';
  if (known.isValid === true) return 'confirmed';
  if (known.attempts > 0) return 'unreachable';
  return known.isValid === false ? 'refused' : 'waiting';
}
