/** Given up after this many attempts: with the back-off below, after about a day and a half. */
export const attemptsMaximum = 12;

/** How long a deliverer may keep a claimed mail before another one takes it to be lost. */
export const claimSeconds = 300;

/** Mails in one run, and how long a run goes on taking more: a scheduled function has 30 seconds. */
export const runMails = 50;
export const runMilliseconds = 15_000;

/** Seconds until the next attempt after `attempts` failed ones: 1, 2, 4, … minutes, at most six hours. */
export const retryAfterSeconds = (attempts: number): number => Math.min(60 * 2 ** (attempts - 1), 6 * 60 * 60);

/** Days that alerts leave an address alone after so many refusals for good, one after the other: 1, 2, 4, … at most 32. */
export const restDays = { first: 1, longest: 32 } as const;

/** After so many an address has refused for a month: nobody reads there. */
export const refusalsMaximum = 6;
