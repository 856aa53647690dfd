import { awake } from './awake.ts';
import type { Door, PlacedDoor, Surroundings } from './door.ts';
import { log, nobodyWaits, requestHere, withRequest } from './log.ts';
import { count, countDuration } from './metrics.ts';

/** The platform's id or the proxy's, if it looks like one. */
const requestIdOf = (request: Request, surroundings: Surroundings): string => {
  const given = surroundings.requestId ?? request.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
};

/** Paths that no route of ours takes are what anybody types: they share one name. */
const noRoute = '(none)';

/** The methods that may stand in a label; a client can send any word. */
const methodOf = ({ method }: Request): string =>
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : 'other';

/**
 * Every request through the door has an id, which is in its answer and in every line it logs. A request is one line in
 * the log and is counted. A door's request to another door in this process belongs to the same request.
 */
export function observed(door: Door): Door {
  return async (request, surroundings = {}) => {
    if (requestHere() !== undefined) return door(request, surroundings);
    const requestId = requestIdOf(request, surroundings);
    const started = performance.now();
    const answer = async (): Promise<Response> => {
      const response = await door(request, surroundings);
      const milliseconds = performance.now() - started;
      const route = requestHere()?.route ?? noRoute;
      nobodyWaits();
      const method = methodOf(request);
      response.headers.set('x-request-id', requestId);
      count('requests', { route, method, status: String(response.status) });
      countDuration(milliseconds);
      log({
        level: 'info',
        event: 'request',
        method,
        path: route,
        status: response.status,
        milliseconds: Math.round(milliseconds * 10) / 10,
      });
      return response;
    };
    return awake(() => withRequest(requestId, answer, started));
  };
}

/** The same with the paths at which the door answers. */
export const placed = (paths: readonly string[], door: Door): PlacedDoor =>
  Object.assign(observed(door), { paths: [...new Set(paths)], endpoints: [] });
