import { turns } from './constants.ts';

const running = new Set<string>();
const waiting: { caller: string; start: () => void }[] = [];

/**
 * One expensive search per caller at a time, and few in this process: the other connections stay free for small
 * queries. `refuse` is for a caller with too many waiting.
 */
export async function inTurn<T>(caller: string, refuse: () => never, work: () => Promise<T>): Promise<T> {
  if (waiting.filter((other) => other.caller === caller).length >= turns.waiting) return refuse();
  if (running.size < turns.atOnce && !running.has(caller)) running.add(caller);
  else await new Promise<void>((start) => waiting.push({ caller, start }));
  try {
    return await work();
  } finally {
    running.delete(caller);
    const next = waiting.findIndex((other) => !running.has(other.caller));
    for (const started of next < 0 ? [] : waiting.splice(next, 1)) {
      running.add(started.caller);
      started.start();
    }
  }
}
