import { adaptersAsked } from '../adapters/adapters.ts';
import { errorFacts, log } from './log.ts';

/** Requests and jobs of this process, and what they do after the answer. */
let underWay = 0;

/** The platform may freeze the process as soon as the last of these has ended, without a word: the time to give back is before. */
export async function awake<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) await rest();
  }
}

async function rest(): Promise<void> {
  // Adapters that could not be made have been told of by the answer.
  const world = await adaptersAsked().catch(() => undefined);
  await world
    ?.rest?.()
    .catch((cause: unknown) => log({ level: 'error', event: 'failed to rest', ...errorFacts(cause) }));
}
