/**
 * States of a Postgres that cannot serve a statement for reasons of its own. It has no resources (such as a full disk),
 * a failing disk, or accepts no writes because it is a standby or full. Source: PostgreSQL's documentation, appendix A,
 * error codes.
 */
export const isUnavailableState = (state: string): boolean => /^(53|58030$|25006$)/.test(state);
