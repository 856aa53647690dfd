/**
 * States with which a Postgres says that it cannot do what it is asked for reasons of its own: no resources (a full disk among
 * them), a disk that fails, and a standby or a full database that takes no writes.
 * Source: PostgreSQL's documentation, appendix A, error codes.
 */
export const isUnavailableState = (state: string): boolean => /^(53|58030$|25006$)/.test(state);
