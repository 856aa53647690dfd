/** `/api/towns/:code` -> `0002`: less for what fits fewer addresses. */
const openness = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? (part.includes('{') ? 1 : 2) : 0))
    .join('');

/** Hono takes the first route that fits. So `/hold` comes before `/:id`. */
export const wordsFirst = <T extends { path: string }>(routes: readonly T[]): T[] =>
  routes
    .map((route) => ({ route, order: openness(route.path) }))
    // Not `localeCompare`: a function that wakes up would load the rules of a language for 15 ms.
    .sort((one, other) => Number(one.order > other.order) - Number(one.order < other.order))
    .map(({ route }) => route);
