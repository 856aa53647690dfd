import type { Endpoint } from '../contract/endpoint.ts';

/** Of an endpoint; of all without one. */
type Refresh = (endpoint?: Endpoint) => Promise<unknown>;

let refreshKnown: Refresh = () => Promise.resolve();

/** query.ts says how when it is loaded. Before that there is no answer that could be stale. */
export function refreshBy(known: Refresh): void {
  refreshKnown = known;
}

/** Marks every answer of an endpoint as stale, without loading what keeps answers: forms of guests have none. */
export const refreshIfKept: Refresh = (endpoint) => refreshKnown(endpoint);
