import { adapters } from '../adapters/adapters.ts';
import type { Adapters } from '../adapters/ports.ts';
import { errorFacts, log } from './log.ts';
import type { Door } from './serve.ts';

/** A door for the scheduler: runs `work` and logs one line. Only the status of the answer is read. */
export const scheduled =
  (name: string, work: (world: Adapters) => Promise<Record<string, unknown>>): Door =>
  async () => {
    try {
      log({ level: 'info', event: 'scheduled', name, ...(await work(await adapters())) });
      return new Response(null, { status: 204 });
    } catch (cause) {
      log({ level: 'error', event: 'scheduled failed', name, ...errorFacts(cause) });
      return new Response(null, { status: 500 });
    }
  };
