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
