import { adapters } from '../adapters/adapters.ts';
import type { Adapters } from '../adapters/ports.ts';
import { errorFacts, log } from './log.ts';
import { watchQueues } from './queued.ts';
import type { Door } from './serve.ts';

/**
 * A door for the scheduler: runs `work`, delivers what it queued, and logs one line. Only the status of the answer is
 * read.
 */
export const scheduled =
  (name: string, work: (world: Adapters) => Promise<Record<string, unknown>>): Door =>
  async () => {
    try {
      const watched = watchQueues(await adapters());
      try {
        log({ level: 'info', event: 'scheduled', name, ...(await watched.run(work)) });
      } finally {
        await watched.workOff();
      }
      return new Response(null, { status: 204 });
    } catch (cause) {
      log({ level: 'error', event: 'scheduled failed', name, ...errorFacts(cause) });
      return new Response(null, { status: 500 });
    }
  };
