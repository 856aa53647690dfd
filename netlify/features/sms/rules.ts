/** A message that was claimed for longer than this counts as lost and may be claimed again. */
export const claimSeconds = 60;

/** The most messages of one run, and for how long it starts new ones: a scheduled function has 30 seconds. */
export const runTexts = 50;
export const runMilliseconds = 15_000;

export const attemptsMaximum = 5;

/** Seconds until the next attempt after `attempts` failed ones: 30, 60, 120, … */
export const retryAfterSeconds = (attempts: number): number => 30 * 2 ** (attempts - 1);
