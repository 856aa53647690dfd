/** So many searches are asked about one listing in one statement. */
export const searchesAtOnce = 50;
/** So many searches whose box holds a listing are matched in one transaction: a run has time for several. */
export const candidatesAtOnce = 1000;
/** News that were matched go after so many days, those that never could be (the listing stayed hidden) after more. */
export const newsDays = { matched: 30, open: 90 } as const;

/** A row that fails so often is left alone: with the waits below, after about a day. */
export const failuresMaximum = 8;
/** The wait after the first failure, doubled after each further one up to the longest. */
export const retrySeconds = { first: 5 * 60, longest: 6 * 60 * 60 } as const;
