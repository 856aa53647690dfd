/** A mail is given up after so many attempts, which take about a day and a half. */
export const mailAttemptsMaximum = 12;

/** A mail that was claimed for longer than this counts as lost and may be claimed again. */
export const claimSeconds = 300;

/**
 * The budget of one run: the most mails, and for how long it starts new ones (a scheduled function has 30 seconds). A run every
 * minute makes 9,000 mails an hour at most, and 5,000 where a mail takes 178 ms.
 */
export const runMails = 150;
export const runMilliseconds = 15_000;

/** Seconds until the next attempt after `attempts` failed ones: 1, 2, 4, … minutes, at most six hours. */
export const retryAfterSeconds = (attempts: number): number => Math.min(60 * 2 ** (attempts - 1), 6 * 60 * 60);

/** Days without alerts after permanent refusals in a row by an address: 1, 2, 4, … at most 32. */
export const restDays = { first: 1, longest: 32 } as const;

/** After so many refusals, which take a month, we take it that nobody reads mail there. */
export const refusalsMaximum = 6;
