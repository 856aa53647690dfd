import { adapters } from '../adapters/adapters.ts';
import type { Adapters } from '../adapters/ports.ts';
import { errorFacts, log } from './log.ts';
import { watchQueues } from './queued.ts';
import type { Door } from './serve.ts';

type Work = (world: Adapters) => Promise<Record<string, unknown>>;

/**
 * A door for the scheduler: runs `works` one after the other, delivers what they queued, and logs one line. Only the status of
 * the answer is read.
 */
export const scheduled =
  (name: string, ...works: readonly Work[]): Door =>
  async () => {
    try {
      const watched = watchQueues(await adapters());
      try {
        const told: Record<string, unknown> = {};
        for (const work of works) Object.assign(told, await watched.run(work));
        log({ level: 'info', event: 'scheduled', name, ...told });
      } finally {
        await watched.workOff();
      }
      return new Response(null, { status: 204 });
    } catch (cause) {
      log({ level: 'error', event: 'scheduled failed', name, ...errorFacts(cause) });
      return new Response(null, { status: 500 });
    }
  };
