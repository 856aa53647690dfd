import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { LicenceRole } from '../../../../src/contract/account/verification-seller.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';

/** The photographs of a document are deleted so many days after the decision. */
export const documentDays = 30;
/** A provider hears of the end of a qualification so many days before. */
export const warningDays = 30;
/** The mails of one run. The next run sends the others. */
export const warnedAtOnce = 100;
/** In which days are counted. Germany, Austria and Switzerland have the same. */
export const zoneOfDays = 'Europe/Berlin';
/** The same of licenses, which count in the Philippines. */
export const licenceZone = 'Asia/Manila';

/** What waits for an administrator: documents of identity, and everything else that is proven. */
export type QueueName = 'identity' | 'proof';

/** How long the address of a photograph works. */
export const shownDays = 1 / 24;

/** The screen of one's own verification, in the language of mails to the account. Licenses are those of sellers alone. */
export const verificationLink = (siteUrl: string, type: AccountType, role: LicenceRole | null = null): string =>
  siteUrl +
  addressIn(
    languageOfAccount(type),
    type === 'seller' || role !== null ? paths.sellerVerify() : paths.providerVerify(),
  );
