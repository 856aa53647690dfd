import { keptYears, sweptDays } from '../../../../src/contract/admin/retention.ts';

export const ownDataLimits = {
  exportsPerAccount: { name: 'export-account', times: 10, seconds: 60 * 60 },
} as const;

/** The address of a deleted account: every account has one, and nobody can have this one (RFC 2606). */
export const nobodysAddress = (id: string): string => `${id}@deleted.invalid`;

const inDays = (now: Date, days: number): string => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();

/** The nightly sweep deletes the files of pictures that nothing shows for a day. */
export const filesUntil = (now: Date): string => inDays(now, 2);
/**
 * Until when the identity reported to the tax office is kept: ten years after the year of the last appointment. That year
 * is the current one at the latest.
 */
export const taxReportUntil = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() + keptYears.tax_filing, 11, 31)).toISOString();
/** That there was a trial. */
export const trialUntil = (now: Date): string => inDays(now, sweptDays.trial_had);
/** The row of the mail that says farewell is swept with the other mails. */
export const farewellUntil = (now: Date): string => inDays(now, 30);
