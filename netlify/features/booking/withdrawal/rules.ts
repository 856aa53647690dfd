import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';

export const withdrawalLimits = {
  perCaller: { name: 'withdrawal-caller', times: 30, seconds: 60 * 60 },
  /** Each is a mail to an address that anybody may have typed. */
  receiptsPerEmail: { name: 'withdrawal-email', times: 5, seconds: 60 * 60 },
} as const;

export const withdrawalLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.withdrawal());
