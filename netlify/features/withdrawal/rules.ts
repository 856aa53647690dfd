import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';

/** Days from the booking for which a withdrawal cancels the visit by itself. Later ones a person looks at. */
export const withdrawalDays = 14;

export const withdrawalLimits = {
  perCaller: { name: 'withdrawal-caller', times: 30, seconds: 60 * 60 },
  /** Each is a mail to an address that anybody may have typed. */
  receiptsPerEmail: { name: 'withdrawal-email', times: 5, seconds: 60 * 60 },
} as const;

export interface Withdrawable {
  status: string;
  createdAt: string;
}

export const isCancelledBy = ({ status, createdAt }: Withdrawable, now: Date): boolean =>
  (status === 'open' || status === 'confirmed') && now.getTime() <= Date.parse(createdAt) + withdrawalDays * 86_400_000;

export const withdrawalLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.withdrawal());
