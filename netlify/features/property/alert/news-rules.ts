/** How many searches one statement tests against a listing. */
export const searchesAtOnce = 50;
/** How many searches, whose box contains the listing, one transaction tests. A run has time for several transactions. */
export const candidatesAtOnce = 1000;
/** After how many days news are deleted: matched ones, and those whose listing stayed hidden. */
export const newsDays = { matched: 30, open: 90 } as const;

/** A row is given up after so many failures, which take about a day. */
export const failuresMaximum = 8;
/** The wait after the first failure, doubled after each further one up to the longest. */
export const retrySeconds = { first: 5 * 60, longest: 6 * 60 * 60 } as const;
