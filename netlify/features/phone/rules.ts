/** How often in how many seconds. A text message costs money, and reaches somebody who may not want it. */
export const phoneLimits = {
  codesPerAccount: { name: 'phone-code-account', times: 5, seconds: 60 * 60 },
  codesPerNumber: { name: 'phone-code-number', times: 5, seconds: 60 * 60 },
  codesPerCaller: { name: 'phone-code-caller', times: 20, seconds: 60 * 60 },
} as const;

export const resendSeconds = 60;
export const triesMaximum = 5;

const codeMinutes = 10;
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeMinutes * 60_000);

const dialledFrom = { Deutschland: 'DE', Österreich: 'AT', Schweiz: 'CH', Philippines: 'PH' } as const;
export type DialledFrom = (typeof dialledFrom)[keyof typeof dialledFrom];

/** In whose numbers an account writes its own, by the name of its country. */
export const dialledFromOf = (country: string | null): DialledFrom =>
  Object.entries(dialledFrom).find(([name]) => name === country)?.[1] ?? 'DE';
