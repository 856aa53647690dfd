import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { Agreements } from '../../../../src/contract/account/agreement.ts';
import type { AgreementDocument } from '../../../../src/contract/account/agreement-versions.ts';
import { versionAt, versions } from '../../../../src/contract/account/agreement-versions.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';

/** The version of a text that an account agrees to now. */
export const currentVersion = (document: AgreementDocument, now: Date): string => versionAt(versions[document], now);

/** Accounts that are told in one transaction. */
export const toldAtOnce = 100;

export const termsLink = (siteUrl: string, language: Language, version: string): string =>
  siteUrl + addressIn(language, paths.terms(version));

export const endingLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.settings('delete'));

/** The texts that an account still has to agree to. The terms are not among them: they are agreed to at registration, and we announce new versions. */
export const neededOf = (
  type: AccountType,
  agreed: readonly Agreements['items'][number][],
  now: Date,
): AgreementDocument[] =>
  type !== 'provider' ||
  agreed.some((one) => one.document === 'processing' && one.version === currentVersion('processing', now))
    ? []
    : ['processing'];
