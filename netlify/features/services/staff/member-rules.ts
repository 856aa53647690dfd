import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';

export const memberLimits = {
  invitationsPerBusiness: { name: 'invitations', times: 30, seconds: 24 * 60 * 60 },
  /** A code has 49 random bits: nobody finds one by trying. */
  triesPerCaller: { name: 'invitation-caller', times: 30, seconds: 60 * 60 },
  triesPerAccount: { name: 'invitation-account', times: 10, seconds: 60 * 60 },
} as const;

export const joinLink = (siteUrl: string, language: Language, code: string): string =>
  siteUrl + addressIn(language, paths.join(code));

/** As it was made, however somebody has typed it from a paper. */
export const codeTyped = (typed: string): string => {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};
